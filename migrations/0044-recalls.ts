import type { Kysely } from 'kysely';

/** Letters that tell a company whom to send, and who was named in each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recalls')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    // Of one unit; null for the whole company.
    .addColumn('unit_id', 'text')
    .addColumn('recalled_on', 'text', (column) => column.notNull())
    .addColumn('recalled_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('people', 'integer', (column) => column.notNull())
    // What its head says, as JSON: practice, company, unit and who signs, as they were on the day.
    .addColumn('letter', 'text', (column) => column.notNull())
    // When the company was told by mail, if it was asked for.
    .addColumn('mailed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('recalls_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('recalls_company', ['company_id'], 'companies', ['id'])
    .execute();
  await db.schema.createIndex('recalls_id').on('recalls').column('id').execute();
  await db.schema
    .createTable('recalled_people')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('recall_id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // What the letter says of the person, as JSON: name, function, and the exams by name, each with its day.
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recalled_people_pkey', ['company_id', 'recall_id', 'employee_id'])
    .addForeignKeyConstraint('recalled_people_recall', ['company_id', 'recall_id'], 'recalls', ['company_id', 'id'])
    .addForeignKeyConstraint('recalled_people_employee', ['company_id', 'employee_id'], 'employees', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema
    .createIndex('recalled_people_employee')
    .on('recalled_people')
    .columns(['company_id', 'employee_id'])
    .execute();
}
