import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { type Database, hasTable } from '../database.server.ts';
import type { Ask } from '../read-apart.server.ts';

/**
 * How this database finds a part of a text in a table, by the index that a migration has made for it: `match` is SQLite's
 * table of trigrams, which the query names; `trigrams` is PostgreSQL's, which it finds by itself; `words` is PostgreSQL
 * without the extension pg_trgm: beginnings of words only. A table of few rows has no such index.
 */
type SearchMode = 'match' | 'trigrams' | 'words' | 'none';

const known = new WeakMap<object, Map<string, SearchMode>>();

/** Up to this many finds the index answers; a text that is found more often is found soonest along the list itself. */
const mostFinds = 2_000;

/** Looks once for each database how it searches a table. */
export async function searchMode(db: Database, table: string): Promise<SearchMode> {
  const { adapter } = db.getExecutor();
  const modes = known.get(adapter) ?? new Map<string, SearchMode>();
  known.set(adapter, modes);
  const mode = modes.get(table) ?? (await modeOf(db, table));
  modes.set(table, mode);
  return mode;
}

/**
 * The conditions that leave the rows of `table` in whose `search` every word is found.
 * @param ask by whom the index is asked how often it finds them
 * @param isShort whether the list is so short without the search that walking along it is soonest done
 */
export async function searchConditions(
  db: Database,
  ask: Ask,
  table: string,
  words: readonly string[],
  isShort: () => Promise<boolean>,
): Promise<RawBuilder<boolean>[]> {
  if (words.length === 0) return [];
  const column = sql.ref(`${table}.search`);
  const mode = await searchMode(db, table);
  if (mode === 'words') {
    return words.map(
      (word) =>
        sql<boolean>`to_tsvector('simple', ${column}) @@ to_tsquery('simple', ${`'${word.replace(/['\\]/g, ' ')}':*`})`,
    );
  }
  const parts = words.map((word) => sql<boolean>`${column} like ${`%${escapeLike(word)}%`} escape '\\'`);
  const trigrams = mode === 'match' ? trigramQuery(words) : null;
  if (!trigrams || (await isShort()) || !(await isRare(db, ask, table, trigrams))) return parts;
  const index = sql.table(`${table}_trigrams`);
  return [
    sql<boolean>`${sql.ref(`${table}.search_row`)} in (select rowid from ${index} where ${index} match ${trigrams})`,
    ...parts,
  ];
}

async function isRare(db: Database, ask: Ask, table: string, trigrams: string): Promise<boolean> {
  const index = sql.table(`${table}_trigrams`);
  const question = sql<{ found: number }>`select count(*) as found from
    (select rowid from ${index} where ${index} match ${trigrams} limit ${mostFinds + 1})`;
  const [row] = await ask(question.compile(db));
  return Number(row?.found) <= mostFinds;
}

/** Every three neighbouring characters of every word, all of which must be there; null when no word has three. */
function trigramQuery(words: readonly string[]): string | null {
  const trigrams = words.flatMap((word) => {
    const letters = [...word];
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  });
  return trigrams.length > 0 ? trigrams.map((text) => `"${text.replaceAll('"', '""')}"`).join(' AND ') : null;
}

async function modeOf(db: Database, table: string): Promise<SearchMode> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    return (await hasTable(db, `${table}_trigrams`)) ? 'match' : 'none';
  }
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = ${table}`.execute(db);
  const has = (index: 'trigrams' | 'words') => rows.some(({ name }) => name === `${table}_${index}`);
  return has('trigrams') ? 'trigrams' : has('words') ? 'words' : 'none';
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (char) => `\\${char}`);
}
