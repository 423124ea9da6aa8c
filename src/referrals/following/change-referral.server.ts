import type { SignedInContext } from '../../access/caller.server.ts';
import { lockEmployees } from '../../employees/employee-lookups.db.ts';
import { notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';
import { book, type Wish } from '../booking/book.server.ts';
import { mustNotBeOpen } from '../making/refer.server.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import { findReferral } from '../referral-reads.db.ts';
import type { ReferralWhole } from '../referrals.contract.ts';
import { findReferredPerson, type ReferralRow, updateReferral } from '../referrals.db.ts';
import { heldReferral, takeStep } from '../take-step.server.ts';

/** What somebody had on the day they were awaited: gone with another appointment. */
const anew = { priority: '', ticket: null, room: null, arrived_at: null, called_at: null } as const;

/**
 * Gives a referral another appointment within one transaction: the new one is held, and with that the old one is free.
 * @throws 404, 409 where it has begun or is over, and as `book`
 */
export function moveReferral(context: SignedInContext, id: string, wish: Omit<Wish, 'occasion'>) {
  return changed(context, id, 'moved', async (tx, referral) => {
    const { occasion, version, employee_id: employeeId } = referral;
    // Who was missed has come back to what is open: nobody may have been sent for it meanwhile.
    if (referral.state === 'missed') await mustNotBeOpen(tx, context.scope, { employeeId, occasion, except: id });
    // What it had is free before the new one is looked for: both may touch one another.
    const entry = await takeStep(tx, referral, 'move', { ...anew, starts_at: null });
    const { placeId, day, startsAt, minutes, professionalId } = await book(tx, { ...wish, occasion });
    const at = { place_id: placeId, day, starts_at: startsAt, minutes, professional_id: professionalId };
    await updateReferral(tx, { ...referral, version: version + 1 }, at);
    return entry;
  });
}

/** Calls a referral off before it begins, saying why. @throws 404, 409 where it has begun or is over */
export function cancelReferral(context: SignedInContext, id: string, reason: string) {
  return changed(context, id, 'cancelled', (tx, referral) =>
    takeStep(tx, referral, 'cancel', { cancel_reason: reason, ended_at: new Date().toISOString() }),
  );
}

/** The person before their referral, as whoever issues an ASO or sends them holds both: nobody waits for one another. */
function changed(
  context: SignedInContext,
  id: string,
  what: 'moved' | 'cancelled',
  change: (tx: Database, referral: ReferralRow) => ReturnType<typeof takeStep>,
): Promise<ReferralWhole> {
  const { db, scope } = context;
  return db.transaction().execute(async (tx) => {
    const person = await findReferredPerson(tx, scope, id);
    if (person) await lockEmployees(tx, [person]);
    const before = await heldReferral(tx, scope, id);
    const entry = await change(tx, before);
    await tellOfReferral(tx, context, what, {
      ...{ id, companyId: before.company_id, professionalId: before.professional_id },
    });
    const after = await findReferral(tx, scope, id);
    if (!after) throw notFound('Encaminhamento não encontrado.');
    await record(tx, context, entry);
    return after;
  });
}
