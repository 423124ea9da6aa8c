import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    unknown_sign_ins: { network: string; tries: number; window_ends_at: string };
  }
}

const windowMinutes = 15;

/** So many networks get an entry of their own at once; the rest are one. An attack from everywhere must not fill the trail. */
const mostNetworks = 100;

/**
 * Counts one try to sign in with an e-mail that nobody has. Nothing of what was typed is kept: people type passwords into
 * the wrong field. It waits for the disk like the entry of a known user's failure, so that neither is the quicker answer.
 */
export async function countUnknown(db: Database, network: string, now = new Date()): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString();
  await db
    .insertInto('unknown_sign_ins')
    .values({ network, tries: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet((eb) => ({ tries: eb('unknown_sign_ins.tries', '+', 1) })),
    )
    .execute();
}

/** Writes into the trail what was counted in windows that are over: one entry for each network. Any node may do it. */
export async function recordUnknown(db: Database, now = new Date()): Promise<void> {
  // Together: the counts that are over, and their entries.
  await db.transaction().execute(async (tx) => {
    const counted = await tx
      .deleteFrom('unknown_sign_ins')
      .where('window_ends_at', '<=', now.toISOString())
      .returning(['network', 'tries'])
      .execute();
    const byTries = counted.sort((a, b) => b.tries - a.tries);
    for (const { network, tries } of byTries.slice(0, mostNetworks))
      await record(tx, { address: network }, entry(tries));
    const rest = byTries.slice(mostNetworks).reduce((sum, { tries }) => sum + tries, 0);
    if (rest > 0) await record(tx, { address: null }, entry(rest));
  });
}

function entry(tries: number) {
  return { action: 'sign-in-failed', subject: 'user', detail: `unknown-email.${tries}` } as const;
}
