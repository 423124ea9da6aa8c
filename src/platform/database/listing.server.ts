import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { nesting } from '../contract/joined.ts';
import { asksForPart, type ListInput } from '../contract/listing.ts';
import type { RowView } from '../contract/record.ts';
import { part } from '../parts.server.ts';
import { Parts, Rows } from '../response.server.ts';
import type { Database } from './database.server.ts';
import { type Ask, answersInPlace, askApart, askInPlace } from './read-apart.server.ts';
import { fold } from './search/search.ts';
import { searchConditions } from './search/search-index.server.ts';
import type { Tables } from './tables.ts';

type RowOf<View extends RowView> = z.output<View['schema']>;
type InputOf<View extends RowView> = ListInput<keyof View['order'] & string>;
type Total = { total?: number };

/** A row as it is read, before what was joined is put into its place. */
type Read = { id: string; [column: string]: unknown };
type Query = SelectQueryBuilder<Record<string, Read>, string, Read>;

/**
 * Answers a list call with what its row's declaration names.
 * @param from a query on the row's table that holds the scope and the joins, but selects nothing
 * @param row what of each record is answered; its table has the columns `search` and `id`
 * @param input what the call asked for
 */
export async function list<Table extends keyof Tables, View extends RowView>(
  db: Database,
  from: SelectQueryBuilder<Tables, Table, unknown>,
  row: View,
  input: InputOf<View>,
): Promise<Total & { rows: Rows<RowOf<View>> }> {
  const query = selecting(from, row);
  const short = answersInPlace(db) || (await isShort(query));
  const ask = short ? askInPlace(db) : askApart(db);
  const { found, ordered } = await searched(db, ask, query, row, input);
  const total = asksForPart(input) ? { total: await count(ask, found) } : {};
  if (input.pageSize === 0) return { rows: new Rows(row.schema, []), ...total };
  const pageSize = input.pageSize ?? (input.page ? 20 : undefined);
  const paged = pageSize ? ordered.limit(pageSize).offset(((input.page ?? 1) - 1) * pageSize) : ordered;
  return { rows: new Rows(row.schema, answered(row, await ask(paged))), ...total };
}

/**
 * As `list`, for a table that may be so long that all its rows must not be read at once. Asked for whole, such a list comes
 * in parts: who is in it and in which order is settled when it begins, each row is as it is when its part is read, and
 * whoever has left the query since then is left out.
 */
export async function longList<Table extends keyof Tables, View extends RowView>(
  db: Database,
  from: SelectQueryBuilder<Tables, Table, unknown>,
  row: View,
  input: InputOf<View>,
): Promise<Total & { rows: Rows<RowOf<View>> | Parts<RowOf<View>> }> {
  const query = selecting(from, row);
  const isPaged = input.page !== undefined || input.pageSize !== undefined;
  const inPlace = answersInPlace(db);
  if (isPaged || (!inPlace && (await isShort(query)))) return list(db, from, row, input);
  const ask = askApart(db);
  const { ordered } = await searched(db, ask, query, row, input);
  const known = new Map<string, Read>();
  if (inPlace) {
    // Another process answers: to ask first whether the list is short would cost more than to begin to read it.
    const begun = await ask(ordered.limit(shortList + 1));
    for (const each of begun) known.set(each.id, each);
    const total = asksForPart(input) ? { total: begun.length } : {};
    if (begun.length <= shortList) return { rows: new Rows(row.schema, answered(row, begun)), ...total };
  }
  const { total, read } = await settled(db, { ordered, table: row.table }, async (ids) => {
    // What was read to see whether the list is short is its beginning: it is not read again.
    const begun = ids.flatMap((id) => known.get(id) ?? []);
    const left = ids.filter((id) => !known.has(id));
    return left.length === 0
      ? begun
      : [...begun, ...(await query.where(sql.ref(`${row.table}.id`), 'in', left).execute())];
  });
  const rows = new Parts<RowOf<View>>(row.schema, total, () => inRowsOf(row, read()));
  return { rows, ...(asksForPart(input) ? { total } : {}) };
}

