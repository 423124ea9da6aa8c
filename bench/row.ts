/** One line of the table: what was measured, against what, and whether the goal is met. */
export type Row = { what: string; floor: string; product: string; result: string; goal: string; met: boolean };

/** The value in the middle: one slow round on a busy machine does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that this share (0.95) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
