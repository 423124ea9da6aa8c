import { fold } from '../../platform/database/search/search.ts';
import type { Abnormal } from '../exams.labels.ts';

/** By which of the places of a day results are told apart (NR-7, 7.6.2 c): one of them, for two together could be subtracted from each other. */
export type Breakdown = 'unit' | 'sector' | 'function';

/** An exam of which it is known whether its result is abnormal. */
export type KnownResult = {
  employeeId: string;
  code: string;
  name: string;
  doneOn: string;
  unitId: string | null;
  sector: string;
  function: string;
  abnormal: Abnormal;
};

/** The results of one kind of exam in one place: how many exams, of which people. */
export type ResultCell = {
  /** The unit's id, or the place as it is compared; empty where nobody knows it. */
  place: string;
  /** As somebody wrote it; of a unit its id. */
  written: string;
  exams: number;
  abnormal: number;
  people: ReadonlySet<string>;
  abnormalPeople: ReadonlySet<string>;
};

/** The results of a kind of exam, by place. */
export type ResultsOfKind = { code: string; name: string; cells: ResultCell[] };

type Open = Omit<ResultCell, 'people' | 'abnormalPeople'> & { people: Set<string>; abnormalPeople: Set<string> };

/** What is known of one kind of exam of one person on one day. */
type Once = { employeeId: string; place: string; written: string; isAbnormal: boolean };

/**
 * Counts abnormal results by kind of exam and place. Of one person on one day an exam counts once, as abnormal if any of its records is, and in one place: where
 * its records name two, in the first of them by name, in whichever order they come.
 * @returns `add`, which takes one result after the other, and `kinds`, which answers what has been counted, by code and name
 */
export function abnormalCounter(breakdown: Breakdown) {
  const kinds = new Map<string, { code: string; name: string; days: Map<string, Once> }>();
  return {
    add({ employeeId, code, name, doneOn, abnormal, ...result }: KnownResult): void {
      const key = code || fold(name);
      const kind = kinds.get(key) ?? { code, name, days: new Map<string, Once>() };
      kinds.set(key, kind);
      const written = breakdown === 'unit' ? (result.unitId ?? '') : result[breakdown];
      const place = breakdown === 'unit' ? written : fold(written);
      const once = `${employeeId} ${doneOn}`;
      const before = kind.days.get(once);
      const isAbnormal = abnormal === 'yes' || before?.isAbnormal === true;
      const isHere = !before || place < before.place || (place === before.place && isNicer(written, before.written));
      kind.days.set(once, isHere ? { employeeId, place, written, isAbnormal } : { ...before, isAbnormal });
    },
    kinds(): ResultsOfKind[] {
      return [...kinds.values()]
        .map(({ code, name, days }) => ({ code, name, cells: cellsOf(days.values()) }))
        .sort((one, other) => (`${one.code} ${one.name}` < `${other.code} ${other.name}` ? -1 : 1));
    },
  };
}

function cellsOf(days: Iterable<Once>): ResultCell[] {
  const cells = new Map<string, Open>();
  for (const { employeeId, place, written, isAbnormal } of days) {
    const none = { exams: 0, abnormal: 0, people: new Set<string>(), abnormalPeople: new Set<string>() };
    const cell = cells.get(place) ?? { place, written, ...none };
    cells.set(place, cell);
    if (isNicer(written, cell.written)) cell.written = written;
    cell.exams += 1;
    cell.people.add(employeeId);
    if (!isAbnormal) continue;
    cell.abnormal += 1;
    cell.abnormalPeople.add(employeeId);
  }
  return [...cells.values()];
}

/** Of what is compared without them the spelling with its accents is shown, then the one with its capitals: the same in whichever order they come. */
function isNicer(written: string, other: string): boolean {
  const more = accentsOf(written) - accentsOf(other);
  return more > 0 || (more === 0 && written < other);
}

function accentsOf(written: string): number {
  return written.normalize('NFD').length - written.length;
}

/** What some places are together: their people once each, though they were in two of them. */
export function mergedCells(cells: readonly ResultCell[]): ResultCell {
  const all = (of: 'people' | 'abnormalPeople') => new Set(cells.flatMap((cell) => [...cell[of]]));
  return {
    ...{ place: cells.map(({ place }) => place).join('\n'), written: cells.map(({ written }) => written).join(', ') },
    exams: cells.reduce((sum, { exams }) => sum + exams, 0),
    abnormal: cells.reduce((sum, { abnormal }) => sum + abnormal, 0),
    ...{ people: all('people'), abnormalPeople: all('abnormalPeople') },
  };
}

/** The people of a cell in the two classes by which it may be shown: with an abnormal result, and without. */
export function peopleOf({ people, abnormalPeople }: ResultCell): [abnormal: number, others: number] {
  return [abnormalPeople.size, people.size - abnormalPeople.size];
}
