import type { SignedInContext } from '../access/caller.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import type { Scope } from '../access/scope.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { type Changes, changesBetween, unseen } from './changes.rules.ts';
import { type By, type NewEntry, record } from './entries.db.ts';
import type { Subject } from './subject.ts';
import type { Action } from './trail.labels.ts';

/** A kind of record, declared once by its subject: how one is held and read, and what the trail is told of it. */
export type Kind<Name extends Subject, Kept> = {
  /** Also the name under which a record is answered: `{ unit: … }`. */
  subject: Name;
  table: keyof Tables;
  /** Reads a record as far as the scope reaches; null for none. */
  find: (db: Database, scope: Scope, id: string) => Promise<Kept | null>;
  /** What is said where there is none. */
  missing: string;
  /** Holds a record until the transaction ends; its own row, if not said. */
  hold?: (tx: Database, id: string, scope: Scope) => Promise<void>;
  /** Throws what is said of one that, as it is, changes no more. */
  mustBeOpen?: (kept: Kept) => void;
  /** Whose a record is. */
  belongsTo?: (kept: Kept, scope: Scope) => Pick<NewEntry, 'companyId' | 'employeeId'>;
  /** What the trail shows of a change; the fields that differ, if not said. Null before a record is made, and after it is gone. */
  changes?: (before: Kept | null, after: Kept | null) => Changes | undefined;
};

