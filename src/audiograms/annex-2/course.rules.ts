import { type Compared, changeOf, type EarChange } from './change.rules.ts';
import { type Classified, classOf } from './class.rules.ts';
import type { Ear, Side } from './ear.rules.ts';

/** What a physician has said of one ear of an audiogram, where it is not what the norm's criteria say (NR-7, 7.5.19.5). */
type EarOpinion = { change: EarChange; isConfirmed: boolean };

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
};

export type Standing = { id: string; doneOn: string } & Record<Side, EarStanding>;

/**
 * The audiograms of one person in the order of their days, each compared with what was the reference then (5.5): that stays until one
 * meets 5.3, 5.3.1 or 5.4, as the criteria or the physician's opinion have it, which is then the new one (5.5.1). Each ear has its own.
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
  let reference: Dated | null = null;
  return ordered.map((audiogram): EarStanding => {
    const before: Dated | null = reference;
    const classified = classOf(audiogram.ears[side]);
    if (!before) {
      reference = audiogram;
      return { classified, reference: null, compared: null, isReference: true };
    }
    const isConfirmed = before.opinion?.[side].isConfirmed ?? false;
    const compared = changeOf(before.ears[side], audiogram.ears[side], isConfirmed);
    const isReference = (audiogram.opinion?.[side].change ?? compared.change) !== 'none';
    if (isReference) reference = audiogram;
    return { classified, reference: { id: before.id, doneOn: before.doneOn }, compared, isReference };
  });
}
