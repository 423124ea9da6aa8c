import type { PersonFacts } from './person-facts.ts';

/** Who sees a document about somebody, in the words of whoever issues it. */
export function seenByOf({ confidential }: Pick<PersonFacts, 'confidential'>): string {
  return confidential
    ? 'Sob sigilo médico: só os profissionais o veem, e a pessoa recebe a sua via.'
    : 'A empresa do colaborador também o vê, e é avisada.';
}
