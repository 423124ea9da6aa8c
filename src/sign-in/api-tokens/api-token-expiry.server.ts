import { z } from 'zod';
import type { NotificationKind } from '../../notifications/notification-kind.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import { dayOf } from '../../platform/clock/moments.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { warnedDays } from './api-token.rules.ts';
import { findEndingTokens, findToldTokens, markWarned } from './api-token-expiry.db.ts';

const hour = 3_600_000;

/** A key is about to end: the system that uses it needs another one before. */
export const apiTokenEnding: NotificationKind = {
  kind: 'api-token-ending',
  for: ['admin', 'company', 'professional'],
  mail: {
    label: 'Chaves de API que vão vencer',
    text: 'Uma chave de API sua no Zelo vai vencer',
    usually: 'daily',
  },
  async tell(db, { userId }, ids) {
    const tokens = ids.length > 0 ? await findToldTokens(db, userId, ids) : [];
    return new Map(tokens.map(({ id, name, expiresAt }) => [id, { text: textOf(name, expiresAt), path: '/settings' }]));
  },
};

function textOf(name: string, expiresAt: string): string {
  const day = dayOf(expiresAt);
  return `A chave de API ‘${name}’ vence em ${day}. Crie outra e troque-a no sistema que a usa.`;
}

/** Once an hour, on one node. */
export const apiTokenExpiryJob = defineJob({
  kind: 'api-token-expiry',
  payload: z.object({}),
  everyMs: hour,
  handle: (_payload, { db }) => warnOfEnding(db),
});

/** Tells the makers of tokens that end within days, once for each. */
export async function warnOfEnding(db: Database, now = new Date()): Promise<void> {
  // Together: each token, and whom it tells of its end.
  await db.transaction().execute(async (tx) => {
    const until = new Date(now.getTime() + warnedDays * 24 * hour).toISOString();
    for (const { id, userId } of await findEndingTokens(tx, { from: now.toISOString(), until })) {
      await notify(tx, apiTokenEnding, { to: [userId], about: id });
      await markWarned(tx, id, now.toISOString());
    }
  });
}
