import { type Kysely, sql } from 'kysely';

/** With what the practice examines, and when each was last calibrated. What is out of use stays; its serial number is free then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('equipment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('maker', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('serial', 'text', (column) => column.notNull())
    .addColumn('calibrated_on', 'text', (column) => column.notNull())
    .addColumn('certificate', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('equipment_serial')
    .on('equipment')
    .column('serial')
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}
