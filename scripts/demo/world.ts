import { daysAfter } from '../../src/platform/contract/dates.ts';
import type { Answer, Caller, User } from './caller.ts';
import { momentOf } from './clock.ts';
import type { Person } from './people.ts';

/** A company of the demonstration as the installation has it. */
export type Employer = { id: string; user: User; record: Answer; units: Answer[] };

/** What is there by now, and who does what follows. */
export type World = Pick<Caller, 'call' | 'send'> & {
  /** The day on which the demonstration is made. */
  today: string;
  physician: User;
  nurse: User;
  receptionist: User;
  employers: Employer[];
  /** By the place in `people`: who was registered, as the register has them. */
  known: Map<Person, Known>;
  /** The identifier of the place where people are attended. */
  placeId: string;
};

export type Known = { person: Person; employee: Answer; employer: Employer };

/** Something that happens at its time; where it `mayOverlap`, what follows on the same day does not wait for it. */
export type Step = { at: Date; run: () => Promise<unknown>; mayOverlap?: true };

/** So long ago the practice began with this system. */
const practiceDays = 791;

/** The day on which the practice began. */
export const firstDay = (today: string) => daysAfter(today, -practiceDays);

/** When a company became a client: the last one less than a year ago. */
export function clientSince(today: string, company: number): string {
  return daysAfter(firstDay(today), [2, 9, 455][company] ?? 2);
}

/** @throws where somebody is asked for before they were registered */
export function knownOf(world: World, person: Person): Known {
  const known = world.known.get(person);
  if (!known) throw new Error(`${person.name} is not registered yet`);
  return known;
}

/** A step on a day, at a minute of it. */
export function on(day: string, minute: number, run: Step['run']): Step {
  return { at: momentOf(day, minute), run };
}
