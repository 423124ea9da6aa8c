import { noiseFrequencies } from './class.rules.ts';
import { airLevels, type Ear, isAcceptable } from './ear.rules.ts';

/** What has become of an ear since its reference: harm that begins, harm that grows, or neither by the norm. */
export type EarChange = 'onset' | 'worsening' | 'none';

/** How much higher a mean of a group of frequencies, or one frequency, has become. */
export type Evidence =
  | { letter: 'a'; frequencies: readonly number[]; before: number; after: number; by: number }
  | { letter: 'b'; hz: number; before: number; after: number; by: number };

/** A change with the item that gives it and the numbers that led to it. */
export type Compared = {
  change: EarChange;
  item: '5.3' | '5.3.1' | '5.4' | null;
  /** The criteria that are met; of none, the nearest ones, so that one sees how far it is. */
  evidence: readonly Evidence[];
  /** Why no item applies: the reference is altered and nobody has confirmed a loss by noise in it. */
  isUnconfirmed: boolean;
};

/** A mean that has risen by so much tells (5.3 a, 5.3.1 a, 5.4 a), in dB. */
const meanRise = 10;
/** One frequency that has risen by so much tells (5.3 b, 5.3.1 b, 5.4 b), in dB. */
const singleRise = 15;

/** The low group of 5.4 a, in hertz. */
const lowFrequencies: readonly number[] = [500, 1000, 2000];

/**
 * Compares one ear with its reference. 5.3: both acceptable; 5.3.1: the reference alone was; 5.4: in the reference a loss by noise is
 * confirmed. The first two look at 3, 4 and 6 kHz, the third also at 500 Hz to 2 kHz together and at any frequency alone.
 * @param isConfirmed whether a physician has confirmed a loss by noise (PAINPSE) of this ear in the reference
 */
export function changeOf(reference: Ear, sequential: Ear, isConfirmed: boolean): Compared {
  const pairs = airLevels(reference).map(({ hz, level }, at) => {
    return { hz, before: level, after: airLevels(sequential)[at]?.level ?? level };
  });
  const isFirst = !isConfirmed && isAcceptable(reference);
  const groups = isFirst ? [noiseFrequencies] : [lowFrequencies, noiseFrequencies];
  const means = groups.map((group) => meanOf(pairs.filter(({ hz }) => group.includes(hz))));
  const alone = pairs
    .filter(({ hz }) => !isFirst || noiseFrequencies.includes(hz))
    .map((pair): Evidence => ({ letter: 'b', ...pair, by: pair.after - pair.before }));
  const all = [...means, ...alone];
  const met = all.filter(tells);
  const isUnconfirmed = !isFirst && !isConfirmed;
  if (met.length === 0 || isUnconfirmed) {
    return { change: 'none', item: null, evidence: met.length > 0 ? met : nearestOf(means, alone), isUnconfirmed };
  }
  if (isConfirmed) return { change: 'worsening', item: '5.4', evidence: met, isUnconfirmed };
  return { change: 'onset', item: isAcceptable(sequential) ? '5.3' : '5.3.1', evidence: met, isUnconfirmed };
}

type Pair = { hz: number; before: number; after: number };

/** Sums are compared, not means: thirds of whole numbers are never exact. */
function meanOf(pairs: readonly Pair[]): Evidence {
  const sum = (of: 'before' | 'after') => pairs.reduce((total, pair) => total + pair[of], 0);
  const [before, after] = [sum('before'), sum('after')];
  const many = pairs.length;
  const frequencies = pairs.map(({ hz }) => hz);
  return { letter: 'a', frequencies, before: before / many, after: after / many, by: (after - before) / many };
}

function tells(evidence: Evidence): boolean {
  return evidence.by >= (evidence.letter === 'a' ? meanRise : singleRise);
}

function nearestOf(means: readonly Evidence[], alone: readonly Evidence[]): Evidence[] {
  return [means, alone].flatMap((some) => some.toSorted((one, other) => other.by - one.by).slice(0, 1));
}
