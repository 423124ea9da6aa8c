import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.server.ts';

/** Stands in a query for a value that is only known when it runs. */
const later = Symbol('later');

/** Stands for one of the values of a call, by its name. */
export type Value<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that is built once and then run with other values. For what every call asks, its session, and for the entries of
 * the trail, which wait for each other: building one by Kysely costs several times what SQLite needs to answer it.
 * @param build makes the query; `value(name)` stands wherever a value of the call goes
 * @returns what answers the rows for the given values
 */
export function prepared<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Database, value: Value<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<readonly Row[]> {
  // A database and its transactions share the adapter; another engine has another one, and writes its SQL its own way.
  const built = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const known = built.get(adapter);
    const query = known ?? build(db, (name) => ({ [later]: name }) as never).compile();
    if (!known) built.set(adapter, query);
    const parameters = query.parameters.map((value) => (isLater(value) ? values[value[later]] : value));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function isLater(value: unknown): value is { [later]: string } {
  return typeof value === 'object' && value !== null && later in value;
}
