import type { Database } from '../platform/database/database.server.ts';

/** What other subjects ask of professionals. */

/** The professional as a paper names them; null for who is none. */
export async function findSigningProfessional(db: Database, id: string) {
  const row = await db
    .selectFrom('professionals')
    .select(['name', 'acronym', 'registration_number', 'uf'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
