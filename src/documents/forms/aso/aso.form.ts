import { today } from '../../../platform/contract/dates.ts';
import { documentForm } from '../form.ts';
import { AsoFields } from './AsoFields.tsx';
import { asoFacts } from './aso.form-facts.ts';
import { asoLabels, blankAso, dayOfAso } from './aso.labels.ts';
import { asoPaper } from './aso.paper.ts';
import { asoBasedOn } from './aso-base.rules.ts';
import { missingInAso } from './missing-in-aso.rules.ts';
import { rememberPrinted } from './offers/usePrecedent.ts';
import { plannedAso } from './planned-aso.rules.ts';
import { refusedInAso } from './refused-in-aso.rules.ts';

export const form = documentForm(asoFacts, {
  loadSchema: async () => (await import('./aso.schema.ts')).asoSchema,
  labels: asoLabels,
  blank: blankAso,
  title: ({ name }) => `ASO_DOCUMENT_${name}`,
  begunOn: (blank, day) => ({ ...blank, date: day }),
  pendencies: { norm: 'NR-7, 7.5.19.1', whole: 'Conteúdo mínimo da NR-7 preenchido', of: missingInAso },
  refused: (answers) => refusedInAso(answers, { today: today(), admittedOn: null }),
  basedOn: asoBasedOn,
  printed: rememberPrinted,
  planned: plannedAso,
  pcmsoDay: dayOfAso,
  Fields: AsoFields,
  paper: asoPaper,
});
