import { notifyOfDamage } from '../documents/document-notifications.server.ts';
import { documentKey } from '../documents/documents.rules.ts';
import { contentsAfter, type IssuedKey } from '../documents/issued/issued.db.ts';
import { findForDelivery } from '../documents/issued/issued-reads.db.ts';
import { contentOf, type StoredContent } from '../documents/issued/issuing/content.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { FileKey, Storage } from '../platform/storage/storage.ts';
import { ofAnswers, whyUnsound } from './contents.server.ts';

type Parts = { db: Database; storage: Storage; keys: EncryptionKeys };

/** So many are read together: a content can be large. */
const batch = 100;

/**
 * Reads the file of every issued document and compares it with its hash, and opens what it was made of, while the server
 * runs. The administrators are told of each whose file is missing or different, once.
 * @returns what is wrong, by the files' places; and how many wait for their file
 */
export async function verifyDocuments({ db, storage, keys }: Parts) {
  const unsound: Record<FileKey, string> = {};
  const found = { documents: 0, unfinished: 0 };
  let last: IssuedKey | null = null;
  for (;;) {
    const rows: (IssuedKey & StoredContent)[] = await contentsAfter(db, last, batch);
    for (const kept of rows) {
      const issued = await findForDelivery(db, kept.id);
      if (!issued) continue;
      found.documents++;
      const key = documentKey(issued);
      const wrong = issued.arrivedAt ? await whyUnsound(storage, { key, ...issued }) : null;
      if (!issued.arrivedAt) found.unfinished++;
      // Together: whether it was told before, and whom it tells.
      if (wrong) await db.transaction().execute((tx) => notifyOfDamage(tx, issued.id));
      const reason = wrong ?? whyClosed(kept, keys);
      if (reason) unsound[key] = reason;
    }
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return { ...found, unsound };
  }
}

/** Why the answers of a document can't be opened; null when they can. */
function whyClosed(kept: StoredContent, keys: EncryptionKeys): string | null {
  try {
    contentOf(kept, keys);
    return null;
  } catch (error) {
    return ofAnswers(error instanceof Error ? error.message : String(error));
  }
}
