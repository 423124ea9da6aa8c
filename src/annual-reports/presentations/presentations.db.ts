import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Audience } from './presentations.labels.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    report_presentations: {
      company_id: string;
      id: string;
      report_id: string;
      document_id: string | null;
      presented_on: string;
      audience: Audience | '';
      presented_to: string;
      recorded_by: string;
      withdrawn_at: string | null;
      withdrawal_reason: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

type Key = { companyId: string; id: string };

/** All presentations of the reports of a company as far as the scope reaches, withdrawn ones too; the last first. */
export function listPresentations(db: Database, scope: Scope, companyId: string) {
  return presentationsWithin(db, scope)
    .select(facts)
    .where('report_presentations.company_id', '=', companyId)
    .orderBy('presented_on', 'desc')
    .orderBy('report_presentations.id', 'desc')
    .execute();
}

/** A presentation within the scope, withdrawn or not; null for none. */
export async function findPresentation(db: Database, scope: Scope, id: string) {
  const row = await presentationsWithin(db, scope)
    .select(facts)
    .where('report_presentations.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const facts = [
  ...([
    'report_presentations.id',
    'report_presentations.version',
    'report_presentations.company_id as companyId',
  ] as const),
  ...(['report_id as reportId', 'document_id as documentId', 'presented_on', 'audience', 'presented_to'] as const),
  ...(['professionals.name as recordedBy', 'report_presentations.withdrawn_at as withdrawnAt'] as const),
  'withdrawal_reason as withdrawalReason',
] as const;

function presentationsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('report_presentations'), scope).innerJoin(
    'professionals',
    'professionals.id',
    'recorded_by',
  );
}

type NewPresentation = Key & {
  reportId: string;
  documentId: string;
  presented_on: string;
  audience: Audience;
  presented_to: string;
  recordedBy: string;
};

/** Writes a presentation down. */
export async function insertPresentation(
  tx: Database,
  { companyId, id, reportId, documentId, recordedBy, ...said }: NewPresentation,
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('report_presentations')
    .values({
      ...{ company_id: companyId, id, report_id: reportId, document_id: documentId, ...said, recorded_by: recordedBy },
      ...{ withdrawn_at: null, withdrawal_reason: null, version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

/** From now on it was never made; the row stays, with why. */
export async function markPresentationWithdrawn(tx: Database, { companyId, id }: Key, reason: string): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .updateTable('report_presentations')
    .set((eb) => ({ withdrawn_at: now, withdrawal_reason: reason, version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
