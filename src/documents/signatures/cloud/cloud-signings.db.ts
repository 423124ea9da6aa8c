import type { Database } from '../../../platform/database/database.server.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    cloud_signings: {
      id: string;
      professional_id: string;
      user_id: string;
      state_hash: string;
      document_ids: string;
      secret: string;
      is_authorised: boolean;
      expires_at: string;
      created_at: string;
    };
  }
}

/** What somebody signs, or asks to sign, with a certificate in the cloud. */
export type CloudSigning = {
  id: string;
  professionalId: string;
  userId: string;
  documentIds: string[];
  secret: string;
  expiresAt: string;
};

const columns = [
  'id',
  'professional_id as professionalId',
  'user_id as userId',
  'document_ids as documentIds',
  'secret',
  'expires_at as expiresAt',
] as const;

/** Keeps what somebody is asked to authorise. */
export async function insertCloudSigning(tx: Database, asked: CloudSigning & { stateHash: string }): Promise<void> {
  await tx
    .insertInto('cloud_signings')
    .values({
      ...{ id: asked.id, professional_id: asked.professionalId, user_id: asked.userId, state_hash: asked.stateHash },
      ...{ document_ids: JSON.stringify(asked.documentIds), secret: asked.secret, is_authorised: false },
      ...{ expires_at: asked.expiresAt, created_at: new Date().toISOString() },
    })
    .execute();
}

/** What a professional was asked to authorise, and whether they have already; null for none that still holds. */
export async function findAsked(
  db: Database,
  of: { professionalId: string; stateHash: string; now: string },
): Promise<(CloudSigning & { isAuthorised: boolean }) | null> {
  const row = await db
    .selectFrom('cloud_signings')
    .select(columns)
    .select('is_authorised as isAuthorised')
    .where('state_hash', '=', of.stateHash)
    .where('professional_id', '=', of.professionalId)
    .where('expires_at', '>', of.now)
    .executeTakeFirst();
  return row ? { ...read(row), isAuthorised: Boolean(row.isAuthorised) } : null;
}

/** What was authorised and is not all signed; null for none. */
export async function findAuthorised(db: Database, id: string): Promise<CloudSigning | null> {
  const row = await db
    .selectFrom('cloud_signings')
    .select(columns)
    .where('id', '=', id)
    .where('is_authorised', '=', true)
    .executeTakeFirst();
  return row ? read(row) : null;
}

function read({ documentIds, ...row }: Omit<CloudSigning, 'documentIds'> & { documentIds: string }): CloudSigning {
  return { ...row, documentIds: JSON.parse(documentIds) as string[] };
}

/** Keeps an authorisation in the place of what it was asked with. @returns whether nobody else has */
export async function keepAuthorisation(
  tx: Database,
  { id, secret, expiresAt }: Pick<CloudSigning, 'id' | 'secret' | 'expiresAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cloud_signings')
    .set({ secret, is_authorised: true, expires_at: expiresAt })
    .where('id', '=', id)
    .where('is_authorised', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets an authorisation, or what was asked. */
export async function deleteCloudSigning(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('cloud_signings').where('id', '=', id).execute();
}

/** Forgets what is long over. */
export async function deleteOldCloudSignings(tx: Database, before: Date): Promise<void> {
  await tx.deleteFrom('cloud_signings').where('expires_at', '<', before.toISOString()).execute();
}

/** Forgets all: nobody has authorised anything any more. */
export async function deleteCloudSignings(tx: Database): Promise<void> {
  await tx.deleteFrom('cloud_signings').execute();
}
