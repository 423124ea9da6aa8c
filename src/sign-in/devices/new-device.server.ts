import type { CallContext } from '../../access/caller.server.ts';
import { queueMail } from '../../mail/queued-mail.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { notifyUser } from '../accounts/account-notifications.server.ts';
import { networkOf } from '../limits/network.server.ts';
import { findSession } from '../sessions/sessions.db.ts';
import { hasSeveralDevices, noteDevice } from './devices.db.ts';

type SignedIn = {
  userId: string;
  /** Of the session that has just begun. */
  token: string;
  /** The number by which the browser names itself; a program may have none. */
  device: string | undefined;
  /** What the browser says it is. */
  deviceNamed: string;
};

/** Tells a user by mail who signs in from a browser that the user has not signed in from before (OWASP ASVS 2.2.3). */
export async function tellOfNewDevice(
  tx: Database,
  { isMailOn, address }: Pick<CallContext, 'isMailOn' | 'address'>,
  { userId, token, device, deviceNamed }: SignedIn,
): Promise<void> {
  const isNew = await noteDevice(tx, userId, browserOf({ device, deviceNamed, address }));
  if (!isNew) return;
  // Whoever signs in for the first time looks at the bell from that very browser.
  if (await hasSeveralDevices(tx, userId)) await notifyUser(tx, userId, 'new-device');
  if (!isMailOn) return;
  const session = await findSession(tx, token);
  if (session) await queueMail(tx, { to: userId, template: 'new-device', ids: { session: session.sessionId } });
}

/**
 * Notes the browser in which somebody has chosen a password by a link: that was told of, and the sign-in that follows is no news. A
 * program without a number is told by what it says it is and its network.
 */
export async function noteChooser(
  tx: Database,
  userId: string,
  from: { device: string | undefined; deviceNamed: string; address: string },
): Promise<void> {
  await noteDevice(tx, userId, browserOf(from));
}

function browserOf({
  device,
  deviceNamed,
  address,
}: {
  device: string | undefined;
  deviceNamed: string;
  address: string;
}) {
  return device ?? `${deviceNamed} ${networkOf(address)}`;
}
