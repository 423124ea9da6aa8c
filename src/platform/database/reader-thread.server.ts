import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { booleansOf } from './booleans.server.ts';

/** The thread of reader.server.ts: answers one question after another, and changes nothing. */

export type Question = { number: number; text: string; values: readonly SQLInputValue[] };
export type Reply = { number: number } & (
  | { rows: unknown[] }
  | { failure: { message: string; code: unknown; errcode: unknown } }
);

const database = new DatabaseSync(workerData.path, { readOnly: true, timeout: 30_000 });
type Prepared = { statement: StatementSync; withBooleans: <Row>(rows: Row[]) => Row[] };
const known = new Map<string, Prepared>();

parentPort?.on('message', ({ number, text, values }: Question) => {
  parentPort?.postMessage({ number, ...answerTo(text, values) } satisfies Reply);
});

function answerTo(text: string, values: readonly SQLInputValue[]) {
  try {
    const { statement, withBooleans } = prepared(text);
    return { rows: withBooleans(statement.all(...values)) };
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
  const now = { statement, withBooleans: booleansOf(statement) };
  if (known.size < 100) known.set(text, now);
  return now;
}
