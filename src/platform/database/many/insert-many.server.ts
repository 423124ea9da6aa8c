import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../database.server.ts';

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Writes rows that are many by a statement with one value, whose text is always the same: with a value for each cell, thousands of
 * them would have to be put together, and understood by the engine, for every hundred rows.
 * @param table a table, or a temporary one of this connection
 * @param rows texts, numbers and nulls; all name the same columns
 */
export async function insertMany(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // Half of a character, which a spreadsheet may hold, is no text to PostgreSQL.
  const json = JSON.stringify(rows, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
  const given =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
      : sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))} from json_each(${json})`;
  await sql`insert into ${sql.table(table)} (${names}) ${given}`.execute(db);
}
