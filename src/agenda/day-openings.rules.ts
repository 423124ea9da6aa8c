import type { DayOpenings } from './free-times.rules.ts';

/** What is written down of a place: openings of every week, blocks, and holidays. */
export type Written = {
  hours: readonly (DayOpenings['hours'][number] & { weekday: number })[];
  blocks: readonly {
    professionalId: string | null;
    fromDay: string;
    fromMinute: number;
    toDay: string;
    toMinute: number;
    reason?: string;
  }[];
  holidays: readonly { day: string; name: string }[];
};

/** When a place is open on a day, by what is written down of it: a block of several days takes the whole of those between. */
export function openingsOn(day: string, { hours, blocks, holidays }: Written): DayOpenings {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return {
    day,
    holiday: holidays.find((holiday) => holiday.day === day)?.name ?? null,
    hours: hours.filter((opening) => opening.weekday === weekday),
    blocks: blocks
      .filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
      .map(({ professionalId, fromDay, fromMinute, toDay, toMinute, reason }) => ({
        ...{ professionalId, ...(reason === undefined ? {} : { reason }) },
        from: fromDay === day ? fromMinute : 0,
        to: toDay === day ? toMinute : 1440,
      })),
  };
}
