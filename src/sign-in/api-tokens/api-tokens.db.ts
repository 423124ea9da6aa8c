import { hash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { TokenScope } from '../../access/token-scopes.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { prepared, type Value } from '../../platform/database/prepared.server.ts';
import { tokenPrefix } from './api-token.rules.ts';
import type { ApiToken } from './api-tokens.contract.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_tokens: {
      id: string;
      user_id: string;
      /** What the user was when it was made: of another kind, or without access, its tokens open nothing. */
      user_type: string;
      owner_id: string;
      name: string;
      token_hash: string;
      /** Separated by spaces. */
      scopes: string;
      created_at: string;
      expires_at: string;
      last_used_at: string | null;
      /** The day of the last use, and the addresses that it was used from on that day, as JSON. */
      used_on: string | null;
      used_from: string;
      /** Since when its maker knows that it is about to end. */
      warned_at: string | null;
      revoked_at: string | null;
    };
  }
}

/** Makes a token; only its hash is kept. */
export async function insertApiToken(
  tx: Database,
  of: { userId: string; type: string; ownerId: string },
  { name, scopes, expiresAt }: Pick<ApiToken, 'name' | 'scopes' | 'expiresAt'>,
): Promise<{ token: string; apiToken: ApiToken }> {
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const id = uuid();
  const createdAt = new Date().toISOString();
  await tx
    .insertInto('api_tokens')
    .values({
      ...{ id, user_id: of.userId, user_type: of.type, owner_id: of.ownerId, name, token_hash: hashOf(token) },
      ...{ scopes: scopes.join(' '), created_at: createdAt, expires_at: expiresAt, last_used_at: null },
      ...{ used_on: null, used_from: '[]', warned_at: null, revoked_at: null },
    })
    .execute();
  return { token, apiToken: { id, name, scopes, createdAt, expiresAt, lastUsedAt: null } };
}

/** A user's tokens that were not revoked, the newest first. */
export async function listApiTokens(db: Database, userId: string): Promise<ApiToken[]> {
  const rows = await selectShown(db).where('user_id', '=', userId).orderBy('id', 'desc').execute();
  return rows.map(shown);
}

/** One token that was not revoked. */
export async function readApiToken(db: Database, id: string): Promise<ApiToken | null> {
  const row = await selectShown(db).where('id', '=', id).executeTakeFirst();
  return row ? shown(row) : null;
}

/** Ends a token of a user at once. Answers whether it was still there. */
export async function revokeApiToken(tx: Database, userId: string, id: string): Promise<boolean> {
  return (await revoke(tx).where('user_id', '=', userId).where('id', '=', id).execute()).length > 0;
}

/** Whose a token is: of which kind of user, and of which record. */
export type TokenOwner = { type: string; ownerId: string };

/** Ends every token of a user at once. */
export function revokeApiTokensOf(tx: Database, userId: string): Promise<({ id: string } & TokenOwner)[]> {
  return revoke(tx).where('user_id', '=', userId).returning(['user_type as type', 'owner_id as ownerId']).execute();
}

/** Ends every token there is: after a restore one that was revoked since the copy would open again. */
export async function revokeAllApiTokens(tx: Database): Promise<void> {
  await revoke(tx).execute();
}

function revoke(tx: Database) {
  const revokedAt = new Date().toISOString();
  return tx.updateTable('api_tokens').set({ revoked_at: revokedAt }).where('revoked_at', 'is', null).returning('id');
}

/** Every call of a program asks this. Found by its hash: how long that takes says nothing of the token. */
const tokenOf = prepared((db, value: Value<{ tokenHash: string }>) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'api_tokens.user_id').onRef('users.type', '=', 'api_tokens.user_type'),
    )
    .select(['api_tokens.id', 'user_id as userId', 'user_type as type', 'owner_id as ownerId', 'scopes'])
    .select(['expires_at as expiresAt', 'last_used_at as lastUsedAt', 'used_on as usedOn', 'used_from as usedFrom'])
    .where('token_hash', '=', value('tokenHash'))
    .where('revoked_at', 'is', null)
    .where('users.deactivated_at', 'is', null),
);

/** The token as a call brought it, as long as it holds and its user may sign in; null for any other. */
export async function findApiToken(db: Database, token: string, now = new Date()) {
  const [row] = await tokenOf(db, { tokenHash: hashOf(token) });
  return row && row.expiresAt > now.toISOString() ? row : null;
}

export type KnownToken = NonNullable<Awaited<ReturnType<typeof findApiToken>>>;

function selectShown(db: Database) {
  return db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select('last_used_at as lastUsedAt')
    .where('revoked_at', 'is', null);
}

function shown<Row extends { scopes: string }>(row: Row) {
  return { ...row, scopes: scopesOf(row) };
}

/** The scopes of a token as it is kept. */
export function scopesOf({ scopes }: { scopes: string }): TokenScope[] {
  return scopes.split(' ').filter(Boolean) as TokenScope[];
}

/** The token has 256 random bits: nothing can be tried against its hash. */
function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
