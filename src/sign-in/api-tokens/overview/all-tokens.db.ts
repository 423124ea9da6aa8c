import type { ListInput } from '../../../platform/contract/listing.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { list } from '../../../platform/database/listing.server.ts';
import { revokeApiToken, scopesOf } from '../api-tokens.db.ts';
import type { tokenSorts } from './all-tokens.contract.ts';
import { storedToken } from './all-tokens.rules.ts';

/** Everybody's tokens that were not revoked. */
export async function listAllTokens(db: Database, input: ListInput<(typeof tokenSorts)[number]>) {
  const { rows, ...total } = await list(db, standing(db), storedToken, input);
  return { tokens: rows.rows.map((row) => ({ ...row, scopes: scopesOf(row) })), ...total };
}

/** One of them, with whose it is; null for none. */
export async function findAnyToken(db: Database, id: string) {
  const row = await standing(db)
    .select(['api_tokens.id', 'name', 'scopes', 'api_tokens.created_at as createdAt', 'expires_at as expiresAt'])
    .select([
      'last_used_at as lastUsedAt',
      'users.email',
      'user_type as userType',
      'owner_id as ownerId',
      'user_id as userId',
    ])
    .where('api_tokens.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, scopes: scopesOf(row) } : null;
}

/** Ends one of them at once. Answers whose it was; null where it was there no more. */
export async function revokeAnyToken(tx: Database, id: string) {
  const token = await findAnyToken(tx, id);
  return token && (await revokeApiToken(tx, token.userId, id)) ? token : null;
}

function standing(db: Database) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .where('api_tokens.revoked_at', 'is', null);
}
