import { today } from '../../../platform/contract/dates.ts';
import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { missingInAcuity } from './missing-in-acuity.rules.ts';
import { VisualAcuityFields } from './VisualAcuityFields.tsx';
import { acuityFacts } from './visual-acuity.form-facts.ts';
import { acuityLabels, blankAcuity } from './visual-acuity.labels.ts';
import { acuityPaper } from './visual-acuity.paper.ts';
import { refusedInAcuity } from './visual-acuity.rules.ts';

export const form = documentForm(acuityFacts, {
  loadSchema: async () => (await import('./visual-acuity.schema.ts')).acuitySchema,
  labels: acuityLabels,
  blank: blankAcuity,
  begunOn: (blank, day) => ({ ...blank, date: day }),
  title: ({ name }) => `ACUIDADE_VISUAL_DOCUMENT_${name}`,
  pendencies: { norm: 'exame de acuidade visual', whole: 'Nada do que o exame pede falta', of: missingInAcuity },
  refused: (answers) => refusedInAcuity(answers, { today: today() }),
  // What was seen, and with what calibration, is of its own day.
  basedOn: (answers, earlier) =>
    fillEmpty(answers, earlier, ['employeeFunction', 'done_by', 'method', 'correction', 'maker', 'model', 'serial']),
  loadTold: async () => (await import('../in-house/EquipmentOf.tsx')).SightTestersOf,
  Fields: VisualAcuityFields,
  paper: acuityPaper,
});
