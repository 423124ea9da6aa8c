import type { SignedInContext } from '../../access/caller.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import { record } from '../../trail/entries.db.ts';
import { activeAdmins } from '../accounts/accounts.db.ts';
import { countOpening } from '../limits/attempts.db.ts';
import { manyOpenings } from './opening-notifications.server.ts';

/**
 * Counts a document that the caller has opened, and what an API token opens for its user. Whoever comes to a number that nobody's
 * work brings about is told to the administrators, once in an hour: who it is and how many, never which documents.
 */
export async function noteOpening({ db, caller, address, openingsToldAt }: SignedInContext): Promise<void> {
  if (openingsToldAt === 0 || (await countOpening(db, caller.userId)) !== openingsToldAt) return;
  const about = caller.userId;
  // Together: the entry, and whom it is told.
  await db.transaction().execute(async (tx) => {
    await notify(tx, manyOpenings, { to: await activeAdmins(tx), about });
    const entry = { action: 'many-opened', subject: 'user', subjectId: about } as const;
    await record(tx, { caller, address }, { ...entry, times: openingsToldAt });
  });
}
