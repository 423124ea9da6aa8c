import type { CallContext } from '../../access/caller.server.ts';
import { forVisitors } from '../../access/handlers.server.ts';
import { conflict } from '../../platform/contract/errors.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { record } from '../../trail/entries.db.ts';
import { tellUser } from '../accounts/account-notifications.server.ts';
import { noteChooser } from '../devices/new-device.server.ts';
import { countCode, countLinkRequest, takeBackTry } from '../limits/attempts.db.ts';
import { networkOf } from '../limits/network.server.ts';
import { ofSecrets, settleWaiting } from '../notices/notices.db.ts';
import { hashNewPassword } from '../passwords/new-password.server.ts';
import { findFactors } from '../second-factor/factors.server.ts';
import { mustShowFactor } from '../second-factor/shown-factor.server.ts';
import { deviceName } from '../sessions/device.server.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { findUserByEmail, updateUser } from '../users.db.ts';
import { linkRequestJob } from './link-request.server.ts';
import { linksContract } from './links.contract.ts';
import { consumeLink, findLink, insertRequest } from './links.db.ts';
import { linkIsOver } from './links.rules.ts';

type Holder = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export const linksApi = forVisitors(linksContract, {
  ways: ({ context: { isMailOn } }) => ({ mail: isMailOn }),

  request: async ({ input: { email }, context: { db, address, isMailOn } }) => {
    if (!isMailOn) throw conflict(noMail);
    const isSent = await countLinkRequest(db, email, address);
    // What was sent last still stands, and the answer is the same.
    if (!isSent) return;
    const user = await findUserByEmail(db, email);
    // The same is written for everybody and for nobody: what becomes of it is seen by the owner of the mailbox alone.
    // Together: the request, and the job that looks at it.
    await db.transaction().execute(async (tx) => {
      const request = await insertRequest(tx, { userId: user?.id ?? null, address });
      await enqueue(tx, linkRequestJob, { request });
    });
  },

  check: async ({ input: { token }, context: { db } }) => {
    const { email, isFirst } = await holderOf(db, token);
    return { email, isFirst };
  },

  use: async ({ input: { token, password, device, ...shown }, context }) => {
    const { db, address } = context;
    const user = await holderOf(db, token);
    const passwordHash = await hashNewPassword(password, { email: user.email, setBy: networkOf(address) });
    const isGuarded = await mustShowSecondFactor(context, user, shown);
    const by = { caller: user, address };
    const deviceNamed = await deviceName(context.device);
    // Together: the link, the password, the sessions and what waited.
    await db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', user.userId);
      // Deactivated, used by another call, or guarded by a second factor since it was looked at.
      if (!(await findLink(tx, token)) || !(await consumeLink(tx, token))) throw linkIsOver();
      if ((await findFactors(tx, user.userId)).isOn !== isGuarded) throw linkIsOver();
      await updateUser(tx, user.userId, { passwordHash });
      await settleWaiting(tx, user.userId, { decision: 'refused', by: user.userId, kinds: ofSecrets });
      await endSessionsOf(tx, user.userId);
      await tellUser(tx, context, { userId: user.userId, change: 'password-changed' });
      await noteChooser(tx, user.userId, { device, deviceNamed, address });
      await record(tx, by, {
        action: 'password-changed',
        subject: 'user',
        subjectId: user.userId,
        detail: 'access-link',
      });
    });
  },
});

const noMail = 'Esta instalação não envia e-mails. Peça um link de acesso a um administrador da clínica.';

async function holderOf(db: CallContext['db'], token: string): Promise<Holder> {
  const holder = await findLink(db, token);
  if (!holder) throw linkIsOver();
  return holder;
}

/**
 * Whoever reads somebody's mail has neither the phone nor the key. What is shown counts as a try to sign in, and is used up.
 * @returns whether the user has a second factor
 * @throws as `mustShowFactor`, 429 after too many tries
 */
async function mustShowSecondFactor(context: CallContext, user: Holder, shown: Parameters<typeof mustShowFactor>[3]) {
  const { db, address } = context;
  const factors = await findFactors(db, user.userId);
  if (!factors.isOn) return false;
  // Whoever has the link of a mail and no code tries codes: each counts, and a right one takes back itself alone.
  const counted = shown.code ? await countCode(db, user.userId, 'link') : null;
  await mustShowFactor(context, user.userId, factors, shown, (detail) =>
    record(
      db,
      { caller: user, address },
      { action: 'sign-in-failed', subject: 'user', subjectId: user.userId, detail },
    ),
  );
  if (counted) await takeBackTry(db, counted);
  return true;
}
