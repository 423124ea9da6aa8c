import { invalidInput } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { markRevoked } from './consents.db.ts';

/**
 * Revokes a consent at the person's word, in the same transaction: it holds no more from that day on, without a reason and free
 * of charge (LGPD, art. 8, § 5). What was done before stays lawful.
 * @returns what the trail has to say of it
 * @throws 400 for a consent that does not hold, or was given after that day
 */
export async function revokeConsent(
  tx: Database,
  of: { companyId: string; employeeId: string },
  { consentId, on }: { consentId: string; on: string },
): Promise<NewEntry> {
  const givenOn = await markRevoked(tx, of, consentId, on);
  if (givenOn === null) throw invalidInput([{ path: 'consent_id', message: 'Este consentimento não está em vigor' }]);
  if (givenOn > on) {
    throw invalidInput([{ path: 'received_on', message: 'O consentimento foi assinado depois desta data' }]);
  }
  const changes = { revoked_on: [null, on] } satisfies NewEntry['changes'];
  return { action: 'revoked', subject: 'consent', subjectId: consentId, ...of, changes };
}
