import { type NotificationKind, scopeOf, type Told } from '../../notifications/notification-kind.server.ts';
import { findManyOpened } from '../../trail/many-opened.db.ts';
import { findReceiver } from '../users.db.ts';

/** Somebody has opened more documents in an hour than anybody's work brings about. It names who, and how many, and no document. */
export const manyOpenings: NotificationKind = {
  kind: 'many-openings',
  for: ['admin'],
  mail: {
    label: 'Documentos abertos em número incomum',
    text: 'Um usuário abriu documentos em número incomum no Zelo',
    usually: 'now',
  },
  async tell(db, reader, ids) {
    if (!scopeOf(reader, 'audit.read')) return new Map();
    const told = new Map<string, Told>();
    for (const [userId, times] of await findManyOpened(db, ids)) {
      const email = (await findReceiver(db, userId))?.email ?? 'Alguém';
      const text = `${email} abriu ${times} documentos em menos de uma hora. Confirme com essa pessoa que foi ela.`;
      told.set(userId, { text, path: `/audit?user=${encodeURIComponent(email)}` });
    }
    return told;
  },
};
