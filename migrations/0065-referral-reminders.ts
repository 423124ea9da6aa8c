import { type Kysely, sql } from 'kysely';

/** On which day a company was reminded of an appointment, so that it is told once; another appointment begins anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('referrals').addColumn('reminded_on', 'text').execute();
  // Who is expected on a day and was not told of yet: a few of all that there ever were.
  await sql`create index referrals_to_remind on referrals (day, company_id, id)
    where state = 'scheduled' and reminded_on is null`.execute(db);
}
