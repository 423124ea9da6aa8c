import { type Kysely, sql } from 'kysely';

/**
 * How many exams of each kind a company had in each month, so that those of all companies are not counted anew whenever somebody asks (decision 151). What
 * changes a month notes it beside, in its own transaction: such a month is counted from its exams until it has been summed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_months')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('exam_code', 'text', (column) => column.notNull())
    // Empty where the kind has a code.
    .addColumn('exam_name', 'text', (column) => column.notNull())
    .addColumn('exams', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('exam_months_pkey', ['company_id', 'month', 'exam_code', 'exam_name'])
    .execute();
  // In this order nothing is sorted, and nothing but the index is read.
  await db.schema
    .createIndex('exam_months_of_all')
    .on('exam_months')
    .columns(['month', 'exam_code', 'exam_name', 'company_id', 'exams'])
    .execute();
  await db.schema
    .createTable('exam_months_changed')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    // Each change has a row of its own: nobody waits for another.
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('exam_months_changed_pkey', ['company_id', 'month', 'id'])
    .execute();
  const name = sql`case when exam_code = '' then exam_name else '' end`;
  const occasions = sql`count(distinct nullif(occasion, ''))`;
  await sql`insert into exam_months (company_id, month, exam_code, exam_name, exams)
    select company_id, substr(done_on, 1, 7), exam_code, name, sum(exams) from (
      select company_id, done_on, exam_code, ${name} as name,
        case when exam_code = '0295' and ${occasions} > 1 then ${occasions} else 1 end as exams
      from exam_records where withdrawn_at is null group by company_id, done_on, exam_code, ${name}, employee_id
    ) as days group by company_id, substr(done_on, 1, 7), exam_code, name`.execute(db);
}
