import type { Database } from '../database/database.server.ts';

declare module '../database/tables.ts' {
  interface Tables {
    secrets: { name: string; value: string };
  }
}

/** The secret that signs this installation's file links: made by a migration, the same for every process. */
export async function linkSecret(db: Database): Promise<Buffer> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', 'links').executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64');
}
