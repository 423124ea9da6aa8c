import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('employees')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('unit_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('cpf', 'text', (column) => column.notNull())
    .addColumn('nis', 'text', (column) => column.notNull())
    .addColumn('rg', 'text', (column) => column.notNull())
    .addColumn('pcd', 'text', (column) => column.notNull())
    .addColumn('pcd_observation', 'text', (column) => column.notNull())
    .addColumn('sex', 'text', (column) => column.notNull())
    .addColumn('dt_birth', 'date', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('admission_dt', 'date', (column) => column.notNull())
    .addColumn('function_start_dt', 'date', (column) => column.notNull())
    .addColumn('office', 'text', (column) => column.notNull())
    .addColumn('employee_function', 'text', (column) => column.notNull())
    .addColumn('registration', 'text', (column) => column.notNull())
    .addColumn('sector', 'text', (column) => column.notNull())
    .addColumn('cbo', 'text', (column) => column.notNull())
    .addColumn('inactivated_at', 'timestamptz')
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('employees_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('employees_unit', ['company_id', 'unit_id'], 'units', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('employees_id').on('employees').column('id').execute();
  await db.schema
    .createIndex('employees_active_cpf')
    .on('employees')
    .columns(['company_id', 'cpf'])
    .unique()
    .where(sql.ref('inactivated_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('employees_active_search')
    .on('employees')
    .columns(['company_id', 'search', 'id'])
    .where(sql.ref('inactivated_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('employees_active_unit')
    .on('employees')
    .columns(['company_id', 'unit_id', 'search', 'id'])
    .where(sql.ref('inactivated_at'), 'is', null)
    .execute();
}
