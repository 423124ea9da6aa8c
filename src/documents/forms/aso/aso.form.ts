import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { AsoFields } from './AsoFields.tsx';
import { AsoSheet } from './AsoSheet.tsx';
import { asoLabels, blankAso } from './aso.labels.ts';

export const asoForm = documentForm({
  kind: 'aso',
  tab: formLabels.aso,
  loadSchema: async () => (await import('./aso.schema.ts')).asoSchema,
  labels: asoLabels,
  blank: blankAso,
  title: ({ name }) => `ASO_DOCUMENT_${name}`,
  patient: nameAndCpf,
  Fields: AsoFields,
  Sheet: AsoSheet,
});
