import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import type { ReadLine } from '../checking/doubled.rules.ts';
import type { CellsRead, Remark } from '../columns/columns.labels.ts';
import type { ImportChoices } from '../imports.contract.ts';
import type { LineOutcome } from '../imports.labels.ts';

/** What a line would do to a register, as it is kept until it is confirmed. */
export type Planned = {
  outcome: LineOutcome;
  /** Who or what it is about. */
  name: string;
  /** The employee that it is about, where there is one already. */
  employeeId?: string;
  /** The record that is there already, in the version that was looked at. */
  target: { id: string; version: number } | null;
  /** The whole record as it will be; empty where nothing is written. */
  values: Readonly<Record<string, string>>;
  /** The unit that it will be in, where the file says one. */
  unitId: string | null;
  /** The name of a unit that is made for it, unless there is one by then. */
  newUnit?: string;
  reactivated: boolean;
  changes: readonly { field: string; before: string; after: string }[];
  remarks: readonly Remark[];
};

/** The same, with what is counted of it: who is inactive, and a unit that the company does not have. */
export type Comparison = Planned & { isInactive?: boolean; unknownUnit?: string };

/** Whose registers they are, and who imports into them. */
type Into = { companyId: string; ownerId: string };

/** One register, as an import compares files with it and writes to it. */
export type Register = {
  /** What is wrong with lines of which only one may be written, by their numbers: each names the others. */
  doubled: (db: Database, lines: readonly ReadLine[]) => Promise<ReadonlyMap<number, Remark>>;
  /** Something that is another thing once the register has changed. */
  print: (db: Database, into: Into) => Promise<string>;
  /** Makes what compares lines with the register as it is now; some lines at a time. */
  compare: (
    db: Database,
    into: Into,
    choices: ImportChoices,
    keys: EncryptionKeys,
  ) => Promise<(lines: readonly CellsRead[]) => Promise<Comparison[]>>;
  /** Begins to make ready what lines write, on a connection that keeps what is staged on it. */
  prepare: (connection: Database, into: Into, more: With) => Promise<Preparation>;
  /** Has what is due for people computed anew; null where nothing becomes due by it. */
  renew: ((tx: Database, companyId: string, employeeIds: readonly string[]) => Promise<void>) | null;
};

/** What was decided for the whole file, and the keys of what is kept sealed. */
type With = { choices: ImportChoices; keys: EncryptionKeys };

/** Lines that create or change something, made ready beside the register: nobody waits for that. */
export type Preparation = {
  /**
   * @returns what is told of them, as far as it is known already
   * @throws where the register is not what they were compared with
   */
  add: (lines: readonly Planned[]) => Promise<Told>;
  /**
   * Writes all that is ready, in a transaction of the same connection that holds the company.
   * @param between is asked for between two parts; what it throws undoes the transaction
   * @returns what else the trail has to tell
   * @throws where the register is not what they were compared with
   */
  write: (tx: Database, between: () => void) => Promise<NewEntry[]>;
};

/** What the trail has to tell of lines, and whose due dates they are about. */
type Told = { entries: NewEntry[]; employeeIds: string[] };

/** So many lines are written together where nothing of them can be made ready. */
const writtenTogether = 25;

/**
 * Of a register that gets few lines: they wait as they are, and all is done in the transaction.
 * @param begin looks at the register before anything is written, and answers what writes some of the lines
 */
export function inTransaction(
  begin: (tx: Database) => Promise<(lines: readonly Planned[]) => Promise<NewEntry[]>>,
): Preparation {
  const waiting: Planned[] = [];
  return {
    async add(lines) {
      waiting.push(...lines);
      return { entries: [], employeeIds: [] };
    },
    async write(tx, between) {
      const write = await begin(tx);
      const entries: NewEntry[] = [];
      for (let from = 0; from < waiting.length; from += writtenTogether) {
        between();
        entries.push(...(await write(waiting.slice(from, from + writtenTogether))));
      }
      return entries;
    },
  };
}
