import { setImmediate } from 'node:timers/promises';
import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import { insertMany } from '../platform/database/many/insert-many.server.ts';
import { prepared, type Value } from '../platform/database/prepared.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { beginning, type ChainedEntry, hashOfEntry } from './chain.server.ts';
import type { By, NewEntry } from './entries.db.ts';

/** The end of the chain, and what is written there. */

/** An entry that has no place in the chain yet. */
export type Unplaced = Omit<ChainedEntry, 'number' | 'at' | 'clock' | 'previous_hash'>;

/** What the trail's table has of an entry by itself. */
export function unplaced(entry: NewEntry, { caller, address }: By): Unplaced {
  return {
    // What a program does with an API token stands under the token, whose making says by whom.
    actor_id: caller?.apiTokenId ?? caller?.userId ?? null,
    actor_type: caller?.apiTokenId ? 'api-token' : (caller?.type ?? null),
    company_id: entry.companyId ?? null,
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subjectId ?? null,
    employee_id: entry.employeeId ?? null,
    detail: entry.detail ?? null,
    changes: entry.changes ? JSON.stringify(entry.changes) : null,
    times: entry.times ?? null,
    address: address || null,
  };
}

/** Names the lock that a writer of the chain holds on PostgreSQL. */
const chainLock = 20_260_021;

/**
 * Gives entries their places at the end of the chain, and writes them. From here on every other writer waits until the transaction
 * ends.
 * @param parts so many at a time as one statement writes
 */
export async function chain(
  tx: Database,
  parts: Iterable<readonly Unplaced[]> | AsyncIterable<readonly Unplaced[]>,
): Promise<void> {
  // SQLite's transactions have taken its one write lock when they began. On PostgreSQL the lock and the look at the last
  // entry are two statements: one that did both would see the table as it was before it had to wait.
  if (tx.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_advisory_xact_lock(${sql.lit(chainLock)})`.execute(tx);
  }
  const last = await lastEntry(tx);
  const clock = new Date().toISOString();
  const at = placeInTime(last?.at, clock);
  let { number, hash } = last ?? { number: 0, hash: beginning };
  const chained = (entry: Unplaced) => {
    number += 1;
    const row = { ...entry, number, at, clock, previous_hash: hash };
    hash = hashOfEntry(row);
    return { ...row, hash };
  };
  let isFirst = true;
  for await (const part of parts) {
    if (isFirst && last && at < last.at && part[0]?.action !== 'clock-set') {
      await addEntry(tx, chained(unplaced({ action: 'clock-set', subject: null }, { address: null })));
    }
    // Between the parts of thousands others' calls are answered.
    if (!isFirst) await setImmediate();
    isFirst = false;
    const rows = part.map(chained);
    const [first, ...others] = rows;
    if (first && others.length === 0) await addEntry(tx, first);
    else await insertMany(tx, 'audit_entries', rows);
  }
}

/**
 * The moment under which an entry is found. The clocks of several servers differ a little, and between them time must not run
 * backwards: a period is then a range of numbers. A clock that was wrong by more than a day is not handed on: time begins
 * anew with an entry that says so (decision 39).
 */
function placeInTime(last: string | undefined, clock: string): string {
  return last && last > clock && Date.parse(last) - Date.parse(clock) <= dayMs ? last : clock;
}

const dayMs = 24 * 3_600_000;

const addEntry = prepared((db, value: Value<Tables['audit_entries']>) =>
  db.insertInto('audit_entries').values({
    number: value('number'),
    at: value('at'),
    actor_id: value('actor_id'),
    actor_type: value('actor_type'),
    company_id: value('company_id'),
    action: value('action'),
    subject: value('subject'),
    subject_id: value('subject_id'),
    employee_id: value('employee_id'),
    detail: value('detail'),
    changes: value('changes'),
    address: value('address'),
    clock: value('clock'),
    times: value('times'),
    previous_hash: value('previous_hash'),
    hash: value('hash'),
  }),
);

/** The end of the chain; undefined while nothing has been written. */
export async function lastEntry(db: Database) {
  const [last] = await newestEntry(db, {});
  return last;
}

const newestEntry = prepared((db) =>
  db.selectFrom('audit_entries').select(['number', 'at', 'clock', 'hash']).orderBy('number', 'desc').limit(1),
);

/** The numbers of the entries that say that the clock was set, in their order: between two of them time never runs backwards. */
export async function findClockSettings(db: Database): Promise<number[]> {
  const set = db.selectFrom('audit_entries').select('number').where('action', '=', 'clock-set').orderBy('number');
  return (await set.execute()).map(({ number }) => number);
}
