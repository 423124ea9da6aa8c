import type { SignedInContext } from '../../access/caller.server.ts';
import { isForm } from '../document-kinds.rules.ts';
import { issuableOf } from '../forms/issuable.server.ts';
import type { DocumentRegister } from './document-follower.server.ts';
import { findContent, type IssuedFacts } from './issued-reads.db.ts';
import { contentOf } from './issuing/content.server.ts';

/**
 * Of a document that stands, the exams that it names and that are no longer in the register: their record was withdrawn since. Empty
 * where its form names none that way, and where what it says can't be opened.
 */
export async function withdrawnExamsOf(
  { db, scope, encryptionKeys, log }: SignedInContext,
  register: DocumentRegister,
  { id, kind, state, companyId, employeeId }: IssuedFacts,
): Promise<string[]> {
  if (employeeId === null || !isForm(kind)) return [];
  const { withdrawnExams } = state === 'issued' ? await issuableOf(kind) : {};
  const stored = withdrawnExams && (await findContent(db, scope, id));
  if (!stored) return [];
  try {
    const person = {
      examsDoneOn: (doneOn: string) => register.examsDoneOn(db, { companyId, employeeId, doneOn }),
    };
    return await withdrawnExams(contentOf(stored, encryptionKeys).answers, person);
  } catch (err) {
    log.error({ err, document: id }, 'what a receipt says could not be opened');
    return [];
  }
}
