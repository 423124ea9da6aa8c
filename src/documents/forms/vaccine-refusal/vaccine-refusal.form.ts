import { today } from '../../../platform/contract/dates.ts';
import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { refusedInRefusal } from './refused-in-refusal.rules.ts';
import { VaccineRefusalFields } from './VaccineRefusalFields.tsx';
import { vaccineRefusalFacts } from './vaccine-refusal.form-facts.ts';
import { blankVaccineRefusal, vaccineRefusalLabels } from './vaccine-refusal.labels.ts';
import { vaccineRefusalPaper } from './vaccine-refusal.paper.ts';

export const form = documentForm(vaccineRefusalFacts, {
  loadSchema: async () => (await import('./vaccine-refusal.schema.ts')).vaccineRefusalSchema,
  labels: vaccineRefusalLabels,
  blank: blankVaccineRefusal,
  begunOn: (blank, day) => ({ ...blank, date: day }),
  title: ({ name }) => `RECUSA_VACINA_DOCUMENT_${name}`,
  refused: (answers) => refusedInRefusal(answers, { today: today() }),
  basedOn: (answers, earlier) => fillEmpty(answers, earlier, ['vaccine']),
  Fields: VaccineRefusalFields,
  paper: vaccineRefusalPaper,
});
