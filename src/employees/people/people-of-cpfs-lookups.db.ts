import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../employees.db.ts';

/** Everybody within the scope who has one of these CPFs, in whichever company, active or not. */
export async function findPeopleOfCpfs(db: Database, scope: Scope, cpfs: readonly string[]) {
  if (cpfs.length === 0) return [];
  return within(db.selectFrom('employees'), scope)
    .select(['id', 'company_id as companyId', 'cpf', 'name', 'dt_birth as birth', 'admission_dt as admittedOn'])
    .select('inactivated_at as inactivatedAt')
    .where('cpf', 'in', cpfs)
    .orderBy('id')
    .execute();
}

/**
 * The same of one company. Two questions, in no order of the database's: each has an index of its own, and one for both, or one by
 * the key, would go through the whole company.
 */
export async function findPeopleOfCompany(db: Database, companyId: string, cpfs: readonly string[]) {
  if (cpfs.length === 0) return [];
  const ofCpfs = db
    .selectFrom('employees')
    .select(['id', 'company_id as companyId', 'cpf', 'name', 'dt_birth as birth', 'admission_dt as admittedOn'])
    .select('inactivated_at as inactivatedAt')
    .where('company_id', '=', companyId)
    .where('cpf', 'in', cpfs);
  const active = await ofCpfs.where('inactivated_at', 'is', null).execute();
  const inactive = await ofCpfs.where('inactivated_at', 'is not', null).execute();
  return [...active, ...inactive].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** A person within the scope, as those above; null for none. */
export async function findPersonOfId(db: Database, scope: Scope, id: string) {
  const row = await within(db.selectFrom('employees'), scope)
    .select(['id', 'company_id as companyId', 'cpf', 'name', 'dt_birth as birth', 'admission_dt as admittedOn'])
    .select('inactivated_at as inactivatedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
