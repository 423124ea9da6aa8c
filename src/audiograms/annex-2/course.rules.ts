import { type Compared, changeOf, type EarChange } from './change.rules.ts';
import { type Classified, classOf } from './class.rules.ts';
import type { Ear, Side } from './ear.rules.ts';

/** What a physician had before them of one ear: its reference, null for the first one, and what the criteria said. */
export type Seen = { reference: string | null; change: EarChange };

/** What a physician has said of one ear of an audiogram, where it is not what the norm's criteria say (NR-7, 7.5.19.5). */
type EarOpinion = { change: EarChange; isConfirmed: boolean; seen: Seen };

/** An audiogram as it is compared with those before it. */
export type Dated = {
  id: string;
  /** `YYYY-MM-DD`. */
  doneOn: string;
  ears: Readonly<Record<Side, Ear>>;
  /** Null as long as no physician has said anything. */
  opinion: Readonly<Record<Side, EarOpinion>> | null;
};

/** What stands of one ear in one audiogram. */
export type EarStanding = {
  classified: Classified;
  /** With which it is compared; null for the first one, which is itself the reference (4.3.1 a). */
  reference: { id: string; doneOn: string } | null;
  compared: Compared | null;
  /** Whether the next ones are compared with this one (5.5.1). */
  isReference: boolean;
  /** Whether the physician had another reference before them, or the criteria said otherwise: what they said holds no more. */
  isOutlived: boolean;
};

export type Standing = { id: string; doneOn: string } & Record<Side, EarStanding>;

/**
 * The audiograms of one person in the order of their days, each compared with what was the reference then (5.5): that stays until one
 * meets 5.3, 5.3.1 or 5.4, as the criteria or the physician's opinion have it, which is then the new one (5.5.1). Each ear has its own.
 * An opinion holds as long as its ear has the reference, and the criteria say of it, what they did when it was given.
 */
export function courseOf(audiograms: readonly Dated[]): Standing[] {
  const ordered = audiograms.toSorted(
    (one, other) => one.doneOn.localeCompare(other.doneOn) || one.id.localeCompare(other.id),
  );
  const right = courseOfEar(ordered, 'right');
  const left = courseOfEar(ordered, 'left');
  return ordered.flatMap(({ id, doneOn }, at) => {
    const [ofRight, ofLeft] = [right[at], left[at]];
    return ofRight && ofLeft ? [{ id, doneOn, right: ofRight, left: ofLeft }] : [];
  });
}

function courseOfEar(ordered: readonly Dated[], side: Side): EarStanding[] {
  let reference: { of: Dated; isConfirmed: boolean } | null = null;
  return ordered.map((audiogram): EarStanding => {
    const before: { of: Dated; isConfirmed: boolean } | null = reference;
    const classified = classOf(audiogram.ears[side]);
    const compared = before && changeOf(before.of.ears[side], audiogram.ears[side], before.isConfirmed);
    const said = audiogram.opinion?.[side] ?? null;
    const now: Seen = { reference: before?.of.id ?? null, change: compared?.change ?? 'none' };
    const isOutlived = said !== null && !isSame(said.seen, now);
    const holding = isOutlived ? null : said;
    const isReference = !before || (holding?.change ?? now.change) !== 'none';
    if (isReference) reference = { of: audiogram, isConfirmed: holding?.isConfirmed ?? false };
    return {
      ...{ classified, compared, isReference, isOutlived },
      reference: before && { id: before.of.id, doneOn: before.of.doneOn },
    };
  });
}

function isSame(one: Seen, other: Seen): boolean {
  return one.reference === other.reference && one.change === other.change;
}
