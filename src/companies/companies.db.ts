import { v7 as uuid } from 'uuid';
import { onlyOwner, type Scope } from '../access/scope.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import { searchable } from '../platform/database/search.ts';
import { mustHaveUpdated } from '../platform/database/version.server.ts';
import { userOf } from '../sign-in/users.db.ts';
import type { Company } from './companies.contract.ts';

type CompanyFields = Omit<Company, 'id' | 'userId' | 'user' | 'version'>;

/** The e-mail is the user's; it stands here to be searched. */
type SearchedEmail = { email: string };

declare module '../platform/database/tables.ts' {
  interface Tables {
    companies: CompanyFields & {
      id: string;
      user_id: string;
      search: string;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

export async function listCompanies(db: Database, scope: Scope, input: ListInput) {
  const { rows, total } = await list(db, companyRows(db, scope), input, 'companies', {
    corporate_reason: 'companies.search',
    fantasy_name: 'companies.fantasy_name',
    cnpj: 'companies.cnpj',
    email: 'users.email',
    address: 'companies.address',
    phone: 'companies.phone',
  });
  return { companies: rows.map(userOf), total };
}

export async function findCompany(db: Database, scope: Scope, id: string): Promise<Company | null> {
  const row = await companyRows(db, scope)
    .select([
      'companies.user_id as userId',
      'companies.identification',
      'companies.cep',
      'companies.number',
      'companies.complement',
      'companies.neighborhood',
      'companies.city',
      'companies.state',
      'companies.dt_start_esocial',
      'companies.version',
    ])
    .where('companies.id', '=', id)
    .executeTakeFirst();
  return row ? userOf(row) : null;
}

export async function insertCompany(
  db: Database,
  userId: string,
  fields: CompanyFields & SearchedEmail,
): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  await db
    .insertInto('companies')
    .values({ ...columns(fields), id, user_id: userId, version: 1, created_at: now, updated_at: now })
    .execute();
  return id;
}

/** @throws 409 when `version` is given and is no longer the record's */
export async function updateCompany(
  db: Database,
  id: string,
  fields: CompanyFields & SearchedEmail,
  version: number | undefined,
): Promise<void> {
  const result = await db
    .updateTable('companies')
    .set((eb) => ({ ...columns(fields), version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow();
  mustHaveUpdated(result);
}

function companyRows(db: Database, scope: Scope) {
  const owner = onlyOwner(scope);
  return db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select([
      'companies.id',
      'companies.cnpj',
      'companies.corporate_reason',
      'companies.fantasy_name',
      'companies.address',
      'companies.phone',
      'users.email',
      'users.deactivated_at as deactivatedAt',
    ])
    .$if(owner !== null, (query) => query.where('companies.id', '=', owner ?? ''));
}

function columns({ email, ...fields }: CompanyFields & SearchedEmail) {
  const { corporate_reason, fantasy_name, cnpj, phone, city } = fields;
  return { ...fields, search: searchable(corporate_reason, fantasy_name, cnpj, email, phone, city) };
}
