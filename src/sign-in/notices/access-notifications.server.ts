import { type NotificationKind, scopeOf } from '../../notifications/notification-kind.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { activeAdmins } from '../accounts/accounts.db.ts';
import { findNotices } from './notices.db.ts';
import { noticeStanding, noticeText } from './notices.labels.ts';

/** Somebody can reach health data who could not before, or can be impersonated: what decision 34 leaves as a notice. */
export const accessGiven: NotificationKind = {
  kind: 'access-given',
  for: ['admin'],
  mail: {
    label: 'Acessos dados por outros administradores',
    text: 'Outro administrador deu um acesso no Zelo',
    usually: 'now',
  },
  async tell(db, reader, ids) {
    if (!scopeOf(reader, 'accounts.manage')) return new Map();
    const notices = await findNotices(db, reader.userId, ids);
    return new Map(
      notices.map((notice) => [
        notice.id,
        { text: `${noticeText(notice)}${noticeStanding(notice)}`, path: '/dashboard' },
      ]),
    );
  },
};

/** Tells the administrators, but for the one who did it, of a notice that is new or was decided. */
export async function notifyOfNotice(tx: Database, byUserId: string, about: string): Promise<void> {
  const others = (await activeAdmins(tx)).filter((id) => id !== byUserId);
  await notify(tx, accessGiven, { to: others, about });
}
