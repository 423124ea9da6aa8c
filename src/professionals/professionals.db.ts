import { v7 as uuid } from 'uuid';
import { onlyOwner, type Scope } from '../access/scope.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import { searchable } from '../platform/database/search.ts';
import { mustHaveUpdated } from '../platform/database/version.server.ts';
import { userOf } from '../sign-in/users.db.ts';
import type { Professional } from './professionals.contract.ts';

type ProfessionalFields = Omit<Professional, 'id' | 'userId' | 'user' | 'version'>;

/** The e-mail is the user's; it stands here to be searched. */
type SearchedEmail = { email: string };

declare module '../platform/database/tables.ts' {
  interface Tables {
    professionals: ProfessionalFields & {
      id: string;
      user_id: string;
      search: string;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

export async function listProfessionals(db: Database, scope: Scope, input: ListInput) {
  const { rows, total } = await list(db, professionalRows(db, scope), input, 'professionals', {
    name: 'professionals.search',
    email: 'users.email',
    cpf: 'professionals.cpf',
    rg: 'professionals.rg',
    formation: 'professionals.formation',
    title: 'professionals.title',
  });
  return { professionals: rows.map(userOf), total };
}

export async function findProfessional(db: Database, scope: Scope, id: string): Promise<Professional | null> {
  const row = await professionalRows(db, scope)
    .select(['professionals.user_id as userId', 'organ', 'acronym', 'uf', 'phone_number', 'version'])
    .where('professionals.id', '=', id)
    .executeTakeFirst();
  return row ? userOf(row) : null;
}

export async function insertProfessional(
  db: Database,
  userId: string,
  fields: ProfessionalFields & SearchedEmail,
): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  await db
    .insertInto('professionals')
    .values({ ...columns(fields), id, user_id: userId, version: 1, created_at: now, updated_at: now })
    .execute();
  return id;
}

/** @throws 409 when `version` is given and is no longer the record's */
export async function updateProfessional(
  db: Database,
  id: string,
  fields: ProfessionalFields & SearchedEmail,
  version: number | undefined,
): Promise<void> {
  const result = await db
    .updateTable('professionals')
    .set((eb) => ({ ...columns(fields), version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow();
  mustHaveUpdated(result);
}

function professionalRows(db: Database, scope: Scope) {
  const owner = onlyOwner(scope);
  return db
    .selectFrom('professionals')
    .innerJoin('users', 'users.id', 'professionals.user_id')
    .select([
      'professionals.id',
      'professionals.name',
      'professionals.cpf',
      'professionals.rg',
      'professionals.formation',
      'professionals.title',
      'users.email',
      'users.deactivated_at as deactivatedAt',
    ])
    .$if(owner !== null, (query) => query.where('professionals.id', '=', owner ?? ''));
}

function columns({ email, ...fields }: ProfessionalFields & SearchedEmail) {
  return {
    ...fields,
    search: searchable(fields.name, fields.cpf, fields.rg, fields.acronym, email, fields.phone_number),
  };
}
