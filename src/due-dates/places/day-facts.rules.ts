import type { FormerPlace } from './former-places.db.ts';
import { placesOf } from './former-places.rules.ts';

/** Where somebody is now: since when with the company, since when in this function (as it is compared), where, and in which group by hand. */
export type PlaceNow = Pick<FormerPlace, 'function' | 'unitId' | 'memberOf' | 'admittedOn'> & { inFunctionOn: string };

/** Where somebody was on a day; the function as it is compared. */
export type PlaceOnDay = Pick<FormerPlace, 'function' | 'unitId' | 'memberOf'>;

/**
 * Where somebody was on the day of an exam (NR-7, 7.6.2 c). An exam at admission was done for the place in which they were to begin; of a day on
 * which they had a function that nobody noted, and of one between two contracts, nothing is known: null.
 * @param places where they were before, in the order in which that was noted
 */
export function placeOnDay(
  now: PlaceNow,
  places: readonly FormerPlace[],
  { doneOn, occasion }: { doneOn: string; occasion: string },
): PlaceOnDay | null {
  const isBefore = doneOn < now.admittedOn;
  if (isBefore) {
    const [other] = places
      .filter((place) => place.admittedOn !== now.admittedOn && place.admittedOn <= doneOn && doneOn < place.untilOn)
      .sort((one, next) => (one.untilOn < next.untilOn ? -1 : 1));
    if (other) return other;
    if (occasion !== 'admission') return null;
  }
  const past = placesOf(places, now.admittedOn);
  const at = past.find(({ until }) => until > doneOn);
  if (at) return at;
  return past.length > 0 || now.inFunctionOn <= (isBefore ? now.admittedOn : doneOn) ? now : null;
}
