import { type Kysely, sql } from 'kysely';

/** Every calibration of an equipment, so that it can be said which one stood on a day. The one that is there already is the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('equipment_calibrations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('equipment_id', 'text', (column) => column.notNull().references('equipment.id'))
    .addColumn('calibrated_on', 'text', (column) => column.notNull())
    .addColumn('certificate', 'text', (column) => column.notNull())
    // Null of those from before they were kept.
    .addColumn('recorded_by', 'text', (column) => column.references('professionals.id'))
    // When it was told that it ends.
    .addColumn('warned_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('equipment_calibrations_day')
    .on('equipment_calibrations')
    .columns(['equipment_id', 'calibrated_on'])
    .unique()
    .execute();
  await sql`insert into equipment_calibrations
      (id, equipment_id, calibrated_on, certificate, recorded_by, warned_at, created_at, updated_at)
    select id, id, calibrated_on, certificate, null, null, updated_at, updated_at from equipment`.execute(db);
}
