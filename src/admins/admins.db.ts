import { v7 as uuid } from 'uuid';
import { onlyOwner, type Scope } from '../access/scope.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import { searchable } from '../platform/database/search.ts';
import { mustHaveUpdated } from '../platform/database/version.server.ts';
import { userOf } from '../sign-in/users.db.ts';
import type { Admin } from './admins.contract.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    admins: {
      id: string;
      user_id: string;
      name: string;
      cpf: string;
      phone_number: string;
      search: string;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** The e-mail is the user's; it stands here to be searched. */
type AdminFields = Pick<Admin, 'name' | 'cpf' | 'phone_number'> & { email: string };

export async function listAdmins(db: Database, scope: Scope, input: ListInput) {
  const { rows, total } = await list(db, adminRows(db, scope), input, 'admins', {
    name: 'admins.search',
    email: 'users.email',
    cpf: 'admins.cpf',
    phone_number: 'admins.phone_number',
  });
  return { admins: rows.map(userOf), total };
}

export async function findAdmin(db: Database, scope: Scope, id: string): Promise<Admin | null> {
  const row = await adminRows(db, scope)
    .select(['admins.user_id as userId', 'admins.version'])
    .where('admins.id', '=', id)
    .executeTakeFirst();
  return row ? userOf(row) : null;
}

export async function insertAdmin(db: Database, userId: string, fields: AdminFields): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  await db
    .insertInto('admins')
    .values({
      ...columns(fields),
      id,
      user_id: userId,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** @throws 409 when `version` is given and is no longer the record's */
export async function updateAdmin(
  db: Database,
  id: string,
  fields: AdminFields,
  version: number | undefined,
): Promise<void> {
  const result = await db
    .updateTable('admins')
    .set((eb) => ({ ...columns(fields), version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow();
  mustHaveUpdated(result);
}

function adminRows(db: Database, scope: Scope) {
  const owner = onlyOwner(scope);
  return db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.user_id')
    .select([
      'admins.id',
      'admins.name',
      'admins.cpf',
      'admins.phone_number',
      'users.email',
      'users.deactivated_at as deactivatedAt',
    ])
    .$if(owner !== null, (query) => query.where('admins.id', '=', owner ?? ''));
}

function columns({ name, cpf, phone_number, email }: AdminFields) {
  return { name, cpf, phone_number, search: searchable(name, cpf, email, phone_number) };
}
