import { daysBetween } from '../../platform/contract/dates.ts';
import { fold } from '../../platform/database/search/search.ts';
import { areRisksKnown, type Exposed, identified, type Risk } from './clinical.rules.ts';

/**
 * A stretch of time in which a person belonged to a group, null for none, up to the day on which the next one began: a person
 * has moved to another function, unit or group then, or else another version of the programme began to hold.
 */
export type Stretch<Group> = { until: string; group: Group | null; moved: boolean };

/** Where somebody is today, since when they do what they do, and where they were before; the oldest stretch first. */
export type Placement<Group> = {
  group: Group;
  before: readonly Stretch<Group>[];
  admittedOn: string;
  inFunctionOn: string;
};

/**
 * The days on which risks came to a person that they did not have before, from the first on (NR-7, 7.5.10). Risks that were
 * there and are only now said are no change; who really moves from where nobody has said them meets new ones.
 */
export function riskChanges<Group extends Exposed>({ group, before, admittedOn }: Placement<Group>): string[] {
  const since = before.filter(({ until }) => until > admittedOn);
  return since.flatMap(({ until, group: was, moved }, at) => {
    const next = since[at + 1];
    const is = next ? next.group : group;
    if (!is) return [];
    const isKnown = was !== null && areRisksKnown(was);
    if (!isKnown) return moved && identified(is).length > 0 ? [until] : [];
    const had = new Set(identified(was).map(keyOf));
    return identified(is).some((risk) => !had.has(keyOf(risk))) ? [until] : [];
  });
}

/**
 * Since when a person has been in groups of a kind without a break until today: since they began to work, or to do what they
 * do, where it is not known that they were in others before.
 */
export function heldSince<Group>(
  { before, admittedOn, inFunctionOn }: Omit<Placement<Group>, 'group'>,
  is: (group: Group) => boolean,
): string {
  const since = before.filter(({ until }) => until > admittedOn);
  const other = since.findLast(({ group }) => group === null || !is(group));
  if (other) return other.until;
  return beganOn(since, { admittedOn, inFunctionOn });
}

/** Since when somebody was where they first were: since they do what they do, where it is not known that they moved. */
function beganOn(
  since: readonly Pick<Stretch<unknown>, 'moved'>[],
  { admittedOn, inFunctionOn }: Pick<Placement<unknown>, 'admittedOn' | 'inFunctionOn'>,
): string {
  return since.some(({ moved }) => moved) || inFunctionOn < admittedOn ? admittedOn : inFunctionOn;
}

/** A time in groups of a kind: its first day, the day on which the last of them ended, and how many days of it were in such groups. */
export type Exposure = { from: string; until: string; days: number };

/**
 * The time that a person spent in groups of a kind up to the end of their contract, whatever versions began afterwards; null for none. What came between, in
 * other groups, is not counted.
 * @param endedOn the last day of the contract
 */
export function exposureOf<Group>(
  { group, before, admittedOn, inFunctionOn }: Omit<Placement<Group>, 'group'> & { group: Group | null },
  endedOn: string,
  is: (group: Group) => boolean,
): Exposure | null {
  const since = before.filter(({ until }) => until > admittedOn && until < endedOn);
  const next = before.find(({ until }) => until >= endedOn);
  const last = next ? next.group : group;
  const first = beganOn(since, { admittedOn, inFunctionOn });
  const stretches = [...since, { until: endedOn, group: last }].map(({ until, group: one }, at) => ({
    ...{ from: since[at - 1]?.until ?? first, until, group: one },
  }));
  const held = stretches.filter(({ from, until, group: one }) => from < until && one !== null && is(one));
  const [begin] = held;
  const end = held.at(-1);
  if (!begin || !end) return null;
  const days = held.reduce((total, { from, until }) => total + daysBetween(from, until), 0);
  return { from: begin.from, until: end.until, days };
}

function keyOf({ code, kind, name }: Risk): string {
  return code || `${kind} ${fold(name)}`;
}
