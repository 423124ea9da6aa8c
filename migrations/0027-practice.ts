import type { Kysely } from 'kysely';

const texts = [
  'name',
  'slogan',
  'phone',
  'email',
  'address',
  'city',
  'map_query',
  'social',
  'physician_name',
  'physician_registration',
  'physician_address',
  'physician_phone',
  'hero_title',
  'hero_text',
  'form_city',
  'letterhead',
  'letterhead_image',
  'search',
];

/** The practice's own data: one row, made at the first start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('practice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Whether the data are still those of the example practice.
    .addColumn('example', 'boolean', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull());
  await texts.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table).execute();
}
