import { acceptableDb, airLevels, boneLevels, type Ear, isAcceptable } from './ear.rules.ts';

/** Where noise harms first (NR-7, Anexo II, 5.2), in hertz. */
export const noiseFrequencies: readonly number[] = [3000, 4000, 6000];

/** What one audiogram says of an ear by itself. */
type EarClass = 'acceptable' | 'suggestive' | 'notSuggestive';

/** A class with the item that gives it, and where it was seen. */
export type Classified = {
  class: EarClass;
  item: '5.1' | '5.2' | '5.2.1';
  /** Where it is suggestive (5.2), or above what is acceptable (5.2.1), in hertz. */
  at: readonly number[];
  /** The highest level of the other frequencies by air, with which those were compared. */
  othersUpTo: number;
};

/**
 * What an audiogram says of one ear: 5.1 where everything is acceptable; 5.2 where 3, 4 or 6 kHz are above 25 dB and higher than all
 * the other frequencies, by air and, where it was tested there, by bone; 5.2.1 for all else.
 */
export function classOf(ear: Ear): Classified {
  const air = airLevels(ear);
  const othersUpTo = Math.max(...levelsBeside(air));
  if (isAcceptable(ear)) return { class: 'acceptable', item: '5.1', at: [], othersUpTo };
  const bone = boneLevels(ear);
  const boneOthers = levelsBeside(bone);
  const byBone = (hz: number) => {
    const tested = bone.find((one) => one.hz === hz);
    return !tested || (tested.level > acceptableDb && boneOthers.every((level) => tested.level > level));
  };
  const at = air
    .filter(
      ({ hz, level }) => noiseFrequencies.includes(hz) && level > acceptableDb && level > othersUpTo && byBone(hz),
    )
    .map(({ hz }) => hz);
  if (at.length > 0) return { class: 'suggestive', item: '5.2', at, othersUpTo };
  const above = [...air, ...bone].filter(({ level }) => level > acceptableDb).map(({ hz }) => hz);
  return {
    class: 'notSuggestive',
    item: '5.2.1',
    at: [...new Set(above)].sort((one, other) => one - other),
    othersUpTo,
  };
}

function levelsBeside(tested: readonly { hz: number; level: number }[]): number[] {
  return tested.filter(({ hz }) => !noiseFrequencies.includes(hz)).map(({ level }) => level);
}
