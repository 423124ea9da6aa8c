import type { FormFacts } from '../forms/form-facts.ts';
import type { CompanyKind } from './registry.ts';

/** What everybody knows of any document that is issued, whomever it is about. */
export type DocumentFacts = Pick<
  FormFacts,
  | 'tab'
  | 'shortName'
  | 'printedName'
  | 'rights'
  | 'rightsByAnswers'
  | 'asksOnlyAudiometry'
  | 'byHand'
  | 'healthDocument'
>;

/**
 * All that others have to know of a document that is issued about a company, for screens and server alike. It says nothing of
 * anybody's health: the company always reads it.
 */
export type CompanyFacts = DocumentFacts & {
  /** Its name in the list of kinds, in addresses and rows. */
  kind: CompanyKind;
  /** What a call says of it, where another of the same thing has these answers: its correction asks for the same. */
  askedOf?(answers: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The screen on which it is made, or made again to correct the one that is named. */
  madeAt(companyId: string, correctsId?: string): string;
};
