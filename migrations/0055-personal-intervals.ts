import type { Kysely } from 'kysely';

/** A shorter interval of an exam for one person, by a physician's decision. One that is wrong is withdrawn, never removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('personal_intervals')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // Of eSocial's table 27.
    .addColumn('exam_code', 'text', (column) => column.notNull())
    .addColumn('exam_name', 'text', (column) => column.notNull())
    .addColumn('months', 'integer', (column) => column.notNull())
    .addColumn('from_on', 'text', (column) => column.notNull())
    // The last day for which it asks for an exam; null where it holds until it is ended.
    .addColumn('until_on', 'text')
    // Sealed where there are keys.
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('withdrawn_at', 'timestamptz')
    .addPrimaryKeyConstraint('personal_intervals_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('personal_intervals_employee', ['company_id', 'employee_id'], 'employees', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('personal_intervals_id').on('personal_intervals').column('id').execute();
  await db.schema
    .createIndex('personal_intervals_employee')
    .on('personal_intervals')
    .columns(['company_id', 'employee_id', 'from_on', 'id'])
    .execute();
}
