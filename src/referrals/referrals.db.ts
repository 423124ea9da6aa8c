import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { type CamelRow, camelRow, snakeRow } from '../platform/database/camel.server.ts';
import type { Database } from '../platform/database/database.server.ts';
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
      /** Which of them were already done on the day, and who said so: `checklist/checked-exams.server.ts`. */
      checked_exams: string;
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
      /** How many whole days lay between it and the ASO that completed it; null where none has. */
      aso_days: number | null;
      cancel_reason: string | null;
      /** On which day the company was reminded of the appointment; null as long as it was not. */
      reminded_on: string | null;
      made_by: string;
      created_at: string;
      updated_at: string;
    };
  }
}

/** A referral as it is kept. */
export type ReferralRow = CamelRow<Tables['referrals']>;

/** What a referral may be changed in. */
export type ReferralChange = Partial<
  Omit<
    ReferralRow,
    'companyId' | 'id' | 'version' | 'year' | 'number' | 'employeeId' | 'madeBy' | 'createdAt' | 'updatedAt'
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
  referral: Omit<ReferralRow, 'version' | 'checkedExams' | 'asoDays' | 'remindedOn' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('referrals')
    .values({
      ...snakeRow(referral),
      checked_exams: '[]',
      aso_days: null,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Whom a referral within the scope is of; null for none. */
export async function findReferredPerson(db: Database, scope: Scope, id: string): Promise<string | null> {
  const row = await referralWithin(db, scope, id).select('employee_id').executeTakeFirst();
  return row?.employee_id ?? null;
}

/** A referral within the scope as it is kept; null for none. */
export async function findKeptReferral(tx: Database, scope: Scope, id: string): Promise<ReferralRow | null> {
  const row = await referralWithin(tx, scope, id).selectAll().executeTakeFirst();
  return row ? camelRow(row) : null;
}

function referralWithin(db: Database, scope: Scope, id: string) {
  return within(db.selectFrom('referrals'), scope).where('id', '=', id);
}

/** Writes over a referral that is held, as its next version. */
export async function updateReferral(
  tx: Database,
  { companyId, id, version }: Pick<ReferralRow, 'companyId' | 'id' | 'version'>,
  change: ReferralChange,
): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ ...snakeRow(change), version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
