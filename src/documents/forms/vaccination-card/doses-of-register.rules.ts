import type { Issue } from '../../../platform/contract/errors.ts';
import type { VaccinationCardAnswers } from './vaccination-card.schema.ts';

/** A dose as a card says it. */
export type CardDose = VaccinationCardAnswers['doses'][number];

/** What does not go with the register: a card has all its doses, and no other. */
export function notAsGiven(answers: Pick<VaccinationCardAnswers, 'doses'>, given: readonly CardDose[]): Issue[] {
  const inOrder = (doses: readonly CardDose[]) => doses.map(keyOf).sort().join('\n');
  if (inOrder(answers.doses) === inOrder(given)) return [];
  const message =
    given.length === 0
      ? 'Nenhuma dose está registrada: registre-a em ‘Vacinas’, na página do colaborador'
      : 'Não são as doses registradas, ou elas mudaram desde então: traga-as de novo';
  return [{ path: 'doses', message }];
}

function keyOf({ vaccine, dose, date, lot, manufacturer, origin }: CardDose): string {
  return JSON.stringify([vaccine, dose, date, lot, manufacturer, origin]);
}
