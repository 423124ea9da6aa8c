import type { z } from 'zod';
import type { Database } from '../../database/database.server.ts';
import type { EncryptionKeys } from '../encryption-keys.server.ts';
import { keyIdOfText, openText, sealText } from '../sealed-text.server.ts';
import { type ColumnPlace, keptAfter, type RowKey, replaceKept } from './sealed-column.db.ts';

/** What a column keeps for few eyes: sealed where there are keys, for its row alone. */
export type SealedColumn = {
  table: string;
  column: string;
  keep: (id: string, text: string, keys: EncryptionKeys) => string;
  /** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
  open: (id: string, kept: string, keys: EncryptionKeys) => string;
  /** See `reseal`. */
  reseal: (db: Database, keys: EncryptionKeys) => Promise<Resealed>;
};

/** How many there are, how many were changed, and why those by their id could not be opened: they stay as they were. */
type Resealed = { all: number; resealed: number; failed: ReadonlyMap<string, Error> };

type Declared = Omit<ColumnPlace, 'key'> & {
  /** The table's key, in its order. */
  key?: readonly string[];
  /** The place at which alone a row's text opens, by the row's id. */
  place: (id: string) => string;
  /** What the id is made of, where it is not the key's last. */
  idOf?: (row: RowKey) => string;
  /** Where texts are short: each is kept as long as the longest, for a sealed text's length tells what is in it. */
  longest?: number;
};

/** A column whose rows keep texts, which open for their row alone. */
export function sealedColumn({
  place: placeOf,
  idOf,
  longest,
  key = ['company_id', 'id'],
  ...rest
}: Declared): SealedColumn {
  const place = { ...rest, key };
  const nameOf = idOf ?? ((row: RowKey) => row[key.at(-1) ?? ''] ?? '');
  const keep: SealedColumn['keep'] = (id, text, keys) =>
    sealText(longest !== undefined && keys.length > 0 ? text.padEnd(longest) : text, placeOf(id), keys);
  const open: SealedColumn['open'] = (id, kept, keys) => {
    const text = openText(kept, placeOf(id), keys);
    return longest === undefined ? text : text.trimEnd();
  };
  return { ...rest, keep, open, reseal: (db, keys) => reseal(db, place, { keep, open, nameOf }, keys) };
}

/** A column whose rows keep what a schema reads, as JSON. */
export function sealedContents<Schema extends z.ZodType>(declared: Declared, schema: Schema) {
  const { keep, open, ...column } = sealedColumn(declared);
  return {
    ...column,
    /** What the schema does not read may stand beside it. */
    keep: <Content extends z.output<Schema>>(id: string, content: Content, keys: EncryptionKeys) =>
      keep(id, JSON.stringify(content), keys),
    /** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
    open: (id: string, kept: string, keys: EncryptionKeys): z.output<Schema> =>
      schema.parse(JSON.parse(open(id, kept, keys))),
  };
}

/** So many are read together. */
const batch = 500;

/**
 * Brings every text of a column under the first of the keys. It may be interrupted, and run while the server runs: what was written
 * meanwhile stays. Without keys nothing is changed.
 */
async function reseal(
  db: Database,
  place: ColumnPlace,
  { keep, open, nameOf }: Pick<SealedColumn, 'keep' | 'open'> & { nameOf: (row: RowKey) => string },
  keys: EncryptionKeys,
): Promise<Resealed> {
  const failed = new Map<string, Error>();
  let [all, resealed] = [0, 0];
  let last: RowKey | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof keptAfter>> = await keptAfter(db, place, last, batch);
    for (const row of rows) {
      all++;
      if (keyIdOfText(row.kept) === (keys[0]?.id ?? null)) continue;
      const id = nameOf(row.key);
      try {
        if (await replaceKept(db, place, row, keep(id, open(id, row.kept, keys), keys))) resealed++;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        failed.set(id, error);
      }
    }
    last = rows.at(-1)?.key ?? null;
    if (rows.length < batch) return { all, resealed, failed };
  }
}
