import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { PrescriptionFields } from './PrescriptionFields.tsx';
import { prescriptionFacts } from './prescription.form-facts.ts';
import { blankPrescription, prescriptionLabels } from './prescription.labels.ts';
import { prescriptionPaper } from './prescription.paper.ts';

export const form = documentForm(prescriptionFacts, {
  loadSchema: async () => (await import('./prescription.schema.ts')).prescriptionSchema,
  labels: prescriptionLabels,
  blank: blankPrescription,
  title: ({ name }) => `RECEITUARIO_ESPECIAL_DOCUMENT_${name}`,
  basedOn: (answers, earlier) =>
    fillEmpty(answers, earlier, ['adress', 'medications', 'buyer_name', 'buyer_rg', 'buyer_phone', 'buyer_address']),
  Fields: PrescriptionFields,
  paper: prescriptionPaper,
});
