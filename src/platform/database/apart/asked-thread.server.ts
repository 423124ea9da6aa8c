import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { booleansOf } from '../booleans.server.ts';

/** The thread of asked.server.ts: answers one question after another on a connection of its own. */

export type Question = { number: number; text: string; values: readonly SQLInputValue[] };
export type Answer = { rows: unknown[]; changes: number | bigint };
export type Reply = { number: number } & (Answer | { failure: { message: string; code: unknown; errcode: unknown } });
export type Asked = { path: string; readOnly: boolean };

const { path, readOnly }: Asked = workerData;
// Whoever waits for a lock waits here, and keeps nobody else waiting.
const database = new DatabaseSync(path, { readOnly, timeout: 30_000 });
if (!readOnly) database.exec('pragma synchronous = full; pragma foreign_keys = on;');
type Prepared = { statement: StatementSync; hasRows: boolean; withBooleans: <Row>(rows: Row[]) => Row[] };
const known = new Map<string, Prepared>();

parentPort?.on('message', ({ number, text, values }: Question) => {
  parentPort?.postMessage({ number, ...answerTo(text, values) } satisfies Reply);
});

function answerTo(text: string, values: readonly SQLInputValue[]) {
  try {
    const { statement, hasRows, withBooleans } = prepared(text);
    if (!hasRows) return { rows: [], changes: statement.run(...values).changes };
    const rows = withBooleans(statement.all(...values));
    return { rows, changes: rows.length };
  } catch (error) {
    // Of an error that is handed to another thread only the message would be left.
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { failure: { message, code, errcode } };
  }
}

function prepared(text: string): Prepared {
  const before = known.get(text);
  if (before) return before;
  const statement = database.prepare(text);
  const now = { statement, hasRows: statement.columns().length > 0, withBooleans: booleansOf(statement) };
  if (known.size < 100) known.set(text, now);
  return now;
}
