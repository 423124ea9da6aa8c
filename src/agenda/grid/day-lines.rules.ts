import { type Around, freePlaces } from './free-places.rules.ts';
import type { Column, Timed } from './grid-columns.rules.ts';
import { type Closed, closedParts, spanOf } from './grid-span.rules.ts';

/** What stands in the order of a day: who comes, what is free between them, what is closed, and the present moment. */
export type DayLine =
  | { kind: 'person'; at: number; person: Timed }
  | { kind: 'free'; at: number; until: number; places: number; professionalId: string | null; head: string }
  | { kind: 'closed'; at: number; part: Closed; head: string }
  | { kind: 'now'; at: number };

/** The order of a day from all of its columns: free times that follow one another are one line, and so is a pause of all of them. */
export function linesOfDay({ columns, minutesOf, now }: Around): DayLine[] {
  const span = spanOf(columns, null);
  if (!span) return [];
  const lines: DayLine[] = columns.flatMap((column) => [
    ...column.appointments.map((person): DayLine => ({ kind: 'person', at: person.startsAt, person })),
    ...closedParts(column, span)
      .filter(({ word }) => word !== '')
      .map((part): DayLine => ({ kind: 'closed', at: part.from, part, head: columns.length > 1 ? column.head : '' })),
    ...freeRuns(column, { minutes: minutesOf.periodic, now, head: columns.length > 1 ? column.head : '' }),
  ]);
  if (columns.some(({ day }) => day === now.day)) lines.push({ kind: 'now', at: now.minute });
  return lines.sort((a, b) => a.at - b.at || order.indexOf(a.kind) - order.indexOf(b.kind));
}

const order: readonly DayLine['kind'][] = ['now', 'closed', 'person', 'free'];

type Asked = { minutes: number; now: Around['now']; head: string };

/** Free times of a column that follow one another, as one. */
function freeRuns(column: Column, { minutes, now, head }: Asked): DayLine[] {
  const runs: Extract<DayLine, { kind: 'free' }>[] = [];
  const starts = new Set(column.appointments.map(({ startsAt }) => startsAt));
  for (const { startsAt, left, professionalId } of freePlaces(column, { minutes, now })) {
    const last = runs.at(-1);
    if (last && startsAt <= last.until && !starts.has(startsAt)) {
      last.until = Math.max(last.until, startsAt + minutes);
      last.places += left;
    } else runs.push({ kind: 'free', at: startsAt, until: startsAt + minutes, places: left, professionalId, head });
  }
  return runs;
}
