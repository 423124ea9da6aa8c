import { issuableForm, personOf } from '../issuable.server.ts';
import { refusedInDeclaration, secretsInDeclaration } from './content-of-declaration.rules.ts';
import { declarationLabels } from './declaration.labels.ts';
import { declarationPaper } from './declaration.paper.ts';
import { declarationSchema } from './declaration.schema.ts';

export const issuable = issuableForm({
  schema: declarationSchema,
  labels: declarationLabels,
  paper: declarationPaper,
  person: personOf,
  refusals: refusedInDeclaration,
  secrets: secretsInDeclaration,
});
