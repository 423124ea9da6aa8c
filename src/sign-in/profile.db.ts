import type { Database } from '../platform/database/database.server.ts';
import type { Profile } from './sign-in.contract.ts';

/** The name and id of the user's own record, under the name of its type; empty for a type that has none. */
export async function findOwnRecord(db: Database, userId: string, type: string): Promise<Profile['switchedUser']> {
  switch (type) {
    case 'admin': {
      const admins = db.selectFrom('admins').select(['id', 'name']);
      return { admin: await admins.where('user_id', '=', userId).executeTakeFirst() };
    }
    case 'professional':
    case 'reception': {
      const professionals = db.selectFrom('professionals').select(['id', 'name']);
      return { professional: await professionals.where('user_id', '=', userId).executeTakeFirst() };
    }
    case 'company': {
      const companies = db.selectFrom('companies').select(['id', 'corporate_reason']);
      return { company: await companies.where('user_id', '=', userId).executeTakeFirst() };
    }
    default:
      return {};
  }
}

/** The id of the user's own record, by which scopes are made; empty for a type that has none. */
export async function findOwnerId(db: Database, userId: string, type: string): Promise<string> {
  const own = await findOwnRecord(db, userId, type);
  return Object.values(own)[0]?.id ?? '';
}
