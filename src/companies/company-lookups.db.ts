import type { Database } from '../platform/database/database.server.ts';

/** What other subjects ask of companies. */

/** Who signs in as a company: one user, or none. */
export async function findCompanyUser(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.selectFrom('companies').select('user_id as userId').where('id', '=', companyId).execute();
  return rows.map(({ userId }) => userId);
}
