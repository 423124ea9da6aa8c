import { type Kysely, sql } from 'kysely';

/**
 * Events of the eSocial. A line is one fact that the eSocial knows, with the events that told of it, changed it and took it back; its
 * sources are the documents that say the fact. A mark is a document that is still to be looked at: every ASO that was issued before is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('esocial_lines')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // The code of the exam's type in the layout, and the day of the ASO: there is one of them for a person.
    .addColumn('occasion', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    // What the eSocial has now; null while it has nothing.
    .addColumn('receipt', 'text')
    .addColumn('closed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_lines_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('esocial_lines_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema
    .createIndex('esocial_lines_once')
    .on('esocial_lines')
    .columns(['company_id', 'employee_id', 'kind', 'occasion', 'day'])
    .unique()
    .where(sql<boolean>`closed_at is null`)
    .execute();

  await db.schema
    .createTable('esocial_sources')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('line_id', 'text', (column) => column.notNull())
    // 'stands' or 'gone'.
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_sources_pkey', ['company_id', 'document_id'])
    .addForeignKeyConstraint('esocial_sources_line', ['company_id', 'line_id'], 'esocial_lines', ['company_id', 'id'])
    .execute();
  await db.schema
    .createIndex('esocial_sources_of_line')
    .on('esocial_sources')
    .columns(['company_id', 'line_id', 'document_id'])
    .execute();

  await db.schema
    .createTable('esocial_events')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('line_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    // 'original', 'rectification' or 'exclusion'.
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    // The last day by the law; empty where it names none.
    .addColumn('due_on', 'text', (column) => column.notNull())
    // 'pending', 'ready', 'signed', 'sent', 'accepted', 'refused', 'dropped'.
    .addColumn('state', 'text', (column) => column.notNull())
    // The list that has it: 'pendencies', 'due' or 'history'.
    .addColumn('list', 'text', (column) => column.notNull())
    // What keeps it from being sent, as JSON.
    .addColumn('reasons', 'text', (column) => column.notNull())
    // Null where it is to be looked at anew.
    .addColumn('checked_at', 'timestamptz')
    // The 36 characters by which the eSocial knows it: given before it leaves for the first time, and never changed.
    .addColumn('event_id', 'text')
    .addColumn('left_at', 'timestamptz')
    .addColumn('receipt', 'text')
    .addColumn('receipt_by', 'text')
    .addColumn('ended_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_events_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('esocial_events_line', ['company_id', 'line_id'], 'esocial_lines', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('esocial_events_id').on('esocial_events').column('id').execute();
  await db.schema.createIndex('esocial_events_known').on('esocial_events').column('event_id').unique().execute();
  await db.schema
    .createIndex('esocial_events_open')
    .on('esocial_events')
    .columns(['company_id', 'line_id'])
    .unique()
    .where(sql<boolean>`ended_at is null`)
    .execute();
  await db.schema
    .createIndex('esocial_events_of_line')
    .on('esocial_events')
    .columns(['company_id', 'line_id', 'id'])
    .execute();
  await db.schema.createIndex('esocial_events_of_all').on('esocial_events').columns(['list', 'due_on', 'id']).execute();
  await db.schema
    .createIndex('esocial_events_of_company')
    .on('esocial_events')
    .columns(['company_id', 'list', 'due_on', 'id'])
    .execute();
  await db.schema
    .createIndex('esocial_events_of_state')
    .on('esocial_events')
    .columns(['state', 'due_on', 'id'])
    .execute();
  await db.schema.createIndex('esocial_events_of_month').on('esocial_events').columns(['list', 'day']).execute();
  await db.schema
    .createIndex('esocial_events_of_company_month')
    .on('esocial_events')
    .columns(['company_id', 'list', 'day'])
    .execute();
  await db.schema
    .createIndex('esocial_events_unchecked')
    .on('esocial_events')
    .columns(['company_id', 'id'])
    .where(sql<boolean>`checked_at is null and ended_at is null`)
    .execute();
  await db.schema
    .createIndex('esocial_events_of_person')
    .on('esocial_events')
    .columns(['company_id', 'employee_id', 'id'])
    .execute();

  await db.schema
    .createIndex('esocial_events_receipt')
    .on('esocial_events')
    .columns(['company_id', 'receipt'])
    .unique()
    .execute();

  await db.schema
    .createTable('esocial_marks')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_marks_pkey', ['company_id', 'document_id'])
    .execute();
  await sql`insert into esocial_marks (company_id, document_id)
    select company_id, id from issued_documents where kind = 'aso'`.execute(db);

  // What only a person says of an exam: whether an audiometry is the first, and what a procedure was.
  await db.schema
    .createTable('esocial_exams')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('exam_code', 'text', (column) => column.notNull())
    .addColumn('done_on', 'text', (column) => column.notNull())
    .addColumn('exam_order', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('said_by', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_exams_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('esocial_exams_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema
    .createIndex('esocial_exams_once')
    .on('esocial_exams')
    .columns(['company_id', 'employee_id', 'exam_code', 'done_on'])
    .unique()
    .execute();

  // How many identities an employer has of one second.
  await db.schema
    .createTable('esocial_identities')
    .addColumn('employer', 'text', (column) => column.notNull())
    .addColumn('second', 'text', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_identities_pkey', ['employer', 'second'])
    .execute();
}
