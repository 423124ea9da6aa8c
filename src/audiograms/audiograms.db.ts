import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    audiograms: {
      company_id: string;
      id: string;
      employee_id: string;
      document_id: string;
      done_on: string;
      opinion: string | null;
      opinion_by: string | null;
      opinion_at: string | null;
      withdrawn_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** An audiogram by its key. */
export type AudiogramKey = { companyId: string; id: string };

const facts = [
  'audiograms.company_id as companyId',
  'audiograms.id',
  'audiograms.version',
  'audiograms.employee_id as employeeId',
  'audiograms.document_id as documentId',
  'audiograms.done_on as doneOn',
  'audiograms.opinion',
  'judges.name as opinionBy',
  'audiograms.opinion_at as opinionAt',
] as const;

function standingWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('audiograms'), scope)
    .leftJoin('professionals as judges', 'judges.id', 'opinion_by')
    .where('audiograms.withdrawn_at', 'is', null);
}

/** The audiograms of a person that stand, the first one first. */
export async function listAudiograms(db: Database, scope: Scope, of: { companyId: string; employeeId: string }) {
  return standingWithin(db, scope)
    .select(facts)
    .where('audiograms.company_id', '=', of.companyId)
    .where('audiograms.employee_id', '=', of.employeeId)
    .orderBy('audiograms.done_on')
    .orderBy('audiograms.id')
    .execute();
}

/** An audiogram within the scope that stands; null for none. */
export async function findAudiogram(db: Database, scope: Scope, id: string) {
  const row = await standingWithin(db, scope).select(facts).where('audiograms.id', '=', id).executeTakeFirst();
  return row ?? null;
}

type NewAudiogram = AudiogramKey & { employeeId: string; documentId: string; doneOn: string };

/** Writes down that an audiometry was issued. */
export async function insertAudiogram(tx: Database, of: NewAudiogram): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('audiograms')
    .values({
      ...{ company_id: of.companyId, id: of.id, employee_id: of.employeeId, document_id: of.documentId },
      ...{ done_on: of.doneOn, opinion: null, opinion_by: null, opinion_at: null, withdrawn_at: null },
      ...{ version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

/** From now on a document's audiogram is none: it was corrected or cancelled. */
export async function withdrawAudiogramOf(
  tx: Database,
  { companyId, documentId }: { companyId: string; documentId: string },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .updateTable('audiograms')
    .set((eb) => ({ withdrawn_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** What a physician says of an audiogram, as it is kept. */
export async function updateOpinion(
  tx: Database,
  { companyId, id }: AudiogramKey,
  { opinion, by }: { opinion: string; by: string },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .updateTable('audiograms')
    .set((eb) => ({ opinion, opinion_by: by, opinion_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
