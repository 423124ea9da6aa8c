import type { Database } from '../platform/database/database.server.ts';
import type {} from './restrictions.db.ts';

/** A restriction by its key. */
export type RestrictionKey = { companyId: string; id: string };

/** What of a restriction may change; its content is sealed already. */
export type RestrictionValues = { fromOn: string; untilOn: string | null; reviewOn: string | null; content: string };

/** Writes a restriction down, in its first version; the company has not taken note of it yet. */
export async function insertRestriction(
  tx: Database,
  of: RestrictionKey & RestrictionValues & { employeeId: string; documentId: string | null; recordedBy: string },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('work_restrictions')
    .values({
      ...{ company_id: of.companyId, id: of.id, employee_id: of.employeeId, document_id: of.documentId },
      ...{ ...columnsOf(of), recorded_by: of.recordedBy, acknowledged_at: null, acknowledged_by: null },
      ...{ ended_on: null, ended_document_id: null, withdrawn_at: null },
      ...{ version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

/** Writes over a restriction; where the company reads something else now, it takes note of it anew. */
export async function updateRestriction(
  tx: Database,
  key: RestrictionKey,
  { isNews, ...values }: RestrictionValues & { isNews: boolean },
): Promise<void> {
  await changed(tx, key, {
    ...columnsOf(values),
    ...(isNews ? { acknowledged_at: null, acknowledged_by: null } : {}),
  });
}

/** A user of the company has taken note of it as it stands. @param by the user's e-mail */
export async function markAcknowledged(tx: Database, key: RestrictionKey, by: string): Promise<void> {
  await changed(tx, key, { acknowledged_at: new Date().toISOString(), acknowledged_by: by });
}

/** The ASO that ends it and its day; null, and it holds again. */
export async function writeEnd(
  tx: Database,
  key: RestrictionKey,
  end: { documentId: string; day: string } | null,
): Promise<void> {
  await changed(tx, key, { ended_on: end?.day ?? null, ended_document_id: end?.documentId ?? null });
}

/** From now on it was none, and why stands in its content. */
export async function markRestrictionWithdrawn(tx: Database, key: RestrictionKey, content: string): Promise<void> {
  await changed(tx, key, { content, withdrawn_at: new Date().toISOString() });
}

type Columns = ReturnType<typeof columnsOf> & {
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  ended_on: string | null;
  ended_document_id: string | null;
  withdrawn_at: string;
};

async function changed(tx: Database, { companyId, id }: RestrictionKey, columns: Partial<Columns>): Promise<void> {
  await tx
    .updateTable('work_restrictions')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ fromOn, untilOn, reviewOn, content }: RestrictionValues) {
  return { from_on: fromOn, until_on: untilOn, review_on: reviewOn, content };
}

/** The restrictions that a document has ended. */
export function findEndedBy(tx: Database, { companyId, documentId }: { companyId: string; documentId: string }) {
  return tx
    .selectFrom('work_restrictions')
    .select(['company_id as companyId', 'id', 'employee_id as employeeId', 'from_on as fromOn'])
    .select(['document_id as documentId', 'ended_on as endedOn'])
    .where('company_id', '=', companyId)
    .where('ended_document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** What came from a document comes from the one that corrects it. */
export async function moveOrigin(
  tx: Database,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('work_restrictions')
    .set((eb) => ({ document_id: to, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('company_id', '=', companyId)
    .where('document_id', '=', from)
    .execute();
}
