import { mergedCells, peopleOf, type ResultCell } from '../../exams/counting/abnormal-results.rules.ts';
import { type Counts, shownTable } from '../../platform/counting/secret-cells.rules.ts';
import { fold } from '../../platform/database/search/search.ts';
import type { ShownCounts } from '../annual-reports.contract.ts';
import type { BreakdownName } from '../annual-reports.labels.ts';
import { shownCountsOf, tableOf } from './shown-counts.rules.ts';

type Rank = (name: string) => number;

/** c) The results of one kind of exam by place: abnormal ones and the others, as far as their people may be told of. */
export function shownAbnormal(
  cells: readonly ResultCell[],
  { nameOf, rank }: { nameOf: (place: string) => string; rank: Rank },
): ShownCounts {
  const shown = shownTable(cells, { counts: peopleOf, merge: mergedCells, rank: ({ place }) => rank(place) });
  const results = ({ abnormal, exams }: ResultCell): Counts => [abnormal, exams - abnormal];
  return tableOf(shown, { name: ({ written }) => nameOf(written), counts: results });
}

/** Somebody who worked for the company in the period, where they are or last were. */
export type Worker = { id: string; unitId: string | null; sector: string; function: string };

/** A disease related to work that somebody has, found in the period or before, with where they worked when it was. */
export type Diseased = Worker & { isNew: boolean };

/**
 * d) People by place with a new disease, with an older one only, and with none. Who has one counts where they worked when the last of theirs was found; who did not
 * work for the company in the period only with a new one.
 * @param diseased by the day on which each was found
 */
export function shownDiseases(
  people: readonly Worker[],
  diseased: readonly Diseased[],
  { breakdown, nameOf, rank }: { breakdown: BreakdownName; nameOf: (place: string) => string; rank: Rank },
): ShownCounts {
  const all = new Map(people.map((person) => [person.id, person]));
  for (const person of diseased) if (person.isNew && !all.has(person.id)) all.set(person.id, person);
  const placeOf = (person: Worker) => (breakdown === 'unit' ? (person.unitId ?? '') : person[breakdown]);
  const foundAt = new Map(diseased.map((person) => [person.id, placeOf(person)]));
  const having = new Map<string, boolean>();
  for (const { id, isNew } of diseased) having.set(id, isNew || having.get(id) === true);
  const places = new Map<string, { name: string; counts: [number, number, number] }>();
  for (const person of all.values()) {
    const written = foundAt.get(person.id) || placeOf(person);
    const place = breakdown === 'unit' ? written : fold(written);
    const row = places.get(place) ?? { name: nameOf(written), counts: [0, 0, 0] };
    places.set(place, row);
    const isNew = having.get(person.id);
    row.counts[isNew === undefined ? 2 : isNew ? 0 : 1] += 1;
  }
  return shownCountsOf([...places.values()], (name) => rank(`disease ${name}`));
}

type CatCell = { name: string; cats: number; people: ReadonlySet<string> };

/**
 * e) The CATs, not their people, by kind of accident and by disease, in one table: of two, each with a total, one would give back what the other hides. By how many
 * people they are of they may be shown; a row is how many CATs, and how many people without one.
 */
export function shownCats(
  cats: readonly { employeeId: string; accident: string; disease: string }[],
  people: number,
  rank: Rank,
): ShownCounts {
  const kinds = Map.groupBy(cats, eventOf);
  const cells: CatCell[] = [...kinds].sort().map(([name, some]) => {
    return { name, cats: some.length, people: new Set(some.map(({ employeeId }) => employeeId)) };
  });
  if (cells.length === 0) return { rows: [], merged: null, total: [0, people] };
  const without = (cell: CatCell) => Math.max(0, people - cell.people.size);
  const shown = shownTable(cells, {
    counts: (cell) => [cell.people.size, without(cell)],
    merge: (some) => ({
      name: some.map(({ name }) => name).join(', '),
      cats: some.reduce((sum, cell) => sum + cell.cats, 0),
      people: new Set(some.flatMap((cell) => [...cell.people])),
    }),
    rank: ({ name }) => rank(`cat ${name}`),
  });
  return tableOf(shown, { name: ({ name }) => name, counts: (cell) => [cell.cats, without(cell)] });
}

function eventOf({ accident, disease }: { accident: string; disease: string }): string {
  if (accident === '') return 'Não informado';
  return accident === 'Doença' ? `Doença, CID ${disease || 'não informado'}` : accident;
}
