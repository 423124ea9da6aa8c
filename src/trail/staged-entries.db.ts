import type { Database } from '../platform/database/database.server.ts';
import { stageNew } from '../platform/database/stage.server.ts';
import { chain, type Unplaced, unplaced } from './append.db.ts';
import { type By, type NewEntry, tell } from './entries.db.ts';

/** Entries that are read, told of and written together. */
const together = 200;

/**
 * Begins to keep the thousands of entries of one transaction, on its connection: all that does not need the end of the trail is
 * done before that is held, and other writers wait no longer than it takes to write them.
 */
export async function stageEntries(connection: Database, by: By) {
  const stage = await stageNew(connection, 'audit_entries');
  const untold: Omit<NewEntry, 'changes'>[] = [];

  return {
    async add(entries: readonly NewEntry[]): Promise<void> {
      await stage.add(entries.map((entry) => unplaced(entry, by)));
      // What has changed is the large part of an entry, and nobody is told of it.
      untold.push(...entries.map(({ changes: _, ...entry }) => entry));
    },
    /** As `record`, which it is to these entries: the last thing that their transaction does. */
    async record(tx: Database, between: () => void): Promise<void> {
      for (let from = 0; from < untold.length; from += together) {
        between();
        await tell(tx, untold.slice(from, from + together));
      }
      await chain(tx, parts(tx, between));
    },
  };

  async function* parts(tx: Database, between: () => void): AsyncGenerator<readonly Unplaced[]> {
    for await (const rows of stage.read(tx, together)) {
      between();
      yield rows as readonly Unplaced[];
    }
  }
}
