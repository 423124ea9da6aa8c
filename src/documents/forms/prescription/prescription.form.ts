import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { nameAndCpf } from '../shared.schema.ts';
import { PrescriptionFields } from './PrescriptionFields.tsx';
import { PrescriptionSheet } from './PrescriptionSheet.tsx';
import { prescriptionExamples } from './prescription.example.ts';
import { blankPrescription, prescriptionLabels, prescriptionSchema } from './prescription.schema.ts';

export const prescriptionForm = documentForm({
  kind: 'prescription',
  tab: formLabels.prescription,
  schema: prescriptionSchema,
  labels: prescriptionLabels,
  blank: blankPrescription,
  title: ({ name }) => `RECEITUARIO_ESPECIAL_DOCUMENT_${name}`,
  patient: nameAndCpf,
  Fields: PrescriptionFields,
  Sheet: PrescriptionSheet,
  examples: prescriptionExamples,
});
