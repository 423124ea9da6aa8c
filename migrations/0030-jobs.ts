import { type Kysely, sql } from 'kysely';

/** What is still to be done: one queue for all kinds, taken by whichever node is free. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    // Of those with the same one, one waits.
    .addColumn('key', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // From when on it may be taken: when it is to run, or when the lease of whoever holds it ends.
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    // Who holds it; empty while it waits.
    .addColumn('lease', 'text')
    // Why the last attempt failed, in one word.
    .addColumn('reason', 'text')
    .addColumn('set_aside_at', 'timestamptz')
    .execute();
  // However many of a kind wait, the next ones stand at its beginning; what was set aside is not in it.
  await db.schema
    .createIndex('jobs_due_at')
    .on('jobs')
    .columns(['kind', 'due_at'])
    .where(sql.ref('set_aside_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('jobs_key')
    .unique()
    .on('jobs')
    .columns(['kind', 'key'])
    .where(sql<boolean>`key is not null and lease is null and set_aside_at is null`)
    .execute();
  await db.schema
    .createIndex('jobs_set_aside_at')
    .on('jobs')
    .column('set_aside_at')
    .where(sql.ref('set_aside_at'), 'is not', null)
    .execute();
}
