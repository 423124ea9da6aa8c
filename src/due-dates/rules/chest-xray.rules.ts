import { monthsAfter } from '../../platform/contract/dates.ts';
import type { DustBand } from '../../programmes/programmes.labels.ts';

/** After so many years of exposure an X-ray is made more often. */
const years = 15;

/** How many months lie between two X-rays up to 15 years of exposure, and after; null for no periodic one (Annex III, Quadro 1). */
const intervals: Readonly<Record<Exclude<DustBand, ''>, readonly [first: number, later: number] | null>> = {
  unmeasured: [24, 12],
  upTo10: null,
  upTo50: [60, 36],
  upTo100: [36, 24],
  above100: [12, 12],
};

/** The shortest of them: whoever is examined so often is examined often enough whatever was measured. */
export const shortestXray = 12;

/**
 * When the next chest X-ray of somebody exposed to mineral dust is due, and after how many months; null for no periodic one. One
 * that would come after 15 years are over comes on that day, or when it is as old as it may then be.
 */
export function nextXray(
  band: Exclude<DustBand, ''>,
  { lastOn, exposedOn }: { lastOn: string; exposedOn: string },
): { dueOn: string; months: number } | null {
  const interval = intervals[band];
  if (!interval) return null;
  const [first, later] = interval;
  const [usual, border] = [monthsAfter(lastOn, first), monthsAfter(exposedOn, years * 12)];
  if (usual <= border) return { dueOn: usual, months: first };
  const [dueOn = border] = [border, monthsAfter(lastOn, later)].sort().reverse();
  return { dueOn, months: later };
}
