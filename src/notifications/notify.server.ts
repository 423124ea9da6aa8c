import { v7 as uuid } from 'uuid';
import { announce } from '../live/announce.server.ts';
import { queueMail } from '../mail/queued-mail.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { insertWaiting } from './mails/notification-mails.db.ts';
import { findReceivers } from './notification-choices.db.ts';
import { type NotificationKind, usualWay } from './notification-kind.server.ts';
import { insertNotifications } from './notifications.db.ts';

const dayMs = 24 * 3_600_000;

/**
 * Tells users of something, in the transaction in which it becomes true, each in the way that the user has chosen. Who may
 * not sign in is told nothing.
 * @param about the identifier of what it is about, for a kind that is about something
 */
export async function notify(
  tx: Database,
  kind: NotificationKind,
  { to, about }: { to: readonly string[]; about?: string },
): Promise<void> {
  if (to.length === 0) return;
  const usual = usualWay(kind);
  const unlessUnreadSince = kind.isSummed ? new Date(Date.now() - dayMs).toISOString() : null;
  const receivers = await findReceivers(tx, { userIds: to, kind: kind.kind, unlessUnreadSince });
  const told = receivers.map(({ userId, inBell, mail }) => ({
    ...{ id: uuid(), userId, kind: kind.kind, subjectId: about ?? null },
    ...{ inBell: inBell ?? usual.inBell, mail: mail ?? usual.mail },
  }));
  const rows = told.filter(({ inBell, mail }) => inBell || mail !== 'none');
  if (rows.length === 0) return;
  await insertNotifications(tx, rows);
  await insertWaiting(
    tx,
    rows.filter(({ mail }) => mail === 'daily'),
  );
  for (const { id, userId } of rows.filter(({ mail }) => mail === 'now')) {
    await queueMail(tx, { to: userId, template: 'notification', ids: { notification: id } });
  }
  await announceToUsers(
    tx,
    rows.flatMap(({ userId, inBell }) => (inBell ? [userId] : [])),
  );
}

/** What stands in these users' bells has changed: their open screens ask anew. */
export async function announceToUsers(db: Database, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await announce(db, { topic: 'notifications', userId, ids: [] });
}
