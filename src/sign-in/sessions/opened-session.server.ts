import type { CallContext } from '../../access/caller.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import { record } from '../../trail/entries.db.ts';
import { tellOfNewDevice } from '../devices/new-device.server.ts';
import { type Counted, forgetTries } from '../limits/attempts.db.ts';
import { findUser } from '../users.db.ts';
import { createSession } from './sessions.db.ts';

/** Who has shown to be somebody, and how. */
type SignIn = {
  user: { id: string; email: string };
  ownerId: string;
  /** The number by which the browser names itself. */
  device: string | undefined;
  /** What the browser says it is. */
  deviceNamed: string;
  /** Whether a second factor was shown. */
  secondFactor: boolean;
  /** What the try was counted as. */
  counted: Counted;
  /** By what, where it was not by a password. */
  detail?: 'passkey';
};

/**
 * The end of every sign-in: opens the session, forgets the failed tries and writes it into the trail.
 * @param mustStillHold throws when what was shown holds no longer; it holds the user until the session is there
 */
export function openSession(
  context: CallContext,
  { user, ownerId, device, deviceNamed, secondFactor, counted, detail }: SignIn,
  mustStillHold: (tx: Database) => Promise<void>,
): Promise<{ token: string; type: string }> {
  const { db, address } = context;
  return withoutFlush(db, async (tx) => {
    await mustStillHold(tx);
    // While it was shown, the user may have been made one of another kind, which ended what had begun.
    const { type } = await findUser(tx, user.id);
    await forgetTries(tx, counted);
    const whose = { id: user.id, type, ownerId, secondFactor };
    const token = await createSession(tx, whose, { device: deviceNamed, address });
    await tellOfNewDevice(tx, context, { userId: user.id, token, device, deviceNamed });
    const by = { caller: { userId: user.id, type }, address };
    await record(tx, by, { action: 'signed-in', subject: 'user', subjectId: user.id, ...(detail ? { detail } : {}) });
    return { token, type };
  });
}

/** The id of the record that belongs to a user. */
export function ownerOf(own: Readonly<Partial<Record<string, { id: string } | undefined>>> | null): string {
  return Object.values(own ?? {})[0]?.id ?? '';
}
