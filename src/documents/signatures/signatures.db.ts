import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { DocumentKind } from '../document-kinds.rules.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    document_signatures: {
      company_id: string;
      id: string;
      document_id: string;
      /** Null where the document is about a company. */
      employee_id: string | null;
      holder_name: string;
      issuer_name: string;
      fingerprint: string;
      policy: string;
      revocation: string;
      signed_at: string;
      arrived_at: string;
      size: number;
      sha256: string;
      etag: string | null;
      stamp_asked_at: string | null;
      stamped_at: string | null;
      stamped_by: string | null;
      lasting_at: string | null;
      signed_sha256: string | null;
      stamped_sha256: string | null;
    };
  }
}

type DocumentRef = { companyId: string; id: string };

/** What was signed of a document, by whom and when; null for nothing. */
export async function findSignature(db: Database, { companyId, id }: DocumentRef) {
  const row = await db
    .selectFrom('document_signatures')
    .select(['holder_name as holderName', 'issuer_name as issuerName', 'signed_at as signedAt', 'sha256', 'revocation'])
    .select(['stamp_asked_at as stampAskedAt', 'stamped_at as stampedAt', 'stamped_by as stampedBy'])
    .select(['lasting_at as lastingAt', 'signed_sha256 as signedSha256', 'stamped_sha256 as stampedSha256'])
    .where('company_id', '=', companyId)
    .where('document_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

type File = { size: number | null; sha256: string | null; etag: string | null };
type Filed = DocumentRef & { employeeId: string | null } & File;

/** The file of a document that its readers are given, with what it is found by: what was signed of it, or else what was issued or sent. */
export async function givenFile<Document extends Filed>(db: Database, document: Document): Promise<Document> {
  return (await givenFiles(db, [document])).get(document.id) ?? document;
}

/** So many are looked up together. */
const together = 500;

/** Of these documents those that are given otherwise than as they were issued, each with its signed file. */
export async function givenFiles<Document extends Filed>(
  db: Database,
  documents: readonly Document[],
): Promise<Map<string, Document>> {
  const given = new Map<string, Document>();
  for (let from = 0; from < documents.length; from += together) {
    const some = new Map(documents.slice(from, from + together).map((one) => [one.id, one]));
    const companies = [...new Set([...some.values()].map(({ companyId }) => companyId))];
    const rows = await db
      .selectFrom('document_signatures')
      .select(['document_id as documentId', 'id', 'size', 'sha256', 'etag'])
      .where('company_id', 'in', companies)
      .where('document_id', 'in', [...some.keys()])
      .execute();
    for (const { documentId, ...file } of rows) {
      const document = some.get(documentId);
      if (document) given.set(documentId, { ...document, ...file });
    }
  }
  return given;
}

/** Writes down what was signed of a document. */
export async function insertSignature(
  tx: Database,
  signed: DocumentRef & {
    documentId: string;
    employeeId: string | null;
    holderName: string;
    issuerName: string;
    fingerprint: string;
    policy: string;
    revocation: string;
    signedAt: string;
    size: number;
    sha256: string;
    etag: string | null;
    stampAskedAt: string | null;
    stamp: Stamp | null;
  },
): Promise<void> {
  await tx
    .insertInto('document_signatures')
    .values({
      ...{ company_id: signed.companyId, id: signed.id, document_id: signed.documentId },
      ...{ employee_id: signed.employeeId, holder_name: signed.holderName, issuer_name: signed.issuerName },
      ...{ fingerprint: signed.fingerprint, policy: signed.policy, revocation: signed.revocation },
      ...{ signed_at: signed.signedAt, arrived_at: signed.signedAt },
      ...{ size: signed.size, sha256: signed.sha256, etag: signed.etag, stamp_asked_at: signed.stampAskedAt },
      ...{ stamped_at: signed.stamp?.at ?? null, stamped_by: signed.stamp?.by ?? null },
    })
    .execute();
}

type Stamp = { at: string; by: string };

/** Of what can still be stamped: nobody has found its certificate, or that of its stamp, revoked. */
const notRevoked = ['good', 'unknown'];

/** What was signed of a document and can still be stamped, with the file that is given of it; null for nothing. */
export async function findToStamp(db: Database, documentId: string) {
  const row = await db
    .selectFrom('document_signatures')
    .select(['company_id as companyId', 'id', 'document_id as documentId', 'employee_id as employeeId'])
    .select(['size', 'sha256', 'etag', 'stamped_at as stampedAt', 'signed_sha256 as signedSha256'])
    .where('document_id', '=', documentId)
    .where('lasting_at', 'is', null)
    .where('revocation', 'in', notRevoked)
    .executeTakeFirst();
  return row ?? null;
}

export type ToStamp = NonNullable<Awaited<ReturnType<typeof findToStamp>>>;

/** What was signed before a time, waits for a time stamp, or for what it is validated with for long: the oldest first. */
export async function unstampedBefore(db: Database, before: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('document_signatures')
    .select('document_id as documentId')
    .where('stamp_asked_at', '<', before)
    .where('lasting_at', 'is', null)
    .where('revocation', 'in', notRevoked)
    .orderBy('stamp_asked_at')
    .limit(most)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** How many of these documents are signed and not stamped. */
export async function countUnstamped(db: Database, documents: readonly DocumentRef[]): Promise<number> {
  if (documents.length === 0) return 0;
  const { count } = await db
    .selectFrom('document_signatures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', 'in', [...new Set(documents.map(({ companyId }) => companyId))])
    .where(
      'document_id',
      'in',
      documents.map(({ id }) => id),
    )
    .where('stamped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Gives another file of what was signed, which begins with the one before.
 * @returns whether that one was still given
 */
export async function giveStamped(
  tx: Database,
  before: ToStamp,
  now: { id: string; size: number; sha256: string; etag: string | null; stamp: Stamp; lastingAt: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_signatures')
    .set({
      ...{ id: now.id, size: now.size, sha256: now.sha256, etag: now.etag, lasting_at: now.lastingAt },
      // Whoever has one of the files before still has what was given: at most two, the signed and the stamped.
      ...(before.signedSha256 ? { stamped_sha256: before.sha256 } : { signed_sha256: before.sha256 }),
      // Its certificates were looked up by then, whatever could be had of lists when it was signed.
      ...(now.lastingAt ? { revocation: 'good' } : {}),
      ...(before.stampedAt ? {} : { stamped_at: now.stamp.at, stamped_by: now.stamp.by }),
    })
    .where('company_id', '=', before.companyId)
    .where('id', '=', before.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps that the certificate of what was signed, or of its stamp, was revoked by the moment of the stamp. */
export async function setRevoked(db: Database, { companyId, id }: ToStamp, revocation: string): Promise<void> {
  await db
    .updateTable('document_signatures')
    .set({ revocation })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** What a professional has issued, stands, has its file, and nobody has signed: the newest, and how many there are. */
export async function findUnsigned(
  db: Database,
  scope: Scope,
  { professionalId, kinds, most }: { professionalId: string; kinds: readonly DocumentKind[]; most: number },
) {
  const waiting = within(db.selectFrom('issued_documents'), scope)
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.company_id', '=', 'issued_documents.company_id')
        .onRef('documents.id', '=', 'issued_documents.id'),
    )
    .where('documents.professional_id', '=', professionalId)
    .where('documents.arrived_at', 'is not', null)
    .where('issued_documents.state', '=', 'issued')
    .where('issued_documents.kind', 'in', kinds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_signatures')
            .select('document_signatures.id')
            .whereRef('document_signatures.company_id', '=', 'issued_documents.company_id')
            .whereRef('document_signatures.document_id', '=', 'issued_documents.id'),
        ),
      ),
    );
  const rows = await waiting
    .select(['issued_documents.id', 'documents.name', 'issued_at as issuedAt'])
    .select(['documents.employee_id as employeeId', 'documents.company_id as companyId'])
    .orderBy('issued_at', 'desc')
    .orderBy('issued_documents.id', 'desc')
    .limit(most)
    .execute();
  const { total } = await waiting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
