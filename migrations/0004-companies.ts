import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('companies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique().references('users.id'))
    .addColumn('cnpj', 'text', (column) => column.notNull().unique())
    .addColumn('corporate_reason', 'text', (column) => column.notNull())
    .addColumn('fantasy_name', 'text', (column) => column.notNull())
    .addColumn('identification', 'text', (column) => column.notNull())
    .addColumn('cep', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('neighborhood', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('dt_start_esocial', 'date', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('companies_search').on('companies').columns(['search', 'id']).execute();
}
