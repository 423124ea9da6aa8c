import { type Kysely, sql } from 'kysely';

/** What a company takes away together: all its ASOs of a period, of a unit, or some that it chose, as one file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bundles')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull().references('users.id'))
    // What was asked for, as dates, identifiers and words of a list.
    .addColumn('criteria', 'text', (column) => column.notNull())
    // 'waiting', 'making', 'ready', 'failed' or 'expired'.
    .addColumn('state', 'text', (column) => column.notNull())
    // Each try writes a file of its own: one that was given up can't be taken for the one that counts.
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    // Documents whose file could not be read: the list inside names them.
    .addColumn('missing', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .addColumn('etag', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ready_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .addPrimaryKeyConstraint('bundles_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('bundles_company', ['company_id'], 'companies', ['id'])
    .execute();
  // One at a time for a company: whoever asks again while one is under way is told so.
  await db.schema
    .createIndex('bundles_under_way')
    .unique()
    .on('bundles')
    .column('company_id')
    .where(sql<boolean>`state in ('waiting', 'making')`)
    .execute();
  await db.schema.createIndex('bundles_created_at').on('bundles').column('created_at').execute();
}
