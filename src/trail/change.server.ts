import type { SignedInContext } from '../access/caller.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { changesBetween, unseen } from './changes.rules.ts';
import { type NewEntry, record } from './entries.db.ts';
import type { Subject } from './subject.ts';

/** A kind of record, as the trail knows it. */
export type Kind<Name extends Subject, Kept> = {
  /** Also the name under which a record is answered: `{ unit: … }`. */
  subject: Name;
  table: keyof Tables;
  /** Whose a record is. */
  belongsTo?: (kept: Kept) => Pick<NewEntry, 'companyId' | 'employeeId'>;
};

/** What a change has made of a record, and what the trail has to say of it besides. */
type Outcome<Kept> = { after: Kept; also?: readonly NewEntry[] };
type Answered<Name extends string, Kept> = { [Of in Name]: Kept };

/**
 * Makes a record, once however often the call is sent, and writes it down in the trail as the last thing.
 * @param make writes it, within the transaction that is its argument
 * @returns the record under its subject's name
 */
export function createRecord<Name extends Subject, Kept extends { id: string }>(
  context: SignedInContext,
  kind: Kind<Name, Kept>,
  make: (tx: Database) => Promise<Outcome<Kept>>,
): Promise<Answered<Name, Kept>> {
  return createOnce(context, async (tx) => {
    const { after, also = [] } = await make(tx);
    await record(tx, context, entryOf(kind, 'created', null, after), ...also);
    return { [kind.subject]: after } as Answered<Name, Kept>;
  });
}

/**
 * Changes a record: holds it, reads it, writes it, and writes down in the trail as the last thing what has changed.
 * @param change.read reads the record as it is before, or throws what the caller is to be told
 * @param change.write changes it; null says that there was nothing to do, and the trail says nothing then
 * @returns the record under its subject's name
 */
export function changeRecord<Name extends Subject, Kept extends { id: string }>(
  context: SignedInContext,
  kind: Kind<Name, Kept>,
  change: {
    id: string;
    action: 'updated' | 'deleted' | 'inactivated';
    /** The version that an update sets out from, if its caller said so. */
    version?: number | undefined;
    read: (tx: Database) => Promise<Kept>;
    write: (tx: Database, before: Kept) => Promise<Outcome<Kept> | null>;
  },
): Promise<Answered<Name, Kept>> {
  return context.db.transaction().execute(async (tx) => {
    await lockRow(tx, kind.table, change.id);
    const before = await change.read(tx);
    const outcome = await change.write(tx, before);
    if (outcome) {
      const entry = {
        ...entryOf(kind, change.action, before, outcome.after),
        detail: change.action === 'updated' ? unseen(change.version) : null,
      };
      await record(tx, context, entry, ...(outcome.also ?? []));
    }
    return { [kind.subject]: outcome?.after ?? before } as Answered<Name, Kept>;
  });
}

function entryOf<Name extends Subject, Kept extends { id: string }>(
  { subject, belongsTo }: Kind<Name, Kept>,
  action: NewEntry['action'],
  before: Kept | null,
  after: Kept,
): NewEntry {
  return { action, subject, subjectId: after.id, ...belongsTo?.(after), changes: changesBetween(before, after) };
}
