import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * A delivery in hand that was written down by mistake is struck, with who, when and why: the row stays, and so does what it says
 * (product 15.5).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ['withdrawn_at', 'timestamptz'],
    ['withdrawal_reason', 'text'],
  ] as const) {
    await db.schema.alterTable('deliveries').addColumn(name, type).execute();
  }
  await db.schema
    .alterTable('deliveries')
    .addColumn('withdrawn_by', 'text', (column) => column.references('professionals.id'))
    .execute();
  await strikeOnce(db);
}

/** The database itself refuses to strike a link, to take a striking back, and to change what was said of it. */
async function strikeOnce(db: Kysely<unknown>): Promise<void> {
  const changed = ['withdrawn_at', 'withdrawn_by', 'withdrawal_reason']
    .map((column) => `new.${column} is distinct from old.${column}`)
    .join(' or ');
  const forbidden = sql.raw(`(old.withdrawn_at is not null or old.way <> 'in-hand') and (${changed})`);
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`create trigger deliveries_struck_once before update on deliveries when ${forbidden}
      begin select raise(abort, 'a delivery is a proof'); end`.execute(db);
    return;
  }
  await sql`create trigger deliveries_struck_once before update on deliveries
    for each row when (${forbidden}) execute function refuse_delivery_change()`.execute(db);
}
