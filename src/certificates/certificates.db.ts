import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    certificates: {
      id: string;
      company_id: string | null;
      holder_name: string;
      holder_number: string;
      issuer_name: string;
      fingerprint: string;
      valid_from: string;
      valid_until: string;
      pair: string;
      warned_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** Whose a certificate is: a company's, or the practice's own. */
export type Owner = { companyId: string | null };

const columns = [
  'id',
  'company_id as companyId',
  'holder_name as holderName',
  'holder_number as holder',
  'issuer_name as issuerName',
  'fingerprint',
  'valid_from as validFrom',
  'valid_until as validUntil',
  'version',
  'updated_at as keptAt',
] as const;

/** A certificate as its owner sees it: never its key. */
export type KeptCertificate = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/** The certificate of an owner; null for none. */
export async function findCertificate(db: Database, { companyId }: Owner) {
  const row = await db
    .selectFrom('certificates')
    .select(columns)
    .where('company_id', companyId === null ? 'is' : '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** A certificate with what it signs with, sealed, of the company or else of the practice, that is valid at a moment; null for none. */
export async function findSigner(db: Database, companyId: string, at: string) {
  const row = await db
    .selectFrom('certificates')
    .select([...columns, 'pair'])
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('company_id', 'is', null)]))
    .where('valid_from', '<=', at)
    .where('valid_until', '>', at)
    .orderBy((eb) => eb.case().when('company_id', 'is', null).then(1).else(0).end())
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

type Values = {
  holder_name: string;
  holder_number: string;
  issuer_name: string;
  fingerprint: string;
  valid_from: string;
  valid_until: string;
  pair: string;
};

/** Keeps the certificate of an owner who has none. */
export async function insertCertificate(tx: Database, { id, companyId }: Owner & { id: string }, values: Values) {
  const now = new Date().toISOString();
  await tx
    .insertInto('certificates')
    .values({ id, company_id: companyId, ...values, warned_at: null, version: 1, created_at: now, updated_at: now })
    .execute();
}

/** Keeps another certificate in the place of the one before. */
export async function updateCertificate(tx: Database, { id, version }: { id: string; version: number }, to: Values) {
  const at = { warned_at: null, version: version + 1, updated_at: new Date().toISOString() };
  await tx
    .updateTable('certificates')
    .set({ ...to, ...at })
    .where('id', '=', id)
    .execute();
}

/** Takes a certificate away, with its key. */
export async function deleteCertificate(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('certificates').where('id', '=', id).execute();
}

/** The certificates that end until a moment, of which nobody was told yet. */
export async function findEnding(tx: Database, until: string) {
  return tx
    .selectFrom('certificates')
    .select(['id', 'company_id as companyId'])
    .where('valid_until', '<=', until)
    .where('warned_at', 'is', null)
    .execute();
}

/** Notes that the owners of a certificate were told of its end. */
export async function markWarned(tx: Database, id: string, at: string): Promise<void> {
  await tx.updateTable('certificates').set({ warned_at: at }).where('id', '=', id).execute();
}

/** These certificates, for what is told of them. */
export async function findCertificates(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('certificates').select(columns).where('id', 'in', ids).execute();
}
