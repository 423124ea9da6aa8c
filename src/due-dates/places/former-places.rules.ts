import type { FormerPlace } from './former-places.db.ts';

/** What decides where somebody belongs, as it is now or was when their dates were last computed. */
export type Place = {
  function: string;
  unitId: string | null;
  /** The group that they are in by hand. */
  memberOf: string | null;
  admittedOn: string;
  inFunctionOn: string;
};

/**
 * Where somebody was until a day, seen from where they are now; null where they are there still. The day is the one since which
 * they have the new function, if that was told, else the one on which it is written. Who was in no group and is only told
 * otherwise has not moved: without a new day it may be a word that was mended.
 */
export function leftPlace(was: Place, is: Place, day: string): Omit<FormerPlace, 'employeeId'> | null {
  const isOther = was.function !== is.function;
  if (!isOther && was.unitId === is.unitId && was.memberOf === is.memberOf) return null;
  const isTold = isOther && was.inFunctionOn !== is.inFunctionOn;
  const { inFunctionOn: _, ...place } = was;
  const moved = isTold || was.unitId !== is.unitId;
  return { ...place, untilOn: isTold ? is.inFunctionOn : day, moved, ended: false };
}

/** Where somebody was who leaves the company on a day. */
export function endedPlace({ inFunctionOn: _, ...place }: Place, day: string): Omit<FormerPlace, 'employeeId'> {
  return { ...place, untilOn: day, moved: false, ended: true };
}

/** The last place, if the day since which somebody does what they do was told after the change to it. */
export function toldLater<Former extends FormerPlace>(was: Place, is: Place, places: readonly Former[]): Former | null {
  const last = places.at(-1);
  const isSame = was.function === is.function && was.inFunctionOn !== is.inFunctionOn;
  return isSame && last && !last.ended && last.function !== is.function ? last : null;
}

/** The admission of the contract before the one that began on a day; null where none is known that has ended. */
export function formerAdmission(places: readonly FormerPlace[], admittedOn: string): string | null {
  return places[lastOfFormer(places, admittedOn)]?.admittedOn ?? null;
}

/** A stretch of time in one place, up to the day on which the next one began. */
export type PlaceStretch = Pick<FormerPlace, 'function' | 'unitId' | 'memberOf' | 'moved'> & { until: string };

/** Where somebody was since they were admitted on a day, the oldest first, without what a later change began before. */
export function placesOf(places: readonly FormerPlace[], admittedOn: string): PlaceStretch[] {
  const past: PlaceStretch[] = [];
  for (const { untilOn: until, ...place } of places.slice(lastOfFormer(places, admittedOn) + 1)) {
    while ((past.at(-2)?.until ?? '') >= until) past.pop();
    const last = past.at(-1);
    if (!last || last.until < until) past.push({ ...place, until });
    else past.splice(-1, 1, { ...last, until, moved: last.moved || place.moved });
  }
  return past;
}

/** Where the last place of an earlier contract stands; -1 for none. */
function lastOfFormer(places: readonly FormerPlace[], admittedOn: string): number {
  return places.findLastIndex((place) => place.ended && place.admittedOn !== admittedOn);
}
