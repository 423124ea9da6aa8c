import { type Kysely, sql } from 'kysely';

/** What statistics count over all companies: exams by their days, and appointments by theirs, each from an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('exam_records_of_all')
    .on('exam_records')
    .columns(['done_on', 'exam_code', 'employee_id', 'occasion'])
    .where(sql<boolean>`withdrawn_at is null`)
    .execute();
  await db.schema.createIndex('referrals_counted').on('referrals').columns(['day', 'state']).execute();
}
