import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { AnamnesisFields } from './AnamnesisFields.tsx';
import { AnamnesisSheet } from './AnamnesisSheet.tsx';
import { anamnesisLabels, blankAnamnesis } from './anamnesis.labels.ts';

export const anamnesisForm = documentForm({
  kind: 'anamnesis',
  tab: formLabels.anamnesis,
  loadSchema: async () => (await import('./anamnesis.schema.ts')).anamnesisSchema,
  labels: anamnesisLabels,
  blank: blankAnamnesis,
  title: ({ employeeName }) => `ANAMNESE_DOCUMENT_${employeeName}`,
  patient: ({ employeeName, employeeCpf }) => nameAndCpf({ name: employeeName, cpf: employeeCpf }),
  Fields: AnamnesisFields,
  Sheet: AnamnesisSheet,
  printDelay: 500,
});
