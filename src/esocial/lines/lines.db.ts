import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_lines: {
      company_id: string;
      id: string;
      kind: string;
      employee_id: string;
      occasion: string;
      day: string;
      receipt: string | null;
      closed_at: string | null;
      created_at: string;
    };
    esocial_sources: { company_id: string; document_id: string; line_id: string; state: 'stands' | 'gone' };
  }
}

/** A fact that the eSocial has, or is to have. */
export type Line = {
  companyId: string;
  id: string;
  kind: string;
  employeeId: string;
  occasion: string;
  day: string;
  receipt: string | null;
  closedAt: string | null;
};

/** What there is one of for a person: an exam of an occasion on a day. */
export type Slot = Pick<Line, 'companyId' | 'employeeId' | 'kind' | 'occasion' | 'day'>;

const columns = [
  'company_id as companyId',
  'id',
  'kind',
  'employee_id as employeeId',
  'occasion',
  'day',
  'receipt',
  'closed_at as closedAt',
] as const;

/** A line by its key; null for none. */
export async function findLine(tx: Database, { companyId, id }: Pick<Line, 'companyId' | 'id'>): Promise<Line | null> {
  const row = await tx
    .selectFrom('esocial_lines')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The line of an exam of a person that is not closed; null for none. */
export async function findLineOf(tx: Database, slot: Slot): Promise<Line | null> {
  const row = await tx
    .selectFrom('esocial_lines')
    .select(columns)
    .where('company_id', '=', slot.companyId)
    .where('employee_id', '=', slot.employeeId)
    .where('kind', '=', slot.kind)
    .where('occasion', '=', slot.occasion)
    .where('day', '=', slot.day)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a person has a line of a kind of an earlier day that is not closed. */
export async function hasEarlierLine(
  db: Database,
  { companyId, employeeId, kind, day }: Omit<Slot, 'occasion'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('esocial_lines')
    .select('id')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('kind', '=', kind)
    .where('day', '<', day)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins a line. */
export async function insertLine(
  tx: Database,
  { companyId, id, employeeId, kind, occasion, day }: Omit<Line, 'receipt' | 'closedAt'>,
) {
  await tx
    .insertInto('esocial_lines')
    .values({
      ...{ company_id: companyId, id, kind, employee_id: employeeId, occasion, day },
      ...{ receipt: null, closed_at: null, created_at: new Date().toISOString() },
    })
    .execute();
}

/** Writes what has changed of a line. */
export async function updateLine(
  tx: Database,
  { companyId, id }: Pick<Line, 'companyId' | 'id'>,
  to: { occasion?: string; day?: string; receipt?: string | null; closed_at?: string | null },
): Promise<void> {
  await tx.updateTable('esocial_lines').set(to).where('company_id', '=', companyId).where('id', '=', id).execute();
}

/** The line that a document is a source of; null for none. */
export async function findLineOfDocument(
  tx: Database,
  { companyId, documentId }: { companyId: string; documentId: string },
): Promise<Line | null> {
  const row = await tx
    .selectFrom('esocial_sources')
    .select('line_id as lineId')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row ? findLine(tx, { companyId, id: row.lineId }) : null;
}

/** The newest document that says the fact of a line and stands; null for none. */
export async function findStandingSource(tx: Database, { companyId, id }: Pick<Line, 'companyId' | 'id'>) {
  const row = await tx
    .selectFrom('esocial_sources')
    .select('document_id as documentId')
    .where('company_id', '=', companyId)
    .where('line_id', '=', id)
    .where('state', '=', 'stands')
    .orderBy('document_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.documentId ?? null;
}

/** A document is from now on a source of a line, and stands or is gone. */
export async function keepSource(
  tx: Database,
  {
    companyId,
    documentId,
    lineId,
    state,
  }: { companyId: string; documentId: string; lineId: string; state: 'stands' | 'gone' },
): Promise<void> {
  await tx
    .insertInto('esocial_sources')
    .values({ company_id: companyId, document_id: documentId, line_id: lineId, state })
    .onConflict((conflict) => conflict.columns(['company_id', 'document_id']).doUpdateSet({ line_id: lineId, state }))
    .execute();
}

/** The lines of a kind of a person that are not closed, the first day first. */
export async function openLinesOf(
  tx: Database,
  { companyId, employeeId, kind }: Pick<Line, 'companyId' | 'employeeId' | 'kind'>,
): Promise<Line[]> {
  return tx
    .selectFrom('esocial_lines')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .orderBy('day')
    .execute();
}

/** What a line tells of is from now on said by this source alone; null where nothing says it any more. */
export async function replaceSource(
  tx: Database,
  { companyId, id: lineId }: Pick<Line, 'companyId' | 'id'>,
  documentId: string | null,
): Promise<void> {
  await tx
    .updateTable('esocial_sources')
    .set({ state: 'gone' })
    .where('company_id', '=', companyId)
    .where('line_id', '=', lineId)
    .execute();
  if (documentId !== null) await keepSource(tx, { companyId, documentId, lineId, state: 'stands' });
}
