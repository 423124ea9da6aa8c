import type { SignedInContext } from '../../access/caller.server.ts';
import { findPlaceNames } from '../../agenda/agenda-lookups.db.ts';
import { lockEmployees } from '../../employees/employee-lookups.db.ts';
import { timeOf } from '../../platform/clock/moments.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { changeRecord, mustFind } from '../../trail/change.server.ts';
import { changesBetween, unseen } from '../../trail/changes.rules.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { book, type Wish } from '../booking/book.server.ts';
import { mustStillFit } from '../making/occasion-checks.server.ts';
import { mustNotBeOpen } from '../making/refer.server.ts';
import { noneChecked } from '../queue/checklist/checked-exams.server.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import { findReferral } from '../referral-reads.db.ts';
import type { ReferralWhole } from '../referrals.contract.ts';
import { findReferredPerson, type ReferralRow } from '../referrals.db.ts';
import { mustAllow, referralKind, takeStep } from '../take-step.server.ts';
import { insertMove } from './referral-moves.db.ts';

/** What somebody had on the day they were awaited: gone with another appointment, of which the company is reminded anew. */
const anew = {
  priority: '',
  ...{ ticket: null, room: null, arrivedAt: null, calledAt: null, remindedOn: null },
  ...noneChecked,
} as const;

/** A referral, and the version of it that whoever changes it has seen; undefined where a program did not say. */
type Seen = { id: string; version: number | undefined };

/**
 * Gives a referral another appointment within one transaction: the new one is held, and with that the old one is free. From which
 * to which stands in its history and in the trail.
 * @throws 404, 400 where the new day does not fit the occasion, 409 where it has begun or is over or was changed by another meanwhile, and as `book`
 */
export function moveReferral(
  context: SignedInContext,
  seen: Seen,
  wish: Omit<Wish, 'occasion'>,
  occasionConfirmed = false,
) {
  return changed(context, seen, 'moved', async (tx, referral) => {
    const { occasion, employeeId, id } = referral;
    // Who was missed has come back to what is open: nobody may have been sent for it meanwhile.
    if (referral.state === 'missed') await mustNotBeOpen(tx, context.scope, { employeeId, occasion, except: id });
    mustAllow('move', referral);
    await mustStillFit(tx, context.scope, { referral, on: wish.day, confirmed: occasionConfirmed });
    const { placeId, day, startsAt, minutes, professionalId } = await book(tx, { ...wish, occasion, except: id });
    const to = { placeId, day, startsAt };
    const entry = await takeStep(tx, referral, 'move', { ...anew, ...to, minutes, professionalId });
    const version = referral.version + 1;
    await insertMove(tx, { ...referral, version }, { from: referral, to, by: context.caller });
    const names = await findPlaceNames(tx, [referral.placeId, placeId]);
    const changes = changesBetween(words(referral, names), words(to, names));
    return { ...entry, changes, detail: unseen(seen.version) };
  });
}

/** Calls a referral off before it begins, saying why. @throws 404, 409 where it has begun, is over or was changed meanwhile */
export function cancelReferral(context: SignedInContext, seen: Seen, reason: string) {
  return changed(context, seen, 'cancelled', (tx, referral) =>
    takeStep(tx, referral, 'cancel', { cancelReason: reason, endedAt: new Date().toISOString() }),
  );
}

/** An appointment as the trail tells it. */
function words(
  { placeId, day, startsAt }: Pick<ReferralRow, 'placeId' | 'day' | 'startsAt'>,
  names: ReadonlyMap<string, string>,
) {
  return {
    place: names.get(placeId) ?? '',
    day,
    time: startsAt === null ? 'por ordem de chegada' : timeOf(startsAt),
  };
}

function changed(
  context: SignedInContext,
  { id, version }: Seen,
  what: 'moved' | 'cancelled',
  change: (tx: Database, referral: ReferralRow) => Promise<NewEntry>,
): Promise<ReferralWhole> {
  return changeRecord(context, ofHeldPerson, {
    id,
    version,
    write: async (tx, before) => {
      const entry = await change(tx, before);
      await tellOfReferral(tx, context, what, before);
      return { after: before, entry, answer: await mustFind(shownKind, { db: tx, scope: context.scope }, id) };
    },
  });
}

/** A referral as its page tells it. */
const shownKind = { find: findReferral, missing: referralKind.missing };

/** The person before their referral, as whoever issues an ASO or sends them holds both: nobody waits for one another. */
const ofHeldPerson: typeof referralKind = {
  ...referralKind,
  hold: async (tx, id, scope) => {
    const person = await findReferredPerson(tx, scope, id);
    if (person) await lockEmployees(tx, [person]);
    await lockRow(tx, 'referrals', id);
  },
};
