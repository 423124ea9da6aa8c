import type { NotNull } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { IssuedKey } from '../issued/issued.db.ts';
import type { EndReason, Way } from './deliveries.labels.ts';
import { daysOfLink, triesOfLink } from './delivery-link.rules.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    deliveries: {
      company_id: string;
      id: string;
      document_id: string;
      professional_id: string;
      way: Way;
      created_at: string;
      received_by: string | null;
      note: string | null;
      delivered_on: string | null;
      token_hash: string | null;
      code_hash: string | null;
      email: string | null;
      expires_at: string | null;
      tries_left: number;
      opened_at: string | null;
      opened_address: string | null;
      opened_device: string | null;
      opened_sha256: string | null;
      openings: number;
      ended_at: string | null;
      end_reason: EndReason | null;
      withdrawn_at: string | null;
      withdrawn_by: string | null;
      withdrawal_reason: string | null;
    };
  }
}

const dayMs = 24 * 3_600_000;

/** What was recorded of a document, the newest first; the scope must reach the document's company. */
export async function listDeliveries(db: Database, scope: Scope, document: IssuedKey) {
  return within(db.selectFrom('deliveries'), scope)
    .innerJoin('professionals', 'professionals.id', 'deliveries.professional_id')
    .leftJoin('professionals as withdrawers', 'withdrawers.id', 'withdrawn_by')
    .select(['deliveries.id', 'way', 'deliveries.created_at as createdAt', 'professionals.name as recordedBy'])
    .select(['received_by as receivedBy', 'note', 'delivered_on as deliveredOn', 'email', 'expires_at as expiresAt'])
    .select(['tries_left as triesLeft', 'opened_at as openedAt', 'openings', 'opened_address as openedAddress'])
    .select(['opened_device as openedDevice', 'opened_sha256 as openedSha256', 'ended_at as endedAt'])
    .select(['end_reason as endReason', 'withdrawn_at as withdrawnAt', 'withdrawers.name as withdrawnBy'])
    .select('withdrawal_reason as withdrawalReason')
    .where('company_id', '=', document.companyId)
    .where('document_id', '=', document.id)
    .orderBy('deliveries.id', 'desc')
    .execute();
}

const empty = {
  ...{
    received_by: null,
    note: null,
    delivered_on: null,
    token_hash: null,
    code_hash: null,
    email: null,
    expires_at: null,
  },
  ...{ tries_left: 0, opened_at: null, opened_address: null, opened_device: null, opened_sha256: null },
  ...{ openings: 0, ended_at: null, end_reason: null },
  ...{ withdrawn_at: null, withdrawn_by: null, withdrawal_reason: null },
};

const columnsOf = ({ companyId, id }: IssuedKey, professionalId: string, now: Date) => ({
  ...empty,
  ...{ company_id: companyId, id: uuid(), document_id: id, professional_id: professionalId },
  created_at: now.toISOString(),
});

/** Writes down that a document was handed over. */
export async function insertInHand(
  tx: Database,
  document: IssuedKey,
  by: { professionalId: string; deliveredOn: string; receivedBy: string; note: string },
): Promise<string> {
  const row = {
    ...columnsOf(document, by.professionalId, new Date()),
    ...{ way: 'in-hand' as const, delivered_on: by.deliveredOn, received_by: by.receivedBy, note: by.note },
  };
  await tx.insertInto('deliveries').values(row).execute();
  return row.id;
}

/** A link as it is made; `codeOf` makes what is kept of the code that a confidential document's asks for besides. */
type NewLink = {
  professionalId: string;
  tokenHash: string | null;
  email: string | null;
  codeOf: ((id: string) => string) | null;
};

/** Writes down a link of a document, which holds from now on instead of any other of it. */
export async function insertLink(
  tx: Database,
  document: IssuedKey,
  { professionalId, tokenHash, email, codeOf }: NewLink,
  now = new Date(),
): Promise<{ id: string; expiresAt: string }> {
  await end(tx, 'replaced', now)
    .where('company_id', '=', document.companyId)
    .where('document_id', '=', document.id)
    .execute();
  const expiresAt = new Date(now.getTime() + daysOfLink * dayMs).toISOString();
  const columns = columnsOf(document, professionalId, now);
  const row = {
    ...columns,
    ...{ way: 'link' as const, token_hash: tokenHash, email, expires_at: expiresAt, tries_left: triesOfLink },
    code_hash: codeOf?.(columns.id) ?? null,
  };
  await tx.insertInto('deliveries').values(row).execute();
  return { id: row.id, expiresAt };
}

/** A delivery within the scope, with the document that it is of. */
export async function findDelivery(db: Database, scope: Scope, id: string) {
  const row = await within(db.selectFrom('deliveries'), scope)
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.company_id', '=', 'deliveries.company_id')
        .onRef('documents.id', '=', 'deliveries.document_id'),
    )
    .select(['deliveries.company_id as companyId', 'deliveries.id', 'deliveries.document_id as documentId', 'way'])
    .select(['documents.employee_id as employeeId', 'documents.medical_confidentiality as confidential'])
    // What is about a company is delivered to nobody.
    .$narrowType<{ employeeId: NotNull }>()
    .where('deliveries.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends one link. @returns false when it has ended, or its time was over, before */
export async function endLink(
  tx: Database,
  { companyId, id }: IssuedKey,
  reason: EndReason,
  now = new Date(),
): Promise<boolean> {
  const ending = end(tx, reason, now).where('company_id', '=', companyId).where('id', '=', id);
  const { numUpdatedRows } = await ending.where('expires_at', '>', now.toISOString()).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Strikes a delivery in hand. @returns false when it was struck before */
export async function markWithdrawn(
  tx: Database,
  { companyId, id }: IssuedKey,
  { by, reason }: { by: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ withdrawn_at: new Date().toISOString(), withdrawn_by: by, withdrawal_reason: reason })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends every link there is: tries that were used up since a copy was made must not come back with it. */
export async function endAllLinks(tx: Database): Promise<void> {
  await end(tx, 'restored', new Date()).execute();
}

function end(tx: Database, reason: EndReason, now: Date) {
  return tx
    .updateTable('deliveries')
    .set({ ended_at: now.toISOString(), end_reason: reason })
    .where('way', '=', 'link')
    .where('ended_at', 'is', null);
}

/** Of these deliveries those that the scope reaches, for telling of them. */
export async function findToldDeliveries(db: Database, scope: Scope, ids: readonly string[]) {
  return within(db.selectFrom('deliveries'), scope)
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.company_id', '=', 'deliveries.company_id')
        .onRef('documents.id', '=', 'deliveries.document_id'),
    )
    .select(['deliveries.id', 'document_id as documentId', 'documents.name', 'opened_at as openedAt'])
    .select('end_reason as endReason')
    .where('deliveries.id', 'in', ids)
    .execute();
}
