import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../database.server.ts';
import { prepared, type Value } from '../prepared.server.ts';
import { EmbeddedAdapter } from '../sqlite.server.ts';

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const channel = 'zelo';

/** PostgreSQL refuses a payload of 8,000 bytes and more, and with it the transaction. */
const mostBytes = 7_999;

const notify = prepared((db, value: Value<{ text: string }>) =>
  db.selectNoFrom(sql<unknown>`pg_notify(${sql.lit(channel)}, ${value('text')})`.as('notified')),
);

/**
 * Says something to every process that works on this database and listens: once the transaction has committed, or at once
 * where there is none. Nothing is said by a transaction that fails. On the embedded engine this process alone hears it.
 * @throws for a text that is longer than PostgreSQL takes, whatever the engine
 */
export async function sendSignal(db: Database, text: string): Promise<void> {
  if (Buffer.byteLength(text) > mostBytes) throw new Error(`a signal of ${Buffer.byteLength(text)} bytes is too long`);
  const { adapter } = db.getExecutor();
  if (adapter instanceof PostgresAdapter) await notify(db, { text });
  else if (adapter instanceof EmbeddedAdapter) adapter.signals.send(text, db.isTransaction);
}
