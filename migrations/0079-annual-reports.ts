import type { Kysely } from 'kysely';

/**
 * What a physician prepares for the annual analytical report of a company (NR-7, 7.6.2): the period, by which place results are told apart, and their own
 * discussion, which is kept as a draft. What the report says is counted when it is issued, and frozen there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('annual_reports')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('from_on', 'text', (column) => column.notNull())
    .addColumn('until_on', 'text', (column) => column.notNull())
    // 'unit', 'sector' or 'function': one of them, for two tables of the same people could be subtracted from each other.
    .addColumn('breakdown', 'text', (column) => column.notNull())
    // From 1 to 4 where somebody said it; empty for the highest of the units.
    .addColumn('degree', 'text', (column) => column.notNull())
    // The day of the last report, where that was not made here; empty for none.
    .addColumn('previous_on', 'text', (column) => column.notNull())
    .addColumn('lacking', 'text', (column) => column.notNull())
    .addColumn('discussion', 'text', (column) => column.notNull())
    // When and to whom it was presented (7.6.5); empty while it was not.
    .addColumn('presented_on', 'text', (column) => column.notNull())
    .addColumn('presented_to', 'text', (column) => column.notNull())
    // By what it is chosen which rows are merged with small ones: no reader knows it (decision 138).
    .addColumn('chance', 'text', (column) => column.notNull())
    .addColumn('prepared_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('annual_reports_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('annual_reports_company', ['company_id'], 'companies', ['id'])
    .execute();
  await db.schema.createIndex('annual_reports_id').on('annual_reports').column('id').unique().execute();
  // Of a period one is prepared: whoever begins the next one continues it.
  await db.schema
    .createIndex('annual_reports_period')
    .on('annual_reports')
    .columns(['company_id', 'from_on', 'until_on'])
    .unique()
    .execute();
}
