import { tellSystems } from '../outbox/tell-systems.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { announceChanges } from './announced.server.ts';
import { chain, unplaced } from './append.db.ts';
import type { Changes } from './changes.rules.ts';
import { outgoingEvents } from './outgoing-events.server.ts';
import type { Subject } from './subject.ts';
import type { Action } from './trail.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    audit_entries: {
      number: number;
      at: string;
      actor_id: string | null;
      actor_type: string | null;
      company_id: string | null;
      action: string;
      subject: string | null;
      subject_id: string | null;
      employee_id: string | null;
      detail: string | null;
      changes: string | null;
      address: string | null;
      clock: string | null;
      times: number | null;
      previous_hash: string;
      hash: string;
    };
  }
}

/** Who did it and from where; a handler's context is one. Nobody for a sign-in that failed and for the server itself. */
export type By = {
  caller?: { userId: string; type: string; apiTokenId?: string | null } | undefined;
  address: string | null;
};

/** What is to be written down. Never a password, a document's name or anything that was typed into a form. */
export type NewEntry = {
  action: Action;
  subject: Subject | null;
  subjectId?: string | null;
  /** The company whose record it is. */
  companyId?: string | null;
  /** The employee whose data it is. */
  employeeId?: string | null;
  /** One more word: the kind of a form, the name of a refused endpoint. */
  detail?: string | null;
  changes?: Changes;
  /** How often, where it tells of several times. */
  times?: number;
  /** Of a document: whether it is under medical confidentiality. Not written down: it says who is told of it now. */
  confidential?: boolean;
};

/**
 * Writes entries to the end of the trail, and announces the changes that they tell of, on the screens and to other systems. In a
 * transaction they become true or vanish with what they tell of; outside of one they are written by themselves.
 * Must be the last thing that a transaction does: it keeps every other writer waiting until that transaction ends, and one
 * that went on to wait for another writer's row would wait for ever.
 */
export async function record(db: Database, by: By, ...entries: readonly NewEntry[]): Promise<void> {
  if (db.isTransaction) return append(db, by, entries);
  // Together: the entry, and whoever is told of it.
  await db.transaction().execute((tx) => append(tx, by, entries));
}

async function append(tx: Database, by: By, entries: readonly NewEntry[]): Promise<void> {
  await tell(tx, by, entries);
  await chain(tx, [entries.map((entry) => unplaced(entry, by))]);
}

/** Announces what entries tell of, on the screens and to other systems. */
export async function tell(tx: Database, { caller }: Pick<By, 'caller'>, entries: readonly NewEntry[]): Promise<void> {
  await announceChanges(tx, entries, caller?.userId);
  await tellSystems(tx, outgoingEvents(entries));
}
