import { formatDate } from '../../../platform/contract/dates.ts';
import { issuableForm, personOf } from '../issuable.server.ts';
import { refusedInRefusal } from './refused-in-refusal.rules.ts';
import { vaccineRefusalLabels } from './vaccine-refusal.labels.ts';
import { vaccineRefusalPaper } from './vaccine-refusal.paper.ts';
import { vaccineRefusalSchema } from './vaccine-refusal.schema.ts';

export const issuable = issuableForm({
  schema: vaccineRefusalSchema,
  labels: vaccineRefusalLabels,
  paper: vaccineRefusalPaper,
  person: personOf,
  refusals: refusedInRefusal,
  duplicate: {
    onTheSameDay: false,
    isSame: (before, after) => before.vaccine === after.vaccine && before.date === after.date,
    stands: ({ vaccine, date }) => `Já vale, desta pessoa, vacina ${vaccine} e ${formatDate(date)}`,
  },
});
