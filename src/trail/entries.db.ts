import { setImmediate } from 'node:timers/promises';
import { PostgresAdapter, sql } from 'kysely';
import { tellSystems } from '../outbox/tell-systems.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { insertMany } from '../platform/database/insert-many.server.ts';
import { prepared, type Value } from '../platform/database/prepared.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { announceChanges } from './announced.server.ts';
import { beginning, type ChainedEntry, hashOfEntry } from './chain.server.ts';
import type { Changes } from './changes.rules.ts';
import type { Subject } from './subject.ts';
import { eventsToTell } from './told-systems.rules.ts';
import type { Action } from './trail.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    audit_entries: {
      number: number;
      at: string;
      actor_id: string | null;
      actor_type: string | null;
      company_id: string | null;
      action: string;
      subject: string | null;
      subject_id: string | null;
      employee_id: string | null;
      detail: string | null;
      changes: string | null;
      address: string | null;
      clock: string | null;
      times: number | null;
      previous_hash: string;
      hash: string;
    };
  }
}

/** Who did it and from where; a handler's context is one. Nobody for a sign-in that failed and for the server itself. */
export type By = {
  caller?: { userId: string; type: string; apiTokenId?: string | null } | undefined;
  address: string | null;
};

/** What is to be written down. Never a password, a document's name or anything that was typed into a form. */
export type NewEntry = {
  action: Action;
  subject: Subject | null;
  subjectId?: string | null;
  /** The company whose record it is. */
  companyId?: string | null;
  /** The employee whose data it is. */
  employeeId?: string | null;
  /** One more word: the kind of a form, the name of a refused endpoint. */
  detail?: string | null;
  changes?: Changes;
  /** How often, where it tells of several times. */
  times?: number;
  /** Of a document: whether it is under medical confidentiality. Not written down: it says who is told of it now. */
  confidential?: boolean;
};

/** Names the lock that a writer of the chain holds on PostgreSQL. */
const chainLock = 20_260_021;

/**
 * Writes entries to the end of the trail, and announces the changes that they tell of, on the screens and to other systems. In a transaction they become true or vanish with what they tell of; outside of
 * one they are written by themselves.
 * Must be the last thing that a transaction does: it keeps every other writer waiting until that transaction ends, and one
 * that went on to wait for another writer's row would wait for ever.
 */
export async function record(db: Database, by: By, ...entries: readonly NewEntry[]): Promise<void> {
  if (db.isTransaction) return append(db, by, entries);
  await db.transaction().execute((tx) => append(tx, by, entries));
}

/**
 * As `record`, for the thousands of entries of one transaction: all that does not need the end of the trail is done before it is
 * held, so that other writers wait no longer than it takes to write them.
 * @param between is asked for after each part; what it throws undoes the transaction
 */
export async function recordMany(
  tx: Database,
  by: By,
  entries: readonly NewEntry[],
  between: () => void,
): Promise<void> {
  for (let from = 0; from < entries.length; from += mostTogether) {
    await tell(tx, entries.slice(from, from + mostTogether));
    between();
  }
  await chain(tx, by, entries, between);
}

async function append(tx: Database, by: By, entries: readonly NewEntry[]): Promise<void> {
  await tell(tx, entries);
  await chain(tx, by, entries);
}

async function tell(tx: Database, entries: readonly NewEntry[]): Promise<void> {
  await announceChanges(tx, entries);
  await tellSystems(tx, eventsToTell(entries));
}

async function chain(tx: Database, by: By, entries: readonly NewEntry[], between = () => {}): Promise<void> {
  // SQLite's transactions have taken its one write lock when they began. On PostgreSQL the lock and the look at the last
  // entry are two statements: one that did both would see the table as it was before it had to wait.
  if (tx.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_advisory_xact_lock(${sql.lit(chainLock)})`.execute(tx);
  }
  const last = await lastEntry(tx);
  const clock = new Date().toISOString();
  const at = placeInTime(last?.at, clock);
  let { number, hash } = last ?? { number: 0, hash: beginning };
  const chained = (entry: NewEntry, by: By) => {
    number += 1;
    const row = columns(entry, by, { number, at, clock, previous_hash: hash });
    hash = hashOfEntry(row);
    return { ...row, hash };
  };
  if (last && at < last.at && entries[0]?.action !== 'clock-set') {
    await addEntry(tx, chained({ action: 'clock-set', subject: null }, { address: null }));
  }
  for (let from = 0; from < entries.length; from += mostTogether) {
    const rows = entries.slice(from, from + mostTogether).map((entry) => chained(entry, by));
    const [first, ...others] = rows;
    if (first && others.length === 0) await addEntry(tx, first);
    else await insertMany(tx, 'audit_entries', rows);
    between();
    // Between the parts of thousands others' calls are answered.
    if (from + mostTogether < entries.length) await setImmediate();
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

/** Entries that one statement writes: what it takes to build it keeps everybody waiting. */
const mostTogether = 100;

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

function columns(
  entry: NewEntry,
  { caller, address }: By,
  place: Pick<ChainedEntry, 'number' | 'at' | 'clock' | 'previous_hash'>,
): ChainedEntry {
  return {
    ...place,
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
