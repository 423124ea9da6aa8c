import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('units')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('identification', 'text', (column) => column.notNull())
    .addColumn('cnpj', 'text', (column) => column.notNull())
    .addColumn('cnae', 'text', (column) => column.notNull())
    .addColumn('activity', 'text', (column) => column.notNull())
    .addColumn('degree_of_risk', 'text', (column) => column.notNull())
    .addColumn('cep', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('neighborhood', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('reference_contact', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('legal_representative', 'text', (column) => column.notNull())
    .addColumn('cpf_legal_representative', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    // The company leads every key of its data, so that it can become the distribution key of a distributed PostgreSQL.
    .addPrimaryKeyConstraint('units_pkey', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('units_id').on('units').column('id').execute();
  await db.schema
    .createIndex('units_active_search')
    .on('units')
    .columns(['company_id', 'search', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}
