import type { Database } from '../../database/database.server.ts';
import type { EncryptionKeys } from '../encryption-keys.server.ts';

/** Which keys something was sealed with stands beside the other secrets, a row for each: only the key's name (decision 106). */
const prefix = 'sealing-key ';

/** Its row says that what was sealed before names were written down has been looked for. */
const looked = 'sealing-keys';

/** The names of the keys without which something of this installation does not open. */
export async function knownKeys(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('secrets').select('name').where('name', 'like', `${prefix}%`).execute();
  return rows.map(({ name }) => name.slice(prefix.length)).sort();
}

/** Of those, and of what else has been found to be needed, the ones that the settings don't have. */
export async function missingKeys(
  db: Database,
  keys: EncryptionKeys,
  found: readonly string[] = [],
): Promise<string[]> {
  const needed = new Set([...(await knownKeys(db)), ...found]);
  return [...needed].sort().filter((id) => !keys.some((key) => key.id === id));
}

/** Whether the names of all keys in use have been written down. */
export async function areKeysKnown(db: Database): Promise<boolean> {
  return (await db.selectFrom('secrets').select('name').where('name', '=', looked).executeTakeFirst()) !== undefined;
}

/** Writes down that keys are in use. Several processes may at the same time. */
export async function addKnownKeys(db: Database, ids: readonly string[]): Promise<void> {
  const since = new Date().toISOString();
  const names = new Set([looked, ...ids.map((id) => `${prefix}${id}`)]);
  await db
    .insertInto('secrets')
    .values([...names].map((name) => ({ name, value: since })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Everything is under the first of the keys, or nothing is sealed: no other one is needed any more. */
export async function keepOnlyKey(tx: Database, [first]: EncryptionKeys): Promise<void> {
  await tx
    .deleteFrom('secrets')
    .where('name', 'like', `${prefix}%`)
    .$if(first !== undefined, (query) => query.where('name', '!=', `${prefix}${first?.id}`))
    .execute();
  await addKnownKeys(tx, first ? [first.id] : []);
}
