import type { Database } from '../../platform/database/database.server.ts';

/** The tokens that end before a moment and whose makers do not know it yet. */
export async function findEndingTokens(tx: Database, { from, until }: { from: string; until: string }) {
  return tx
    .selectFrom('api_tokens')
    .select(['id', 'user_id as userId'])
    .where('revoked_at', 'is', null)
    .where('warned_at', 'is', null)
    .where('expires_at', '>', from)
    .where('expires_at', '<=', until)
    .orderBy('id')
    .execute();
}

/** Notes that a token's maker knows. */
export async function markWarned(tx: Database, id: string, at: string): Promise<void> {
  await tx.updateTable('api_tokens').set({ warned_at: at }).where('id', '=', id).execute();
}

/** Of these tokens of a user those that were not revoked. */
export async function findToldTokens(db: Database, userId: string, ids: readonly string[]) {
  return db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute();
}
