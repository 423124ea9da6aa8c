import type { User } from './caller.ts';
import { momentOf } from './clock.ts';
import { issueAso } from './documents.ts';
import type { Person } from './people.ts';
import { receive } from './referring.ts';
import type { Appointment } from './weeks.ts';
import { knownOf, type Step, type World } from './world.ts';

/** So long ago the first ones of the queue came, at most: at one in the morning today is an hour old. */
const sinceMinutes = 95;

/**
 * The queue of this day, up to now: who has been attended, who is in the consulting room, who was called, who waits, who has missed
 * it and who is still to come. Where nobody is expected, only who came without an appointment.
 */
export function todaySteps(
  world: World,
  { everybody, expected, now }: { everybody: readonly Person[]; expected: readonly Appointment[]; now: Date },
): Step[] {
  const todays = expected.filter(({ day }) => day === world.today);
  const late = everybody.filter(({ story, dueIn, months }) => story === 'due' && dueIn < 0 && months === 12);
  const runs: (() => Promise<unknown>)[] = [
    () => readAll(world),
    ...(todays.length > 0 ? [] : late.slice(1, 4).map((one) => () => receive(world, knownOf(world, one), world.today))),
  ];
  const step = (nth: number, path: string, by: User, body: object = {}) =>
    runs.push(() => world.call(by, 'PUT', `/queue/${todays[nth]?.referralId}/${path}`, body));
  if (todays.length > 0) {
    const { receptionist, physician } = world;
    // By the priority that the register suggests, as the reception confirms it.
    const arrive = (nth: number) =>
      runs.push(async () => {
        const path = `/queue/${todays[nth]?.referralId}`;
        const { person } = await world.call(receptionist, 'GET', path);
        await world.call(receptionist, 'PUT', `${path}/arrive`, { priority: person.suggested });
      });
    const into = (nth: number) => {
      step(nth, 'call', physician, { room: 'Consultório 1' });
      step(nth, 'attend', physician);
    };
    const out = (nth: number) => {
      const one = todays[nth];
      if (one) runs.push(() => issueAso(world, knownOf(world, one.person), { occasion: 'periodic', ...referral(one) }));
    };
    [arrive(0), arrive(1), into(0), arrive(2), out(0), into(2), arrive(3), arrive(4)];
    [out(2), into(1), arrive(6), step(5, 'miss', receptionist)];
    if (late[0]) {
      const [first] = late;
      runs.push(() => receive(world, knownOf(world, first), world.today));
    }
    step(3, 'call', receptionist, { room: 'Audiometria' });
  }
  const begin = Math.max(now.getTime() - sinceMinutes * 60_000, momentOf(world.today, 0).getTime());
  const between = (now.getTime() - begin) / (runs.length + 1);
  return runs.map((run, nth) => ({ at: new Date(begin + between * (nth + 1)), run }));
}

const referral = ({ referralId }: Appointment) => (referralId === undefined ? {} : { referralId });

/** What everybody was told in two years was read: the bells have what is new today. */
async function readAll({ call, physician, nurse, receptionist, employers }: World): Promise<void> {
  for (const user of [physician, nurse, receptionist, ...employers.map((one) => one.user)]) {
    const { notifications } = await call(user, 'GET', '/notifications');
    const [newest] = notifications;
    if (newest) await call(user, 'PUT', '/notifications/read-all', { until: newest.id });
  }
}
