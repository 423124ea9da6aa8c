import { daysAfter } from '../../src/platform/contract/dates.ts';
import type { Occasion } from '../../src/programmes/programmes.labels.ts';
import { openFrom, openTo } from './begin-practice.ts';
import { issueAso } from './documents.ts';
import type { Person } from './people.ts';
import { refer } from './referring.ts';
import { mondayOf, workdaysAround, workdayUpTo } from './workdays.ts';
import { knownOf, on, type Step, type World } from './world.ts';

/** Somebody who is expected, and the referral once it is made. */
export type Appointment = {
  person: Person;
  day: string;
  startsAt: number;
  occasion: Occasion;
  returnOn: string;
  referralId?: string;
};

/** So many are expected on the day on which the demonstration is made; the others share the rest of the two weeks. */
const manyToday = 12;

/** Who comes on which day of this week and the next, and at what time; on holidays and at weekends nobody. */
export function appointments(everybody: readonly Person[], day: string, minuteNow: number): Appointment[] {
  const days = workdaysAround(day);
  const others = days.filter((one) => one !== day);
  const some = everybody.filter(({ story }) => story === 'expected');
  // From every company on every day: 7 and their number have no divisor in common.
  const expected = some.map((person, nth) => some[(7 * nth) % some.length] ?? person);
  const [todays, rest] = days.includes(day)
    ? [expected.slice(0, manyToday), expected.slice(manyToday)]
    : [[], expected.slice(0, -manyToday)];
  const later = others.filter((one) => one > day);
  const back = everybody.filter(({ story }) => story === 'awayUntilSoon');
  return [
    ...todays.map((person, nth) => periodic(person, day, slotsAround(minuteNow)[nth] ?? openFrom)),
    ...rest.map((person, nth) => {
      return periodic(person, others[nth % others.length] ?? day, slots[3 + 2 * Math.floor(nth / others.length)] ?? 0);
    }),
    ...back.flatMap((person, nth) => {
      const on = later.at(-1 - nth);
      return on
        ? [{ ...periodic(person, on, slots[1] ?? 0), occasion: 'return' as const, returnOn: daysAfter(on, 2) }]
        : [];
    }),
  ].sort((a, b) => a.day.localeCompare(b.day) || a.startsAt - b.startsAt);
}

function periodic(person: Person, day: string, startsAt: number): Appointment {
  return { person, day, startsAt, occasion: 'periodic', returnOn: '' };
}

/** The times of a day. */
const slots = Array.from({ length: (openTo - openFrom) / 20 }, (_, nth) => openFrom + 20 * nth).filter(
  (minute) => minute < 12 * 60 || minute >= 13 * 60,
);

/** Twelve times around an hour; at night the first or the last ones of the day. */
function slotsAround(minute: number): number[] {
  const first = slots.findIndex((slot) => slot >= minute - 80);
  const from = Math.min(first === -1 ? slots.length : first, slots.length - manyToday);
  return slots.slice(from, from + manyToday);
}

/** Booked in the week before, or at the latest on the last workday; and what has become of those of the days gone by. */
export function weekSteps(world: World, expected: readonly Appointment[]): Step[] {
  const { today } = world;
  return expected.flatMap((one, nth) => {
    const friday = daysAfter(mondayOf(one.day), -3);
    const lastWorkday = workdayUpTo(daysAfter(today, -1));
    const [booked = today] = [friday, lastWorkday].toSorted();
    const steps = [on(booked, 9 * 60 + 2 * nth, () => book(world, one, nth))];
    if (one.day >= today) return steps;
    const isMissed = nth % 7 === 3;
    return [...steps, on(one.day, one.startsAt, () => (isMissed ? miss(world, one) : attend(world, one)))];
  });
}

/** The company sends them, or the reception books for it. */
async function book(world: World, one: Appointment, nth: number): Promise<void> {
  const { occasion, returnOn, day, startsAt } = one;
  const known = knownOf(world, one.person);
  const by = nth % 3 === 2 ? world.receptionist : known.employer.user;
  one.referralId = await refer(world, known, by, { occasion, returnOn, day, startsAt });
}

type Attended = Pick<Appointment, 'person' | 'referralId' | 'occasion'> & { newFunction?: string };

/** They come, are called and examined, and go with their ASO. */
export async function attend(
  world: World,
  { person, referralId = '', occasion, newFunction = '' }: Attended,
): Promise<void> {
  await world.call(world.receptionist, 'PUT', `/queue/${referralId}/arrive`, { priority: '' });
  await world.call(world.physician, 'PUT', `/queue/${referralId}/call`, { room: 'Consultório 1' });
  await world.call(world.physician, 'PUT', `/queue/${referralId}/attend`, {});
  await issueAso(world, knownOf(world, person), { occasion, referralId, newFunction });
}

async function miss(world: World, { referralId = '' }: Appointment): Promise<void> {
  await world.call(world.receptionist, 'PUT', `/queue/${referralId}/miss`);
}
