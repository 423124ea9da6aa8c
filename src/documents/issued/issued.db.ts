import type { Database } from '../../platform/database/database.server.ts';
import { afterKey } from '../../platform/database/record.server.ts';
import { searchable } from '../../platform/database/search/search.ts';
import type { DocumentKind } from '../document-kinds.rules.ts';
import type { IssuedState } from './issued.labels.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    issued_documents: {
      company_id: string;
      id: string;
      kind: DocumentKind;
      year: number;
      number: number;
      state: IssuedState;
      issued_at: string;
      issuer_name: string;
      issuer_registration: string;
      initials: string;
      code_hash: string;
      paper_version: number;
      engine_version: string;
      supersedes_id: string | null;
      correction_reason: string | null;
      superseded_by_id: string | null;
      cancelled_at: string | null;
      cancelled_by: string | null;
      cancel_reason: string | null;
      content_hash: string;
      content: string;
      record_id: string | null;
    };
    issue_numbers: { kind: DocumentKind; year: number; last: number };
  }
}

/** An issued document by its key. */
export type IssuedKey = { companyId: string; id: string };

/**
 * The next number of a kind and year. Whoever takes one holds the count until the transaction ends: a number that was not
 * used after all is the next one's.
 */
export async function takeNumber(tx: Database, kind: DocumentKind, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('issue_numbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((eb) => ({ last: eb('issue_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** All that is written of a new document, beside what every document has. */
type NewIssued = IssuedKey & {
  /** Null for a document about the company itself. */
  employeeId: string | null;
  professionalId: string;
  kind: DocumentKind;
  year: number;
  number: number;
  name: string;
  confidential: boolean;
  issuedAt: string;
  issuer: { name: string; registration: string };
  initials: string;
  codeHash: string;
  paperVersion: number;
  engineVersion: string;
  supersedesId: string | null;
  /** Why another's document was corrected. */
  correctionReason: string | null;
  /** The record that it is of, where it is of one. */
  recordId?: string | null;
  content: string;
  contentHash: string;
};

/** Writes a document down whose file is yet to be typeset. */
export async function insertIssued(tx: Database, issued: NewIssued): Promise<void> {
  const { companyId, id, name } = issued;
  await tx
    .insertInto('documents')
    .values({
      ...{ company_id: companyId, id, employee_id: issued.employeeId, professional_id: issued.professionalId, name },
      ...{ content_type: 'application/pdf', medical_confidentiality: issued.confidential, search: searchable(name) },
      created_at: issued.issuedAt,
    })
    .execute();
  await tx
    .insertInto('issued_documents')
    .values({
      ...{ company_id: companyId, id, kind: issued.kind, year: issued.year, number: issued.number, state: 'issued' },
      ...{ issued_at: issued.issuedAt, issuer_name: issued.issuer.name },
      ...{ issuer_registration: issued.issuer.registration, initials: issued.initials, code_hash: issued.codeHash },
      ...{ paper_version: issued.paperVersion, engine_version: issued.engineVersion },
      ...{ supersedes_id: issued.supersedesId, correction_reason: issued.correctionReason },
      ...{ content: issued.content, content_hash: issued.contentHash, record_id: issued.recordId ?? null },
    })
    .execute();
}

/** From now on another document stands in its place. */
export async function markSuperseded(tx: Database, { companyId, id }: IssuedKey, by: string): Promise<void> {
  await tx
    .updateTable('issued_documents')
    .set({ state: 'superseded', superseded_by_id: by })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** From now on it does not hold, and why. Its file stays. */
export async function markCancelled(
  tx: Database,
  { companyId, id }: IssuedKey,
  { reason, professionalId }: { reason: string; professionalId: string },
): Promise<void> {
  const cancelled = { cancelled_at: new Date().toISOString(), cancelled_by: professionalId, cancel_reason: reason };
  await tx
    .updateTable('issued_documents')
    .set({ state: 'cancelled', ...cancelled })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** What its file was made with, where that is not what was written down when it was issued. */
export async function noteMadeWith(
  tx: Database,
  { companyId, id }: IssuedKey,
  made: { paperVersion: number; engineVersion: string },
): Promise<void> {
  await tx
    .updateTable('issued_documents')
    .set({ paper_version: made.paperVersion, engine_version: made.engineVersion })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('paper_version', '!=', made.paperVersion), eb('engine_version', '!=', made.engineVersion)]),
    )
    .execute();
}

/** Contents as they are kept, along their key: those after one, or the first. */
export async function contentsAfter(db: Database, after: IssuedKey | null, most: number) {
  return db
    .selectFrom('issued_documents')
    .select(['company_id as companyId', 'id', 'content', 'content_hash as contentHash'])
    .where(afterKey(after))
    .orderBy('company_id')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Keeps the same content under another key. */
export async function replaceContent(db: Database, { companyId, id }: IssuedKey, content: string): Promise<void> {
  await db
    .updateTable('issued_documents')
    .set({ content })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
