import type { SignedInContext } from '../../access/caller.server.ts';
import { createOnce } from '../../access/idempotency.server.ts';
import { today } from '../../platform/contract/dates.ts';
import { holdRecord } from '../../trail/change.server.ts';
import { record } from '../../trail/entries.db.ts';
import { bookAtOnce } from '../booking/book.server.ts';
import { referOne } from '../making/refer-one.server.ts';
import { referralName } from '../referrals.labels.ts';
import { referralKind, takeStep } from '../take-step.server.ts';
import type { WalkInInput } from './queue.contract.ts';
import { mustBeOfAge, placeInQueue } from './queue-steps.server.ts';

/**
 * Receives somebody who has come without an appointment: the referral that nobody made before and its arrival, both or neither.
 * @throws what `referOne` and `bookAtOnce` throw, and 400 as `mustBeOfAge`
 */
export function receive(context: SignedInContext, { priority, priorityConfirmed, ...input }: WalkInInput) {
  return createOnce(context, async (tx) => {
    const { id, entries } = await referOne(tx, context, input, today(), () => bookAtOnce(tx, input));
    const referral = await holdRecord(tx, context, referralKind, { id });
    await mustBeOfAge(tx, referral, { priority, priorityConfirmed });
    const place = await placeInQueue(tx, referral, priority);
    const arrived = await takeStep(tx, referral, 'arrive', place);
    await record(tx, context, ...entries, arrived);
    return { referralId: id, name: referralName(referral.year, referral.number), ticket: place.ticket };
  });
}
