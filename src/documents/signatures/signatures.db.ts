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
    };
  }
}

type DocumentRef = { companyId: string; id: string };

/** What was signed of a document, by whom and when; null for nothing. */
export async function findSignature(db: Database, { companyId, id }: DocumentRef) {
  const row = await db
    .selectFrom('document_signatures')
    .select(['holder_name as holderName', 'issuer_name as issuerName', 'signed_at as signedAt', 'sha256', 'revocation'])
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
  },
): Promise<void> {
  await tx
    .insertInto('document_signatures')
    .values({
      ...{ company_id: signed.companyId, id: signed.id, document_id: signed.documentId },
      ...{ employee_id: signed.employeeId, holder_name: signed.holderName, issuer_name: signed.issuerName },
      ...{ fingerprint: signed.fingerprint, policy: signed.policy, revocation: signed.revocation },
      ...{ signed_at: signed.signedAt, arrived_at: signed.signedAt },
      ...{ size: signed.size, sha256: signed.sha256, etag: signed.etag },
    })
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
