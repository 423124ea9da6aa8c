import type { SignedInContext } from '../../access/caller.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Practice } from '../../practice/practice.contract.ts';
import type { Paper, Signer } from '../paper/paper.ts';
import type { PersonKind } from './registry.ts';

/** A document about somebody as it was gathered from its record. */
type GatheredOfPerson = {
  companyId: string;
  employeeId: string;
  /** Whom it is about, as the public page abbreviates it. */
  name: string;
  answers: object;
  /** The record that it is of, where that is not the one of the call: of a contract, of which the call names the person. */
  recordId?: string;
  paper: Paper;
  /** Throws where the record is another one by now than what was gathered. */
  mustBeSame: (tx: Database) => Promise<void>;
};

/** What issuing a document about somebody has to know of it beside its facts: only the server has this. */
export type PersonIssuable = {
  /**
   * Gathers what it says from the record, and the paper that it makes: both are frozen.
   * @throws 400 for what the call says under `answers.`, 404 for what is not there, 409 naming why it cannot be issued
   */
  make: (
    recordId: string,
    madeFor: { context: SignedInContext; practice: Practice; signer: Signer; said: Record<string, unknown> },
  ) => Promise<GatheredOfPerson>;
};

/** What issuing a document of some kind has to know; loaded when the first of them is issued. */
export async function personIssuableOf(kind: PersonKind): Promise<PersonIssuable> {
  const { issuable }: { issuable: PersonIssuable } = await import(`./${kind}/${kind}-issuable.server.ts`);
  return issuable;
}
