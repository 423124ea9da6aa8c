import type { Kysely } from 'kysely';

/** Where and when the practice attends: places, their hours, what is blocked, holidays, and what to do before an exam. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('care_places')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    // What people are asked to bring, as the guide prints it.
    .addColumn('bring', 'text', (column) => column.notNull())
    // Where people are called to, one name a line.
    .addColumn('rooms', 'text', (column) => column.notNull())
    // How long each occasion takes, as JSON: minutes by occasion.
    .addColumn('minutes', 'text', (column) => column.notNull())
    // Whether people may come without a time.
    .addColumn('by_arrival', 'boolean', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('care_hours')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place_id', 'text', (column) => column.notNull().references('care_places.id'))
    // 0 is Sunday.
    .addColumn('weekday', 'integer', (column) => column.notNull())
    // Of one professional; null for the place as such.
    .addColumn('professional_id', 'text', (column) => column.references('professionals.id'))
    // Minutes since midnight where the practice is: 480 is 08:00, 1440 the end of the day.
    .addColumn('from_minute', 'integer', (column) => column.notNull())
    .addColumn('to_minute', 'integer', (column) => column.notNull())
    // How many people are attended at the same time.
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('care_hours_place').on('care_hours').columns(['place_id', 'weekday']).execute();
  await db.schema
    .createTable('care_blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place_id', 'text', (column) => column.notNull().references('care_places.id'))
    .addColumn('professional_id', 'text', (column) => column.references('professionals.id'))
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('from_minute', 'integer', (column) => column.notNull())
    .addColumn('to_day', 'text', (column) => column.notNull())
    .addColumn('to_minute', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('care_blocks_place').on('care_blocks').columns(['place_id', 'to_day']).execute();
  await db.schema
    .createTable('holidays')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  // By the exam's code of eSocial's table 27.
  await db.schema
    .createTable('exam_preparations')
    .addColumn('exam_code', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  // Whoever books a day at a place, or is given a ticket there, holds its row until the transaction ends.
  await db.schema
    .createTable('care_days')
    .addColumn('place_id', 'text', (column) => column.notNull().references('care_places.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('tickets', 'integer', (column) => column.notNull())
    .addColumn('priority_tickets', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('care_days_pkey', ['place_id', 'day'])
    .execute();
}
