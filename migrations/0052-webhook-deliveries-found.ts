import { type Kysely, sql } from 'kysely';

/** What was told of a person, and what of a webhook was set aside, is found without reading what everybody was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('webhook_deliveries_lane').on('webhook_deliveries').column('lane').execute();
  await db.schema
    .createIndex('webhook_deliveries_aside')
    .on('webhook_deliveries')
    .column('webhook_id')
    .where(sql.ref('state'), '=', sql.lit('aside'))
    .execute();
  // Which of both it was would tell the names that a network has.
  await sql`update webhook_deliveries set reason = 'address' where reason in ('host', 'private')`.execute(db);
}
