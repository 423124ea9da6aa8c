import type { SelectQueryBuilder } from 'kysely';
import { type Scope, withoutConfidential } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import { dayIn } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type DocumentKind, isForm } from '../document-kinds.rules.ts';
import type { FormKind } from '../forms/registry.ts';
import type { IssuedKey } from './issued.db.ts';

/** Everything of issued documents but what is in them. */
const facts = [
  'issued_documents.company_id as companyId',
  'issued_documents.id',
  'documents.employee_id as employeeId',
  'documents.professional_id as professionalId',
  'documents.name',
  'documents.medical_confidentiality as confidential',
  'documents.arrived_at as arrivedAt',
  'documents.size',
  'documents.sha256',
  'documents.etag',
  'issued_documents.kind',
  'issued_documents.state',
  'issued_documents.issued_at as issuedAt',
  'issued_documents.issuer_name as issuerName',
  'issued_documents.issuer_registration as issuerRegistration',
  'issued_documents.initials',
  'issued_documents.supersedes_id as supersedesId',
  'issued_documents.superseded_by_id as supersededById',
  'issued_documents.cancelled_at as cancelledAt',
  'issued_documents.cancelled_by as cancelledBy',
  'issued_documents.cancel_reason as cancelReason',
  'issued_documents.correction_reason as correctionReason',
] as const;

export type IssuedFacts = NonNullable<Awaited<ReturnType<typeof findForDelivery>>>;

/** One that is about somebody, and not about a company. */
export type IssuedOfEmployee = IssuedFacts & { employeeId: string };

/** Whether a document is about somebody, and not about a company. */
export function isOfEmployee(issued: IssuedFacts): issued is IssuedOfEmployee {
  return issued.employeeId !== null;
}

/** One that was filled in as a form: others follow it. */
export type IssuedForm = IssuedOfEmployee & { kind: FormKind };

/** Whether a document was filled in as a form about somebody, and not gathered from records. */
export function isIssuedForm(issued: IssuedFacts): issued is IssuedForm {
  return issued.employeeId !== null && isForm(issued.kind);
}

