import type { CallContext } from '../../access/caller.server.ts';
import { today } from '../../platform/contract/dates.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { record } from '../../trail/entries.db.ts';
import { noteTokenUse, readTokenUses, touchApiToken } from './api-token-uses.db.ts';
import type { KnownToken } from './api-tokens.db.ts';

/** The last use is noted this often at most: a token costs a call one read and hardly ever a write. */
const touchMs = 60_000;

/** From so many addresses the first uses of a day are told apart. */
const mostAddresses = 100;

/**
 * Notes that a token is used. The first use of a day from an address is in the trail, and a call for which that can't be
 * written is not made; the minute of the last use is noted beside the call, which does not wait for it.
 */
export async function noteUse(context: CallContext, token: KnownToken, now = new Date()): Promise<void> {
  const { db, log } = context;
  if (isFirst(token, context.address)) return noteFirstUse(context, token, now);
  const unlessSince = new Date(now.getTime() - touchMs).toISOString();
  if (token.lastUsedAt && token.lastUsedAt >= unlessSince) return;
  touchApiToken(db, token.id, { at: now.toISOString(), unlessSince }).catch((error: unknown) =>
    log.warn({ err: error }, 'the last use of an API token was not noted'),
  );
}

async function noteFirstUse({ db, address }: CallContext, token: KnownToken, now: Date): Promise<void> {
  // Together: the token’s uses, and the entry of the first one of a day.
  await db.transaction().execute(async (tx) => {
    await lockRow(tx, 'api_tokens', token.id);
    const uses = await readTokenUses(tx, token.id);
    if (!isFirst(uses, address)) return;
    const before = uses.usedOn === today() ? addressesOf(uses) : [];
    await noteTokenUse(tx, token.id, { on: today(), from: [...before, address], at: now.toISOString() });
    const caller = { userId: token.userId, type: token.type, apiTokenId: token.id };
    await record(
      tx,
      { caller, address },
      {
        ...{ action: 'api-token-used', subject: 'apiToken', subjectId: token.id },
        ...(token.type === 'company' ? { companyId: token.ownerId } : {}),
      },
    );
  });
}

type Uses = Pick<KnownToken, 'usedOn' | 'usedFrom'>;

function isFirst(uses: Uses, address: string): boolean {
  if (uses.usedOn !== today()) return true;
  const addresses = addressesOf(uses);
  return !addresses.includes(address) && addresses.length < mostAddresses;
}

function addressesOf({ usedFrom }: Uses): string[] {
  return JSON.parse(usedFrom);
}
