import type { NotificationKind } from '../../notifications/notification-kind.server.ts';
import { scopeOf } from '../../notifications/notification-kind.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findToldDeliveries } from './deliveries.db.ts';

/** What became of a link, for the professional who has made it: it was opened, or five wrong answers have ended it. */
export const documentDelivered: NotificationKind = {
  kind: 'document-delivered',
  for: ['professional'],
  mail: { label: 'Links de entrega', text: 'Há novidade em um link de entrega no Zelo', usually: 'none' },
  async tell(db, reader, ids) {
    const scope = scopeOf(reader, 'documents.deliver');
    const deliveries = scope ? await findToldDeliveries(db, scope, ids) : [];
    return new Map(
      deliveries.map(({ id, documentId, name, openedAt, endReason }) => {
        const what = whatBecame(openedAt !== null, endReason === 'tries');
        return [id, { text: `O link de entrega de ${name} ${what}.`, path: `/documents/issued/${documentId}` }];
      }),
    );
  },
};

function whatBecame(isOpened: boolean, isEnded: boolean): string {
  if (!isEnded) return 'foi aberto';
  const tries = 'depois de cinco respostas erradas';
  return isOpened ? `foi aberto e, ${tries}, encerrado` : `foi encerrado ${tries}`;
}

/** Tells the professional who has made a link what became of it. */
export async function notifyOfLink(tx: Database, { id, userId }: { id: string; userId: string }): Promise<void> {
  await notify(tx, documentDelivered, { to: [userId], about: id });
}
