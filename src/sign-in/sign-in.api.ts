import { forSignedIn, forVisitors } from '../access/handlers.server.ts';
import { notSignedIn } from '../platform/contract/errors.ts';
import { withEntries } from '../trail/change.server.ts';
import { record } from '../trail/entries.db.ts';
import { tellUser } from './accounts/account-notifications.server.ts';
import { knownBy } from './devices/devices.db.ts';
import { countAttempt, countCode, forgetTries, takeBackTry } from './limits/attempts.db.ts';
import { networkOf } from './limits/network.server.ts';
import { countUnknown } from './limits/unknown-sign-ins.db.ts';
import { isAccessWaiting, ofSecrets, settleWaiting } from './notices/notices.db.ts';
import { hashNewPassword, samePassword } from './passwords/new-password.server.ts';
import { mustKnowPassword } from './passwords/own-password.server.ts';
import { inOneForm, inTurn, passwordMatches } from './passwords/passwords.server.ts';
import { findOwnRecord } from './profile.db.ts';
import { findFactors } from './second-factor/factors.server.ts';
import { mustSetUp } from './second-factor/second-factor.rules.ts';
import { mustShowFactor } from './second-factor/shown-factor.server.ts';
import { deviceName } from './sessions/device.server.ts';
import { openSession, ownerOf } from './sessions/opened-session.server.ts';
import { endSession, endSessionsOf } from './sessions/sessions.db.ts';
import { accessContract, signInContract } from './sign-in.contract.ts';
import { deactivatedMessage } from './sign-in.rules.ts';
import { findUser, findUserByEmail, isAsChecked, updateUser } from './users.db.ts';

export const signInApi = forVisitors(signInContract, {
  signIn: async ({ input, context }) => {
    const { db, address } = context;
    const network = networkOf(address);
    const { user, known, counted, matches, factors, own, deviceNamed } = await inTurn(network, async () => {
      const user = await findUserByEmail(db, input.email);
      const known = await knownBy(db, user?.id ?? null, input.device);
      const secret = user?.passwordHash ?? '';
      const counted = await countAttempt(db, { account: input.email, secret, address, known });
      // The hash takes longest: what a right password leads to is looked up meanwhile.
      const [matches, factors, own, deviceNamed] = await Promise.all([
        passwordMatches(user?.passwordHash ?? null, input.password),
        user && findFactors(db, user.id),
        user && findOwnRecord(db, user.id, user.type),
        deviceName(context.device),
      ]);
      return { user, known, counted, matches, factors, own, deviceNamed };
    });
    const by = { caller: user ? { userId: user.id, type: user.type } : undefined, address };
    const entry = { subject: 'user', subjectId: user?.id ?? null } as const;
    if (!user || !matches) {
      if (user) await record(db, by, { ...entry, action: 'sign-in-failed' });
      else await countUnknown(db, network);
      throw wrongCredentials();
    }
    // Only who knows the password is told: of an e-mail nobody learns whether it has, or had, an account.
    if (user.deactivatedAt) {
      await record(db, by, { ...entry, action: 'sign-in-failed', detail: 'deactivated' });
      const isWaiting = await isAccessWaiting(db, user.id);
      throw notSignedIn(isWaiting ? waitingMessage : deactivatedMessage);
    }
    if (factors?.isOn) {
      if (!input.code && !input.passkey) await takeBackTry(db, counted);
      const codes = input.code ? await countCode(db, user.id, known === null ? 'password' : 'known') : null;
      await mustShowFactor(context, user.id, factors, input, (detail) =>
        record(db, by, { ...entry, action: 'sign-in-failed', detail }),
      );
      if (codes) await takeBackTry(db, codes);
    }
    const secondFactor = factors?.isOn ?? false;
    const signIn = {
      user: { ...user, email: input.email },
      ownerId: ownerOf(own),
      device: input.device,
      deviceNamed,
      secondFactor,
      counted,
    };
    return openSession(context, signIn, async (tx) => {
      if (!(await isAsChecked(tx, user))) throw wrongCredentials();
      // A second factor that was added meanwhile has ended every session but one: this one begins without it no more.
      if ((await findFactors(tx, user.id)).isOn !== secondFactor) throw wrongCredentials();
    });
  },
});

const waitingMessage = 'O seu acesso ainda aguarda a aprovação de um segundo administrador.';

function wrongCredentials() {
  return notSignedIn('Credenciais inválidas');
}

export const accessApi = forSignedIn(accessContract, {
  profile: async ({ context: { db, caller, requireSecondFactor, sessionIdleMinutes } }) => {
    const user = await findUser(db, caller.userId);
    return {
      user,
      switchedUser: await findOwnRecord(db, user.id, user.type),
      ...(mustSetUp(caller, requireSecondFactor) ? { mustSetUpSecondFactor: true as const } : {}),
      ...(sessionIdleMinutes ? { idleMinutes: sessionIdleMinutes } : {}),
    };
  },
  changePassword: async ({ input, context }) => {
    const { db, caller } = context;
    const { user, counted } = await mustKnowPassword(context, input.current, 'current');
    await forgetTries(db, counted);
    if (inOneForm(input.password) === inOneForm(input.current)) throw samePassword();
    const passwordHash = await hashNewPassword(input.password, { email: user.email, setBy: user.id });
    await withEntries(context, async (tx) => {
      await updateUser(tx, user.id, { passwordHash });
      await settleWaiting(tx, user.id, { decision: 'refused', by: user.id, kinds: ofSecrets });
      await endSessionsOf(tx, user.id, caller.token);
      await tellUser(tx, context, { userId: user.id, change: 'password-changed' });
      return { action: 'password-changed', subject: 'user', subjectId: user.id };
    });
  },
  signOut: async ({ context }) => {
    const { caller } = context;
    await withEntries(context, async (tx) => {
      await endSession(tx, caller.token);
      return { action: 'signed-out', subject: 'user', subjectId: caller.userId };
    });
  },
});
