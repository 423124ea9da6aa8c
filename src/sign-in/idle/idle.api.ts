import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import { requiredMessage } from '../../platform/contract/fields.ts';
import { withEntries } from '../../trail/change.server.ts';
import { record } from '../../trail/entries.db.ts';
import { forgetTries } from '../limits/attempts.db.ts';
import { assertionOptions } from '../passkeys/assertions.server.ts';
import { countPasskeys } from '../passkeys/passkeys.db.ts';
import { relyingPartyOf } from '../passkeys/relying-party.server.ts';
import { mustKnowPassword } from '../passwords/own-password.server.ts';
import { mustShowPasskey } from '../second-factor/proof.server.ts';
import { noteWork } from '../sessions/sessions.db.ts';
import { idleContract } from './idle.contract.ts';
import { noteEveryMs } from './idle.rules.ts';

export const idleApi = forSignedIn(idleContract, {
  noteWork: async ({ context: { db, caller, sessionIdleMinutes } }) => {
    if (!sessionIdleMinutes) return;
    // Half of how often a browser says it: what comes a moment early must not be passed over until the next time.
    await noteWork(db, caller.sessionId, { ifBefore: Date.now() - noteEveryMs(sessionIdleMinutes) / 2 });
  },

  askToUnlock: async ({ context }) => {
    const { userId, sessionId } = context.caller;
    const usable = relyingPartyOf(context) !== null && (await countPasskeys(context.db, userId)) > 0;
    return { options: usable ? await assertionOptions(context, { purpose: 'unlock', userId, sessionId }) : null };
  },

  unlock: async ({ input: { password, passkey }, context }) => {
    const { caller } = context;
    if (passkey) await mustShowPasskey(context, passkey, 'unlock');
    else if (password) await mustTypePassword(context, password);
    else throw invalidInput([{ path: 'password', message: requiredMessage }]);
    await withEntries(context, async (tx) => {
      await noteWork(tx, caller.sessionId);
      return { action: 'unlocked', subject: 'user', subjectId: caller.userId };
    });
  },
});

/** @throws 400 for a wrong password, which is written down as one at the sign-in is, 429 after too many tries */
async function mustTypePassword(context: SignedInContext, password: string): Promise<void> {
  const { db, caller } = context;
  const failed = { action: 'sign-in-failed', subject: 'user', subjectId: caller.userId, detail: 'unlock' } as const;
  const { counted } = await mustKnowPassword(context, password, 'password', () => record(db, context, failed));
  await forgetTries(db, counted);
}
