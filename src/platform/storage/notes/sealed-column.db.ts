import { sql } from 'kysely';
import type { Database } from '../../database/database.server.ts';

/** A column in which rows keep sealed texts. */
export type ColumnPlace = {
  table: string;
  column: string;
  /** The columns of the table's key, in their order. */
  key: readonly string[];
  /** What else says for which row a text was sealed. */
  beside?: readonly string[];
};

/** The values of the key, and of what stands beside it, by their columns. */
export type RowKey = Readonly<Record<string, string>>;

/** The rows after one along their key that keep something in the column, with what they keep; from the first where `after` is null. */
export async function keptAfter(
  db: Database,
  { table, column, key, beside = [] }: ColumnPlace,
  after: RowKey | null,
  most: number,
): Promise<{ key: RowKey; kept: string }[]> {
  const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const past = after && sql` and (${columns(key)}) > (${sql.join(key.map((name) => after[name]))})`;
  const { rows } = await sql<RowKey & { sealed_text: string }>`
    select ${columns([...key, ...beside])}, ${sql.ref(column)} as sealed_text from ${sql.table(table)}
    where ${sql.ref(column)} is not null${past ?? sql``} order by ${columns(key)} limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ sealed_text: kept, ...row }) => ({ key: row, kept }));
}

/** Writes a text in place of another, where that one still stands. @returns whether it did */
export async function replaceKept(
  db: Database,
  { table, column, key }: ColumnPlace,
  row: { key: RowKey; kept: string },
  anew: string,
): Promise<boolean> {
  const same = key.map((name) => sql`${sql.ref(name)} = ${row.key[name]}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${anew}
    where ${sql.join(same, sql` and `)} and ${sql.ref(column)} = ${row.kept}`.execute(db);
  return numAffectedRows === 1n;
}
