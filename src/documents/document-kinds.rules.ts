import type { DocumentFacts } from './company/company-facts.ts';
import { type CompanyKind, companyDocuments } from './company/registry.ts';
import { type FormKind, formKinds, forms } from './forms/registry.ts';

/** Whatever is issued: a form about somebody, or a document about a company. */
export type DocumentKind = FormKind | CompanyKind;

/** What is known of each. */
export const documentKinds: Readonly<Record<DocumentKind, DocumentFacts>> = { ...forms, ...companyDocuments };

/** Whether it is about somebody, and not about a company. */
export function isForm(kind: DocumentKind): kind is FormKind {
  return formKinds.some((one) => one === kind);
}
