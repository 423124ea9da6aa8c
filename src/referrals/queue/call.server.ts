import type { SignedInContext } from '../../access/caller.server.ts';
import { findPlace } from '../../agenda/agenda-lookups.db.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import { takeStep } from '../take-step.server.ts';
import { onReferral } from './queue-steps.server.ts';

/**
 * Calls somebody to a room; again where they did not hear it. The screen of the waiting room shows the room, so that it is one of
 * the place's list and never anything that was typed.
 * @throws 400 for another room, 409 for who is not waiting
 */
export function call(context: SignedInContext, referralId: string, room: string): Promise<void> {
  return onReferral(context, referralId, async (tx, referral) => {
    const rooms = (await findPlace(tx, referral.placeId))?.rooms ?? [];
    const isKnown = rooms.length === 0 ? room === '' : rooms.includes(room);
    if (!isKnown) throw invalidInput([{ path: 'room', message: 'Escolha uma das salas deste local' }]);
    return takeStep(tx, referral, 'call', { room, calledAt: new Date().toISOString() });
  });
}
