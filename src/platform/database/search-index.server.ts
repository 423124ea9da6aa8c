import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.server.ts';
import type { Ask } from './read-apart.server.ts';

/**
 * How this database finds a part of a text. `words` is PostgreSQL without the extension pg_trgm: beginnings of words only.
 */
type SearchMode = 'sqlite' | 'trigrams' | 'words';

const known = new WeakMap<object, SearchMode>();

/** Tables of which an installation may hold a million rows; the others are searched along their ordered index. */
const indexed = new Set(['employees']);

/** Up to this many finds the index answers; a text that is found more often is found soonest along the list itself. */
const mostFinds = 2_000;

/** Looks once for each database how it searches. */
export async function searchMode(db: Database): Promise<SearchMode> {
  const { adapter } = db.getExecutor();
  const mode = known.get(adapter) ?? (adapter instanceof PostgresAdapter ? await postgresMode(db) : 'sqlite');
  known.set(adapter, mode);
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
  const column = sql.ref(`${table}.search`);
  const mode = indexed.has(table) ? await searchMode(db) : 'none';
  if (mode === 'words') {
    return words.map(
      (word) =>
        sql<boolean>`to_tsvector('simple', ${column}) @@ to_tsquery('simple', ${`'${word.replace(/['\\]/g, ' ')}':*`})`,
    );
  }
  const parts = words.map((word) => sql<boolean>`${column} like ${`%${escapeLike(word)}%`} escape '\\'`);
  const trigrams = mode === 'sqlite' ? trigramQuery(words) : null;
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

async function postgresMode(db: Database): Promise<SearchMode> {
  const { rows } = await sql`select 1 from pg_class where relname = 'employees_trigrams'`.execute(db);
  return rows.length > 0 ? 'trigrams' : 'words';
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (char) => `\\${char}`);
}
