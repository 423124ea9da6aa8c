import type { Kysely } from 'kysely';

/** From which appointment to which a referral was moved, when and by whom: what was there before is not lost with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('referral_moves')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('referral_id', 'text', (column) => column.notNull())
    // The version of the referral that the move made.
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('moved_by', 'text', (column) => column.notNull().references('users.id'))
    // As what they did it: 'company', 'professional'.
    .addColumn('moved_as', 'text', (column) => column.notNull())
    .addColumn('from_place_id', 'text', (column) => column.notNull().references('care_places.id'))
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('from_starts_at', 'integer')
    .addColumn('to_place_id', 'text', (column) => column.notNull().references('care_places.id'))
    .addColumn('to_day', 'text', (column) => column.notNull())
    .addColumn('to_starts_at', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('referral_moves_pkey', ['company_id', 'referral_id', 'version'])
    .addForeignKeyConstraint('referral_moves_referral', ['company_id', 'referral_id'], 'referrals', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('referral_moves_of').on('referral_moves').columns(['referral_id', 'version']).execute();
}
