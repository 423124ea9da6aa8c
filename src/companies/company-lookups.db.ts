import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';

/** What other subjects ask of companies. */

/** Who signs in as a company: one user, or none. */
export async function findCompanyUser(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.selectFrom('companies').select('user_id as userId').where('id', '=', companyId).execute();
  return rows.map(({ userId }) => userId);
}

/** What a company is called, as far as the scope reaches; null for none. */
export async function findCompanyName(db: Database, scope: Scope, companyId: string): Promise<string | null> {
  const row = await within(db.selectFrom('companies'), scope)
    .select('fantasy_name as name')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** What these companies are called, as far as the scope reaches. */
export async function findCompanyNames(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await within(db.selectFrom('companies'), scope)
    .select(['id', 'fantasy_name as name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the eSocial is told of an employer; null for none. */
export async function findEsocialEmployer(db: Database, companyId: string) {
  const row = await db
    .selectFrom('companies')
    .select(['cnpj as number', 'legal_nature as legalNature', 'esocial_environment as environment'])
    .select('dt_start_esocial as startedOn')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Holds a company until the transaction ends, for what is counted within it. */
export async function lockCompany(tx: Database, companyId: string): Promise<void> {
  await lockRow(tx, 'companies', companyId);
}

/** What a letter names these companies by, as does what is told of several, each by its id. */
export async function findCompaniesOfLetters(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; cnpj: string }>();
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'corporate_reason as name', 'cnpj'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...company }) => [id, company]));
}

/** What a paper says of an employer, with where it is; null for none. */
export async function findEmployerOfPaper(db: Database, companyId: string) {
  const row = await db
    .selectFrom('companies')
    .select(['corporate_reason as name', 'cnpj', 'address', 'number', 'complement', 'neighborhood', 'cep'])
    .select(['city', 'state', 'phone'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Every company, for housekeeping. */
export async function findAllCompanies(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('companies').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The e-mail addresses that a company signs in with. */
export async function findCompanyAddresses(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select('users.email')
    .where('companies.id', '=', companyId)
    .execute();
  return rows.map(({ email }) => email);
}
