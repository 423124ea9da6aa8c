import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { VaccinationCardFields } from './VaccinationCardFields.tsx';
import { vaccinationCardFacts } from './vaccination-card.form-facts.ts';
import { blankVaccinationCard, vaccinationCardLabels } from './vaccination-card.labels.ts';
import { vaccinationCardPaper } from './vaccination-card.paper.ts';

export const form = documentForm(vaccinationCardFacts, {
  loadSchema: async () => (await import('./vaccination-card.schema.ts')).vaccinationCardSchema,
  labels: vaccinationCardLabels,
  blank: blankVaccinationCard,
  title: ({ name }) => `CARTEIRA_VACINACAO_DOCUMENT_${name}`,
  // The doses are those of the register as it is now.
  basedOn: (answers, earlier) => fillEmpty(answers, earlier, ['observation']),
  loadTold: async () => (await import('./GivenDosesOf.tsx')).GivenDosesOf,
  Fields: VaccinationCardFields,
  paper: vaccinationCardPaper,
});
