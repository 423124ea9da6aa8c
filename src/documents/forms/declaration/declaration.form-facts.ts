import type { FormFacts } from '../form-facts.ts';
import type { DeclarationAnswers } from './declaration.schema.ts';
import { healthDocuments, rightsByTitle } from './declaration-rights.labels.ts';

/** The declarations, as everybody knows them: six documents in one form, by their title. */
export const declarationFacts: FormFacts<DeclarationAnswers> = {
  kind: 'declaration',
  tab: 'Declarações',
  shortName: 'Declaração',
  printedName: 'Declaração',
  last: 'a última declaração',
  nameOf: ({ title }) => title || 'Declaração',
  // Only that of attendance says nothing of anybody's health.
  confidentiality: ({ title }) => (title === 'Declaração de comparecimento' ? 'open' : 'always'),
  seenByCompany: true,
  rights: ({ title }) => (title ? rightsByTitle[title] : null),
  rightsByAnswers: true,
  healthDocument: (title) => healthDocuments[title],
};
