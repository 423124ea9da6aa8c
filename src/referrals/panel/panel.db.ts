import type { Database } from '../../platform/database/database.server.ts';
import { hashOfToken } from '../link-token.server.ts';
import type {} from '../referrals.db.ts';
import type { Call } from './panel.contract.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    panel_links: { place_id: string; token_hash: string; created_at: string };
  }
}

/** How many calls a panel shows: the newest one, and those before it. */
const mostCalls = 6;

/** Since when the panel of a place has a link; null without one. */
export async function findPanelLink(db: Database, placeId: string): Promise<string | null> {
  const link = db.selectFrom('panel_links').select('created_at').where('place_id', '=', placeId);
  return (await link.executeTakeFirst())?.created_at ?? null;
}

/** The place whose panel has the link with this token; null for a link that has ended or never was. */
export async function findPanelPlace(db: Database, token: string): Promise<string | null> {
  const link = db.selectFrom('panel_links').select('place_id').where('token_hash', '=', hashOfToken(token));
  return (await link.executeTakeFirst())?.place_id ?? null;
}

/** Gives the panel of a place a link; the one that it had ends. */
export async function putPanelLink(
  tx: Database,
  { placeId, tokenHash, at }: { placeId: string; tokenHash: string; at: string },
): Promise<void> {
  const link = { token_hash: tokenHash, created_at: at };
  await tx
    .insertInto('panel_links')
    .values({ place_id: placeId, ...link })
    .onConflict((conflict) => conflict.column('place_id').doUpdateSet(link))
    .execute();
}

/** Ends the link of a place's panel. Answers whether there was one. */
export async function deletePanelLink(tx: Database, placeId: string): Promise<boolean> {
  const link = tx.deleteFrom('panel_links').where('place_id', '=', placeId).returning('place_id');
  return (await link.executeTakeFirst()) !== undefined;
}

/** Ends the links of all panels. */
export async function deletePanelLinks(tx: Database): Promise<void> {
  await tx.deleteFrom('panel_links').execute();
}

/** The last tickets that were called on a day at a place, the newest first. Whose they are is not read. */
export async function listCalls(db: Database, { placeId, day }: { placeId: string; day: string }): Promise<Call[]> {
  const rows = await db
    .selectFrom('referrals')
    .select(['ticket', 'room', 'called_at as calledAt'])
    .where('place_id', '=', placeId)
    .where('day', '=', day)
    .where('ticket', 'is not', null)
    .where('called_at', 'is not', null)
    .orderBy('called_at', 'desc')
    .limit(mostCalls)
    .execute();
  return rows.map(({ ticket, room, calledAt }) => ({
    ...{ ticket: ticket ?? '', room: room ?? '', calledAt: calledAt ?? '' },
  }));
}
