import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * What is kept of a link's code is sealed from now on, where there are keys, and sealed anew under another key. It is still never
 * another one, as far as the database can tell: what takes its place is sealed, and none is given or taken away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const other = sql.raw(`new.code_hash is distinct from old.code_hash and (old.code_hash is null
    or new.code_hash is null or new.code_hash not like '${sealedStart}%')`);
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`drop trigger deliveries_one_code`.execute(db);
    await sql`create trigger deliveries_one_code before update on deliveries when ${other}
      begin select raise(abort, 'a link keeps its code'); end`.execute(db);
    return;
  }
  await sql`drop trigger deliveries_one_code on deliveries`.execute(db);
  await sql`create trigger deliveries_one_code before update on deliveries
    for each row when (${other}) execute function refuse_delivery_change()`.execute(db);
}

/** How a sealed text begins. */
const sealedStart = Buffer.from('ZELOSEAL\x01').toString('base64');
