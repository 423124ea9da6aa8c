import { type Kysely, sql } from 'kysely';

/**
 * Results as machines and laboratories send them: what was recorded of them, and what waits until somebody says whose it is. The company
 * and the person are null as long as nobody knows them, so that the key is `id` alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_results')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('cpf', 'text', (column) => column.notNull())
    .addColumn('exam_code', 'text', (column) => column.notNull())
    .addColumn('exam_name', 'text', (column) => column.notNull())
    .addColumn('done_on', 'text', (column) => column.notNull())
    // Of several that say something else of the same exam: the first, the second …
    .addColumn('nth', 'integer', (column) => column.notNull())
    // What was found, and what was decided of it; sealed where there are keys.
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('company_id', 'text')
    .addColumn('employee_id', 'text')
    .addColumn('exam_id', 'text')
    .addColumn('received_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('decided_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addForeignKeyConstraint('exam_results_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .addForeignKeyConstraint('exam_results_exam', ['company_id', 'exam_id'], 'exam_records', ['company_id', 'id'])
    .execute();
  // Two that arrive at the same moment are not both the first.
  await db.schema
    .createIndex('exam_results_same')
    .on('exam_results')
    .columns(['cpf', 'done_on', 'exam_code', 'nth'])
    .unique()
    .execute();
  await db.schema
    .createIndex('exam_results_waiting')
    .on('exam_results')
    .column('id')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
  await db.schema
    .createIndex('exam_results_person')
    .on('exam_results')
    .columns(['company_id', 'employee_id'])
    .execute();
  // Whoever has a CPF, in any company, active or not.
  await db.schema.createIndex('employees_any_cpf').on('employees').column('cpf').execute();
}
