import { onlyOwner, type Scope, withoutConfidential } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { SortOf } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import type { TableOf } from '../platform/database/record.server.ts';
import type { CompanyKind } from './company/registry.ts';
import { documentRecord, listedDocument } from './documents.record.ts';
import { asoFacts } from './forms/aso/aso.form-facts.ts';
import type { FormKind } from './forms/registry.ts';
import type { IssuedState } from './issued/issued.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    documents: TableOf<typeof documentRecord> & {
      created_at: string;
      /** The session that the upload was begun in; null on rows from before it was noted. */
      upload_session_id: string | null;
    };
  }
}

/** What a list is narrowed to. */
type DocumentFilter = {
  confidential?: boolean | undefined;
  origin?: 'issued' | 'uploaded' | undefined;
  kind?: FormKind | undefined;
  state?: IssuedState | undefined;
};

type EmployeeRef = { companyId: string; employeeId: string };

export async function listDocuments(
  db: Database,
  scope: Scope,
  { companyId, employeeId }: EmployeeRef,
  input: ListInput<SortOf<typeof documentRecord>>,
  only: DocumentFilter = {},
) {
  const { confidential, origin, kind, state } = only;
  const query = listedWithin(db, scope)
    .leftJoin('professionals', 'professionals.id', 'documents.professional_id')
    .where('documents.company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .$if(confidential !== undefined, (rows) => rows.where('medical_confidentiality', '=', confidential ?? true))
    .$if(origin !== undefined, (rows) => rows.where('issued_documents.id', origin === 'issued' ? 'is not' : 'is', null))
    .$if(kind !== undefined, (rows) => rows.where('issued_documents.kind', '=', kind ?? asoFacts.kind))
    .$if(state !== undefined, (rows) => rows.where('issued_documents.state', '=', state ?? 'issued'));
  const { rows, total } = await list(db, query, listedDocument, input);
  return { documents: rows, total };
}

/** What was issued about a company itself, the newest first, as whoever asks may read it. */
export async function listCompanyDocuments(
  db: Database,
  scope: Scope,
  companyId: string,
  input: ListInput<SortOf<typeof documentRecord>>,
  kind: CompanyKind | undefined,
) {
  const query = listedWithin(db, scope)
    .leftJoin('professionals', 'professionals.id', 'documents.professional_id')
    .where('documents.company_id', '=', companyId)
    .where('documents.employee_id', 'is', null)
    .$if(kind !== undefined, (rows) => rows.where('issued_documents.kind', '=', kind ?? null));
  const { rows, total } = await list(db, query, listedDocument, input);
  return { documents: rows, total };
}

/** A document whose file is there, or one that was issued and whose file is still being made. */
export async function findDocument(db: Database, scope: Scope, id: string) {
  const query = listedWithin(db, scope).select(documentRecord.whole.columns).select('issued_documents.state as state');
  return (await query.where('documents.id', '=', id).executeTakeFirst()) ?? null;
}

/** Of these documents those that the scope reaches; or those that it would reach if they had not been withdrawn. */
export async function findToldDocuments(
  db: Database,
  scope: Scope,
  { ids, withdrawn }: { ids: readonly string[]; withdrawn: boolean },
) {
  return documentsWithin(db, scope)
    .select([
      'documents.id',
      'employee_id as employeeId',
      'name',
      'issued_documents.state',
      'superseded_by_id as supersededById',
    ])
    .where('arrived_at', 'is not', null)
    .where('documents.id', 'in', ids)
    .where('withdrawn_at', withdrawn ? 'is not' : 'is', null)
    .execute();
}

/** Writes down that a document was withdrawn, and why. Its file stays. */
export async function markWithdrawn(
  db: Database,
  document: { companyId: string; id: string },
  reason: string,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ withdrawn_at: new Date().toISOString(), withdrawal_reason: reason })
    .where('company_id', '=', document.companyId)
    .where('id', '=', document.id)
    .execute();
}

/**
 * Professionals see what was withdrawn, and what was issued before its file is there; a company does not.
 */
function listedWithin(db: Database, scope: Scope) {
  const documents = documentsWithin(db, scope);
  if (onlyOwner(scope) !== null) return documents.where('arrived_at', 'is not', null).where('withdrawn_at', 'is', null);
  return documents.where((eb) => eb.or([eb('arrived_at', 'is not', null), eb('issued_documents.id', 'is not', null)]));
}

function documentsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('documents'), scope)
    .leftJoin('issued_documents', (join) =>
      join
        .onRef('issued_documents.company_id', '=', 'documents.company_id')
        .onRef('issued_documents.id', '=', 'documents.id'),
    )
    .$if(withoutConfidential(scope), (query) => query.where('medical_confidentiality', '=', false))
    .$if(scope.asosOnly, (query) => query.where('issued_documents.kind', '=', asoFacts.kind));
}
