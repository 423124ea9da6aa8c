import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { AnamnesisFields } from './AnamnesisFields.tsx';
import { anamnesisLabels, blankAnamnesis } from './anamnesis.labels.ts';
import { anamnesisPaper } from './anamnesis.paper.ts';

export const anamnesisForm = documentForm({
  kind: 'anamnesis',
  tab: formLabels.anamnesis,
  loadSchema: async () => (await import('./anamnesis.schema.ts')).anamnesisSchema,
  labels: anamnesisLabels,
  blank: blankAnamnesis,
  title: ({ employeeName }) => `ANAMNESE_DOCUMENT_${employeeName}`,
  Fields: AnamnesisFields,
  paper: anamnesisPaper,
  printDelay: 500,
});
