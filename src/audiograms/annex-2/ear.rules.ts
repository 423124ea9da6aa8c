/** Where air conduction is tested (NR-7, Anexo II, 3.6.1), in hertz. */
export const airFrequencies = [500, 1000, 2000, 3000, 4000, 6000, 8000] as const;

/** Where bone conduction is tested, when air is altered or whoever tests wants it (3.6.1). */
export const boneFrequencies = [500, 1000, 2000, 3000, 4000] as const;

export type AirFrequency = (typeof airFrequencies)[number];
type BoneFrequency = (typeof boneFrequencies)[number];

/** A threshold in dB (NA); or the highest level that was tried, where nobody answered. */
export type Threshold = { db: number; absent?: boolean; masked?: boolean };

/** What was found in one ear: every frequency by air, and by bone those that were tested. */
export type Ear = {
  air: Readonly<Record<AirFrequency, Threshold>>;
  bone: Readonly<Partial<Record<BoneFrequency, Threshold>>>;
};

export const sides = ['right', 'left'] as const;
export type Side = (typeof sides)[number];

/** Up to here a threshold is acceptable (5.1). */
export const acceptableDb = 25;

/** What an audiometer gives, and by which steps, in dB (NA). */
export const lowestDb = -10;
export const highestDb = 120;
export const stepDb = 5;

/** What a threshold counts as: without an answer, one step more than the level that was tried. */
export function levelOf({ db, absent = false }: Threshold): number {
  return absent ? db + stepDb : db;
}

type Tested = { hz: number; level: number };

/** The levels of what was tested by air, in the order of the frequencies. */
export function airLevels({ air }: Ear): Tested[] {
  return airFrequencies.map((hz) => ({ hz, level: levelOf(air[hz]) }));
}

/** The same by bone, without what was not tested. */
export function boneLevels({ bone }: Ear): Tested[] {
  return boneFrequencies.flatMap((hz) => {
    const threshold = bone[hz];
    return threshold ? [{ hz, level: levelOf(threshold) }] : [];
  });
}

/** Whether all that was tested is acceptable (5.1). */
export function isAcceptable(ear: Ear): boolean {
  return [...airLevels(ear), ...boneLevels(ear)].every(({ level }) => level <= acceptableDb);
}
