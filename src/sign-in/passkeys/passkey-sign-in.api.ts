import type { CallContext } from '../../access/caller.server.ts';
import { forVisitors } from '../../access/handlers.server.ts';
import { notSignedIn } from '../../platform/contract/errors.ts';
import { record } from '../../trail/entries.db.ts';
import { countAttempt, countOfNetwork } from '../limits/attempts.db.ts';
import { networkOf } from '../limits/network.server.ts';
import { countUnknown } from '../limits/unknown-sign-ins.db.ts';
import { findOwnRecord } from '../profile.db.ts';
import { deviceName } from '../sessions/device.server.ts';
import { openSession, ownerOf } from '../sessions/opened-session.server.ts';
import { deactivatedMessage } from '../sign-in.rules.ts';
import { isActive } from '../users.db.ts';
import { assertionOptions, checkAssertion } from './assertions.server.ts';
import { passkeySignInContract } from './passkeys.contract.ts';
import { findPasskey } from './passkeys.db.ts';
import { passkeyRefused } from './passkeys.rules.ts';

/** Signs in without a password: the key names its user, and asks by itself who holds it. */
export const passkeySignInApi = forVisitors(passkeySignInContract, {
  ask: async ({ context }) => {
    await countOfNetwork(context.db, 'challenge', context.address);
    return { options: await assertionOptions(context, { purpose: 'sign-in' }) };
  },

  signIn: async ({ input, context }) => {
    const { db, address } = context;
    // Whoever asks says of which key: of keys that are made up each would be the first.
    await countOfNetwork(db, 'passkey', address);
    // Apart from the passwords of its account: whoever is kept from those still signs in by the key, which nobody can guess.
    const counted = await countAttempt(db, {
      account: `passkey ${input.passkey.id}`,
      address,
      known: networkOf(address),
    });
    const shown = await checkAssertion(context, input.passkey, { purpose: 'sign-in' });
    if (!shown.valid) {
      await noteFailure(context, shown.passkey, shown.why);
      throw passkeyRefused();
    }
    const { passkey } = shown;
    if (passkey.deactivatedAt) {
      await noteFailure(context, passkey, 'deactivated');
      throw notSignedIn(deactivatedMessage);
    }
    const user = { id: passkey.userId, type: passkey.type, email: passkey.email };
    const [own, deviceNamed] = await Promise.all([findOwnRecord(db, user.id, user.type), deviceName(context.device)]);
    const shownBy = { device: input.device, deviceNamed, secondFactor: true, counted, detail: 'passkey' } as const;
    const signIn = { user, ownerId: ownerOf(own), ...shownBy };
    return openSession(context, signIn, async (tx) => {
      // The access may have been deactivated, or the key removed, in these moments.
      if (!(await isActive(tx, user.id)) || !(await findPasskey(tx, input.passkey.id))) throw passkeyRefused();
    });
  },
});

type Whose = { userId: string; type: string } | null;

async function noteFailure({ db, address }: CallContext, whose: Whose, detail: string): Promise<void> {
  if (!whose) return countUnknown(db, networkOf(address));
  const entry = { action: 'sign-in-failed', subject: 'user', subjectId: whose.userId, detail } as const;
  await record(db, { caller: { userId: whose.userId, type: whose.type }, address }, entry);
}
