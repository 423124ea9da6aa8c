import type { Kysely } from 'kysely';

/** Registers that come as a spreadsheet: what was sent, how it was understood, and what it would do, line by line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Empty where companies themselves are imported.
    .addColumn('into_company', 'text', (column) => column.references('companies.id'))
    // 'units', 'employees', 'companies' or 'exam-records'.
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    // 'sending', 'waiting', 'reading', 'ready', 'confirmed', 'writing', 'done', 'failed', 'stale' or 'cancelled'.
    .addColumn('state', 'text', (column) => column.notNull())
    // Each look through the file has lines of its own: those of one that was given up can't be taken for the ones that count.
    .addColumn('run', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    // How the file was understood, as JSON; sealed where there are keys.
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text')
    .addColumn('leave_out_wrong', 'boolean', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('requested_as', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('imports_of').on('imports').columns(['into_company', 'kind', 'id']).execute();
  await db.schema.createIndex('imports_created_at').on('imports').column('created_at').execute();
  await db.schema
    .createTable('import_lines')
    .addColumn('import_id', 'text', (column) => column.notNull().references('imports.id'))
    .addColumn('run', 'integer', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    // 'create', 'change', 'same' or 'wrong'.
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('warned', 'boolean', (column) => column.notNull())
    // What stands in the line and what it would do, as JSON; sealed where there are keys.
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_lines_pkey', ['import_id', 'run', 'line'])
    .execute();
  await db.schema
    .createIndex('import_lines_outcome')
    .on('import_lines')
    .columns(['import_id', 'run', 'outcome', 'line'])
    .execute();
  await db.schema
    .createTable('import_columns')
    // The company's, or of the practice as a whole where companies are imported.
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_columns_pkey', ['owner', 'kind'])
    .execute();
}
