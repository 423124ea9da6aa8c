import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { notifyOfDamage } from '../documents/document-notifications.server.ts';
import { documentKey } from '../documents/documents.rules.ts';
import { contentsAfter, type IssuedKey } from '../documents/issued/issued.db.ts';
import { findForDelivery, type IssuedFacts } from '../documents/issued/issued-reads.db.ts';
import { contentOf, type StoredContent } from '../documents/issued/issuing/content.server.ts';
import { readSignature, signatureProblems } from '../documents/signatures/cms/read-signature.rules.ts';
import { findSignature, givenFile } from '../documents/signatures/signatures.db.ts';
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
  const found = { documents: 0, unfinished: 0, signed: 0 };
  let last: IssuedKey | null = null;
  for (;;) {
    const rows: (IssuedKey & StoredContent)[] = await contentsAfter(db, last, batch);
    for (const kept of rows) {
      const issued = await findForDelivery(db, kept.id);
      if (!issued) continue;
      found.documents++;
      const key = documentKey(issued);
      const wrong = issued.arrivedAt
        ? ((await whyUnsound(storage, { key, ...issued })) ?? (await whyNotSigned(db, storage, issued)))
        : null;
      if (!issued.arrivedAt) found.unfinished++;
      if (await findSignature(db, issued)) found.signed++;
      // Together: whether it was told before, and whom it tells.
      if (wrong) await db.transaction().execute((tx) => notifyOfDamage(tx, issued.id));
      const reason = wrong ?? whyClosed(kept, keys);
      if (reason) unsound[key] = reason;
    }
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return { ...found, unsound };
  }
}

/**
 * Why the signed file of a document is not what was signed of it: its hash, that it begins with the issued one, and its signature;
 * null when all of it is, or nobody has signed it.
 */
async function whyNotSigned(db: Database, storage: Storage, issued: IssuedFacts): Promise<string | null> {
  const file = await givenFile(db, issued);
  if (file.id === issued.id) return null;
  const wrong = await whyUnsound(storage, { key: documentKey(file), ...file });
  if (wrong) return `O arquivo assinado: ${wrong}`;
  const bytes = await buffer(await storage.read(documentKey(file), file.etag));
  const before = bytes.subarray(0, issued.size ?? 0);
  if (hash('sha256', before) !== issued.sha256) return 'O arquivo assinado não começa com o que foi emitido.';
  const found = readSignature(bytes);
  if (typeof found === 'string') return `O arquivo assinado: ${signatureProblems[found]}`;
  const stampedAt = (await findSignature(db, issued))?.stampedAt ?? null;
  const isSame = stampedAt === null || found.stamps[0]?.at === stampedAt;
  return isSame ? null : 'O arquivo assinado não tem o carimbo do tempo que o registro diz.';
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
