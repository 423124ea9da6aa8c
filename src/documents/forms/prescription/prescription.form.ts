import { formLabels } from '../../documents.labels.ts';
import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { PrescriptionFields } from './PrescriptionFields.tsx';
import { blankPrescription, prescriptionLabels } from './prescription.labels.ts';
import { prescriptionPaper } from './prescription.paper.ts';

export const prescriptionForm = documentForm({
  kind: 'prescription',
  tab: formLabels.prescription,
  loadSchema: async () => (await import('./prescription.schema.ts')).prescriptionSchema,
  labels: prescriptionLabels,
  blank: blankPrescription,
  title: ({ name }) => `RECEITUARIO_ESPECIAL_DOCUMENT_${name}`,
  basedOn: (answers, earlier) =>
    fillEmpty(answers, earlier, ['adress', 'medications', 'buyer_name', 'buyer_rg', 'buyer_phone', 'buyer_address']),
  Fields: PrescriptionFields,
  paper: prescriptionPaper,
});
