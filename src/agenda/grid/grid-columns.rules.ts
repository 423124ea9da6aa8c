import { formatDate } from '../../platform/contract/dates.ts';
import { weekdayLabels } from '../agenda.labels.ts';
import type { GridDay, Placed } from '../day/agenda-day.contract.ts';
import { closedWord, type DayOpenings } from '../free-times.rules.ts';

/** Somebody with a time. */
export type Timed = Placed & { startsAt: number };

/** What stands under one head: of a day one who attends, of a week one day. */
export type Column = {
  key: string;
  day: string;
  head: string;
  openings: DayOpenings;
  appointments: readonly Timed[];
  /** All that is taken on the day, also what other columns show. */
  ofDay: readonly Timed[];
  /** Why nobody attends in it; null where somebody does. */
  closed: string | null;
};

/** A day has a column for the place as such and one for each professional who attends or is awaited on it. */
export function columnsOfDay(day: GridDay, place: string, professionalId: string): Column[] {
  const lanes = new Map<string, string>();
  const add = (id: string | null, name: string) => lanes.set(id ?? '', id === null ? place : name);
  for (const { professionalId: id, professionalName } of day.hours) add(id, professionalName);
  const timed = timedOf(day);
  for (const { professionalId: id, professionalName } of timed) add(id, professionalName);
  return [...lanes]
    .filter(([id]) => professionalId === '' || id === professionalId)
    .sort(([a, nameA], [b, nameB]) => Number(a !== '') - Number(b !== '') || nameA.localeCompare(nameB, 'pt-BR'))
    .map(([id, head]) => {
      const openings = openingsOf(day, (one) => (one ?? '') === id);
      const appointments = timed.filter((one) => (one.professionalId ?? '') === id);
      return { key: id || 'place', day: day.day, head, openings, appointments, ofDay: timed, closed: wordOf(openings) };
    });
}

/** A week has a column for each day, with all who attend on it. */
export function columnsOfWeek(days: readonly GridDay[], professionalId: string): Column[] {
  const isShown = (id: string | null) => professionalId === '' || id === professionalId;
  return days.map((day) => {
    const timed = timedOf(day);
    const openings = openingsOf(day, isShown);
    return {
      ...{ key: day.day, day: day.day, head: headOf(day.day), openings, ofDay: timed, closed: wordOf(openings) },
      appointments: timed.filter((one) => isShown(one.professionalId)),
    };
  });
}

function timedOf({ appointments }: GridDay): Timed[] {
  return appointments.filter((one): one is Timed => one.startsAt !== null);
}

function openingsOf(day: GridDay, isShown: (professionalId: string | null) => boolean): DayOpenings {
  const blocks = day.blocks.map(({ reason = '', ...block }) => ({ ...block, reason }));
  return { ...day, hours: day.hours.filter((hours) => isShown(hours.professionalId)), blocks };
}

function wordOf(openings: DayOpenings): string | null {
  return closedWord(openings, { day: openings.day, minute: 0 });
}

/** 'Segunda 30-11'. */
function headOf(day: string): string {
  return `${weekdayLabels[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatDate(day).slice(0, 5)}`;
}
