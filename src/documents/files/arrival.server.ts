import { ORPCError } from '@orpc/contract';
import type { Database } from '../../platform/database/database.server.ts';
import { arrivalMilliseconds, type Storage, type StoredFile } from '../../platform/storage/storage.ts';
import { isSessionOpen } from '../../sign-in/sessions/sessions.db.ts';
import { record } from '../../trail/entries.db.ts';
import { documentAvailable, notifyOfDocument } from '../document-notifications.server.ts';
import {
  deletePending,
  findUploader,
  markArrived,
  type PendingDocument,
  pendingDocuments,
  pendingOf,
} from '../document-uploads.db.ts';
import { documentKey } from '../documents.rules.ts';

/** How many unannounced uploads a list looks after: enough for one person's, few enough to stay cheap. */
const mostAtOnce = 5;

/** How long a list waits for a store that is slow to answer, in milliseconds; it is asked again by the next list. */
const patience = 2_000;

/**
 * Verifies what was sent for a document and makes it visible.
 * @returns false while nothing has arrived
 * @throws 400 when it is no PDF of allowed size
 */
export async function receive(db: Database, storage: Storage, document: PendingDocument): Promise<boolean> {
  const file = await storage.settle(documentKey(document));
  return file ? publish(db, document, file) : false;
}

/**
 * The file is stored and is a PDF: from now on the document can be listed and opened, and the trail says who sent it.
 * A link outlives the session that it was given to by minutes; what is sent by it after the session's end is not published.
 * @returns whether the document has arrived, now or before
 */
export function publish(db: Database, document: { companyId: string; id: string }, file: StoredFile): Promise<boolean> {
  // Together: the document, whom it tells, and the entry.
  return db.transaction().execute(async (tx) => {
    const upload = await findUploader(tx, document);
    if (!upload || upload.arrivedAt) return upload !== null;
    const { userId, employeeId, sessionId, confidential } = upload;
    if (!sessionId || !(await isSessionOpen(tx, sessionId))) return false;
    if (!(await markArrived(tx, document, file))) return true;
    const { companyId, id: subjectId } = document;
    await notifyOfDocument(tx, documentAvailable, { ...document, confidential });
    // The file may have come by a link without a session, or been noticed later: the sender's address is not known.
    const by = { caller: { userId, type: 'professional' }, address: null };
    await record(tx, by, { action: 'uploaded', subject: 'document', subjectId, companyId, employeeId, confidential });
    return true;
  });
}

/** Settles an employee's uploads that nobody has announced; the list answers whatever becomes of them. */
export async function receivePending(
  db: Database,
  storage: Storage,
  of: { companyId: string; employeeId: string },
): Promise<void> {
  const since = new Date(Date.now() - arrivalMilliseconds).toISOString();
  const pending = await pendingOf(db, of, since, mostAtOnce);
  if (pending.length === 0) return;
  const late = new Promise((over) => setTimeout(over, patience).unref());
  await Promise.race([Promise.allSettled(pending.map((document) => receive(db, storage, document))), late]);
}

/**
 * Clears what never became a document: rows that have waited an hour, their files, and files that nobody waits for.
 * What has arrived without being noticed becomes a document instead; an arrived one is never touched.
 * @param now by the clock: what has waited an hour is looked at before the store forgets what was sent for it
 * @param surely the same, so late that a wrong clock removes nothing that is still waited for
 */
export async function clearNeverArrived(db: Database, storage: Storage, now = Date.now(), surely = now): Promise<void> {
  const hourBefore = (moment: number) => new Date(moment - arrivalMilliseconds).toISOString();
  for (const document of await pendingDocuments(db, hourBefore(now), 'desc')) await receiveIfPdf(db, storage, document);
  for (const document of await pendingDocuments(db, hourBefore(surely), 'asc')) {
    const arrived = await receiveIfPdf(db, storage, document);
    if (!arrived && (await deletePending(db, document))) await storage.remove(documentKey(document));
  }
  await storage.sweep();
}

/** Throws when the store does not answer: nothing is known then, and nothing is removed. */
async function receiveIfPdf(db: Database, storage: Storage, document: PendingDocument): Promise<boolean> {
  return receive(db, storage, document).catch((error: unknown) => {
    if (error instanceof ORPCError && error.status === 400) return false;
    throw error;
  });
}
