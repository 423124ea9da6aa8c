import type { DocumentFacts } from '../company/company-facts.ts';
import type { PersonKind } from './registry.ts';

/** All that others have to know of a document that is gathered from a record about somebody, for screens and server alike. */
export type PersonFacts = DocumentFacts & {
  /** Its name in the list of kinds, in addresses and rows. */
  kind: PersonKind;
  /** Whether it is under medical confidentiality: then the company never sees it, nor is told of it. */
  confidential: boolean;
  /** The screen on which it is made again to correct the one that is named, where issuing it asks for something. */
  madeAt?(employeeId: string, correctsId: string): string;
};
