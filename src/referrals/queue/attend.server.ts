import { ORPCError } from '@orpc/contract';
import type { SignedInContext } from '../../access/caller.server.ts';
import { timeOfDay } from '../../platform/clock/moments.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findSigningProfessional } from '../../professionals/professional-lookups.db.ts';
import type { ReferralRow } from '../referrals.db.ts';
import { takeStep } from '../take-step.server.ts';
import { attendedCode } from './queue.labels.ts';
import { onReferral, placeInQueue } from './queue-steps.server.ts';

/**
 * Begins to attend somebody. Who attends them already, and says so again, changes nothing.
 * @param takeOver the professional whom the caller was told of and takes over from
 * @throws 409 of its own code that says who attends them and since when, as long as that is somebody else than `takeOver`
 */
export function attend(context: SignedInContext, referralId: string, takeOver: string | undefined): Promise<void> {
  const { ownerId } = context.caller;
  return onReferral(context, referralId, async (tx, referral) => {
    const attendedBy = referral.state === 'attending' ? referral.attendedBy : null;
    if (attendedBy === ownerId) return null;
    if (attendedBy === null) {
      return takeStep(tx, referral, 'attend', { attendedBy: ownerId, beganAt: new Date().toISOString() });
    }
    if (attendedBy !== takeOver) throw attendedByAnother(await whoAttends(tx, referral, attendedBy));
    return takeStep(tx, referral, 'takeOver', { attendedBy: ownerId });
  });
}

/** Gives somebody back to the queue, in the place that they had by their arrival. @throws 409 where another one attends them */
export function sendBack(context: SignedInContext, referralId: string): Promise<void> {
  return onReferral(context, referralId, async (tx, referral) => {
    const { attendedBy, state } = referral;
    if (state === 'attending' && attendedBy !== null && attendedBy !== context.caller.ownerId) {
      throw attendedByAnother(await whoAttends(tx, referral, attendedBy));
    }
    const place = await placeInQueue(tx, referral, referral.priority);
    const again = { attendedBy: null, beganAt: null, room: null, calledAt: null };
    return takeStep(tx, referral, 'sendBack', { ...place, ...again });
  });
}

async function whoAttends(tx: Database, { beganAt: since }: ReferralRow, id: string) {
  const name = (await findSigningProfessional(tx, id))?.name ?? '';
  return { id, name, since: since && timeOfDay(since) };
}

function attendedByAnother(by: Awaited<ReturnType<typeof whoAttends>>) {
  return new ORPCError(attendedCode, {
    status: 409,
    message: `${by.name} já está atendendo esta pessoa${by.since ? ` desde ${by.since}` : ''}.`,
    data: { by },
  });
}
