import { PostgresAdapter } from 'kysely';
import type { Database, DatabasePlace } from '../database.server.ts';
import { EmbeddedAdapter } from '../sqlite.server.ts';
import { listenOnPostgres } from './listen-on-postgres.server.ts';

/** Who listens to what is said of the changes of a database. */
export type Listener = {
  /** Something was said, here or by another process. */
  heard: (text: string) => void;
  /** Others have changed something, and nobody has said what. */
  missed: () => void;
  /** From now on nothing is heard. */
  deaf: () => void;
  /** From now on everything is heard. */
  hears: () => void;
};

/** How often the embedded database is asked whether another process has changed it, in milliseconds. */
const lookEvery = 1_000;

/**
 * Listens to what `sendSignal` says: on PostgreSQL by a connection of its own, which is made anew when it breaks; on the
 * embedded engine within this process, where another process on the same folder is noticed by what it has changed.
 * @returns what ends the listening
 */
export function listenToSignals(db: Database, place: DatabasePlace, listener: Listener): () => Promise<void> {
  const { adapter } = db.getExecutor();
  if (place.databaseUrl && adapter instanceof PostgresAdapter) return listenOnPostgres(place.databaseUrl, listener);
  if (!(adapter instanceof EmbeddedAdapter)) throw new Error('no engine that anything is said on');
  return listenWithin(adapter, listener);
}

function listenWithin(adapter: EmbeddedAdapter, listener: Listener): () => Promise<void> {
  const stop = adapter.signals.listen(listener.heard);
  let known = adapter.changesOfOthers();
  const looking = setInterval(() => {
    const now = adapter.changesOfOthers();
    if (now !== known) listener.missed();
    known = now;
  }, lookEvery);
  looking.unref();
  listener.hears();
  return async () => {
    clearInterval(looking);
    stop();
  };
}
