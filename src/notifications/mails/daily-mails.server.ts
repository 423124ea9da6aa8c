import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { queueMail } from '../../mail/queued-mail.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { listChoices } from '../notification-choices.db.ts';
import { type NotificationKind, usualWay } from '../notification-kind.server.ts';
import { lastCutoff } from './daily-mail.rules.ts';
import { takeWaiting, usersWaiting } from './notification-mails.db.ts';

/** How often it is looked whether it is time. */
const everyMs = 5 * 60_000;

/** Queues the daily e-mails once it is seven in São Paulo, on whichever node it runs. */
export function dailyMailsJob(kinds: readonly NotificationKind[]) {
  return defineJob({
    kind: 'daily-mails',
    payload: z.object({}),
    everyMs,
    handle: (_payload, { db }) => queueDailyMails(db, kinds),
  });
}

/**
 * One e-mail to each user for whom something waits. What is taken into one waits no more from the moment in which the e-mail is
 * queued: run twice, or ended half-way, it sends none twice and forgets none.
 */
export async function queueDailyMails(
  db: Database,
  kinds: readonly NotificationKind[],
  now = new Date(),
): Promise<void> {
  const before = lastCutoff(now).toISOString();
  for (const userId of await usersWaiting(db, before)) {
    // Together: what waited of somebody, and the mail that tells of it.
    await db.transaction().execute(async (tx) => {
      const digestId = uuid();
      const wanted = await dailyKinds(tx, kinds, userId);
      if ((await takeWaiting(tx, userId, { before, wanted, digestId })) === 0) return;
      await queueMail(tx, { to: userId, template: 'daily-notifications', ids: { digest: digestId } });
    });
  }
}

async function dailyKinds(db: Database, kinds: readonly NotificationKind[], userId: string): Promise<string[]> {
  const chosen = new Map((await listChoices(db, userId)).map(({ kind, mail }) => [kind, mail]));
  return kinds.flatMap((kind) => ((chosen.get(kind.kind) ?? usualWay(kind).mail) === 'daily' ? [kind.kind] : []));
}
