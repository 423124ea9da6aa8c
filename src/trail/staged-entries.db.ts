import type { Database } from '../platform/database/database.server.ts';
import { stageNew } from '../platform/database/many/stage.server.ts';
import { chain, type Unplaced, unplaced } from './append.db.ts';
import { type By, type NewEntry, tell } from './entries.db.ts';

/** Entries that are told of together. */
const toldTogether = 2_000;
/** Entries that are read and written together: while the server works on them, nobody else is answered. */
const writtenTogether = 100;

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
    /**
     * As `record`, which it is to these entries: the last thing that their transaction does.
     * @param others what only the transaction knows
     * @param between is asked for before each part; what it throws undoes the transaction
     */
    async record(tx: Database, others: readonly NewEntry[], between: () => void): Promise<void> {
      for (const some of inParts([...untold, ...others], toldTogether)) {
        between();
        await tell(tx, by, some);
      }
      await chain(tx, parts(tx, others, between));
    },
  };

  async function* parts(tx: Database, others: readonly NewEntry[], between: () => void) {
    for await (const rows of stage.read(tx, writtenTogether)) {
      between();
      yield rows as readonly Unplaced[];
    }
    yield* inParts(
      others.map((entry) => unplaced(entry, by)),
      writtenTogether,
    );
  }
}

function* inParts<Entry>(entries: readonly Entry[], most: number): Generator<readonly Entry[]> {
  for (let from = 0; from < entries.length; from += most) yield entries.slice(from, from + most);
}
