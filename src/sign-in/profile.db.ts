import type { Database } from '../platform/database/database.server.ts';
import type { Profile } from './sign-in.contract.ts';

/** The name and id of the user's own record, under the name of its type; empty for a type that has none. */
export async function findOwnRecord(db: Database, userId: string, type: string): Promise<Profile['switchedUser']> {
  switch (type) {
    case 'admin':
      return { admin: await named(db, 'admins', userId) };
    case 'professional':
      return { professional: await named(db, 'professionals', userId) };
    case 'company':
      return {
        company: await db
          .selectFrom('companies')
          .select(['id', 'corporate_reason'])
          .where('user_id', '=', userId)
          .executeTakeFirst(),
      };
    default:
      return {};
  }
}

function named(db: Database, table: 'admins' | 'professionals', userId: string) {
  return db.selectFrom(table).select(['id', 'name']).where('user_id', '=', userId).executeTakeFirst();
}
