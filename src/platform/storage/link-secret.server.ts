import { randomBytes } from 'node:crypto';
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

/** Makes a new secret: no link that was signed before leads anywhere. */
export async function renewLinkSecret(db: Database): Promise<void> {
  await db
    .updateTable('secrets')
    .set({ value: newSecret().toString('base64') })
    .where('name', '=', 'links')
    .execute();
}

/** A secret that nobody knows. */
export function newSecret(): Buffer {
  return randomBytes(32);
}
