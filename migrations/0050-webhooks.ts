import { type Kysely, sql } from 'kysely';

/** Where other systems are told of changes, and what each is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    // Whose it is; null for the practice's own.
    .addColumn('company_id', 'text', (column) => column.references('companies.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    // What it is told of, one word each, with a space between them.
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('active', 'boolean', (column) => column.notNull())
    // Sealed where there are keys; null until one is made.
    .addColumn('secret', 'text')
    .addColumn('former_secret', 'text')
    .addColumn('former_until', 'timestamptz')
    // How often in a row it was found not to answer, and before when it is not tried again.
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('retry_at', 'timestamptz')
    // Since when something that it should have been told was set aside.
    .addColumn('failing_since', 'timestamptz')
    // Which job is at it.
    .addColumn('held_by', 'text')
    .addColumn('held_until', 'timestamptz')
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('webhooks_company').on('webhooks').column('company_id').execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    // What is told of the same person or record waits for what was to be told of it before.
    .addColumn('lane', 'text', (column) => column.notNull())
    // Identifiers, as JSON.
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_log')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_waiting')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'lane', 'created_at', 'id'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
  await db.schema.createIndex('webhook_deliveries_created').on('webhook_deliveries').column('created_at').execute();
}
