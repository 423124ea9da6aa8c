import { monthsAfter } from '../platform/contract/dates.ts';
import { otherExams } from './statistics.labels.ts';

/**
 * What a company may be told in numbers of what it may not read by name (decision 142): each month once, as it was known on one day, and no
 * number of one or two people. What is told of a month never changes, whoever comes and goes: the difference between two
 * answers is nobody's.
 */
const fewest = 3;

/** What was recorded until so many days after a month is told of it. */
const daysOfGrace = 10;

/** The moment as of which a month is told: eleven days into the next one, at the beginning of the day where the practice is. */
function asOf(month: string): string {
  const first = monthsAfter(`${month}-01`, 1);
  return `${first.slice(0, 8)}${daysOfGrace + 1}T03:00:00.000Z`;
}

/** The months that are told at a moment, each with the moment as of which it is. */
export function toldMonths(months: readonly string[], now: string): { month: string; asOf: string }[] {
  return months.filter((month) => asOf(month) <= now).map((month) => ({ month, asOf: asOf(month) }));
}

export type Cell = number | 'suppressed';

/** A number of whatever so many people have. */
export function told(count: number, people: number): Cell {
  return people > 0 && people < fewest ? 'suppressed' : count;
}

type Kind = { month: string; code: string; name: string; exams: number; people: number };

/**
 * The kinds of exam of each month that at least three people had; that one or two had others is said in one line for all of them, for which
 * exam it was says something of them, too.
 */
export function toldKinds(kinds: readonly Kind[]): { month: string; code: string; name: string; exams: Cell }[] {
  const few = new Set(
    kinds.filter(({ exams, people }) => told(exams, people) === 'suppressed').map(({ month }) => month),
  );
  return [
    ...kinds.filter(({ exams, people }) => told(exams, people) !== 'suppressed').map(({ people: _, ...kind }) => kind),
    ...[...few].map((month) => ({ month, code: '', name: otherExams, exams: 'suppressed' as const })),
  ];
}

/**
 * Parts whose sum is known elsewhere, as the fit and the unfit among those who were examined: where one of them is of one or two people
 * none is told, for the others would give it away.
 */
export function toldTogether<Name extends string>(
  parts: Readonly<Record<Name, { count: number; people: number }>>,
): Record<Name, Cell> {
  const all = Object.entries(parts) as [Name, { count: number; people: number }][];
  const isSecret = all.some(([, { count, people }]) => told(count, people) === 'suppressed');
  return Object.fromEntries(all.map(([name, { count }]) => [name, isSecret ? 'suppressed' : count])) as Record<
    Name,
    Cell
  >;
}
