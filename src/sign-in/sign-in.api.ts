import { forSignedIn, forVisitors } from '../access/handlers.server.ts';
import { notSignedIn } from '../platform/contract/errors.ts';
import { withoutFlush } from '../platform/database/without-flush.server.ts';
import { record } from '../trail/entries.db.ts';
import { clearAttempts, countAttempt, takeBackAttempt } from './limits/attempts.db.ts';
import { networkOf } from './limits/network.server.ts';
import { countUnknown } from './limits/unknown-sign-ins.db.ts';
import { isAccessWaiting, settleWaiting } from './notices/notices.db.ts';
import { hashNewPassword } from './passwords/new-password.server.ts';
import { mustKnowPassword } from './passwords/own-password.server.ts';
import { inTurn, passwordMatches } from './passwords/passwords.server.ts';
import { findOwnRecord } from './profile.db.ts';
import { consumeCode } from './second-factor/consumed-code.server.ts';
import { findSecondFactor } from './second-factor/second-factor.db.ts';
import { codeRefused, codeRequired, mustSetUp } from './second-factor/second-factor.rules.ts';
import { deviceName } from './sessions/device.server.ts';
import { createSession, endSession, endSessionsOf } from './sessions/sessions.db.ts';
import { accessContract, signInContract } from './sign-in.contract.ts';
import { findUser, findUserByEmail, isAsChecked, updateUser } from './users.db.ts';

export const signInApi = forVisitors(signInContract, {
  signIn: async ({ input, context: { db, address, device } }) => {
    const network = networkOf(address);
    const { user, matches, factor, own, deviceNamed } = await inTurn(network, async () => {
      await countAttempt(db, input.email, address);
      const user = await findUserByEmail(db, input.email);
      // The hash takes longest: what a right password leads to is looked up meanwhile.
      const [matches, factor, own, deviceNamed] = await Promise.all([
        passwordMatches(user?.passwordHash ?? null, input.password),
        user && findSecondFactor(db, user.id),
        user && findOwnRecord(db, user.id, user.type),
        deviceName(device),
      ]);
      return { user, matches, factor, own, deviceNamed };
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
      throw notSignedIn(isWaiting ? waitingMessage : 'Acesso desativado. Fale com o administrador.');
    }
    if (factor?.confirmedAt) {
      if (!input.code) {
        await takeBackAttempt(db, input.email, address);
        throw codeRequired();
      }
      if (!(await consumeCode(db, user.id, factor.secret, input.code))) {
        await record(db, by, { ...entry, action: 'sign-in-failed', detail: 'wrong-code' });
        throw codeRefused();
      }
    }
    const ownerId = Object.values(own ?? {})[0]?.id ?? '';
    return withoutFlush(db, async (tx) => {
      if (!(await isAsChecked(tx, user))) throw wrongCredentials();
      // A second factor that was confirmed meanwhile has ended every session but one: this one begins without it no more.
      const isOn = Boolean((await findSecondFactor(tx, user.id))?.confirmedAt);
      if (isOn !== Boolean(factor?.confirmedAt)) throw wrongCredentials();
      await clearAttempts(tx, input.email, address);
      const token = await createSession(
        tx,
        { id: user.id, type: user.type, ownerId, secondFactor: Boolean(factor?.confirmedAt) },
        { device: deviceNamed, address },
      );
      await record(tx, by, { ...entry, action: 'signed-in' });
      return { token, type: user.type };
    });
  },
});

const waitingMessage = 'O seu acesso ainda aguarda a aprovação de um segundo administrador.';

function wrongCredentials() {
  return notSignedIn('Credenciais inválidas');
}

export const accessApi = forSignedIn(accessContract, {
  profile: async ({ context: { db, caller, requireSecondFactor } }) => {
    const user = await findUser(db, caller.userId);
    const profile = { user, switchedUser: await findOwnRecord(db, user.id, user.type) };
    return mustSetUp(caller, requireSecondFactor) ? { ...profile, mustSetUpSecondFactor: true } : profile;
  },
  changePassword: async ({ input, context }) => {
    const { db, caller, address } = context;
    const user = await mustKnowPassword(context, input.current, 'current');
    await clearAttempts(db, user.email, address);
    const passwordHash = await hashNewPassword(input.password, { email: user.email, setBy: user.id });
    await db.transaction().execute(async (tx) => {
      await updateUser(tx, user.id, { passwordHash });
      await settleWaiting(tx, user.id, { decision: 'refused', by: user.id, kinds: ['password'] });
      await endSessionsOf(tx, user.id, caller.token);
      await record(tx, context, { action: 'password-changed', subject: 'user', subjectId: user.id });
    });
  },
  signOut: async ({ context }) => {
    const { db, caller } = context;
    await db.transaction().execute(async (tx) => {
      await endSession(tx, caller.token);
      await record(tx, context, { action: 'signed-out', subject: 'user', subjectId: caller.userId });
    });
  },
});
