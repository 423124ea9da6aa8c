import { onlyOwner, type Scope } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Occasion } from '../programmes/programmes.labels.ts';
import type { Priority, ReferralState } from './referrals.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    referral_numbers: { year: number; last: number };
    referrals: {
      company_id: string;
      id: string;
      version: number;
      year: number;
      number: number;
      employee_id: string;
      occasion: Occasion;
      new_function: string;
      return_on: string | null;
      exams: string;
      place_id: string;
      day: string;
      starts_at: number | null;
      minutes: number;
      professional_id: string | null;
      state: ReferralState;
      priority: Priority;
      ticket: string | null;
      room: string | null;
      arrived_at: string | null;
      called_at: string | null;
      began_at: string | null;
      attended_by: string | null;
      ended_at: string | null;
      document_id: string | null;
      cancel_reason: string | null;
      made_by: string;
      created_at: string;
      updated_at: string;
    };
  }
}

export type ReferralRow = Tables['referrals'];

/** What a referral may be changed in. */
export type ReferralChange = Partial<
  Omit<
    ReferralRow,
    'company_id' | 'id' | 'version' | 'year' | 'number' | 'employee_id' | 'made_by' | 'created_at' | 'updated_at'
  >
>;

/**
 * The next number of a year. Whoever takes one holds the count until the transaction ends: a number that was not used after
 * all is the next one's.
 */
export async function takeReferralNumber(tx: Database, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('referral_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('referral_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Writes a referral down, in its first version. */
export async function insertReferral(
  tx: Database,
  referral: Omit<ReferralRow, 'version' | 'created_at' | 'updated_at'>,
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('referrals')
    .values({ ...referral, version: 1, created_at: now, updated_at: now })
    .execute();
}

/** Whom a referral within the scope is of; null for none. */
export async function findReferredPerson(db: Database, scope: Scope, id: string): Promise<string | null> {
  const row = await within(db, scope, id).select('employee_id').executeTakeFirst();
  return row?.employee_id ?? null;
}

/** Holds a referral within the scope until the transaction ends and reads it, or answers null. */
export async function lockReferral(tx: Database, scope: Scope, id: string): Promise<ReferralRow | null> {
  await lockRow(tx, 'referrals', id);
  return (await within(tx, scope, id).selectAll().executeTakeFirst()) ?? null;
}

function within(db: Database, scope: Scope, id: string) {
  const owner = onlyOwner(scope);
  return db
    .selectFrom('referrals')
    .where('id', '=', id)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''));
}

/** Writes over a referral that is held, as its next version. */
export async function updateReferral(
  tx: Database,
  { company_id, id, version }: Pick<ReferralRow, 'company_id' | 'id' | 'version'>,
  change: ReferralChange,
): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}
