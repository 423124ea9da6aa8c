import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { nameAndCpf } from '../shared.schema.ts';
import { AsoFields } from './AsoFields.tsx';
import { AsoSheet } from './AsoSheet.tsx';
import { asoExamples } from './aso.example.ts';
import { asoLabels, asoSchema, blankAso } from './aso.schema.ts';

export const asoForm = documentForm({
  kind: 'aso',
  tab: formLabels.aso,
  schema: asoSchema,
  labels: asoLabels,
  blank: blankAso,
  title: ({ name }) => `ASO_DOCUMENT_${name}`,
  patient: nameAndCpf,
  Fields: AsoFields,
  Sheet: AsoSheet,
  examples: asoExamples,
});
