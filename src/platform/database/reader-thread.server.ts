import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of reader.server.ts: answers one question after another, and changes nothing. */

export type Question = { number: number; text: string; values: readonly SQLInputValue[] };
export type Reply = { number: number } & (
  | { rows: unknown[] }
  | { failure: { message: string; code: unknown; errcode: unknown } }
);

const database = new DatabaseSync(workerData.path, { readOnly: true, timeout: 30_000 });
const prepared = new Map<string, StatementSync>();

parentPort?.on('message', ({ number, text, values }: Question) => {
  parentPort?.postMessage({ number, ...answerTo(text, values) } satisfies Reply);
});

function answerTo(text: string, values: readonly SQLInputValue[]) {
  try {
    return { rows: statementOf(text).all(...values) };
  } catch (error) {
    // Of an error that is handed to another thread only the message would be left.
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { failure: { message, code, errcode } };
  }
}

function statementOf(text: string): StatementSync {
  const statement = prepared.get(text) ?? database.prepare(text);
  if (prepared.size < 100) prepared.set(text, statement);
  return statement;
}
