import { type Kysely, sql } from 'kysely';

/**
 * What the exams of a company's month have shown, opened once and sealed together (decision 160). Months of before stand there empty, until the task that sums
 * them has opened them, too; until then, and without keys, each exam is opened for itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('month_findings')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    // Null for one that nobody has opened yet.
    .addColumn('content', 'text')
    .addPrimaryKeyConstraint('month_findings_pkey', ['company_id', 'month'])
    .execute();
  await db.schema
    .createIndex('month_findings_closed')
    .on('month_findings')
    .columns(['company_id', 'month'])
    .where(sql<boolean>`content is null`)
    .execute();
  await sql`insert into month_findings (company_id, month) select distinct company_id, substr(done_on, 1, 7) from exam_records
    where result is not null or finding is not null or document_id is not null`.execute(db);
}
