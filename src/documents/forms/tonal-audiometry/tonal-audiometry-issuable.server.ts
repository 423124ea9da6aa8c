import { audiometer } from '../../../equipment/equipment.labels.ts';
import { inHouseIssuable } from '../in-house/in-house-issuable.server.ts';
import { refusedInAudiometry } from './refused-in-audiometry.rules.ts';
import { audiometryLabels } from './tonal-audiometry.labels.ts';
import { audiometryPaper } from './tonal-audiometry.paper.ts';
import { audiometrySchema } from './tonal-audiometry.schema.ts';

/** What it shows is said later, in the conclusion on the audiogram, which has its course, too (decision 146). */
export const issuable = inHouseIssuable({
  schema: audiometrySchema,
  labels: audiometryLabels,
  paper: audiometryPaper,
  equipment: audiometer,
  refusals: refusedInAudiometry,
});
