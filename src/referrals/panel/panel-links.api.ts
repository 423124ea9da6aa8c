import { forSignedIn } from '../../access/handlers.server.ts';
import { findPlaceInUse } from '../../agenda/agenda-lookups.db.ts';
import { actOnRecord, changeRecord, type Kind, mustFind, untold } from '../../trail/change.server.ts';
import { newToken } from '../link-token.server.ts';
import { deletePanelLink, findPanelLink, putPanelLink } from './panel.db.ts';
import { panelLinksContract } from './panel-links.contract.ts';

const place: Kind<'carePlace', NonNullable<Awaited<ReturnType<typeof findPlaceInUse>>>> = {
  subject: 'carePlace',
  table: 'care_places',
  find: (db, _scope, id) => findPlaceInUse(db, id),
  missing: 'Local de atendimento não encontrado.',
  changes: untold,
};

/** The link by which the screen of a waiting room is opened, one of a place at a time (product 17.6). */
export const panelLinksApi = forSignedIn(panelLinksContract, {
  read: async ({ input: { placeId }, context }) => {
    const { name } = await mustFind(place, context, placeId);
    return { place: name, createdAt: await findPanelLink(context.db, placeId) };
  },

  make: ({ input: { placeId }, context }) =>
    changeRecord(context, place, {
      id: placeId,
      action: 'panel-link-made',
      write: async (tx, before) => {
        const { token, tokenHash } = newToken();
        const createdAt = new Date().toISOString();
        await putPanelLink(tx, { placeId, tokenHash, at: createdAt });
        // The token comes after the `#`: the address of the page tells it to nobody.
        return { after: before, answer: { path: `/painel#${token}`, createdAt } };
      },
    }),

  end: ({ input: { placeId }, context }) =>
    actOnRecord(context, place, {
      id: placeId,
      action: 'panel-link-ended',
      write: async (tx, before) => ((await deletePanelLink(tx, placeId)) ? { after: before } : null),
    }),
});
