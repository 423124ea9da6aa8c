import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_marks: { company_id: string; document_id: string };
  }
}

/** A document that is still to be looked at. */
export type Mark = { companyId: string; documentId: string };

/** Notes that a document has to be looked at, once however often it is noted. */
export async function insertMark(tx: Database, { companyId, documentId }: Mark): Promise<void> {
  await tx
    .insertInto('esocial_marks')
    .values({ company_id: companyId, document_id: documentId })
    .onConflict((conflict) => conflict.columns(['company_id', 'document_id']).doUpdateSet({ document_id: documentId }))
    .execute();
}

/** Notes that the documents of what these people of a company have open are to be looked at: a last day may be another one. */
export async function markOpenEvents(tx: Database, companyId: string, employeeIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('esocial_marks')
    .columns(['company_id', 'document_id'])
    .expression((eb) =>
      eb
        .selectFrom('esocial_events')
        .select(['company_id', 'document_id'])
        .distinct()
        .where('company_id', '=', companyId)
        .where('employee_id', 'in', employeeIds)
        .where('ended_at', 'is', null),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'document_id']).doNothing())
    .execute();
}

/** The marks of a company, the document that was issued first first. */
export async function marksOf(db: Database, companyId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('esocial_marks')
    .select('document_id as documentId')
    .where('company_id', '=', companyId)
    .orderBy('document_id')
    .limit(most)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** Takes a mark away. @returns whether it was there */
export async function deleteMark(tx: Database, { companyId, documentId }: Mark): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('esocial_marks')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The companies that have a document to be looked at. */
export async function markedCompanies(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('esocial_marks').select('company_id as companyId').distinct().execute();
  return rows.map(({ companyId }) => companyId);
}
