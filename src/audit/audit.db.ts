import { setImmediate } from 'node:timers/promises';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { findClockSettings, lastEntry } from '../trail/append.db.ts';
import type { AuditFilters, AuditPaging } from './audit.contract.ts';
import { mostListed } from './audit.labels.ts';
import { type Entries, type NamedEntry, type Reader, withNames } from './named-entries.db.ts';

type Wanted = AuditFilters & { employeeId?: string | undefined };

/**
 * A part of the trail, newest first, as its rows with the names of what they refer to.
 * @param reading who reads, and how far those that match are counted
 */
export async function listEntries(
  db: Database,
  scope: Scope,
  wanted: Wanted,
  { page, pageSize, upTo }: AuditPaging,
  { reader, mostCounted = mostListed }: { reader: Reader; mostCounted?: number },
) {
  const last = upTo ?? (await lastEntry(db))?.number ?? 0;
  const found = matching(db, scope, wanted, await erasOf(db, wanted)).where('number', '<=', last);
  const rows = await withNames(
    db,
    found
      .selectAll()
      .orderBy('number', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    reader,
  );
  return { rows, total: await countUpTo(db, found, mostCounted), upTo: last };
}

/** Every entry that matches and is there now, newest first, in parts: they are read as they are asked for. */
export async function allEntries(db: Database, scope: Scope, wanted: Wanted, reader: Reader) {
  const upTo = (await lastEntry(db))?.number ?? 0;
  const eras = await erasOf(db, wanted);
  const found = matching(db, scope, wanted, eras).where('number', '<=', upTo);
  const [count] = await askApart(db)(found.select((eb) => eb.fn.countAll<number | string>().as('total')));
  return { total: Number(count?.total ?? 0), parts: inParts(db, scope, wanted, { eras, upTo, reader }) };
}

const together = 500;

async function* inParts(
  db: Database,
  scope: Scope,
  wanted: Wanted,
  { eras, upTo, reader }: { eras: readonly Era[]; upTo: number; reader: Reader },
): AsyncGenerator<NamedEntry[]> {
  for (let last = upTo; last > 0; ) {
    // SQLite and the line both answer without a turn of the loop; between two parts others have theirs.
    await setImmediate();
    const part = matching(db, scope, wanted, eras)
      .selectAll()
      .where('number', '<=', last)
      .orderBy('number', 'desc')
      .limit(together);
    const rows = await withNames(db, part, reader);
    if (rows.length > 0) yield rows;
    last = rows.length < together ? 0 : (rows.at(-1)?.number ?? 0) - 1;
  }
}

/** A part of the chain, by its first and its last number, in which time never runs backwards. */
type Era = { first: number; last: number };

/** The eras in which a period is looked for: more than one where a clock that was wrong by days has been set. */
async function erasOf(db: Database, { from, to }: Wanted): Promise<Era[]> {
  if (!from && !to) return [];
  const beginnings = [1, ...(await findClockSettings(db))];
  return beginnings.map((first, at) => ({ first, last: (beginnings[at + 1] ?? 2 ** 31) - 1 }));
}

/**
 * The entries that match. Time never runs backwards in an era, so a period is a range of numbers there, and every other
 * filter has an index that goes on by number: the newest are found without sorting, however many there are.
 */
function matching(
  db: Database,
  scope: Scope,
  { from, to, action, subject, user, companyId, employeeId }: Wanted,
  eras: readonly Era[],
) {
  let query = within(db.selectFrom('audit_entries'), scope);
  if (eras.length > 0) {
    query = query.where(({ and, or, eb }) =>
      or(
        eras.map((era) =>
          and([
            ...(eras.length > 1 ? [eb('number', '>=', era.first), eb('number', '<=', era.last)] : []),
            ...(from ? [eb('number', '>=', edge(eb, '>=', from, era))] : []),
            ...(to ? [eb('number', '<=', edge(eb, '<', to, era))] : []),
          ]),
        ),
      ),
    );
  }
  if (action) query = query.where('action', '=', action);
  if (subject) query = query.where('subject', '=', subject);
  if (user) query = query.where('actor_id', '=', db.selectFrom('users').select('id').where('email', '=', user));
  if (companyId) query = query.where('company_id', '=', companyId);
  if (employeeId) query = query.where('employee_id', '=', employeeId);
  return query;
}

/** The number of an era's first entry from a moment on, or of its last one before it; without one, nothing matches. */
function edge(eb: ExpressionBuilder<Tables, 'audit_entries'>, side: '>=' | '<', moment: string, { first, last }: Era) {
  const direction = side === '>=' ? 'asc' : 'desc';
  return eb
    .selectFrom('audit_entries as edge')
    .select('edge.number')
    .where('edge.at', side, moment)
    .where('edge.number', '>=', first)
    .where('edge.number', '<=', last)
    .orderBy('edge.at', direction)
    .orderBy('edge.number', direction)
    .limit(1);
}

async function countUpTo<Row>(db: Database, query: Entries<Row>, most: number): Promise<number> {
  const some = query.clearSelect().select(sql<number>`1`.as('one')).limit(most).as('some');
  const row = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
