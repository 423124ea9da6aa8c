import type { Occasion } from '../../programmes/programmes.labels.ts';
import { type FreeTime, freeTimes, type Now } from '../free-times.rules.ts';
import type { Column, Timed } from './grid-columns.rules.ts';

/** What of a grid stands still while somebody is moved over it. */
export type Around = { columns: readonly Column[]; minutesOf: Readonly<Record<Occasion, number>>; now: Now };

/** Where somebody may be put: a free time of a column. */
export type Target = { column: string; day: string; startsAt: number; professionalId: string | null };

/** What is free of a column for an occasion, each beginning once: with whom they have it now before anybody else. */
export function freePlaces(
  { openings, ofDay }: Column,
  { minutes, now, moved }: { minutes: number; now: Now; moved?: Timed | undefined },
): FreeTime[] {
  const taken = ofDay.filter(({ state, id }) => state !== 'missed' && id !== moved?.id);
  const times = freeTimes({ openings, taken: taken.map((one) => ({ ...one, people: 1 })), minutes, now });
  const byStart = new Map<number, FreeTime>();
  for (const time of times) {
    const known = byStart.get(time.startsAt);
    const isKept = known?.professionalId === moved?.professionalId;
    if (!known || (moved && !isKept && time.professionalId === moved.professionalId)) byStart.set(time.startsAt, time);
  }
  return [...byStart.values()];
}

/** The free places of a column for somebody who is moved. */
export function targetsIn(column: Column, moved: Timed, { minutesOf, now }: Around): Target[] {
  return freePlaces(column, { minutes: minutesOf[moved.occasion], now, moved }).map(({ startsAt, professionalId }) => ({
    ...{ column: column.key, day: column.day, startsAt, professionalId },
  }));
}

/** The free place nearest to a minute; null where none is within reach. */
export function nearest(targets: readonly Target[], minute: number, reach = Number.POSITIVE_INFINITY): Target | null {
  const [first] = targets.toSorted((a, b) => Math.abs(a.startsAt - minute) - Math.abs(b.startsAt - minute));
  return first && Math.abs(first.startsAt - minute) <= reach ? first : null;
}

const steps: Readonly<Record<string, readonly [columns: number, times: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key leads from a place: the next free time of the column, or the nearest one of the next column that has any. */
export function afterKey(key: string, from: Target, moved: Timed, around: Around): Target {
  const [columns = 0, times = 0] = steps[key] ?? [];
  const { columns: all } = around;
  const at = all.findIndex((column) => column.key === from.column);
  const own = all[at];
  if (times !== 0 && own) {
    const targets = targetsIn(own, moved, around);
    const next = times > 0 ? targets.find((one) => one.startsAt > from.startsAt) : undefined;
    return next ?? (times < 0 ? targets.findLast((one) => one.startsAt < from.startsAt) : undefined) ?? from;
  }
  for (let next = at + columns; columns !== 0 && next >= 0 && next < all.length; next += columns) {
    const column = all[next];
    const found = column && nearest(targetsIn(column, moved, around), from.startsAt);
    if (found) return found;
  }
  return from;
}

/** Who may be put elsewhere by a hand on the grid: whoever is here already, or was, is moved on the page of their referral. */
export function isMovable({ state }: Pick<Timed, 'state'>): boolean {
  return state === 'scheduled' || state === 'missed';
}
