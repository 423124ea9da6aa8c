import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('professionals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique().references('users.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('cpf', 'text', (column) => column.notNull().unique())
    .addColumn('rg', 'text', (column) => column.notNull())
    .addColumn('formation', 'text', (column) => column.notNull())
    .addColumn('organ', 'text', (column) => column.notNull())
    .addColumn('acronym', 'text', (column) => column.notNull())
    .addColumn('uf', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('professionals_search').on('professionals').columns(['search', 'id']).execute();
}
