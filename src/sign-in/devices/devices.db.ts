import { hash } from 'node:crypto';
import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    known_devices: { user_id: string; device_hash: string; last_used_at: string };
  }
}

/** A browser that has not signed in for so long is a new one again. */
const keptMs = 365 * 24 * 3_600_000;

/**
 * Notes that a user signs in from a browser, and answers whether that is new.
 * @param device the number by which the browser names itself; for a program without one, what it says it is and its network.
 * Only its hash is kept, with the user: whoever reads the table cannot tell that two users share a browser
 */
export async function noteDevice(tx: Database, userId: string, device: string, now = new Date()): Promise<boolean> {
  const key = { user_id: userId, device_hash: hash('sha256', `${userId}:${device}`, 'base64url') };
  const last_used_at = now.toISOString();
  const known = tx.updateTable('known_devices').set({ last_used_at });
  const { numUpdatedRows } = await known
    .where('user_id', '=', key.user_id)
    .where('device_hash', '=', key.device_hash)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return false;
  await tx
    .insertInto('known_devices')
    .values({ ...key, last_used_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/**
 * By what a browser is known to an account, where tries to sign in are counted: its number, once the user has signed in with it; null
 * for any other, and for a program without a number. The same is asked for nobody's account.
 */
export async function knownBy(db: Database, userId: string | null, device: string | undefined): Promise<string | null> {
  if (device === undefined) return null;
  const device_hash = hash('sha256', `${userId ?? ''}:${device}`, 'base64url');
  const known = db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId ?? noUser);
  return (await known.where('device_hash', '=', device_hash).executeTakeFirst())?.device_hash ?? null;
}

const noUser = '00000000-0000-0000-0000-000000000000';

/** Whether a user has signed in from more than one browser. */
export async function hasSeveralDevices(tx: Database, userId: string): Promise<boolean> {
  const devices = tx.selectFrom('known_devices').select('device_hash').where('user_id', '=', userId);
  return (await devices.limit(2).execute()).length > 1;
}

/** Forgets browsers that have not been used for long. */
export async function deleteOldDevices(db: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  await db.deleteFrom('known_devices').where('last_used_at', '<', before).execute();
}
