import type { z } from 'zod';
import type { SignedInContext } from '../../access/caller.server.ts';
import type { Practice } from '../../practice/practice.contract.ts';
import type { Paper, Signer } from '../paper/paper.ts';
import type { CompanyKind } from './registry.ts';

/** For whom a document about a company is made, and who issues it. */
type MadeFor = {
  context: SignedInContext;
  company: { id: string; name: string; cnpj: string };
  practice: Practice;
  signer: Signer;
  /** The document that it is to correct. */
  supersedesId: string | undefined;
};

/**
 * What issuing a document about a company has to know of it beside its facts: only the server has this. What it says is gathered from
 * records when it is issued; a call only says of what it is to be.
 */
export type CompanyIssuable<Schema extends z.ZodType<object> = z.ZodType<object>, Answers extends object = object> = {
  /** What the call says of it under `answers.`: the version, the period, a text of the physician's. */
  schema: Schema;
  /** What those fields are called. */
  labels: Readonly<Record<string, string>>;
  /**
   * Gathers what the document says, and the paper that it makes: both are frozen.
   * @throws 404 for what is not there, 409 naming what it still lacks: until it is whole it is a draft
   */
  make: (asked: z.output<Schema>, madeFor: MadeFor) => Promise<{ answers: Answers; paper: Paper }>;
  /** Whether two are of the same thing, as one version or one period: of that one stands, and another corrects it. */
  isSame: (before: Answers, after: Answers) => boolean;
  /** What is said where one would correct another thing's; nothing where it may. */
  correctsAnother?: string;
};

/** Checks the parts against each other and forgets the types of the answers. */
export function companyIssuable<Schema extends z.ZodType<object>, Answers extends object>(
  parts: CompanyIssuable<Schema, Answers>,
): CompanyIssuable {
  return parts as unknown as CompanyIssuable;
}

/** What issuing a document of some kind has to know; loaded when the first of them is issued. */
export async function companyIssuableOf(kind: CompanyKind): Promise<CompanyIssuable> {
  const { issuable }: { issuable: CompanyIssuable } = await import(`./${kind}/${kind}-issuable.server.ts`);
  return issuable;
}
