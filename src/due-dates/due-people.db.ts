import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import { fold } from '../platform/database/search/search.ts';

/** A person as due dates look at them. */
export type DuePerson = {
  id: string;
  unitId: string | null;
  /** As it is compared: without accents and capitals. */
  function: string;
  admittedOn: string;
  inFunctionOn: string;
  isActive: boolean;
};

/** These people of a company, inactive or not, in the order of their ids. */
export async function findPeople(db: Database, companyId: string, ids: readonly string[]): Promise<DuePerson[]> {
  const rows = await people(db, companyId, ids).execute();
  return rows.map(({ inactivatedAt, ...person }) => ({
    ...person,
    function: fold(person.function),
    isActive: inactivatedAt === null,
  }));
}

/**
 * Keeps these people as they are until the transaction ends, in the order of their ids: of two changes of the same people one
 * waits for the other, and looks at what that one has made of them. SQLite has one writer at a time.
 */
export async function lockPeople(tx: Database, companyId: string, ids: readonly string[]): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await tx
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Shared by all who compute for the company: who has to know that everybody has come to an end waits for them.
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(companyId)}, 0))`.execute(tx);
}

/**
 * Waits until everybody has ended who computed for the company with what held before: a computation for all of it that begins
 * afterwards sees whom they have written.
 */
export async function waitForOthers(db: Database, companyId: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Together: a lock of a transaction is waited for in one.
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(companyId)}, 0))`.execute(tx);
  });
}

function lockName(companyId: string): string {
  return `due-dates ${companyId}`;
}

export async function countActive(db: Database, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('company_id', '=', companyId)
    .where('inactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function people(db: Database, companyId: string, ids: readonly string[]) {
  return db
    .selectFrom('employees')
    .select(['id', 'unit_id as unitId', 'employee_function as function', 'admission_dt as admittedOn'])
    .select(['function_start_dt as inFunctionOn', 'inactivated_at as inactivatedAt'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id');
}
