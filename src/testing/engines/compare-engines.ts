import type { FileRecord, Statement } from './statements-record.ts';

/** What test files have had run on an engine; null where a file has not been run whole. */
type Records = ReadonlyMap<string, FileRecord | null>;

/** Asks PostgreSQL for its plan of a statement. @returns what it says against it, or null */
export type Explain = (statement: Statement) => Promise<string | null>;

/**
 * Whether PostgreSQL understands everything that the product can ask of its database: what the tests had run on SQLite only, it is
 * asked to explain.
 * @param given.functions every function of a `*.db.ts` that is open to others, as `src/platform/jobs/queue.db.ts#claim`
 * @param given.onlySqlite what SQLite is asked in words of its own: PostgreSQL is asked something else by the same function then
 * @returns what is wrong, a sentence for each
 */
export async function compareEngines(
  given: {
    sqlite: Records;
    postgres: Records;
    functions: readonly string[];
    onlySqlite: readonly { asked: RegExp; alone?: true }[];
  },
  explain: Explain,
): Promise<string[]> {
  const { sqlite, postgres, functions, onlySqlite } = given;
  const notRun = [...notRunWhole(sqlite, 'SQLite'), ...notRunWhole(postgres, 'PostgreSQL')];
  if (notRun.length > 0) return notRun;
  const called = new Set([...sqlite.values()].flatMap((record) => record?.functions ?? []));
  const asking = new Set(statementsOf(postgres).map(({ place }) => place));
  const neverCalled = functions
    .filter((name) => !called.has(name))
    .map((name) => `${name}: no test of the API calls it, so that neither engine was asked what it asks`);
  const known = new Set(statementsOf(postgres).map(shapeOf));
  const refused: string[] = [];
  for (const statement of statementsOf(sqlite)) {
    const { place, sql } = statement;
    if (known.has(shapeOf(statement))) continue;
    known.add(shapeOf(statement));
    const own = onlySqlite.find(({ asked }) => asked.test(sql));
    if (own?.alone || (own && asking.has(place))) continue;
    const refusal = await explain(statement);
    if (refusal) refused.push(`${place}: PostgreSQL refuses it (${refusal}): ${sql}`);
  }
  return [...neverCalled, ...refused];
}

function notRunWhole(records: Records, engine: string): string[] {
  const files = [...records].filter(([, record]) => !record).map(([file]) => file);
  return files.map((file) => `${file}: it was not run whole on ${engine}`);
}

function statementsOf(records: Records): Statement[] {
  return [...records.values()].flatMap((record) => record?.statements ?? []);
}

/** A statement without what differs from one time to the next: how many values a list has, how many rows are written together. */
function shapeOf({ sql, values }: Statement): string {
  const text = sql
    .replace(/\$\d+/g, '?')
    .replace(/\?(?:, \?)+/g, '?')
    .replace(/\(\?\)(?:, \(\?\))+/g, '(?)');
  const kinds = values.filter((value) => value !== null).map((value) => typeof value);
  return `${text} ${kinds.filter((kind, at) => kind !== kinds[at - 1])}`;
}
