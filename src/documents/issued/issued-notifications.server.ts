import { type NotificationKind, scopeOf } from '../../notifications/notification-kind.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findProfessionalName, findProfessionalUser } from '../../professionals/professional-lookups.db.ts';
import { findEndings } from './issued-reads.db.ts';

/** A document that another professional has corrected or cancelled: whoever issued it is told by whom (product 15.7). */
export const documentChangedByOther: NotificationKind = {
  kind: 'document-changed-by-other',
  for: ['professional'],
  mail: {
    label: 'Documentos meus que outra pessoa corrigiu ou cancelou',
    text: 'Um documento que você emitiu foi corrigido ou cancelado no Zelo',
    usually: 'now',
  },
  tell: async (db, reader, ids) => {
    const scope = scopeOf(reader, 'documents.issue');
    if (!scope) return new Map();
    const endings = await findEndings(db, scope, ids);
    const texts = endings.map(async ({ id, name, state, cancelledBy, correctedBy }) => {
      const by = state === 'cancelled' ? cancelledBy : correctedBy;
      const who = (by && (await findProfessionalName(db, by))) ?? 'Outra pessoa';
      const done = state === 'cancelled' ? 'cancelou' : 'corrigiu';
      const text = `${who} ${done} ${name}, que você emitiu.`;
      return [id, { text, path: `/documents/issued/${id}` }] as const;
    });
    return new Map(await Promise.all(texts));
  },
};

/** Tells whoever issued a document that somebody else has corrected or cancelled it. */
export async function notifyIssuer(
  tx: Database,
  { id, professionalId }: { id: string; professionalId: string },
  by: string,
): Promise<void> {
  if (professionalId === by) return;
  await notify(tx, documentChangedByOther, { to: await findProfessionalUser(tx, professionalId), about: id });
}
