import { issuableForm, personOf } from '../issuable.server.ts';
import { notAsGiven } from './doses-of-register.rules.ts';
import { vaccinationCardLabels } from './vaccination-card.labels.ts';
import { vaccinationCardPaper } from './vaccination-card.paper.ts';
import { vaccinationCardSchema } from './vaccination-card.schema.ts';

export const issuable = issuableForm({
  schema: vaccinationCardSchema,
  labels: vaccinationCardLabels,
  paper: vaccinationCardPaper,
  person: personOf,
  contradictions: async (answers, person) => notAsGiven(answers, await person.dosesGiven()),
});
