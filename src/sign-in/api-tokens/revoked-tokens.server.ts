import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { tellUser } from '../accounts/account-notifications.server.ts';
import { revokeApiTokensOf, type TokenOwner } from './api-tokens.db.ts';

/**
 * Ends every API token of a user at once, and tells them.
 * @returns what the trail has to say of it
 */
export async function endApiTokensOf(tx: Database, mail: { isMailOn: boolean }, userId: string): Promise<NewEntry[]> {
  const revoked = await revokeApiTokensOf(tx, userId);
  if (revoked.length > 0) await tellUser(tx, mail, { userId, change: 'api-token-revoked' });
  return revoked.map((token) => tokenEntry('api-token-revoked', token.id, token));
}

/** What the trail says of a token that was made or revoked, and of which company it is. */
export function tokenEntry(
  action: 'api-token-made' | 'api-token-revoked',
  subjectId: string,
  { type, ownerId }: TokenOwner,
): NewEntry {
  return { action, subject: 'apiToken', subjectId, ...(type === 'company' ? { companyId: ownerId } : {}) };
}
