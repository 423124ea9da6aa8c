import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import { asksForPart, type ListInput } from '../contract/listing.ts';
import { Parts } from '../response.server.ts';
import type { Database } from './database.server.ts';
import { type Ask, answersInPlace, askApart, askInPlace } from './read-apart.server.ts';
import { fold } from './search.ts';
import { searchConditions } from './search-index.server.ts';
import type { Tables } from './tables.ts';

type Rows<Row> = { rows: Row[]; total?: number };
type Query<Table extends keyof Tables, Row> = SelectQueryBuilder<Tables, Table, Row>;
type Order = Readonly<Record<string, string>>;

/**
 * Answers a list call from a query that already holds the scope, the joins and the columns.
 * @param query its table must have the columns `search` and `id`
 * @param input what the call asked for
 * @param table the table that `search` and `id` belong to
 * @param order column reference for each name that `sort` takes; the first is the order when none is asked for
 */
export async function list<Table extends keyof Tables, Row>(
  db: Database,
  query: Query<Table, Row>,
  input: ListInput,
  table: string,
  order: Order,
): Promise<Rows<Row>> {
  const short = answersInPlace(db) || (await isShort(query));
  const ask = short ? askInPlace(db) : askApart(db);
  const { found, ordered } = await searched(db, ask, query, input, table, order);
  const total = asksForPart(input) ? await count(ask, found) : undefined;
  if (input.pageSize === 0) return { rows: [], ...(total === undefined ? {} : { total }) };
  const pageSize = input.pageSize ?? (input.page ? 20 : undefined);
  const paged = pageSize ? ordered.limit(pageSize).offset(((input.page ?? 1) - 1) * pageSize) : ordered;
  return { rows: [...(await ask(paged))], ...(total === undefined ? {} : { total }) };
}

/**
 * As `list`, for a table that may be so long that all its rows must not be read at once. Asked for whole, such a list comes
 * in parts: who is in it and in which order is settled when it begins, each row is as it is when its part is read, and
 * whoever has left the query since then is left out.
 */
export async function longList<Table extends keyof Tables, Row extends { id: string }>(
  db: Database,
  query: Query<Table, Row>,
  input: ListInput,
  table: string,
  order: Order,
): Promise<Omit<Rows<Row>, 'rows'> & { rows: Row[] | Parts<Row> }> {
  const isPaged = input.page !== undefined || input.pageSize !== undefined;
  if (isPaged || (await isShort(query))) return list(db, query, input, table, order);
  const ask = askApart(db);
  const { ordered } = await searched(db, ask, query, input, table, order);
  const ids = await idsOf(db, ask, ordered, table);
  const rows = new Parts(() => rowsOf(query, ids, table));
  return { rows, ...(asksForPart(input) ? { total: ids.length } : {}) };
}

async function searched<Table extends keyof Tables, Row>(
  db: Database,
  ask: Ask,
  query: Query<Table, Row>,
  { search, sort }: ListInput,
  table: string,
  order: Order,
) {
  const words = search ? [...new Set(fold(search).split(/\s+/))] : [];
  const conditions = await searchConditions(db, ask, table, words, () => isShort(query));
  const found = conditions.reduce((narrowed, condition) => narrowed.where(condition), query);
  return { found, ordered: sorted(found, sort, order).orderBy(sql.ref(`${table}.id`)) };
}

function sorted<Table extends keyof Tables, Row>(query: Query<Table, Row>, sort: string | undefined, order: Order) {
  const descending = sort?.startsWith('-') ?? false;
  const column = order[sort?.replace(/^-/, '') ?? ''] ?? Object.values(order)[0] ?? 'id';
  return query.orderBy(sql.ref(column), descending ? 'desc' : 'asc');
}

/** Up to this many rows SQLite walks through in a few milliseconds. */
const shortList = 5_000;

async function isShort<Table extends keyof Tables, Row>(query: Query<Table, Row>) {
  const beyond = query.clearSelect().select(sql<number>`1`.as('one')).limit(1).offset(shortList);
  return (await beyond.executeTakeFirst()) === undefined;
}

async function count<Table extends keyof Tables, Row>(ask: Ask, query: Query<Table, Row>): Promise<number> {
  const [row] = await ask(query.clearSelect().select(sql<number | string>`count(*)`.as('total')));
  return Number(row?.total);
}

/** The ids in their order, as one text: hundreds of thousands of rows would take ten times as long to be taken over. */
async function idsOf<Table extends keyof Tables, Row>(
  db: Database,
  ask: Ask,
  ordered: Query<Table, Row>,
  table: string,
): Promise<string[]> {
  const ids = ordered.clearSelect().select(sql<string>`${sql.ref(`${table}.id`)}`.as('id'));
  const [row] = await ask(
    db.selectFrom(ids.as('ordered')).select(sql<string | null>`string_agg(ordered.id, ' ')`.as('ids')),
  );
  return row?.ids?.split(' ') ?? [];
}

/** Rows that are read and sent together. */
const part = 500;

async function* rowsOf<Table extends keyof Tables, Row extends { id: string }>(
  query: Query<Table, Row>,
  ids: readonly string[],
  table: string,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += part) {
    // SQLite and the line both answer without a turn of the loop; between two parts others have theirs.
    await setImmediate();
    const wanted = ids.slice(from, from + part);
    const rows = await query.where(sql.ref(`${table}.id`), 'in', wanted).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield wanted.flatMap((id) => byId.get(id) ?? []);
  }
}
