import { issuableForm, personOf } from '../issuable.server.ts';
import { prescriptionLabels } from './prescription.labels.ts';
import { prescriptionPaper } from './prescription.paper.ts';
import { prescriptionSchema } from './prescription.schema.ts';
import { asRecord } from './prescription-record.rules.ts';

export const issuable = issuableForm({
  schema: prescriptionSchema,
  labels: prescriptionLabels,
  paper: (answers, context) => asRecord(prescriptionPaper(answers, context)),
  person: personOf,
});
