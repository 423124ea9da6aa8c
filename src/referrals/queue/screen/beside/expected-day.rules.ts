/** What stands in a day's order: who is expected, what is free between them, and the present moment. */
export type DayLine<Person> =
  | { kind: 'person'; person: Person; late: number }
  | { kind: 'free'; startsAt: number; until: number; places: number }
  | { kind: 'now' };

type Free = { startsAt: number; left: number };

/**
 * The rest of a day in one order: who has a time, times free that follow one another as one, and after all of these who comes by order
 * of arrival. What was before the present moment stands above it: nothing is free there any more.
 * @param people in the order of their times, those by order of arrival last
 * @param minutes how long a free time is
 * @param now the minute of the day
 */
export function linesOfDay<Person extends { startsAt: number | null }>(
  people: readonly Person[],
  { free, minutes, now }: { free: readonly Free[]; minutes: number; now: number },
): DayLine<Person>[] {
  const timed = people.filter(({ startsAt }) => startsAt !== null && startsAt < now);
  const coming = people.filter(({ startsAt }) => startsAt === null || startsAt >= now);
  const lines: DayLine<Person>[] = timed.map((person) => ({
    kind: 'person',
    person,
    late: now - (person.startsAt ?? now),
  }));
  lines.push({ kind: 'now' });
  let rest = free.filter(({ startsAt }) => startsAt >= now);
  for (const person of coming) {
    const before = rest.filter(({ startsAt }) => person.startsAt === null || startsAt < person.startsAt);
    rest = rest.slice(before.length);
    lines.push(...together(before, minutes), { kind: 'person', person, late: 0 });
  }
  return [...lines, ...together(rest, minutes)];
}

/** Free times that follow one another, as one. */
function together(times: readonly Free[], minutes: number): DayLine<never>[] {
  const lines: { kind: 'free'; startsAt: number; until: number; places: number }[] = [];
  for (const { startsAt, left } of times) {
    const last = lines.at(-1);
    if (last && startsAt <= last.until) {
      last.until = Math.max(last.until, startsAt + minutes);
      last.places += left;
    } else lines.push({ kind: 'free', startsAt, until: startsAt + minutes, places: left });
  }
  return lines;
}
