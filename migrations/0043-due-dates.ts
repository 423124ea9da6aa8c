import { type Kysely, sql } from 'kysely';

/** What is due next, computed and stored with whatever it follows from, so that the longest list is one page of an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('due_people')
    .addColumn('company_id', 'text', (column) => column.notNull())
    // The employee's.
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('unit_id', 'text')
    // Null for 'sem grupo'.
    .addColumn('group_id', 'text')
    // As it is compared: without accents and capitals.
    .addColumn('function', 'text', (column) => column.notNull())
    // 'withoutProtocol', 'neverExamined' or 'scheduled'.
    .addColumn('state', 'text', (column) => column.notNull())
    // The earliest of the person's exams; null where nothing can be said.
    .addColumn('next_on', 'text')
    .addColumn('clinical_on', 'text')
    // The day of the last letter that named the person; null for none since the last exam.
    .addColumn('recalled_on', 'text')
    .addPrimaryKeyConstraint('due_people_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('due_people_employee', ['company_id', 'id'], 'employees', ['company_id', 'id'])
    .execute();
  // With the day of the recall, so that those who were recalled lately are passed over without being read.
  for (const [name, columns] of [
    ['due_people_next', ['state', 'next_on', 'id', 'recalled_on']],
    ['due_people_company', ['company_id', 'state', 'next_on', 'id', 'recalled_on']],
    ['due_people_unit', ['company_id', 'unit_id', 'state', 'next_on', 'id', 'recalled_on']],
    ['due_people_group', ['company_id', 'group_id', 'state', 'next_on', 'id', 'recalled_on']],
    ['due_people_function', ['company_id', 'function', 'state', 'next_on', 'id', 'recalled_on']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('due_people')
      .columns([...columns])
      .execute();
  }
  await db.schema
    .createTable('due_exams')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('exam_code', 'text', (column) => column.notNull())
    .addColumn('exam_name', 'text', (column) => column.notNull())
    // Null where the physician is to say.
    .addColumn('due_on', 'text')
    // Between which days it may be done, where the norm gives a margin (NR-7, 7.5.13).
    .addColumn('from_on', 'text')
    .addColumn('until_on', 'text')
    // A word of a list that says which rule it follows from.
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('months', 'integer')
    .addColumn('last_on', 'text')
    .addColumn('last_record_id', 'text')
    .addColumn('programme_id', 'text')
    .addColumn('group_id', 'text')
    .addPrimaryKeyConstraint('due_exams_pkey', ['company_id', 'employee_id', 'exam_code'])
    .addForeignKeyConstraint('due_exams_person', ['company_id', 'employee_id'], 'due_people', ['company_id', 'id'])
    .execute();
  // A change that touches many people, and how far it is.
  await db.schema
    .createTable('due_runs')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    // 'waiting', 'running' or 'done'.
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    // The last person who was computed: from there it goes on after a stop.
    .addColumn('after_id', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_runs_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('due_runs_company', ['company_id'], 'companies', ['id'])
    .execute();
  // One waits at a time: what changes before it begins is its matter, too.
  await db.schema
    .createIndex('due_runs_waiting')
    .unique()
    .on('due_runs')
    .column('company_id')
    .where(sql<boolean>`state = 'waiting'`)
    .execute();
  await db.schema
    .createIndex('due_runs_open')
    .on('due_runs')
    .column('created_at')
    .where(sql<boolean>`state <> 'done'`)
    .execute();
  // The day up to which it was seen to that programmes which began to hold are what people are examined by: one row.
  await db.schema
    .createTable('due_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('checked_on', 'text', (column) => column.notNull())
    .execute();
}
