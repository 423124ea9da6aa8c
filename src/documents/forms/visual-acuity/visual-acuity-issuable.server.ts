import { sightTester } from '../../../equipment/equipment.labels.ts';
import { inHouseIssuable } from '../in-house/in-house-issuable.server.ts';
import { acuityCourses } from './acuity-course.rules.ts';
import { acuityLabels } from './visual-acuity.labels.ts';
import { acuityPaper } from './visual-acuity.paper.ts';
import { refusedInAcuity, shownByAcuity } from './visual-acuity.rules.ts';
import { acuitySchema } from './visual-acuity.schema.ts';

export const issuable = inHouseIssuable({
  schema: acuitySchema,
  labels: acuityLabels,
  paper: acuityPaper,
  equipment: sightTester,
  refusals: refusedInAcuity,
  shown: shownByAcuity,
  courses: acuityCourses,
});
