import type { Database } from '../../platform/database/database.server.ts';

/** Writes clinical access into a user's register as a professional; answers whose that is, or null where it says so already. */
export async function giveClinicalAccess(tx: Database, userId: string): Promise<string | null> {
  const row = await tx
    .updateTable('professionals')
    .set((eb) => ({ access: 'clinical', version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('user_id', '=', userId)
    .where('access', '<>', 'clinical')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
