import { formLabels } from '../../documents.labels.ts';
import { documentForm } from '../form.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { DeclarationFields } from './DeclarationFields.tsx';
import { DeclarationSheet } from './DeclarationSheet.tsx';
import { blankDeclaration, declarationLabels } from './declaration.labels.ts';

// The kind of the declaration is its heading on paper and needs no label there.
const { title: _heading, ...labels } = declarationLabels;

export const declarationForm = documentForm({
  kind: 'declaration',
  tab: formLabels.declaration,
  loadSchema: async () => (await import('./declaration.schema.ts')).declarationSchema,
  labels,
  blank: blankDeclaration,
  title: ({ title, name }) => `${title || 'Declaração'} ${name}`,
  patient: nameAndCpf,
  Fields: DeclarationFields,
  Sheet: DeclarationSheet,
});
