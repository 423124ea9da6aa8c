import type { PaperDrawing } from '../../documents/paper/paper.ts';
import { highestDb, lowestDb, stepDb } from '../annex-2/ear.rules.ts';

/** A place in a drawing. */
export type Point = readonly [number, number];
export type Line = PaperDrawing['lines'][number];
export type Word = PaperDrawing['words'][number];

/** An octave is as wide as 20 dB are high (NR-7, Anexo II), in pixels. */
const octave = 46;

/** From the edge of a field to 500 Hz, and from 8 kHz to the other. */
const margin = octave / 2;

/** The field of one ear, in pixels. */
export const field = { width: 4 * octave + 2 * margin, height: ((highestDb - lowestDb) / 20) * octave };

/** How far from a field's left edge a frequency is. */
export function xOf(hz: number): number {
  return rounded(margin + Math.log2(hz / 500) * octave);
}

/** How far under a field's upper edge a level is. */
export function yOf(db: number): number {
  return rounded(((db - lowestDb) / 20) * octave);
}

/** The level at a height of a field, as an audiometer has it: by steps of 5 dB. */
export function levelAt(y: number): number {
  const level = Math.round(((y / octave) * 20) / stepDb) * stepDb + lowestDb;
  return Math.min(highestDb, Math.max(lowestDb, level));
}

/** Of these frequencies the one that is nearest to a place in a field. */
export function nearestHz<Hz extends number>(x: number, frequencies: readonly Hz[]): Hz | undefined {
  return frequencies.toSorted((one, other) => Math.abs(xOf(one) - x) - Math.abs(xOf(other) - x))[0];
}

function rounded(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
