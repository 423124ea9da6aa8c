import { type Kysely, sql } from 'kysely';

/** Whom a company sends for which exams, where and when, and how far that is: from the guide to the ASO. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('referrals')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('occasion', 'text', (column) => column.notNull())
    // Of a change of risks.
    .addColumn('new_function', 'text', (column) => column.notNull())
    // Of a return to work: the day of it.
    .addColumn('return_on', 'text')
    // The exams to do, as JSON: code, name, and why.
    .addColumn('exams', 'text', (column) => column.notNull())
    .addColumn('place_id', 'text', (column) => column.notNull().references('care_places.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    // Minutes since midnight where the practice is; null for by order of arrival.
    .addColumn('starts_at', 'integer')
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('professional_id', 'text', (column) => column.references('professionals.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    // Why somebody goes first by law; empty for nobody.
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('ticket', 'text')
    .addColumn('room', 'text')
    .addColumn('arrived_at', 'timestamptz')
    .addColumn('called_at', 'timestamptz')
    .addColumn('began_at', 'timestamptz')
    .addColumn('attended_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('ended_at', 'timestamptz')
    // The ASO that completed it.
    .addColumn('document_id', 'text')
    .addColumn('cancel_reason', 'text')
    .addColumn('made_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('referrals_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('referrals_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .addForeignKeyConstraint('referrals_document', ['company_id', 'document_id'], 'documents', ['company_id', 'id'])
    .addUniqueConstraint('referrals_number', ['year', 'number'])
    .execute();
  await db.schema.createIndex('referrals_id').on('referrals').column('id').execute();
  // The agenda of a place's day, in its order: what is counted of it and what is taken stand in the index. And its queue.
  await db.schema
    .createIndex('referrals_day')
    .on('referrals')
    .columns(['place_id', 'day', 'starts_at', 'minutes', 'professional_id', 'id', 'state'])
    .execute();
  await db.schema.createIndex('referrals_queue').on('referrals').columns(['place_id', 'state', 'day', 'id']).execute();
  await db.schema
    .createIndex('referrals_of_company')
    .on('referrals')
    .columns(['company_id', 'state', 'day', 'id'])
    .execute();
  await db.schema
    .createIndex('referrals_of_employee')
    .on('referrals')
    .columns(['company_id', 'employee_id', 'id'])
    .execute();
  // Nobody is sent twice for the same occasion while the first one is open.
  await sql`create unique index referrals_open on referrals (company_id, employee_id, occasion)
    where state in ('scheduled', 'arrived', 'attending')`.execute(db);
  await sql`create unique index referrals_ticket on referrals (place_id, day, ticket)
    where ticket is not null`.execute(db);
  await db.schema
    .createTable('referral_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  // The address of a waiting room's screen, one of a place at a time.
  await db.schema
    .createTable('panel_links')
    .addColumn('place_id', 'text', (column) => column.primaryKey().references('care_places.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  // The address of a company's calendar, one at a time.
  await db.schema
    .createTable('calendar_links')
    .addColumn('company_id', 'text', (column) => column.primaryKey().references('companies.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
