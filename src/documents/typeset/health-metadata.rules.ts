import { type DocumentKind, documentKinds } from '../document-kinds.rules.ts';
import type { HealthDocument } from '../forms/form-facts.ts';
import type { TypesetInput } from './typeset-input.ts';

/** The kinds of health document that ICP-Brasil has a number for (ITI, "metadados de documentos de saúde"). */
const kinds = {
  medicalPrescription: '2.16.76.1.12.1.1',
  certificate: '2.16.76.1.12.1.2',
  examRequest: '2.16.76.1.12.1.3',
  report: '2.16.76.1.12.1.11',
} as const satisfies Record<HealthDocument, string>;

/** What a health document says of itself in the file's own metadata: its kind, and the physician's CRM with its state. */
export function healthMetadata({ kind, paper, issuer }: TypesetInput): Readonly<Record<string, string>> {
  const known = Object.hasOwn(documentKinds, kind)
    ? documentKinds[kind as DocumentKind].healthDocument?.(paper.title)
    : undefined;
  return {
    ...(known && { [kinds[known]]: paper.title }),
    ...(issuer.organ === 'CRM' && { '2.16.76.1.4.2.2.1': issuer.number, '2.16.76.1.4.2.2.2': issuer.uf }),
  };
}
