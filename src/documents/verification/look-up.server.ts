import type { Database } from '../../platform/database/database.server.ts';
import { countOfNetwork } from '../../sign-in/limits/attempts.db.ts';
import { fairQueue } from '../../sign-in/limits/fair-queue.server.ts';
import { networkOf } from '../../sign-in/limits/network.server.ts';
import { findForDelivery, findIssuedByCodeHash } from '../issued/issued-reads.db.ts';
import { hashOfCode } from '../issued/verification-code.rules.ts';

/** What somebody wants verified, and from where. */
export type Visit = { db: Database; address: string; code: string };

const queued = fairQueue({ atOnce: 8, mostWaiting: 200, what: 'verificações' });

/**
 * The issued document of a code, once its file is there. The same work whether there is one, none, or what was given could
 * be no code: one hash, one look into the index of hashes, in the turn of the network that asks.
 * @throws 429 after too many from one network that are none's, 503 while too many wait
 */
export function lookUp({ db, address, code }: Visit) {
  return queued(networkOf(address), async () => {
    const document = await findIssuedByCodeHash(db, hashOfCode(code));
    if (!document?.arrivedAt) {
      // Only what leads nowhere is counted: whoever has the paper is never refused for what others behind their network do.
      await countOfNetwork(db, 'verification', address);
      return null;
    }
    const successor = document.supersededById ? await findForDelivery(db, document.supersededById) : null;
    return { ...document, supersededBy: successor?.name ?? null };
  });
}
