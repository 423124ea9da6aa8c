import { type Kysely, sql } from 'kysely';

/** When somebody was away from work. One that is wrong is withdrawn, never removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('absences')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('starts_on', 'text', (column) => column.notNull())
    // The last day away; null while nobody knows it.
    .addColumn('ends_on', 'text')
    // Where it was learnt: 'notice', 'certificate', 'import'.
    .addColumn('source', 'text', (column) => column.notNull())
    // 'illness' or 'other', as a professional said; empty while nobody did.
    .addColumn('nature', 'text', (column) => column.notNull())
    // 'yes' or 'no', the physician's word; empty while there is none.
    .addColumn('gradual_return', 'text', (column) => column.notNull())
    // Sealed where there are keys; null where nobody noted one.
    .addColumn('cause', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('withdrawn_at', 'timestamptz')
    .addPrimaryKeyConstraint('absences_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('absences_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('absences_id').on('absences').column('id').execute();
  await db.schema
    .createIndex('absences_employee')
    .on('absences')
    .columns(['company_id', 'employee_id', 'starts_on', 'id'])
    .execute();
  const current = sql<boolean>`withdrawn_at is null`;
  await db.schema
    .createIndex('absences_of_company')
    .on('absences')
    .columns(['company_id', 'starts_on', 'id'])
    .where(current)
    .execute();
  await db.schema.createIndex('absences_of_all').on('absences').columns(['starts_on', 'id']).where(current).execute();
  await db.schema
    .createIndex('absences_open')
    .on('absences')
    .columns(['company_id', 'starts_on', 'id'])
    .where(sql<boolean>`withdrawn_at is null and ends_on is null`)
    .execute();
  // The day on which it would be due without an absence in between; null where none is.
  await db.schema.alterTable('due_exams').addColumn('rested_on', 'text').execute();
}
