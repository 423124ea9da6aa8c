import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { PrescriptionFields } from './PrescriptionFields.tsx';
import { PrescriptionSheet } from './PrescriptionSheet.tsx';
import { blankPrescription, prescriptionLabels } from './prescription.labels.ts';

export const prescriptionForm = documentForm({
  kind: 'prescription',
  tab: formLabels.prescription,
  loadSchema: async () => (await import('./prescription.schema.ts')).prescriptionSchema,
  labels: prescriptionLabels,
  blank: blankPrescription,
  title: ({ name }) => `RECEITUARIO_ESPECIAL_DOCUMENT_${name}`,
  patient: nameAndCpf,
  Fields: PrescriptionFields,
  Sheet: PrescriptionSheet,
});
