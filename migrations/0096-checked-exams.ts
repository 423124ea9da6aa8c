import type { Kysely } from 'kysely';

/** Which exams of a referral were already done on the day: a list of code, moment and by whom. Of referrals of before nobody has said any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('referrals')
    .addColumn('checked_exams', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
