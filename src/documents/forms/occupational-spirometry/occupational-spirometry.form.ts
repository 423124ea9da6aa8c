import { today } from '../../../platform/contract/dates.ts';
import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { missingInSpirometry } from './missing-in-spirometry.rules.ts';
import { spirometryFacts } from './occupational-spirometry.form-facts.ts';
import { blankSpirometry, spirometryLabels } from './occupational-spirometry.labels.ts';
import { spirometryPaper } from './occupational-spirometry.paper.ts';
import { refusedInSpirometry } from './occupational-spirometry.rules.ts';
import { SpirometryFields } from './SpirometryFields.tsx';

export const form = documentForm(spirometryFacts, {
  loadSchema: async () => (await import('./occupational-spirometry.schema.ts')).spirometrySchema,
  labels: spirometryLabels,
  blank: blankSpirometry,
  begunOn: (blank, day) => ({ ...blank, date: day }),
  title: ({ name }) => `ESPIROMETRIA_DOCUMENT_${name}`,
  pendencies: { norm: 'NR-7, Anexo III', whole: 'Nada do que uma espirometria pede falta', of: missingInSpirometry },
  refused: (answers) => refusedInSpirometry(answers, { today: today() }),
  // What was measured, what was seen in it, and with what calibration, is of its own day.
  basedOn: (answers, earlier) =>
    fillEmpty(answers, earlier, ['employeeFunction', 'done_by', 'height_cm', 'maker', 'model', 'serial', 'equation']),
  loadTold: async () => (await import('../in-house/EquipmentOf.tsx')).SpirometersOf,
  Fields: SpirometryFields,
  paper: spirometryPaper,
});
