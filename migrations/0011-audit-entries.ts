import { type Kysely, sql } from 'kysely';

/** One chain over all companies: its key is the place in it. It refers to nothing, so that it outlives whatever it names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_type', 'text')
    .addColumn('company_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('employee_id', 'text')
    .addColumn('detail', 'text')
    // JSON as text: its bytes are hashed, and must come back as they were written.
    .addColumn('changes', 'text')
    .addColumn('address', 'text')
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_entries_at').on('audit_entries').columns(['at', 'number']).execute();
  for (const column of ['action', 'subject', 'actor_id', 'company_id', 'employee_id']) {
    await db.schema
      .createIndex(`audit_entries_${column}`)
      .on('audit_entries')
      .columns([column, 'number'])
      .where(sql.ref(column), 'is not', null)
      .execute();
  }
}