/** Of what is a person's of a company. */
export function ofPerson({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  return { companyId, employeeId };
}

/** Of what the trail knows alone that it was changed. */
export function untold(): undefined {
  return undefined;
}

type Reading = { db: Database; scope: Scope };

type Answered<Name extends string, Kept> = { [Of in Name]: Kept };

/** What has become of a record, and what is to be said of it. */
type Outcome<Answer> = {
  /** What the trail has to say besides. */
  also?: readonly NewEntry[];
  /** What the record's own entry says otherwise; null where the trail is told nothing. */
  entry?: Partial<NewEntry> | null;
  /** What is answered instead of the record. */
  answer?: Answer;
};

/** The record as it has been made, or where it is to be read. */
type Made<Kept, Answer> = Outcome<Answer> & ({ after: Kept } | { id: string });

/** The record as it has become, null where it is gone; where that is not said, it is looked for. */
type Changed<Kept, Answer> = Outcome<Answer> & { after?: Kept | null };

type Change<Kept, Answer> = {
  id: string;
  /** `updated`, if not said. */
  action?: Action;
  /** The version that was seen of it, if its caller said so. */
  version?: number | undefined;
  /** Reads the record as it is before, or throws what the caller is to be told, where that is not the kind's own. */
  read?: (tx: Database) => Promise<Kept>;
  /** Changes it; null says that there was nothing to do, and the trail says nothing then. */
  write: (tx: Database, before: Kept) => Promise<Changed<Kept, Answer> | null | undefined> | Promise<void>;
};

/** @throws 404 in the words of its kind, where there is no such record within the scope */
export async function mustFind<Kept>(
  { find, missing }: Pick<Kind<Subject, Kept>, 'find' | 'missing'>,
  { db, scope }: Reading,
  id: string,
): Promise<Kept> {
  const found = await find(db, scope, id);
  if (found === null) throw notFound(missing);
  return found;
}

/**
 * Holds a record until the transaction ends, and reads it as it is then.
 * @throws 404; 409 where `version` is said and is no longer the record's; what its kind says of one that changes no more
 */
export async function holdRecord<Kept extends object>(
  tx: Database,
  { scope }: Pick<Reading, 'scope'>,
  kind: Pick<Kind<Subject, Kept>, 'table' | 'hold' | 'find' | 'missing' | 'mustBeOpen'>,
  { id, version, read }: Pick<Change<Kept, never>, 'id' | 'version' | 'read'>,
): Promise<Kept> {
  await (kind.hold?.(tx, id, scope) ?? lockRow(tx, kind.table, id));
  const before = await (read?.(tx) ?? mustFind(kind, { db: tx, scope }, id));
  kind.mustBeOpen?.(before);
  mustBeSeen(before, version);
  return before;
}

/** @throws 409 where the version that was seen of a record is no longer its own */
export function mustBeSeen(kept: { version?: number }, version: number | undefined): void {
  if (version !== undefined && version !== kept.version) throw changedByOther();
}

/**
 * Makes a record, once however often the call is sent, and writes it down in the trail as the last thing.
 * @param make writes it, within the transaction that is its argument
 * @returns the record under its subject's name, or the outcome's own answer
 */
export function createRecord<Name extends Subject, Kept extends object, Answer extends object = Answered<Name, Kept>>(
  context: SignedInContext,
  kind: Kind<Name, Kept>,
  make: (tx: Database) => Promise<Made<Kept, Answer>>,
): Promise<Answer> {
  return createOnce(context, async (tx) => {
    const made = await make(tx);
    const after = 'after' in made ? made.after : await mustFind(kind, { db: tx, scope: context.scope }, made.id);
    await record(
      tx,
      context,
      { ...entryOf(kind, context, 'created', null, after), ...made.entry },
      ...(made.also ?? []),
    );
    return made.answer ?? ({ [kind.subject]: after } as Answer);
  });
}

/**
 * Changes a record: holds it, reads it, looks at its version, writes it, and writes down in the trail as the last thing what has
 * changed.
 * @returns the record under its subject's name, or the outcome's own answer
 * @throws 404; 409 where the version that was seen of it is no longer its own
 */
export function changeRecord<Name extends Subject, Kept extends object, Answer extends object = Answered<Name, Kept>>(
  context: SignedInContext,
  kind: Kind<Name, Kept>,
  { action = 'updated', write, ...which }: Change<Kept, Answer>,
): Promise<Answer> {
  // Together: the record, what follows from the change, and its entry in the trail.
  return context.db.transaction().execute(async (tx) => {
    const before = await holdRecord(tx, context, kind, which);
    const outcome = await write(tx, before);
    const nothing = { after: before, entry: null };
    const { entry, also = [], answer, ...said }: Changed<Kept, Answer> = outcome === null ? nothing : (outcome ?? {});
    const after = said.after === undefined ? await kind.find(tx, context.scope, which.id) : said.after;
    if (entry !== null) {
      const own = { ...entryOf(kind, context, action, before, after), ...entry };
      const detail = own.action === 'updated' ? unseen(which.version) : null;
      await record(tx, context, { detail, ...own }, ...also);
    }
    return answer ?? ({ [kind.subject]: after ?? before } as Answer);
  });
}

/** The same for what answers nothing. */
export async function actOnRecord<Name extends Subject, Kept extends object>(
  context: SignedInContext,
  kind: Kind<Name, Kept>,
  change: Change<Kept, object>,
): Promise<void> {
  await changeRecord(context, kind, change);
}

/**
 * Does what changes no record of a kind, as to end a session, together with its entries in the trail.
 * @param work answers what the trail is told; null where there was nothing to do
 */
export async function withEntries(
  context: By & { db: Database },
  work: (tx: Database) => Promise<NewEntry | readonly NewEntry[] | null>,
): Promise<void> {
  // Together: what was done, and its entries in the trail.
  await context.db.transaction().execute(async (tx) => {
    const entries = [(await work(tx)) ?? []].flat();
    if (entries.length > 0) await record(tx, context, ...entries);
  });
}

/** What the trail is told of a record that was made, changed or taken away. */
export function entryOf<Name extends Subject, Kept extends object>(
  { subject, belongsTo, changes }: Pick<Kind<Name, Kept>, 'subject' | 'belongsTo' | 'changes'>,
  { scope }: Pick<Reading, 'scope'>,
  action: Action,
  before: Kept | null,
  after: Kept | null,
): NewEntry {
  const kept = (after ?? before) as Kept;
  const shown = changes ? changes(before, after) : changesBetween(before, after);
  return {
    ...{ action, subject, subjectId: 'id' in kept ? String(kept.id) : null },
    ...belongsTo?.(kept, scope),
    ...(shown ? { changes: shown } : {}),
  };
}
