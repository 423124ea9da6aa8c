const dayMs = 24 * 3_600_000;

/**
 * So far may a clock be ahead of the last thing that was written down: a practice was closed, or a copy is restored. What a
 * clock calls over is removed as late again: whatever an accepted clock says, nothing that still holds is lost.
 */
export const mostAheadMs = 60 * dayMs;

/** What the operator says the day is, `YYYY-MM-DD`, to be believed in any time zone. */
function agrees(day: string | undefined, now: Date): boolean {
  return day !== undefined && Math.abs(Date.parse(`${day}T12:00:00Z`) - now.getTime()) <= 1.5 * dayMs;
}

/** Whether the clock needs the operator's word, and has it. */
export type ClockState = 'plain' | 'confirmed' | 'doubtful';

/**
 * Compares the clock with the last entry of the trail: it may be behind by a day at most, and ahead by sixty.
 * @param last when that was, by the clock of then; null for an empty trail
 * @param confirmed the day that the operator says it is
 */
export function stateOfClock(last: string | null, now: Date, confirmed: string | undefined): ClockState {
  if (last === null) return 'plain';
  const ahead = now.getTime() - Date.parse(last);
  if (ahead >= -dayMs && ahead <= mostAheadMs) return 'plain';
  return agrees(confirmed, now) ? 'confirmed' : 'doubtful';
}

/**
 * Watches whether the clock goes on as time does.
 * @param clock milliseconds that anybody may set
 * @param steady milliseconds that nobody sets
 * @returns whether it has jumped by more than a day since
 */
export function watchClock(clock = () => Date.now(), steady = () => performance.now()): () => boolean {
  const begun = clock() - steady();
  return () => Math.abs(clock() - steady() - begun) > dayMs;
}
