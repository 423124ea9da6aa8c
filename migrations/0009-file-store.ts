import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<{ secrets: { name: string; value: string } }>): Promise<void> {
  // What the store itself names the content by: a file that was exchanged behind the server's back is not opened.
  await db.schema.alterTable('documents').addColumn('etag', 'text').execute();
  await db.schema
    .createIndex('documents_pending')
    .on('documents')
    .columns(['company_id', 'employee_id', 'created_at'])
    .where(sql.ref('arrived_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('documents_pending_since')
    .on('documents')
    .columns(['created_at'])
    .where(sql.ref('arrived_at'), 'is', null)
    .execute();
  // Every process that serves this database signs and reads the same links.
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db
    .insertInto('secrets')
    .values({ name: 'links', value: randomBytes(32).toString('base64') })
    .execute();
}
