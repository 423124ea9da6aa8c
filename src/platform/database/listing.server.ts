import { type SelectQueryBuilder, sql } from 'kysely';
import { asksForPart, type ListInput } from '../contract/listing.ts';
import type { Database } from './database.server.ts';
import { fold } from './search.ts';
import { searchConditions } from './search-index.server.ts';
import type { Tables } from './tables.ts';

type Rows<Row> = { rows: Row[]; total?: number };

/**
 * Answers a list call from a query that already holds the scope, the joins and the columns.
 * @param query its table must have the columns `search` and `id`
 * @param input what the call asked for
 * @param table the table that `search` and `id` belong to
 * @param order column reference for each name that `sort` takes; the first is the order when none is asked for
 */
export async function list<Table extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, Table, Row>,
  input: ListInput,
  table: string,
  order: Readonly<Record<string, string>>,
): Promise<Rows<Row>> {
  const words = input.search ? fold(input.search).split(/\s+/) : [];
  const conditions = await searchConditions(db, table, words, () => isShort(query));
  const found = conditions.reduce((narrowed, condition) => narrowed.where(condition), query);
  const total = asksForPart(input) ? await count(found) : undefined;
  if (input.pageSize === 0) return { rows: [], total };
  const ordered = sorted(found, input.sort, order).orderBy(sql.ref(`${table}.id`));
  const pageSize = input.pageSize ?? (input.page ? 20 : undefined);
  const paged = pageSize ? ordered.limit(pageSize).offset(((input.page ?? 1) - 1) * pageSize) : ordered;
  return { rows: await paged.execute(), ...(total === undefined ? {} : { total }) };
}

function sorted<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  sort: string | undefined,
  order: Readonly<Record<string, string>>,
) {
  const descending = sort?.startsWith('-') ?? false;
  const column = order[sort?.replace(/^-/, '') ?? ''] ?? Object.values(order)[0] ?? 'id';
  return query.orderBy(sql.ref(column), descending ? 'desc' : 'asc');
}

/** Up to this many rows SQLite walks through in a few milliseconds. */
const shortList = 5_000;

async function isShort<Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) {
  const beyond = query.clearSelect().select(sql<number>`1`.as('one')).limit(1).offset(shortList);
  return (await beyond.executeTakeFirst()) === undefined;
}

async function count<Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>): Promise<number> {
  const row = await query.clearSelect().select(sql<number | string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return Number(row.total);
}
