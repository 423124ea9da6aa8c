import { tellSystems } from '../../outbox/tell-systems.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type EventAction, type EventState, listOfState } from '../esocial.labels.ts';
import type { Line } from './lines.db.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_events: {
      company_id: string;
      id: string;
      line_id: string;
      kind: string;
      action: EventAction;
      employee_id: string;
      document_id: string;
      day: string;
      due_on: string;
      state: EventState;
      list: string;
      reasons: string;
      checked_at: string | null;
      event_id: string | null;
      left_at: string | null;
      receipt: string | null;
      receipt_by: string | null;
      batch_id: string | null;
      ended_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** An event by its key. */
export type EventKey = { companyId: string; id: string };

const columns = [
  'company_id as companyId',
  'id',
  'line_id as lineId',
  'kind',
  'action',
  'employee_id as employeeId',
  'document_id as documentId',
  'day',
  'due_on as dueOn',
  'state',
  'event_id as eventId',
  'left_at as leftAt',
  'receipt',
  'version',
] as const;

/** An event as it is worked with. */
export type KeptEvent = NonNullable<Awaited<ReturnType<typeof findOpenEvent>>>;

/** The event of a line that has not come to its end; null for none. */
export async function findOpenEvent(tx: Database, { companyId, id }: Pick<Line, 'companyId' | 'id'>) {
  const row = await tx
    .selectFrom('esocial_events')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('line_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The last event of a line that the eSocial has accepted; null for none. */
export async function findLastAccepted(tx: Database, { companyId, id }: Pick<Line, 'companyId' | 'id'>) {
  const row = await tx
    .selectFrom('esocial_events')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('line_id', '=', id)
    .where('state', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** An event by its key; null for none. */
export async function findKeptEvent(tx: Database, { companyId, id }: EventKey): Promise<KeptEvent | null> {
  const row = await tx
    .selectFrom('esocial_events')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Events of a company that are to be looked at anew, the first first. */
export async function uncheckedEvents(db: Database, companyId: string, most: number): Promise<KeptEvent[]> {
  return db
    .selectFrom('esocial_events')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('checked_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
}

type NewEvent = EventKey & {
  lineId: string;
  kind: string;
  action: EventAction;
  employeeId: string;
  documentId: string;
  day: string;
  dueOn: string;
};

/** Writes an event down, to be looked at. */
export async function insertEvent(tx: Database, event: NewEvent): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('esocial_events')
    .values({
      ...{ company_id: event.companyId, id: event.id, line_id: event.lineId, kind: event.kind, action: event.action },
      ...{ employee_id: event.employeeId, document_id: event.documentId, day: event.day, due_on: event.dueOn },
      ...{ state: 'pending', list: listOfState.pending, reasons: '[]', checked_at: null, event_id: null },
      ...{ left_at: null, receipt: null, receipt_by: null, batch_id: null, ended_at: null },
      ...{ version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

type Change = {
  state?: EventState;
  document_id?: string;
  day?: string;
  due_on?: string;
  reasons?: string;
  checked_at?: string | null;
  event_id?: string;
  left_at?: string;
  receipt?: string;
  receipt_by?: string;
};

/**
 * Writes what has changed of an event; one that is accepted or dropped is over. Other systems are told of another state.
 * @param seen as it was when it was read
 * @returns false where somebody else has changed it since this version
 */
export async function updateEvent(
  tx: Database,
  seen: Pick<KeptEvent, 'companyId' | 'employeeId' | 'id' | 'version' | 'state'>,
  change: Change,
): Promise<boolean> {
  const now = new Date().toISOString();
  const { companyId, employeeId, id, version } = seen;
  const { state } = change;
  const ended = state && { list: listOfState[state], ended_at: listOfState[state] === 'history' ? now : null };
  const { numUpdatedRows } = await tx
    .updateTable('esocial_events')
    .set({ ...change, ...ended, version: version + 1, updated_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const isWritten = numUpdatedRows > 0n;
  if (isWritten && state !== undefined && state !== seen.state) {
    await tellSystems(tx, [{ event: 'esocial.changed', companyId, lane: id, data: { employeeId, eventId: id } }]);
  }
  return isWritten;
}

/** Whether an event of a company has a receipt. */
export async function isReceiptKnown(tx: Database, companyId: string, receipt: string): Promise<boolean> {
  const found = tx.selectFrom('esocial_events').select('id').where('company_id', '=', companyId);
  return (await found.where('receipt', '=', receipt).limit(1).executeTakeFirst()) !== undefined;
}

/** The events of a company that have not left, or of one person of it, are to be looked at anew. */
export async function uncheckEvents(
  tx: Database,
  companyId: string,
  employeeIds: readonly string[] | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('esocial_events')
    .set((eb) => ({ checked_at: null, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('state', 'in', ['pending', 'ready', 'refused'])
    .where('ended_at', 'is', null)
    .$if(employeeIds !== null, (query) => query.where('employee_id', 'in', employeeIds ?? []))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What is pending for what no change of a company or a person announces is to be looked at anew: who answers for the PCMSO, a key, a day. */
export async function uncheckWaiting(tx: Database): Promise<void> {
  await tx
    .updateTable('esocial_events')
    .set((eb) => ({ checked_at: null, version: eb('version', '+', 1) }))
    .where('list', '=', 'pendencies')
    .where((eb) =>
      eb.or(
        ['responsible-', 'aso-unreadable', 'aso-day-ahead', 'establishment-', 'end-unknown'].map((code) =>
          eb('reasons', 'like', `%"code":"${code}%`),
        ),
      ),
    )
    .execute();
}

/** The companies that have an event to be looked at anew. */
export async function uncheckedCompanies(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('esocial_events')
    .select('company_id as companyId')
    .distinct()
    .where('checked_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ companyId }) => companyId);
}