/** Selects the row's columns and nothing else, whatever the query selected before. */
function selecting(from: object, { columns }: RowView): Query {
  return (from as Query).clearSelect().select(columns) as unknown as Query;
}

/** The columns were selected by the same declaration that the schema comes from. */
function answered<View extends RowView>({ columns }: View, rows: readonly Read[]) {
  return rows.map(nesting(columns)) as RowOf<View>[];
}

async function searched(db: Database, ask: Ask, query: Query, row: RowView, { search, sort }: ListInput) {
  const { table, order, first } = row;
  const words = search ? [...new Set(fold(search).split(/\s+/))] : [];
  const conditions = await searchConditions(db, ask, table, words, () => isShort(query));
  const found = conditions.reduce((narrowed, condition) => narrowed.where(condition), query);
  const [, minus, name = first] = /^(-?)(.+)$/.exec(sort ?? first) ?? [];
  const column = order[name];
  if (!column) throw new Error(`${table} can't be sorted by ${name}`);
  const ordered = inOrder(found, column, minus ? 'desc' : 'asc', mayLack(row, name)).orderBy(sql.ref(`${table}.id`));
  return { found, ordered };
}

/** Whether a row may have nothing under a name. */
function mayLack({ schema }: RowView, name: string): boolean {
  return schema.shape[name]?.safeParse(null).success ?? false;
}

/**
 * What is lacking comes before everything that is there: of themselves SQLite puts it first and PostgreSQL last. Said only where
 * something may be lacking, for PostgreSQL finds no index for an order that says it.
 */
function inOrder(query: Query, column: string, direction: 'asc' | 'desc', lacks: boolean): Query {
  const by = sql.ref(column);
  if (!lacks) return query.orderBy(by, direction);
  return query.orderBy(by, (order) => (direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast()));
}

/** Up to this many rows SQLite walks through in a few milliseconds. */
const shortList = 5_000;

async function isShort(query: Query): Promise<boolean> {
  const beyond = query.clearSelect().select(sql<number>`1`.as('one')).limit(1).offset(shortList);
  return (await beyond.executeTakeFirst()) === undefined;
}

async function count(ask: Ask, query: Query): Promise<number> {
  const [row] = await ask(query.clearSelect().select(sql<number | string>`count(*)`.as('total')));
  return Number(row?.total);
}

async function* inRowsOf<View extends RowView>(row: View, parts: AsyncIterable<Read[]>) {
  for await (const rows of parts) yield answered(row, rows);
}

/** The ids in their order, as one text: hundreds of thousands of rows would take ten times as long to be taken over. */
async function idsOf(db: Database, ask: Ask, ordered: Query, table: string): Promise<string[]> {
  const ids = ordered.clearSelect().select(sql<string>`${sql.ref(`${table}.id`)}`.as('id'));
  const [row] = await ask(
    db.selectFrom(ids.as('ordered')).select(sql<string | null>`string_agg(ordered.id, ' ')`.as('ids')),
  );
  return row?.ids?.split(' ') ?? [];
}

/**
 * All that a query finds, part by part: who is in it and in which order is settled now, each row is as it is when its part is read, and
 * whoever is gone by then is left out. So nothing that comes or goes meanwhile doubles another or leaves it out.
 * @param ordered the query in its order; what it selects is not read
 * @param read finds those of some ids, in any order, by the same conditions
 */
export async function settled<Row extends { id: string }>(
  db: Database,
  { ordered, table }: { ordered: object; table: string },
  read: (ids: string[]) => Promise<readonly Row[]>,
): Promise<{ total: number; read: () => AsyncGenerator<Row[]> }> {
  const ids = await idsOf(db, askApart(db), ordered as Query, table);
  return { total: ids.length, read: () => rowsOf(ids, read) };
}

async function* rowsOf<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<readonly Row[]>,
) {
  for (let from = 0; from < ids.length; from += part) {
    // SQLite and the line both answer without a turn of the loop; between two parts others have theirs.
    await setImmediate();
    const wanted = ids.slice(from, from + part);
    const byId = new Map((await read(wanted)).map((each) => [each.id, each]));
    yield wanted.flatMap((id) => byId.get(id) ?? []);
  }
}
