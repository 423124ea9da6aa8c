import { fillEmpty } from '../base/fill-empty.rules.ts';
import { documentForm } from '../form.ts';
import { refusedInDeclaration } from './content-of-declaration.rules.ts';
import { DeclarationFields } from './DeclarationFields.tsx';
import { declarationFacts } from './declaration.form-facts.ts';
import { blankDeclaration, declarationLabels } from './declaration.labels.ts';
import { declarationPaper } from './declaration.paper.ts';

// The kind of the declaration is its heading on paper and its text stands under that: neither needs a label there.
const { title: _heading, text_field: _text, ...labels } = declarationLabels;

export const form = documentForm(declarationFacts, {
  loadSchema: async () => (await import('./declaration.schema.ts')).declarationSchema,
  labels,
  blank: blankDeclaration,
  title: ({ title, name }) => `${title || 'Declaração'} ${name}`,
  refused: refusedInDeclaration,
  basedOn: (answers, earlier) => fillEmpty(answers, earlier, ['title', 'text_field']),
  Fields: DeclarationFields,
  paper: declarationPaper,
});
