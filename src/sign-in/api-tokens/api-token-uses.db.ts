import type { Database } from '../../platform/database/database.server.ts';

/** The day of a token's last use, and from where it was used on it. */
export async function readTokenUses(tx: Database, id: string) {
  return tx
    .selectFrom('api_tokens')
    .select(['used_on as usedOn', 'used_from as usedFrom'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Notes a use of a token, with all addresses of its day. */
export async function noteTokenUse(
  tx: Database,
  id: string,
  { on, from, at }: { on: string; from: readonly string[]; at: string },
): Promise<void> {
  await tx
    .updateTable('api_tokens')
    .set({ used_on: on, used_from: JSON.stringify(from), last_used_at: at })
    .where('id', '=', id)
    .execute();
}

/** Notes when a token was used last; of several calls at the same moment only one writes. */
export async function touchApiToken(db: Database, id: string, { at, unlessSince }: Touch): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where('last_used_at', '<', unlessSince)
    .execute();
}

type Touch = { at: string; unlessSince: string };