/** An issued document within the scope, its file there or not; null for none. */
export async function findIssued(db: Database, scope: Scope, id: string): Promise<IssuedFacts | null> {
  const row = await issuedWithin(db, scope).select(facts).where('issued_documents.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The newest document of a kind that was issued for an employee and stands; null for none. */
export async function findLatest(
  db: Database,
  scope: Scope,
  of: { companyId: string; employeeId: string; kind: FormKind },
): Promise<IssuedFacts | null> {
  const row = await issuedWithin(db, scope)
    .select(facts)
    .where('documents.company_id', '=', of.companyId)
    .where('documents.employee_id', '=', of.employeeId)
    .where('kind', '=', of.kind)
    .where('state', '=', 'issued')
    .orderBy('year', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** So many that stand are looked through for the same thing: of a person, and of a company. */
const mostStanding = { ofEmployee: 20, ofCompany: 500 };

/** The last documents of a kind that stand, with what is in them: of an employee, or, of null, of the company itself. */
export async function findStanding(
  db: Database,
  scope: Scope,
  of: { companyId: string; employeeId: string | null; kind: DocumentKind },
) {
  return issuedWithin(db, scope)
    .select(['issued_documents.id', 'documents.name', 'issued_at as issuedAt'])
    .select(['content', 'content_hash as contentHash'])
    .where('documents.company_id', '=', of.companyId)
    .where('documents.employee_id', of.employeeId === null ? 'is' : '=', of.employeeId)
    .where('kind', '=', of.kind)
    .where('state', '=', 'issued')
    .orderBy('year', 'desc')
    .orderBy('number', 'desc')
    .limit(of.employeeId === null ? mostStanding.ofCompany : mostStanding.ofEmployee)
    .execute();
}

/** The name of another document of a kind that stands and is of a record; null for none. */
export async function findStandingOfRecord(
  tx: Database,
  of: { companyId: string; kind: DocumentKind; recordId: string; except: string | null },
): Promise<string | null> {
  const row = await allIssued(tx)
    .select('documents.name')
    .where('issued_documents.company_id', '=', of.companyId)
    .where('record_id', '=', of.recordId)
    .where('kind', '=', of.kind)
    .where('state', '=', 'issued')
    .$if(of.except !== null, (query) => query.where('issued_documents.id', '!=', of.except ?? ''))
    .executeTakeFirst();
  return row?.name ?? null;
}

/** More of them nobody has in a life of work. */
const mostTelling = 400;

/** The documents of these kinds that stand of a person, with what is in them, the oldest first. */
export async function findTelling(
  db: Database,
  scope: Scope,
  { companyId, employeeId, kinds }: { companyId: string; employeeId: string; kinds: readonly FormKind[] },
) {
  const rows = await issuedWithin(db, scope)
    .select(['issued_documents.id', 'documents.name', 'kind', 'issued_at as issuedAt', 'issuer_name as issuerName'])
    .select(['content', 'content_hash as contentHash'])
    .where('documents.company_id', '=', companyId)
    .where('documents.employee_id', '=', employeeId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'issued')
    .orderBy('issued_at')
    .orderBy('issued_documents.id')
    .limit(mostTelling)
    .execute();
  return rows.map(({ issuedAt, kind, ...row }) => ({ ...row, kind: kind as FormKind, issuedOn: dayIn(issuedAt) }));
}

/** All that was ever issued of a kind about a company, what was corrected or cancelled too, with what is in it; the newest first. */
export async function findEverIssued(db: Database, scope: Scope, of: { companyId: string; kind: DocumentKind }) {
  return issuedWithin(db, scope)
    .select(['issued_documents.id', 'documents.name', 'state', 'content', 'content_hash as contentHash'])
    .select(['supersedes_id as supersedesId', 'issued_at as issuedAt'])
    .where('documents.company_id', '=', of.companyId)
    .where('documents.employee_id', 'is', null)
    .where('kind', '=', of.kind)
    .orderBy('year', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** The document that a verification code belongs to; null for none. */
export async function findIssuedByCodeHash(db: Database, codeHash: string) {
  const row = await allIssued(db)
    .leftJoin('document_signatures', (join) =>
      join
        .onRef('document_signatures.company_id', '=', 'issued_documents.company_id')
        .onRef('document_signatures.document_id', '=', 'issued_documents.id'),
    )
    .select(facts)
    .select(['content_hash as contentHash', 'paper_version as paperVersion'])
    .select(['document_signatures.holder_name as signedBy', 'document_signatures.issuer_name as certifiedBy'])
    .select(['document_signatures.signed_at as signedAt', 'document_signatures.sha256 as signedSha256'])
    .select(['document_signatures.signed_sha256 as unstampedSha256', 'document_signatures.lasting_at as lastingAt'])
    .select(['document_signatures.stamped_at as stampedAt', 'document_signatures.stamped_by as stampedBy'])
    .select('document_signatures.stamped_sha256 as stampedSha256')
    .select(['document_signatures.stamp_asked_at as stampAskedAt', 'document_signatures.revocation'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row ?? null;
}

/** An issued document by its identifier, for those who have been let in otherwise; null for none. */
export async function findForDelivery(db: Database, id: string) {
  const row = await allIssued(db).select(facts).where('issued_documents.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** How these documents ended that the scope reaches: who cancelled each, or who issued what stands in its place. */
export async function findEndings(db: Database, scope: Scope, ids: readonly string[]) {
  return issuedWithin(db, scope)
    .leftJoin('documents as successors', (join) =>
      join
        .onRef('successors.company_id', '=', 'issued_documents.company_id')
        .onRef('successors.id', '=', 'issued_documents.superseded_by_id'),
    )
    .select(['issued_documents.id', 'documents.name', 'state', 'cancelled_by as cancelledBy'])
    .select('successors.professional_id as correctedBy')
    .where('issued_documents.id', 'in', ids)
    .execute();
}

/** The names of those of these issued documents that the scope reaches. */
export async function findIssuedNames(
  db: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await issuedWithin(db, scope)
    .select(['issued_documents.id', 'documents.name'])
    .where('issued_documents.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a document was made of, sealed as it is kept; null for none. */
export async function findContent(db: Database, scope: Scope, id: string) {
  const row = await issuedWithin(db, scope)
    .select(['issued_documents.id', 'documents.company_id as companyId', 'documents.employee_id as employeeId', 'kind'])
    .select(['content', 'content_hash as contentHash'])
    .where('issued_documents.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What an event is made of that tells of a document; null for none. */
export async function findForEvent(db: Database, { companyId, id }: IssuedKey) {
  const row = await allIssued(db)
    .select(facts)
    .select(['content', 'content_hash as contentHash'])
    .where('issued_documents.company_id', '=', companyId)
    .where('issued_documents.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What the file of a document is made of which is not there yet; null when it is there, or was never asked for. */
export async function findUnfinished(db: Database, id: string) {
  const row = await allIssued(db)
    .select(facts)
    .select(['content', 'content_hash as contentHash'])
    .where('issued_documents.id', '=', id)
    .where('arrived_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Documents that were issued before a time and whose file is not there, the oldest first. */
export async function unfinishedBefore(db: Database, before: string, most: number): Promise<IssuedKey[]> {
  return allIssued(db)
    .select(['issued_documents.company_id as companyId', 'issued_documents.id'])
    .where('arrived_at', 'is', null)
    .where('documents.created_at', '<', before)
    .orderBy('documents.created_at')
    .limit(most)
    .execute();
}

function allIssued(db: Database) {
  return withDocument(db.selectFrom('issued_documents'));
}

function issuedWithin(db: Database, scope: Scope) {
  return withDocument(within(db.selectFrom('issued_documents'), scope)).$if(withoutConfidential(scope), (query) =>
    query.where('medical_confidentiality', '=', false),
  );
}

function withDocument(issued: SelectQueryBuilder<Tables, 'issued_documents', object>) {
  return issued.innerJoin('documents', (join) =>
    join
      .onRef('documents.company_id', '=', 'issued_documents.company_id')
      .onRef('documents.id', '=', 'issued_documents.id'),
  );
}
