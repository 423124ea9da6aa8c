import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * What statistics count of a year, each from an index alone (decision 159): a company's exams, those that were withdrawn since, too; the days from a referral to
 * its ASO, which the referral keeps from now on; when absences begin and end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('exam_records_counted').execute();
  await db.schema
    .createIndex('exam_records_known')
    .on('exam_records')
    .columns(['company_id', 'done_on', 'exam_code', 'employee_id', 'occasion', 'created_at', 'withdrawn_at'])
    .execute();
  // Null unless an ASO has completed it.
  await db.schema.alterTable('referrals').addColumn('aso_days', 'integer').execute();
  const seconds =
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql`unixepoch(ended_at) - unixepoch(created_at)`
      : sql`floor(extract(epoch from (ended_at - created_at)))::bigint`;
  await sql`update referrals set aso_days = case when ended_at < created_at then 0 else (${seconds}) / 86400 end
    where state = 'completed' and ended_at is not null and exists (select 1 from issued_documents
      where issued_documents.company_id = referrals.company_id and issued_documents.id = referrals.document_id
        and issued_documents.kind = 'aso')`.execute(db);
  await db.schema
    .createIndex('referrals_waited')
    .on('referrals')
    .columns(['day', 'aso_days'])
    .where(sql<boolean>`aso_days is not null`)
    .execute();
  const current = sql<boolean>`withdrawn_at is null`;
  await db.schema.dropIndex('absences_of_all').execute();
  await db.schema
    .createIndex('absences_of_all')
    .on('absences')
    .columns(['starts_on', 'id', 'ends_on'])
    .where(current)
    .execute();
  await db.schema
    .createIndex('absences_ended')
    .on('absences')
    .columns(['ends_on', 'starts_on'])
    .where(current)
    .execute();
}
