import type { PaperDrawing } from '../../documents/paper/paper.ts';
import {
  airFrequencies,
  boneFrequencies,
  highestDb,
  lowestDb,
  type Side,
  sides,
  type Threshold,
} from '../annex-2/ear.rules.ts';
import { field, type Line, levelAt, nearestHz, type Point, type Word, xOf, yOf } from './scale.rules.ts';
import { inks, symbolOf } from './symbols.rules.ts';

/** What is known of an ear while it is being tested: at each frequency a threshold, or none yet. */
export type DrawnEar = {
  air: Readonly<Partial<Record<number, Threshold>>>;
  bone: Readonly<Partial<Record<number, Threshold>>>;
};

const sideNames: Readonly<Record<Side, string>> = { right: 'Orelha direita', left: 'Orelha esquerda' };

const width = 760;
const gridInk = '#c3ccd6';
const axisInk = '#7b8896';

/** Where the field of each ear begins; the words of its axes stand left of it and above. */
const fieldAt: Readonly<Record<Side, Point>> = { right: [100, 38], left: [470, 38] };

/** The audiogram of both ears, side by side, by the symbols, colours and proportions of NR-7, Anexo II. */
export function audiogramDrawing(ears: Readonly<Record<Side, DrawnEar>>): PaperDrawing {
  return {
    alt: 'Audiograma: os limiares das duas orelhas, os mesmos das tabelas',
    width,
    // Under the field, what points down from its lowest line has room.
    height: fieldAt.right[1] + field.height + 20,
    lines: sides.flatMap((side) => [...gridOf(side), ...linkOf(side, ears[side].air), ...symbolsOf(side, ears[side])]),
    words: sides.flatMap(wordsOf),
  };
}

function gridOf(side: Side): Line[] {
  const [left, top] = fieldAt[side];
  const line = (from: Point, to: Point, ink: string, thickness: number): Line => ({
    points: [from, to],
    ...{ ink, thickness, dash: [], isClosed: false },
  });
  const levels = Array.from({ length: (highestDb - lowestDb) / 10 + 1 }, (_, at) => lowestDb + at * 10);
  return [
    ...levels.map((db) => {
      const y = top + yOf(db);
      return line([left, y], [left + field.width, y], db === 0 ? axisInk : gridInk, db === 0 ? 1.5 : 1);
    }),
    ...airFrequencies.map((hz) => {
      const x = left + xOf(hz);
      return line([x, top], [x, top + field.height], gridInk, 1);
    }),
    line([left, top], [left, top + field.height], axisInk, 1),
    line([left + field.width, top], [left + field.width, top + field.height], axisInk, 1),
  ];
}

/** Where a threshold stands in the drawing. */
function placeOf(side: Side, hz: number, { db }: Threshold): Point {
  const [left, top] = fieldAt[side];
  return [left + xOf(hz), top + yOf(db)];
}

/** Air is linked, continuous right and dashed left; where nobody answered, or nothing is known yet, the line is broken. */
function linkOf(side: Side, air: DrawnEar['air']): Line[] {
  const runs: Point[][] = [[]];
  for (const hz of airFrequencies) {
    const threshold = air[hz];
    if (threshold && !threshold.absent) runs.at(-1)?.push(placeOf(side, hz, threshold));
    else runs.push([]);
  }
  const dash = side === 'left' ? [7, 5] : [];
  return runs
    .filter((points) => points.length > 1)
    .map((points) => ({ points, ink: inks[side], thickness: 1.8, dash, isClosed: false }));
}

function symbolsOf(side: Side, { air, bone }: DrawnEar): Line[] {
  const drawn = (way: 'air' | 'bone', hz: number) => {
    const threshold = (way === 'air' ? air : bone)[hz];
    return threshold ? symbolOf(side, way, threshold, placeOf(side, hz, threshold)) : [];
  };
  return [...airFrequencies.flatMap((hz) => drawn('air', hz)), ...boneFrequencies.flatMap((hz) => drawn('bone', hz))];
}

function wordsOf(side: Side): Word[] {
  const [left, top] = fieldAt[side];
  const levels = Array.from({ length: (highestDb - lowestDb) / 10 + 1 }, (_, at) => lowestDb + at * 10);
  return [
    { at: [left + field.width / 2, top - 24], text: sideNames[side], size: 15, anchor: 'middle' },
    ...airFrequencies.map((hz): Word => {
      return { at: [left + xOf(hz), top - 7], text: hz < 1000 ? `${hz}` : `${hz / 1000}k`, size: 12, anchor: 'middle' };
    }),
    ...levels.map((db): Word => {
      return { at: [left - 6, top + yOf(db) + 4], text: `${db}`.replace('-', '−'), size: 12, anchor: 'end' };
    }),
    { at: [left - 34, top - 7], text: 'dB / Hz', size: 11, anchor: 'middle' },
  ];
}

/** What a click on the drawing means: the threshold that is nearest, in the field of an ear; null beside both. */
export function clickedThreshold<Hz extends number>(
  [x, y]: Point,
  frequencies: readonly Hz[],
): { side: Side; at: number; db: number } | null {
  for (const side of sides) {
    const [left, top] = fieldAt[side];
    const [inX, inY] = [x - left, y - top];
    if (inX < 0 || inX > field.width || inY < -10 || inY > field.height + 10) continue;
    const hz = nearestHz(inX, frequencies);
    if (hz !== undefined) return { side, at: frequencies.indexOf(hz), db: levelAt(inY) };
  }
  return null;
}
