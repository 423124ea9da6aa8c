import { type Kysely, sql } from 'kysely';

/**
 * To whom and when an annual report was presented (NR-7, 7.6.5), as records of their own: there may be several, and one that was written down by mistake is
 * withdrawn. Of the next report each company and the practice are told once before its day and once after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_presentations')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('report_id', 'text', (column) => column.notNull())
    // The issued document that was presented; null where that was not written down.
    .addColumn('document_id', 'text')
    .addColumn('presented_on', 'text', (column) => column.notNull())
    // 'safety', 'cipa' or 'both'; empty where nobody said it.
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('presented_to', 'text', (column) => column.notNull())
    .addColumn('recorded_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('withdrawal_reason', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_presentations_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('report_presentations_report', ['company_id', 'report_id'], 'annual_reports', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('report_presentations_id').on('report_presentations').column('id').unique().execute();
  await sql`
    insert into report_presentations (company_id, id, report_id, document_id, presented_on, audience, presented_to,
      recorded_by, withdrawn_at, withdrawal_reason, version, created_at, updated_at)
    select company_id, id, id, null, presented_on, '', presented_to, prepared_by, null, null, 1, updated_at, updated_at
    from annual_reports where presented_on <> ''`.execute(db);
  await db.schema.alterTable('annual_reports').dropColumn('presented_on').execute();
  await db.schema.alterTable('annual_reports').dropColumn('presented_to').execute();
  await db.schema
    .createTable('report_notices')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    // 'ending' before that day, 'overdue' after it.
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_notices_pkey', ['company_id', 'id'])
    .execute();
  await db.schema
    .createIndex('report_notices_once')
    .on('report_notices')
    .columns(['company_id', 'due_on', 'state'])
    .unique()
    .execute();
}
