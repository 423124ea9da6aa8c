import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    passkeys: {
      id: string;
      user_id: string;
      credential_id: string;
      /** COSE, in base64url. */
      public_key: string;
      counter: number;
      transports: string;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
  }
}

/** What an authenticator has shown of a new key. */
export type NewPasskey = {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  name: string;
};

export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The keys of a user as the user sees them, in the order in which they were added. */
export async function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** What a browser is told of a user's keys, so that it can say which of them it has. */
export async function credentialsOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }));
}

/** The key that a browser names, with whose it is; null when nobody has it. */
export async function findPasskey(db: Database, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.public_key as publicKey', 'passkeys.counter', 'users.id as userId'])
    .select(['users.email', 'users.type', 'users.deactivated_at as deactivatedAt'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a new key. Throws a duplicate when somebody has it already. */
export async function insertPasskey(db: Database, userId: string, key: NewPasskey, now = new Date()): Promise<string> {
  const id = uuid();
  await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports.join(','),
      name: key.name,
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .execute();
  return id;
}

/**
 * Notes a use of a key with the count that its authenticator gave.
 * @returns false when the count is not above the last one: then there are two authenticators with this key. One that does not
 * count always gives 0.
 */
export async function notePasskeyUse(db: Database, id: string, counter: number, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives a key of a user another name; answers whether the user has it. */
export async function renamePasskey(db: Database, userId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes a key of a user; answers whether the user had it. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes every key of a user; answers how many it were. */
export async function deletePasskeysOf(db: Database, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
