import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.server.ts';
import type { EncryptionKeys } from './encryption-keys.server.ts';
import { resealTexts } from './notes/reseal-texts.server.ts';
import { keyIdOfText, openText, sealText } from './sealed-text.server.ts';

declare module '../database/tables.ts' {
  interface Tables {
    secrets: { name: string; value: string };
  }
}

const name = 'links';
const place = `secret ${name}`;

/** The secret that signs this installation's file links: made by a migration, the same for every process. */
export async function linkSecret(db: Database, keys: EncryptionKeys): Promise<Buffer> {
  return Buffer.from(openText(await kept(db), place, keys), 'base64');
}

/**
 * Brings the secret under the first of the keys. One that was kept in clear, as the migration makes it, which knows no key, is made
 * anew: it has been readable. Several processes may at the same time.
 */
export async function resealLinkSecret(db: Database, keys: EncryptionKeys) {
  const row = { id: name, kept: await kept(db), place };
  const isReadable = keyIdOfText(row.kept) === null;
  return resealTexts([row], keys, async (_, resealed) => {
    const value = isReadable ? sealText(newSecret().toString('base64'), place, keys) : resealed;
    await db.updateTable('secrets').set({ value }).where('name', '=', name).where('value', '=', row.kept).execute();
  });
}

/** Makes a new secret: no link that was signed before leads anywhere. */
export async function renewLinkSecret(db: Database, keys: EncryptionKeys): Promise<void> {
  const value = sealText(newSecret().toString('base64'), place, keys);
  await db.updateTable('secrets').set({ value }).where('name', '=', name).execute();
}

/** A secret that nobody knows. */
export function newSecret(): Buffer {
  return randomBytes(32);
}

async function kept(db: Database): Promise<string> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
