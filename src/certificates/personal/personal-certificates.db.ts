import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    personal_certificates: {
      id: string;
      professional_id: string;
      holder_name: string;
      issuer_name: string;
      fingerprint: string;
      valid_from: string;
      valid_until: string;
      file: string;
      warned_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

const columns = [
  'id',
  'holder_name as holderName',
  'issuer_name as issuerName',
  'fingerprint',
  'valid_from as validFrom',
  'valid_until as validUntil',
  'version',
  'updated_at as keptAt',
] as const;

/** A certificate as its holder sees it: never its file. */
export type PersonalCertificate = NonNullable<Awaited<ReturnType<typeof findPersonal>>>;

/** The certificate of a professional; null for none. */
export async function findPersonal(db: Database, professionalId: string) {
  const query = db.selectFrom('personal_certificates').select(columns).where('professional_id', '=', professionalId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The file of a professional's certificate, sealed as it is kept; null for none. */
export async function findPersonalFile(db: Database, professionalId: string) {
  const query = db.selectFrom('personal_certificates').select(['id', 'file', 'version']);
  return (await query.where('professional_id', '=', professionalId).executeTakeFirst()) ?? null;
}

type Values = {
  holder_name: string;
  issuer_name: string;
  fingerprint: string;
  valid_from: string;
  valid_until: string;
  file: string;
};

/** Keeps the certificate of a professional who has none. */
export async function insertPersonal(
  tx: Database,
  { id, professionalId }: { id: string; professionalId: string },
  values: Values,
): Promise<void> {
  const now = new Date().toISOString();
  const times = { warned_at: null, version: 1, created_at: now, updated_at: now };
  await tx
    .insertInto('personal_certificates')
    .values({ id, professional_id: professionalId, ...values, ...times })
    .execute();
}

/** Keeps another certificate in the place of the one before. */
export async function updatePersonal(tx: Database, { id, version }: { id: string; version: number }, to: Values) {
  const at = { warned_at: null, version: version + 1, updated_at: new Date().toISOString() };
  await tx
    .updateTable('personal_certificates')
    .set({ ...to, ...at })
    .where('id', '=', id)
    .execute();
}

/** Takes a certificate away, with its file. */
export async function deletePersonal(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('personal_certificates').where('id', '=', id).execute();
}

/** The certificates that end until a moment, of which nobody was told yet. */
export async function findEndingPersonal(tx: Database, until: string) {
  return tx
    .selectFrom('personal_certificates')
    .select(['id', 'professional_id as professionalId'])
    .where('valid_until', '<=', until)
    .where('warned_at', 'is', null)
    .execute();
}

/** Notes that the holder of a certificate was told of its end. */
export async function markPersonalWarned(tx: Database, id: string, at: string): Promise<void> {
  await tx.updateTable('personal_certificates').set({ warned_at: at }).where('id', '=', id).execute();
}

/** Those of these certificates that are a professional's, for what they are told of them. */
export async function findPersonalAmong(db: Database, professionalId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const query = db.selectFrom('personal_certificates').select(['id', 'valid_until as validUntil']);
  return query.where('professional_id', '=', professionalId).where('id', 'in', ids).execute();
}
