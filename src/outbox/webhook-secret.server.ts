import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { keyIdOfText, openText, sealText } from '../platform/storage/sealed-text.server.ts';
import { secretsAfter, writeSecrets } from './webhooks.db.ts';

const placeOf = (id: string) => `webhook ${id}`;

/** A secret as its row keeps it: sealed where there are keys, for this webhook alone. */
export function keepSecret(id: string, secret: string, keys: EncryptionKeys): string {
  return sealText(secret, placeOf(id), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function secretOf(id: string, kept: string, keys: EncryptionKeys): string {
  return openText(kept, placeOf(id), keys);
}

/** So many are read together. */
const batch = 500;

/**
 * Brings every secret under the first of the keys; it may be interrupted, and run while the server runs.
 * @returns how many were changed, and why those of a webhook could not be opened: they stay as they were
 */
export async function resealSecrets(
  db: Database,
  keys: EncryptionKeys,
): Promise<{ resealed: number; failed: ReadonlyMap<string, Error> }> {
  const failed = new Map<string, Error>();
  let [resealed, last] = [0, ''];
  for (;;) {
    const rows = await secretsAfter(db, last, batch);
    for (const { id, secret, former } of rows) {
      const isDone = [secret, former].every((kept) => kept === null || keyIdOfText(kept) === (keys[0]?.id ?? null));
      if (isDone) continue;
      const anew = (kept: string | null) => (kept === null ? null : keepSecret(id, secretOf(id, kept, keys), keys));
      try {
        await writeSecrets(db, { id, secret }, { secret: anew(secret), former: anew(former) });
        resealed++;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        failed.set(id, error);
      }
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return { resealed, failed };
  }
}
