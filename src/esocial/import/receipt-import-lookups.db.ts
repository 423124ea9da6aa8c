import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../lines/events.db.ts';

/** What an import of receipts asks of the events of a company. */

/** An event whose receipt another system may have. */
export type EventOfReceipt = Awaited<ReturnType<typeof findEventsOfPeople>>[number];

/** The events of these people of a company that have left, may leave, or have a receipt; the first first. */
export async function findEventsOfPeople(db: Database, companyId: string, employeeIds: readonly string[]) {
  if (employeeIds.length === 0) return [];
  return db
    .selectFrom('esocial_events')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.company_id', '=', 'esocial_events.company_id')
        .onRef('documents.id', '=', 'esocial_events.document_id'),
    )
    .select(['esocial_events.id', 'esocial_events.version', 'esocial_events.employee_id as employeeId'])
    .select(['esocial_events.kind', 'esocial_events.day', 'esocial_events.receipt', 'documents.name as documentName'])
    .where('esocial_events.company_id', '=', companyId)
    .where('esocial_events.employee_id', 'in', employeeIds)
    .where((eb) => eb.or([eb('state', '!=', 'dropped'), eb('left_at', 'is not', null)]))
    .orderBy('esocial_events.id')
    .execute();
}

/** Which of these receipts an event of the company has. */
export async function findKnownReceipts(
  db: Database,
  companyId: string,
  receipts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (receipts.length === 0) return new Map();
  const rows = await db
    .selectFrom('esocial_events')
    .select(['id', 'receipt'])
    .where('company_id', '=', companyId)
    .where('receipt', 'in', receipts)
    .execute();
  return new Map(rows.map(({ id, receipt }) => [receipt ?? '', id]));
}

/** Something that is another text once the events of a company are others. */
export async function printEvents(db: Database, companyId: string): Promise<string> {
  const row = await db
    .selectFrom('esocial_events')
    .select((eb) => eb.fn.countAll<number | string>().as('all'))
    .select((eb) => eb.fn.sum<number | string>('version').as('versions'))
    .select(sql<string>`max(updated_at)`.as('updated'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return [row.all, row.versions, row.updated].map(String).join();
}
