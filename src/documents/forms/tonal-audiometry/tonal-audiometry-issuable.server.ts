import { formatDate } from '../../../platform/contract/dates.ts';
import { issuableForm, personOf } from '../issuable.server.ts';
import { isSameAudiometer, notAsRegistered } from './audiometer.rules.ts';
import { refusedInAudiometry } from './refused-in-audiometry.rules.ts';
import { audiometryLabels } from './tonal-audiometry.labels.ts';
import { audiometryPaper } from './tonal-audiometry.paper.ts';
import { audiometrySchema } from './tonal-audiometry.schema.ts';

export const issuable = issuableForm({
  schema: audiometrySchema,
  labels: audiometryLabels,
  paper: audiometryPaper,
  person: personOf,
  refusals: refusedInAudiometry,
  contradictions: async (answers, person) =>
    isSameAudiometer(answers, await person.corrected())
      ? []
      : notAsRegistered(answers, await person.equipment(answers.serial)),
  duplicate: {
    onTheSameDay: false,
    isSame: (before, after) => before.date === after.date,
    stands: ({ date }) => `Já vale, desta pessoa e de ${formatDate(date)}`,
  },
});
