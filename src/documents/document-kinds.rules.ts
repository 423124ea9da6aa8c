import type { DocumentFacts } from './company/company-facts.ts';
import { type CompanyKind, companyDocuments } from './company/registry.ts';
import { type FormKind, formKinds, forms } from './forms/registry.ts';
import { type PersonKind, personDocuments, personKinds } from './person/registry.ts';

/** Whatever is issued: a form about somebody, or what is gathered from records about somebody or about a company. */
export type DocumentKind = FormKind | PersonKind | CompanyKind;

/** What is known of each. */
export const documentKinds: Readonly<Record<DocumentKind, DocumentFacts>> = {
  ...forms,
  ...personDocuments,
  ...companyDocuments,
};

/** Whether it is filled in as a form. */
export function isForm(kind: DocumentKind): kind is FormKind {
  return formKinds.some((one) => one === kind);
}

/** Whether it is gathered from a record about somebody. */
export function isOfPerson(kind: DocumentKind): kind is PersonKind {
  return personKinds.some((one) => one === kind);
}
