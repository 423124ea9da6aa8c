import { today } from '../../../platform/contract/dates.ts';
import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { missingInAudiometry } from './missing-in-audiometry.rules.ts';
import { refusedInAudiometry } from './refused-in-audiometry.rules.ts';
import { AudiometryFields } from './TonalAudiometryFields.tsx';
import { audiometryFacts } from './tonal-audiometry.form-facts.ts';
import { audiometryLabels, blankAudiometry } from './tonal-audiometry.labels.ts';
import { audiometryPaper } from './tonal-audiometry.paper.ts';

export const form = documentForm(audiometryFacts, {
  loadSchema: async () => (await import('./tonal-audiometry.schema.ts')).audiometrySchema,
  labels: audiometryLabels,
  blank: blankAudiometry,
  begunOn: (blank, day) => ({ ...blank, date: day }),
  title: ({ name }) => `AUDIOMETRIA_DOCUMENT_${name}`,
  pendencies: {
    norm: 'NR-7, Anexo II',
    whole: 'Nada do que o Anexo II pede falta',
    of: missingInAudiometry,
  },
  refused: (answers) => refusedInAudiometry(answers, { today: today() }),
  // What was measured, and with what calibration, is of its own day.
  basedOn: (answers, earlier) => fillEmpty(answers, earlier, ['employeeFunction', 'maker', 'model', 'serial']),
  loadTold: async () => (await import('../in-house/EquipmentOf.tsx')).AudiometersOf,
  Fields: AudiometryFields,
  paper: audiometryPaper,
});
