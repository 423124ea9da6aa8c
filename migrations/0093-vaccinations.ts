import type { Kysely } from 'kysely';

/**
 * What a person was given, or has refused, of vaccines (NR-32, 32.2.4.17.5 and 32.2.4.17.6), and what of them is due, as it is computed. What
 * somebody felt after a dose, a proof of one that others gave and why an entry was withdrawn are sealed where there are keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vaccinations')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // A dose, or a refusal.
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('vaccine_code', 'text', (column) => column.notNull())
    .addColumn('vaccine_name', 'text', (column) => column.notNull())
    // Which vaccine it is, however it is called.
    .addColumn('vaccine_key', 'text', (column) => column.notNull())
    // Of a dose; 0 for one that does not count in the scheme, and of a refusal.
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('lot', 'text', (column) => column.notNull())
    .addColumn('manufacturer', 'text', (column) => column.notNull())
    .addColumn('lot_expires_on', 'text')
    // Here, or elsewhere; empty of a refusal.
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('applied_by', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    // The signed refusal; null as long as there is none.
    .addColumn('document_id', 'text')
    .addColumn('recorded_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('vaccinations_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('vaccinations_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('vaccinations_id').on('vaccinations').column('id').unique().execute();
  await db.schema
    .createIndex('vaccinations_person')
    .on('vaccinations')
    .columns(['company_id', 'employee_id', 'day', 'id'])
    .execute();

  await db.schema
    .createTable('due_vaccines')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('vaccine_key', 'text', (column) => column.notNull())
    .addColumn('vaccine_name', 'text', (column) => column.notNull())
    // 'Reforço', '2ª dose', 'Anti-HBs'.
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('until_on', 'text')
    .addColumn('unit_id', 'text')
    .addColumn('programme_id', 'text', (column) => column.notNull())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_vaccines_pkey', ['company_id', 'employee_id', 'vaccine_key', 'step'])
    .execute();
  await db.schema
    .createIndex('due_vaccines_all')
    .on('due_vaccines')
    .columns(['state', 'due_on', 'employee_id'])
    .execute();
  await db.schema
    .createIndex('due_vaccines_company')
    .on('due_vaccines')
    .columns(['company_id', 'state', 'due_on', 'employee_id'])
    .execute();
}
