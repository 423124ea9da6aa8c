import type { ProgrammeHead } from '../programmes.contract.ts';

/** Of the versions in force the one that holds on a day: of those that have begun the last, and of one day's the later (decision 57). */
export function holdingOn<Head extends Pick<ProgrammeHead, 'state' | 'validFrom' | 'number'>>(
  heads: readonly Head[],
  day: string,
): Head | null {
  const begun = heads.filter(({ state, validFrom }) => state === 'inForce' && validFrom <= day);
  return begun.sort(laterFirst)[0] ?? null;
}

function laterFirst(a: Pick<ProgrammeHead, 'validFrom' | 'number'>, b: Pick<ProgrammeHead, 'validFrom' | 'number'>) {
  return b.validFrom.localeCompare(a.validFrom) || (b.number ?? 0) - (a.number ?? 0);
}

/**
 * What would hold on the first day of a version if that were not there: what it is compared with. Of a version that is in
 * force those count that were put in force before it.
 */
export function holdingBefore<Head extends Pick<ProgrammeHead, 'state' | 'validFrom' | 'number'>>(
  heads: readonly Head[],
  { validFrom, number }: Pick<ProgrammeHead, 'validFrom' | 'number'>,
): Head | null {
  const earlier = heads.filter((head) => number === null || (head.number ?? 0) < number);
  return holdingOn(earlier, validFrom);
}
