import type { Database } from '../platform/database/database.server.ts';
import { beginning, hashOfEntry } from './chain.server.ts';

/** The end of the chain, as it is noted down outside of the database. */
export type Head = { number: number; hash: string };

/** What a walk along the chain found; `broken` is the number of the first entry that does not fit. */
export type Verification = { entries: number; head: Head } & ({ broken: null } | { broken: number; reason: string });

const batch = 1_000;

/**
 * Walks the whole chain and computes every hash anew: an entry that was altered, removed, exchanged or put in between is
 * found. That entries were cut off at the end, or all were computed anew, only a head shows that was noted before.
 * @param noted heads that earlier walks have answered, or anchors have kept
 */
export async function verifyChain(db: Database, ...noted: readonly Head[]): Promise<Verification> {
  const hashes = Map.groupBy(noted, ({ number }) => number);
  let head: Head = { number: 0, hash: beginning };
  const broken = (number: number, reason: string) => ({ entries: head.number, head, broken: number, reason });
  for (;;) {
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('number', '>', head.number)
      .orderBy('number')
      .limit(batch)
      .execute();
    for (const { hash, ...entry } of entries) {
      const expected = head.number + 1;
      if (entry.number !== expected) return broken(expected, 'falta no banco');
      if (entry.previous_hash !== head.hash) return broken(expected, 'não continua o registro anterior');
      if (hashOfEntry(entry) !== hash) return broken(expected, 'não tem o conteúdo com que foi escrito');
      const isOther = hashes.get(expected)?.some((one) => one.hash !== hash);
      if (isOther) return broken(expected, 'não é o que foi anotado');
      head = { number: expected, hash };
    }
    if (entries.length < batch) break;
  }
  const isCut = noted.some(({ number }) => number > head.number);
  if (isCut) return broken(head.number + 1, 'falta no banco, e foi anotado');
  return { entries: head.number, head, broken: null };
}

/** The hash of the entry with this number; undefined when there is none. */
export async function hashOf(db: Database, number: number): Promise<string | undefined> {
  const entry = await db.selectFrom('audit_entries').select('hash').where('number', '=', number).executeTakeFirst();
  return entry?.hash;
}
