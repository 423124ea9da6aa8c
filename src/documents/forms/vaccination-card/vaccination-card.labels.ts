import type { Subject } from '../form.ts';
import { identityLabels } from '../shared/shared.labels.ts';
import { identityOf } from '../shared/shared.rules.ts';
import type { VaccinationCardAnswers } from './vaccination-card.schema.ts';

export const vaccinationCardLabels = {
  ...identityLabels,
  corporate_reason: 'Empresa',
  doses: 'Vacinas recebidas',
  vaccine: 'Vacina',
  dose: 'Dose',
  date: 'Data',
  lot: 'Lote',
  manufacturer: 'Fabricante',
  origin: 'Origem',
  observation: 'Observação',
} as const satisfies Record<keyof VaccinationCardAnswers | keyof VaccinationCardAnswers['doses'][number], string>;

/** A new card: whose; the doses come from the register. */
export function blankVaccinationCard(subject: Subject): VaccinationCardAnswers {
  const { corporate_reason } = subject.company;
  return { ...identityOf(subject), corporate_reason, doses: [], observation: '' };
}
