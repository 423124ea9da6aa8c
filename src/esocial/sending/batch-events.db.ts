import { tellSystems } from '../../outbox/tell-systems.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type EventState, listOfState } from '../esocial.labels.ts';
import type { BatchKey } from './batches.db.ts';

type Outcome = 'waiting' | 'accepted' | 'refused' | 'gone';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_batch_events: {
      company_id: string;
      batch_id: string;
      event_id: string;
      outcome: Outcome;
      xml: string | null;
    };
  }
}

/** Takes events for a batch that are in none. @returns those that were taken, the others have changed meanwhile */
export async function takeForBatch(tx: Database, { companyId, id }: BatchKey, eventIds: readonly string[]) {
  const rows = await tx
    .updateTable('esocial_events')
    .set((eb) => ({ batch_id: id, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', 'in', eventIds)
    .where('batch_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('state', 'in', ['ready', 'refused'])
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Writes down which events a batch has. */
export async function insertBatchEvents(tx: Database, { companyId, id }: BatchKey, eventIds: readonly string[]) {
  const values = eventIds.map((event_id) => {
    return { company_id: companyId, batch_id: id, event_id, outcome: 'waiting' as const, xml: null };
  });
  await tx.insertInto('esocial_batch_events').values(values).execute();
}

/** The events of a batch that have no outcome yet, as they were signed: sealed, or null. */
export async function waitingOf(db: Database, { companyId, id }: BatchKey) {
  return db
    .selectFrom('esocial_batch_events')
    .innerJoin('esocial_events', (join) =>
      join
        .onRef('esocial_events.company_id', '=', 'esocial_batch_events.company_id')
        .onRef('esocial_events.id', '=', 'esocial_batch_events.event_id'),
    )
    .select(['esocial_events.id', 'esocial_events.event_id as eventId', 'xml'])
    .where('esocial_batch_events.company_id', '=', companyId)
    .where('esocial_batch_events.batch_id', '=', id)
    .where('outcome', '=', 'waiting')
    .orderBy('esocial_events.id')
    .execute();
}

/** Keeps an event as it was signed, sealed. */
export async function keepSigned(tx: Database, { companyId, id }: BatchKey, eventId: string, xml: string) {
  await tx
    .updateTable('esocial_batch_events')
    .set({ xml })
    .where('company_id', '=', companyId)
    .where('batch_id', '=', id)
    .where('event_id', '=', eventId)
    .execute();
}

/** Notes what became of an event in a batch, which it leaves. */
export async function endInBatch(tx: Database, { companyId, id }: BatchKey, eventId: string, outcome: Outcome) {
  await tx
    .updateTable('esocial_batch_events')
    .set({ outcome })
    .where('company_id', '=', companyId)
    .where('batch_id', '=', id)
    .where('event_id', '=', eventId)
    .execute();
  await tx
    .updateTable('esocial_events')
    .set((eb) => ({ batch_id: null, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', eventId)
    .where('batch_id', '=', id)
    .execute();
}

/** All events of a batch that wait for their outcome come into a state together; other systems are told of each. */
export async function moveEvents(tx: Database, { companyId, id }: BatchKey, from: EventState, to: EventState) {
  const moved = await tx
    .updateTable('esocial_events')
    .set((eb) => ({
      ...{ state: to, list: listOfState[to], version: eb('version', '+', 1), updated_at: new Date().toISOString() },
      ...(to === 'ready' ? { checked_at: null } : {}),
    }))
    .where('company_id', '=', companyId)
    .where('batch_id', '=', id)
    .where('state', '=', from)
    .returning(['id', 'employee_id as employeeId'])
    .execute();
  await tellSystems(
    tx,
    moved.map(({ id: eventId, employeeId }) => {
      return { event: 'esocial.changed', companyId, lane: eventId, data: { employeeId, eventId } };
    }),
  );
}

/** Lets all events go that wait for their outcome in a batch. */
export async function emptyBatch(tx: Database, { companyId, id }: BatchKey): Promise<void> {
  await tx
    .updateTable('esocial_events')
    .set((eb) => ({ batch_id: null, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('batch_id', '=', id)
    .execute();
  await tx
    .updateTable('esocial_batch_events')
    .set({ outcome: 'gone' })
    .where('company_id', '=', companyId)
    .where('batch_id', '=', id)
    .where('outcome', '=', 'waiting')
    .execute();
}

/** An event as it was signed last, with the batch in whose place it opens; null for one that never was. */
export async function findSigned(db: Database, companyId: string, eventId: string) {
  const row = await db
    .selectFrom('esocial_batch_events')
    .select(['batch_id as batchId', 'xml'])
    .where('company_id', '=', companyId)
    .where('event_id', '=', eventId)
    .where('xml', 'is not', null)
    .orderBy('batch_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.xml ? { batchId: row.batchId, xml: row.xml } : null;
}
