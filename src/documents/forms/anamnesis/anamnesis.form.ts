import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { nameAndCpf } from '../shared.schema.ts';
import { AnamnesisFields } from './AnamnesisFields.tsx';
import { AnamnesisSheet } from './AnamnesisSheet.tsx';
import { anamnesisExamples } from './anamnesis.example.ts';
import { anamnesisLabels, anamnesisSchema, blankAnamnesis } from './anamnesis.schema.ts';

export const anamnesisForm = documentForm({
  kind: 'anamnesis',
  tab: formLabels.anamnesis,
  schema: anamnesisSchema,
  labels: anamnesisLabels,
  blank: blankAnamnesis,
  title: ({ employeeName }) => `ANAMNESE_DOCUMENT_${employeeName}`,
  patient: ({ employeeName, employeeCpf }) => nameAndCpf({ name: employeeName, cpf: employeeCpf }),
  Fields: AnamnesisFields,
  Sheet: AnamnesisSheet,
  printDelay: 500,
  examples: anamnesisExamples,
});
