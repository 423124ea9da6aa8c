import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../../access/caller.server.ts';
import { registrationText } from '../../../councils/registrations.rules.ts';
import { conflict } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { enqueue } from '../../../platform/jobs/queue.db.ts';
import { addressMissing } from '../../../practice/address/public-address.labels.ts';
import { findPublicAddress } from '../../../practice/practice-lookups.db.ts';
import { type DocumentKind, documentKinds } from '../../document-kinds.rules.ts';
import type { Paper, Signer } from '../../paper/paper.ts';
import { engineVersion, paperVersion, unprintable } from '../../typeset/typeset.server.ts';
import { insertIssued, markSuperseded, takeNumber } from '../issued.db.ts';
import type { IssuedFacts } from '../issued-reads.db.ts';
import { keepLetterhead } from '../letterhead-lookups.db.ts';
import { hashOfCode, inGroups, newVerificationCode } from '../verification-code.rules.ts';
import { textsOf, whatOf } from './checks.server.ts';
import { type Confirmed, sealContent } from './content.server.ts';
import { finishIssueJob } from './finish-issue.server.ts';
import { issuedName, issueYear } from './issued-name.rules.ts';

/** How long the job leaves it to the call to typeset what it has issued, in milliseconds. */
const forTheCallMs = 10_000;

/** A document as it will stand, before it has its number. */
export type Frozen = {
  id: string;
  kind: DocumentKind;
  signer: Signer;
  codeHash: string;
  content: string;
  contentHash: string;
  /** The name and the image of its letterhead; empty or null for the drawn one. */
  letterhead: { name: string; image: string | null };
};

type ToFreeze = {
  kind: DocumentKind;
  answers: Record<string, unknown>;
  paper: Paper;
  signer: Signer;
  letterhead: Frozen['letterhead'];
  /** What did not fit and was said to be so. */
  confirmed?: Confirmed | null;
};

/**
 * Where its verification will lead. Asked before a paper is made: without one nothing is issued.
 * @throws 409 where nobody has confirmed the installation's address
 */
export async function verificationAddress(context: SignedInContext): Promise<string> {
  const publicAddress = await findPublicAddress(context.db, context.publicUrl);
  if (!publicAddress) throw conflict(addressMissing);
  return publicAddress;
}

/** Freezes what a document says with the paper that it makes, under a verification code of its own. */
export function freeze(
  { encryptionKeys }: SignedInContext,
  publicAddress: string,
  { kind, answers, paper, signer, letterhead, confirmed }: ToFreeze,
): Frozen {
  const id = uuid();
  const code = newVerificationCode();
  const address = `${publicAddress}/v/${inGroups(code)}`;
  const frozen: Paper = { ...paper, letterhead: { ...paper.letterhead, image: null } };
  const content = {
    ...{ answers, paper: frozen, letterhead: letterhead.name, code, address, issuer: signer },
    ...(confirmed ? { confirmed } : {}),
  };
  const sealed = sealContent(id, content, encryptionKeys);
  return { ...sealed, kind, signer, codeHash: hashOfCode(code), letterhead };
}

/** Whose a document is, and what it corrects. */
type Written = {
  companyId: string;
  /** Null for a document about the company itself. */
  employeeId: string | null;
  /** The record that it is of, where it is of one. */
  recordId?: string | null;
  professionalId: string;
  confidential: boolean;
  /** Of whom or what it is about: all that the public page says of them. */
  initials: string;
  before: IssuedFacts | null;
  correctionReason: string | undefined;
};

/**
 * Gives a frozen document the next number of its kind and year, and writes it down with the job that sees to its file.
 * @returns its name: 'ASO 2026/000123'
 */
export async function writeDown(tx: Database, frozen: Frozen, of: Written): Promise<string> {
  const { id, kind, signer, letterhead, codeHash, content, contentHash } = frozen;
  const { before, correctionReason, ...whose } = of;
  const issuedAt = new Date().toISOString();
  const year = issueYear(issuedAt);
  if (letterhead.name && letterhead.image) await keepLetterhead(tx, letterhead.name, letterhead.image);
  const number = await takeNumber(tx, kind, year);
  const name = issuedName({ shortName: documentKinds[kind].shortName, year, number });
  await insertIssued(tx, {
    ...{ ...whose, id, kind, year, number, name, issuedAt, codeHash, paperVersion, engineVersion },
    issuer: { name: signer.name, registration: registrationText(signer) },
    ...{ supersedesId: before?.id ?? null, correctionReason: (before && correctionReason) || null },
    ...{ content, contentHash },
  });
  await enqueue(tx, finishIssueJob, { document: id }, { runAt: new Date(Date.now() + forTheCallMs), key: id });
  if (before) await markSuperseded(tx, before, id);
  return name;
}

/** What stands on the paper beside the answers. @throws 409 for a character that its typeface lacks */
export async function mustShow(paper: Paper): Promise<void> {
  const { image: _image, ...letterhead } = paper.letterhead;
  const texts = textsOf({ ...paper, letterhead }).map(({ text }) => text);
  const missing = await unprintable(texts.join('\n'));
  if (missing.length === 0) return;
  throw conflict(`O timbre da clínica, o seu cadastro ou o programa de saúde da empresa tem ${whatOf(missing)}`);
}
