import { createHash } from 'node:crypto';
import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { type Database, hasTable } from '../platform/database/database.server.ts';
import { tables } from '../subjects/registry.ts';

export type Row = Record<string, unknown>;

/** The audit trail: the database lets nobody take anything out of it. A copy of it can only be continued. */
export const appendOnly = 'audit_entries';

/** What was issued, and the proof that it was delivered: these rows are never deleted, either, but change in what may still happen. */
const neverDeleted: ReadonlySet<string> = new Set(['issued_documents', 'deliveries']);

/** Columns that an engine keeps for itself. */
const ofTheEngine = new Set(['search_row']);

/** Reads a table in batches along its key: no batch is slower than the first, and memory stays small. */
export async function* readTable(db: Database, table: string, batch = 1_000): AsyncGenerator<Row[]> {
  const { key } = declared(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: readonly unknown[] | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last ? sql`where (${columns}) > (${sql.join(last)})` : sql``;
    const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${batch}`;
    const { rows }: { rows: Row[] } = await query.execute(db);
    if (rows.length > 0) yield rows.map(portable);
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = key.map((column) => end[column]);
  }
}

/** Writes rows as `readTable` gave them. */
export async function writeRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 200) {
    const part = rows.slice(at, at + 200);
    const names = Object.keys(part[0] ?? {});
    const values = part.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db);
  }
}

/** Those of the tables that a database has, which may be one of an earlier version. */
export async function tablesIn(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(tables)) if (await hasTable(db, table)) found.push(table);
  return found;
}

/** Empties tables, all but the audit trail, so that what comes can be written as it is. */
export async function clearTables(db: Database, names = Object.keys(tables)): Promise<void> {
  for (const table of names.toReversed()) {
    if (table === appendOnly) continue;
    await withoutRefusal(db, table, () => sql`delete from ${sql.table(table)}`.execute(db));
  }
}

/**
 * The database refuses to delete what was issued. A move that is repeated replaces an earlier copy, and nothing else here
 * does: for that one statement the refusal is off. An empty SQLite file, the other case, has nothing to refuse.
 */
async function withoutRefusal(db: Database, table: string, work: () => Promise<unknown>): Promise<void> {
  const refuses = neverDeleted.has(table) && db.getExecutor().adapter instanceof PostgresAdapter;
  const turn = (way: 'disable' | 'enable') =>
    sql`alter table ${sql.table(table)} ${sql.raw(way)} trigger ${sql.id(`${table}_no_delete`)}`.execute(db);
  if (refuses) await turn('disable');
  await work();
  if (refuses) await turn('enable');
}

/**
 * Count and checksum of rows in any order. The store's own name of a file (`etag`) differs from store to store; what was
 * sealed, from key to key, and the hash beside it says what it holds.
 */
export function tally() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Row) {
      const { etag: _etag, ...content } = row;
      if ('content_hash' in content) delete content.content;
      const text = JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
      sum = BigInt.asUintN(128, sum + BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`));
      rows++;
    },
    result: () => ({ rows, checksum: sum.toString(16).padStart(32, '0') }),
  };
}

/** Count and checksum of tables. */
export async function tallyTables(db: Database, names = Object.keys(tables)) {
  const result: Record<string, { rows: number; checksum: string }> = {};
  for (const table of names) {
    const count = tally();
    for await (const rows of readTable(db, table)) rows.forEach(count.add);
    result[table] = count.result();
  }
  return result;
}

function portable(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !ofTheEngine.has(name)));
}

function declared(table: string) {
  const declaration = tables[table];
  if (!declaration) throw new Error(`The table ${table} is declared by no subject.`);
  return declaration;
}
