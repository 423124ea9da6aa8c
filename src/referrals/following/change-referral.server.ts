import type { SignedInContext } from '../../access/caller.server.ts';
import { findPlaceNames } from '../../agenda/agenda-lookups.db.ts';
import { lockEmployees } from '../../employees/employee-lookups.db.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { changesBetween, unseen } from '../../trail/changes.rules.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { book, type Wish } from '../booking/book.server.ts';
import { mustNotBeOpen } from '../making/refer.server.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import { findReferral } from '../referral-reads.db.ts';
import type { ReferralWhole } from '../referrals.contract.ts';
import { findReferredPerson, type ReferralRow } from '../referrals.db.ts';
import { timeOf } from '../referrals.labels.ts';
import { heldReferral, mustAllow, takeStep } from '../take-step.server.ts';
import { insertMove } from './referral-moves.db.ts';

/** What somebody had on the day they were awaited: gone with another appointment. */
const anew = { priority: '', ticket: null, room: null, arrived_at: null, called_at: null } as const;

/** A referral, and the version of it that whoever changes it has seen; undefined where a program did not say. */
type Seen = { id: string; version: number | undefined };

/**
 * Gives a referral another appointment within one transaction: the new one is held, and with that the old one is free. From which
 * to which stands in its history and in the trail.
 * @throws 404, 409 where it has begun or is over or was changed by another meanwhile, and as `book`
 */
export function moveReferral(context: SignedInContext, seen: Seen, wish: Omit<Wish, 'occasion'>) {
  return changed(context, seen, 'moved', async (tx, referral) => {
    const { occasion, employee_id: employeeId, id } = referral;
    // Who was missed has come back to what is open: nobody may have been sent for it meanwhile.
    if (referral.state === 'missed') await mustNotBeOpen(tx, context.scope, { employeeId, occasion, except: id });
    mustAllow('move', referral);
    const { placeId, day, startsAt, minutes, professionalId } = await book(tx, { ...wish, occasion, except: id });
    const to = { place_id: placeId, day, starts_at: startsAt };
    const entry = await takeStep(tx, referral, 'move', { ...anew, ...to, minutes, professional_id: professionalId });
    const version = referral.version + 1;
    await insertMove(tx, { ...referral, version }, { from: referral, to, by: context.caller });
    const names = await findPlaceNames(tx, [referral.place_id, placeId]);
    const changes = changesBetween(words(referral, names), words(to, names));
    return { ...entry, changes, detail: unseen(seen.version) };
  });
}

/** Calls a referral off before it begins, saying why. @throws 404, 409 where it has begun, is over or was changed meanwhile */
export function cancelReferral(context: SignedInContext, seen: Seen, reason: string) {
  return changed(context, seen, 'cancelled', (tx, referral) =>
    takeStep(tx, referral, 'cancel', { cancel_reason: reason, ended_at: new Date().toISOString() }),
  );
}

/** An appointment as the trail tells it. */
function words(
  { place_id, day, starts_at }: Pick<ReferralRow, 'place_id' | 'day' | 'starts_at'>,
  names: ReadonlyMap<string, string>,
) {
  return {
    place: names.get(place_id) ?? '',
    day,
    time: starts_at === null ? 'por ordem de chegada' : timeOf(starts_at),
  };
}

/** The person before their referral, as whoever issues an ASO or sends them holds both: nobody waits for one another. */
function changed(
  context: SignedInContext,
  { id, version }: Seen,
  what: 'moved' | 'cancelled',
  change: (tx: Database, referral: ReferralRow) => Promise<NewEntry>,
): Promise<ReferralWhole> {
  const { db, scope } = context;
  return db.transaction().execute(async (tx) => {
    const person = await findReferredPerson(tx, scope, id);
    if (person) await lockEmployees(tx, [person]);
    const before = await heldReferral(tx, scope, id);
    if (version !== undefined && version !== before.version) throw changedByOther();
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
