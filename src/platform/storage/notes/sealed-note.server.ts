import type { EncryptionKeys } from '../encryption-keys.server.ts';
import { keyIdOfText, openText, sealText } from '../sealed-text.server.ts';

/** A short text that a row keeps for few eyes: what opens it, and only there. */
export type SealedNotes = {
  keep: (id: string, text: string, keys: EncryptionKeys) => string;
  /** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
  open: (id: string, kept: string, keys: EncryptionKeys) => string;
};

/**
 * The notes of one kind of row. Each is kept as long as the longest: a sealed text's length tells what is in it.
 * @param kind goes with the row's id into the place at which alone it opens
 */
export function sealedNotes(kind: string, longest: number): SealedNotes {
  const place = (id: string) => `${kind} ${id}`;
  return {
    keep: (id, text, keys) => sealText(keys.length > 0 ? text.padEnd(longest) : text, place(id), keys),
    open: (id, kept, keys) => openText(kept, place(id), keys).trimEnd(),
  };
}

type Key = { companyId: string; id: string };

/** Where notes stand: those after a row along its key, and how one is replaced by itself under another key. */
type Store = {
  after: (last: Key | null, most: number) => Promise<readonly (Key & { kept: string })[]>;
  replace: (row: Key, kept: string) => Promise<void>;
};

/** So many are read together. */
const batch = 500;

/**
 * Brings every note under the first of the keys; it may be interrupted, and run while the server runs. Without keys nothing is changed.
 * @returns how many there are, how many were changed, and why those by their id could not be opened: they stay as they were
 */
export async function resealNotes(notes: SealedNotes, { after, replace }: Store, keys: EncryptionKeys) {
  const failed = new Map<string, Error>();
  let [all, resealed] = [0, 0];
  let last: Key | null = null;
  for (;;) {
    const rows: readonly (Key & { kept: string })[] = await after(last, batch);
    for (const row of rows) {
      all++;
      if (keyIdOfText(row.kept) === (keys[0]?.id ?? null)) continue;
      try {
        await replace(row, notes.keep(row.id, notes.open(row.id, row.kept, keys), keys));
        resealed++;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        failed.set(row.id, error);
      }
    }
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return { all, resealed, failed };
  }
}
