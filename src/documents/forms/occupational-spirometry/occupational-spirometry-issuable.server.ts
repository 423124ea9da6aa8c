import { spirometer } from '../../../equipment/equipment.labels.ts';
import { inHouseIssuable } from '../in-house/in-house-issuable.server.ts';
import { spirometryLabels } from './occupational-spirometry.labels.ts';
import { spirometryPaper } from './occupational-spirometry.paper.ts';
import { refusedInSpirometry, shownBySpirometry } from './occupational-spirometry.rules.ts';
import { spirometrySchema } from './occupational-spirometry.schema.ts';
import { spirometryCourses } from './spirometry-course.rules.ts';

export const issuable = inHouseIssuable({
  schema: spirometrySchema,
  labels: spirometryLabels,
  paper: spirometryPaper,
  equipment: spirometer,
  refusals: refusedInSpirometry,
  shown: shownBySpirometry,
  courses: spirometryCourses,
});
