import {
  airFrequencies,
  boneFrequencies,
  type Ear,
  type Side,
  type Threshold,
} from '../../../audiograms/annex-2/ear.rules.ts';
import type { DrawnEar } from '../../../audiograms/drawing/audiogram-drawing.rules.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

type Rows = Pick<AudiometryAnswers, 'right_air' | 'right_bone' | 'left_air' | 'left_bone'>;

/** The ears as they are drawn: of what is half typed, or no level, nothing is known yet. */
export function drawnEarsOf(rows: Rows): Record<Side, DrawnEar> {
  return {
    right: { air: known(rows.right_air, airFrequencies), bone: known(rows.right_bone, boneFrequencies) },
    left: { air: known(rows.left_air, airFrequencies), bone: known(rows.left_bone, boneFrequencies) },
  };
}

/** The ears as the norm's criteria compare them; null as long as a frequency by air is missing. */
export function earsOf(rows: Rows): Record<Side, Ear> | null {
  const { right, left } = drawnEarsOf(rows);
  const isWhole = ({ air }: DrawnEar) => airFrequencies.every((hz) => air[hz]);
  return isWhole(right) && isWhole(left) ? ({ right, left } as Record<Side, Ear>) : null;
}

function known(row: AudiometryAnswers['right_air'], frequencies: readonly number[]): Record<number, Threshold> {
  const found = frequencies.flatMap((hz, at) => {
    const { db = '', masked = false, absent = false } = row[at] ?? {};
    if (!/^-?\d{1,3}$/.test(db.trim())) return [];
    return [[hz, { db: Number(db), masked, absent }] as const];
  });
  return Object.fromEntries(found);
}
