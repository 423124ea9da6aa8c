import { forVisitors } from '../../access/handlers.server.ts';
import { findPlace } from '../../agenda/agenda-lookups.db.ts';
import { today } from '../../platform/contract/dates.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { countOfNetwork } from '../../sign-in/limits/attempts.db.ts';
import { panelContract } from './panel.contract.ts';
import { findPanelPlace, listCalls } from './panel.db.ts';

/** What the screen of a waiting room shows: tickets and rooms, and never whose they are (product 17.6). */
export const panelApi = forVisitors(panelContract, {
  read: async ({ input: { token }, context: { db, address, setHeader } }) => {
    const placeId = await findPanelPlace(db, token);
    const place = placeId ? await findPlace(db, placeId) : null;
    if (!place || place.isDeleted) {
      // Only what is wrong is counted: a screen asks all day long.
      await countOfNetwork(db, 'panel', address);
      throw notFound('O link deste painel não vale mais. Peça outro a quem cuida da fila.');
    }
    setHeader('x-robots-tag', 'noindex, nofollow, noarchive');
    return { place: place.name, calls: await listCalls(db, { placeId: place.id, day: today() }) };
  },
});
