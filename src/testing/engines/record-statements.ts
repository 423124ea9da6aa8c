import { relative } from 'node:path';
import {
  type CompiledQuery,
  createQueryId,
  DefaultQueryExecutor,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';
import { afterAll, type RunnerTask } from 'vitest';
import { calledFunctions } from './exported-functions.ts';
import { placeOf } from './place.ts';
import { keepRecord, root, type Statement } from './statements-record.ts';

/**
 * For vitest, before each file of the API: notes what it has the product ask of its database, for `checkEngines`. Each
 * statement once, by its text and the kinds of its values; what a test asks by itself is not the product's.
 */

type Notes = { known: Map<string, Statement | null>; ofFile: Map<string, Statement>; isPatched: boolean };

// The processes of the tests keep their modules, but run this one anew for each file.
const inProcess = globalThis as unknown as { [notesKey]?: Notes; [calledFunctions]?: Set<string> };
const notesKey = Symbol.for('zelo: statements that a test has had run');
inProcess[notesKey] ??= { known: new Map(), ofFile: new Map(), isPatched: false };
const notes = inProcess[notesKey];
const forPostgres = new PostgresQueryCompiler();

function note({ query, sql, parameters }: CompiledQuery): void {
  const key = `${kindsOf(parameters)}\n${sql}`;
  if (notes.ofFile.has(key)) return;
  // What only a test has asked so far may be the product's the next time.
  const known = notes.known.get(key) ?? statementOf(query, parameters);
  notes.known.set(key, known);
  if (known) notes.ofFile.set(key, known);
}

function statementOf(query: RootOperationNode, values: readonly unknown[]): Statement | null {
  const place = placeOf(new Error().stack ?? '');
  if (!place) return null;
  return { place, sql: forPostgres.compileQuery(query, createQueryId()).sql, values: values.map(short) };
}

function kindsOf(values: readonly unknown[]): string {
  return values.map((value) => (value === null ? '-' : (typeof value)[0])).join('');
}

/** A value that stands for one which would only fill the disk. */
function short(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: 0 };
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'string' || value.length < 500) return value;
  return value.startsWith('[') ? '[]' : value.startsWith('{') ? '{}' : value.slice(0, 500);
}

if (!notes.isPatched) {
  notes.isPatched = true;
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit, 40);
  const { executeQuery, compileQuery } = DefaultQueryExecutor.prototype;
  DefaultQueryExecutor.prototype.executeQuery = function (query, ...options) {
    if ('query' in query) note(query as CompiledQuery);
    return executeQuery.call(this, query, ...options) as never;
  };
  // What is asked of SQLite in a thread of its own is only compiled here.
  DefaultQueryExecutor.prototype.compileQuery = function (node, id) {
    const query = compileQuery.call(this, node, id);
    if (!query.parameters.some(isLater)) note(query);
    return query as never;
  };
}

function hasFailed(task: RunnerTask): boolean {
  return task.result?.state === 'fail' || (task.type === 'suite' && task.tasks.some(hasFailed));
}

/** Whether it only stands for a value of a query that is built once (`prepared`). */
function isLater(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
}

notes.ofFile.clear();
inProcess[calledFunctions] = new Set();

// biome-ignore lint/correctness/noEmptyPattern: vitest reads of the function what it takes
afterAll(({}, { file }) => {
  // Of a file that fails, or is run in part, what it has run says nothing of what it can have run.
  if (process.env.TEST_NAMED || file.tasks.some(hasFailed)) return;
  const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';
  const functions = [...(inProcess[calledFunctions] ?? [])];
  keepRecord(engine, relative(root, file.filepath), { statements: [...notes.ofFile.values()], functions });
});
