import { forSignedIn } from '../../access/handlers.server.ts';
import { findPlace } from '../../agenda/agenda-lookups.db.ts';
import { notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';
import { newToken } from '../link-token.server.ts';
import { deletePanelLink, findPanelLink, putPanelLink } from './panel.db.ts';
import { panelLinksContract } from './panel-links.contract.ts';

/** The link by which the screen of a waiting room is opened, one of a place at a time (product 17.6). */
export const panelLinksApi = forSignedIn(panelLinksContract, {
  read: async ({ input: { placeId }, context: { db } }) => {
    const { name: place } = await existing(db, placeId);
    return { place, createdAt: await findPanelLink(db, placeId) };
  },

  make: ({ input: { placeId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      await existing(tx, placeId);
      const { token, tokenHash } = newToken();
      const createdAt = new Date().toISOString();
      await putPanelLink(tx, { placeId, tokenHash, at: createdAt });
      await record(tx, context, { action: 'panel-link-made', subject: 'carePlace', subjectId: placeId });
      // The token comes after the `#`: the address of the page tells it to nobody.
      return { path: `/painel#${token}`, createdAt };
    }),

  end: ({ input: { placeId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      await existing(tx, placeId);
      if (!(await deletePanelLink(tx, placeId))) return;
      await record(tx, context, { action: 'panel-link-ended', subject: 'carePlace', subjectId: placeId });
    }),
});

async function existing(db: Database, placeId: string) {
  const place = await findPlace(db, placeId);
  if (!place || place.isDeleted) throw notFound('Local de atendimento não encontrado.');
  return place;
}
