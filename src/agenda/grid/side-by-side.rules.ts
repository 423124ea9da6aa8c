import type { Timed } from './grid-columns.rules.ts';
import { leastDrawn } from './grid-span.rules.ts';

/** Somebody in a column that is as many wide as `lanes`. */
export type Laid = { appointment: Timed; lane: number; lanes: number };

/** More than there is room for beside one another: how many, from when to when. */
export type More = { from: number; to: number; count: number; lanes: number };

type Room = {
  /** How many are attended at once: a place that is free stays free to the eye. */
  capacity: number;
  /** So many stand beside one another at the most. */
  most: number;
};

/** Puts people whose times meet beside one another, in the order of their times; what there is no room for is counted. */
export function sideBySide(appointments: readonly Timed[], { capacity, most }: Room): { laid: Laid[]; more: More[] } {
  const laid: Laid[] = [];
  const more: More[] = [];
  for (const group of groupsOf(appointments)) {
    const ends: number[] = [];
    const placed = group.map((appointment) => {
      const free = ends.findIndex((end) => end <= appointment.startsAt);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = endOf(appointment);
      return { appointment, lane };
    });
    // Who missed theirs has given it up: what is free of it is seen beside.
    const missed = group.some(({ state }) => state === 'missed') ? 1 : 0;
    const wanted = Math.max(ends.length, capacity + missed);
    const lanes = Math.min(wanted, most);
    const fits = ends.length > most ? most - 1 : most;
    laid.push(...placed.filter(({ lane }) => lane < fits).map((one) => ({ ...one, lanes })));
    const rest = placed.filter(({ lane }) => lane >= fits).map(({ appointment }) => appointment);
    const [first] = rest;
    if (first) more.push({ from: first.startsAt, to: Math.max(...rest.map(endOf)), count: rest.length, lanes });
  }
  return { laid, more };
}

/** Those whose times meet, also by way of others. */
function groupsOf(appointments: readonly Timed[]): Timed[][] {
  const groups: Timed[][] = [];
  let end = -1;
  for (const one of appointments.toSorted((a, b) => a.startsAt - b.startsAt)) {
    if (one.startsAt >= end) groups.push([]);
    groups.at(-1)?.push(one);
    end = Math.max(end, endOf(one));
  }
  return groups;
}

function endOf({ startsAt, minutes }: Timed): number {
  return startsAt + Math.max(minutes, leastDrawn);
}
