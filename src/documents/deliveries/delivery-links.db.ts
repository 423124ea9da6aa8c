import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.server.ts';
import type { IssuedKey } from '../issued/issued.db.ts';

/** A token of 256 bits; only its hash is stored. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** The link that a token is of; null for one that has ended, has expired or never was. */
export async function findLink(db: Database, token: string, now = new Date()) {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('professionals', 'professionals.id', 'deliveries.professional_id')
    .select(['company_id as companyId', 'deliveries.id', 'document_id as documentId', 'tries_left as triesLeft'])
    .select(['opened_at as openedAt', 'code_hash as codeHash', 'professionals.user_id as userId'])
    .where('token_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Takes one try of a link that has been locked; the last one ends it. */
export async function takeTry(tx: Database, { companyId, id, triesLeft }: FoundLink): Promise<number> {
  const left = triesLeft - 1;
  const over = left > 0 ? {} : { ended_at: new Date().toISOString(), end_reason: 'tries' as const };
  await tx
    .updateTable('deliveries')
    .set({ tries_left: left, ...over })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  return left;
}

/** Notes an opening of a link that has been locked; the first is the proof. */
export async function noteOpening(
  tx: Database,
  { companyId, id, openedAt }: FoundLink,
  { address, device, sha256 }: { address: string; device: string; sha256: string | null },
): Promise<void> {
  const proof = { opened_address: address, opened_device: device, opened_sha256: sha256 };
  await tx
    .updateTable('deliveries')
    .set(({ eb }) => ({
      openings: eb('openings', '+', 1),
      ...(openedAt ? {} : { opened_at: new Date().toISOString(), ...proof }),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** The link that an e-mail is to carry; null when it has ended, has expired or was opened already. */
export async function findMailedLink(db: Database, id: string, now = new Date()) {
  const row = await db
    .selectFrom('deliveries')
    .select(['company_id as companyId', 'id', 'email', 'code_hash as codeHash'])
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : null;
}

/** Gives a link that was not opened yet its token, instead of the one that an earlier try to send it had. */
export async function setToken(tx: Database, { companyId, id }: IssuedKey, tokenHash: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ token_hash: tokenHash })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
