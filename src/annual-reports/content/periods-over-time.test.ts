import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayShow } from '../../platform/counting/secret-cells.rules.ts';
import { runs } from '../../testing/chance/chance.ts';
import type { ReportContent, ShownCounts } from '../annual-reports.contract.ts';
import { besideIssued } from './beside-issued.rules.ts';
import { shownCats, shownDiseases } from './shown-report.rules.ts';
import { follows } from './solving.example.ts';

/*
 * What a company reads of diseases and CATs in the reports of several years, each corrected now and then: it knows who worked when and where, and solves what all the cells of all the reports say
 * together. A disease or a CAT comes to be known between two reports, and may be of a year whose report was issued before. Nothing of one or two people follows, nor that all of some have it.
 */

const places = ['Fábrica', 'Loja'];
const events = ['Típico', 'Trajeto'];
const lastPeriod = 2;

type Person = {
  place: number;
  /** The periods in which they work, both included. */
  from: number;
  until: number;
  /** Of which period their disease is, and their CAT, and from which report on it is known; null for none. */
  disease: { period: number; known: number } | null;
  cat: { period: number; known: number; event: number } | null;
};

/** Something that one of them may have: what a cell counts is a sum of these. */
type Unknown = { person: number; period: number; known: number; event: number };

type Cell = { counted: (one: Unknown) => boolean };

const works = ({ from, until }: Person, period: number) => from <= period && period <= until;

function contentOf(
  people: readonly Person[],
  period: number,
  { step, ranks }: { step: number; ranks: readonly number[] },
): ReportContent {
  const workers = people.flatMap((person, at) =>
    works(person, period) ? [{ id: `${at}`, unitId: `${person.place}`, sector: '', function: '' }] : [],
  );
  const diseased = people.flatMap(({ disease, place }, at) => {
    if (!disease || disease.period > period || disease.known > step) return [];
    return [{ id: `${at}`, unitId: `${place}`, sector: '', function: '', isNew: disease.period === period }];
  });
  const cats = people.flatMap(({ cat }, at) => {
    if (cat?.period !== period || cat.known > step) return [];
    return [{ employeeId: `${at}`, accident: events[cat.event] ?? '', disease: '' }];
  });
  const rank = (name: string) => ranks[name.length % ranks.length] ?? 0;
  const nameOf = (place: string) => places[Number(place)] ?? '';
  return {
    ...{ from: `${2020 + period}-01-01`, until: `${2020 + period}-12-31`, form: 'whole', degree: '3', employees: 40 },
    ...{ breakdown: 'unit', clinical: [], complementary: [], abnormal: [], unknown: 0 },
    diseases: shownDiseases(workers, diseased, { breakdown: 'unit', nameOf, rank }),
    cats: shownCats(cats, workers.length, rank),
  };
}

/** The names that each line of a table that is shown is of. */
function namesOf(table: ShownCounts | null, all: readonly string[]): (readonly string[])[] {
  if (!table) return [];
  return [
    ...table.rows.map(({ name }) => [name]),
    ...(table.merged ? [table.merged.names] : []),
    ...(table.total ? [all] : []),
  ];
}

function diseaseCells(content: ReportContent, people: readonly Person[], { period, step }: Report): Cell[] {
  return namesOf(content.diseases, places).flatMap((names) => {
    const isOf = ({ person: at, known }: Unknown) => {
      const person = people[at];
      return known <= step && person !== undefined && names.includes(places[person.place] ?? '');
    };
    return [
      { counted: (one) => isOf(one) && one.period === period },
      { counted: (one) => isOf(one) && one.period < period && works(people[one.person] as Person, period) },
    ];
  });
}

function catCells(content: ReportContent, { period, step }: Report): Cell[] {
  return namesOf(content.cats, events).map((names) => ({
    counted: (one) => one.known <= step && one.period === period && names.includes(events[one.event] ?? ''),
  }));
}

type Report = { period: number; step: number };

/** Looks for a group that no cell tells apart, or two of them, whose count is secret and follows from the cells. */
function leakOf(
  cells: readonly Cell[],
  unknowns: readonly Unknown[],
  has: (one: Unknown) => boolean,
): { having: number; people: number } | null {
  const marks = unknowns.map((one) => cells.map(({ counted }) => (counted(one) ? '1' : '0')).join(''));
  const groups = [...Map.groupBy(unknowns.keys(), (at) => marks[at] ?? '')].filter(([mark]) => mark.includes('1'));
  const known = cells.map((_, cell) => groups.map(([mark]) => Number(mark[cell])));
  const tried = groups.flatMap((_, at) => groups.slice(at).map((__, further) => [at, at + further]));
  for (const pair of tried) {
    const of = [...new Set(pair)].flatMap((at) => groups[at]?.[1] ?? []).flatMap((at) => unknowns[at] ?? []);
    const people = new Set(of.map(({ person }) => person)).size;
    const having = new Set(of.filter(has).map(({ person }) => person)).size;
    const isSecret = having > 0 && !mayShow([having, people - having]);
    const wanted = groups.map((_, at) => (pair.includes(at) ? 1 : 0));
    if (isSecret && follows(wanted, known)) return { having, people };
  }
  return null;
}

const period = fc.integer({ min: 0, max: lastPeriod });
const known = fc.integer({ min: 0, max: 4 });
const person = fc.record({
  place: fc.integer({ min: 0, max: places.length - 1 }),
  from: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: period }),
  until: fc.oneof({ weight: 5, arbitrary: fc.constant(lastPeriod) }, { weight: 1, arbitrary: period }),
  disease: fc.option(fc.record({ period: fc.integer({ min: -1, max: lastPeriod }), known }), { freq: 2 }),
  cat: fc.option(fc.record({ period, known, event: fc.integer({ min: 0, max: events.length - 1 }) }), { freq: 2 }),
});

test('of diseases and CATs in the reports of several years, corrected or not, nothing of one or two people can be computed', () => {
  let told = 0;
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 8, maxLength: 45 }),
      fc.array(period, { minLength: 2, maxLength: 5 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (people, periods, ranks) => {
        let issued: { id: string; name: string; state: string; content: ReportContent }[] = [];
        const cells: { diseases: Cell[]; cats: Cell[] } = { diseases: [], cats: [] };
        for (const [step, of] of periods.entries()) {
          const counted = contentOf(people, of, { step, ranks });
          const { content } = besideIssued(counted, issued);
          const before = issued.map((one) =>
            one.content.from === content.from ? { ...one, state: 'superseded' } : one,
          );
          issued = [{ id: `${step}`, name: '', state: 'issued', content }, ...before];
          cells.diseases.push(...diseaseCells(content, people, { period: of, step }));
          cells.cats.push(...catCells(content, { period: of, step }));
          if (step > 0 && content.diseases?.total && content.cats?.total) told += 1;
        }
        const knowns = [0, 1, 2, 3, 4];
        const unknowns = people.flatMap((_, at) =>
          [-1, 0, 1, 2].flatMap((of) =>
            knowns.flatMap((when) => events.map((__, event) => ({ person: at, period: of, known: when, event }))),
          ),
        );
        const diseases = leakOf(
          cells.diseases,
          unknowns.filter(({ event }) => event === 0),
          ({ person: at, ...one }) =>
            people[at]?.disease?.period === one.period && people[at]?.disease?.known === one.known,
        );
        expect(diseases).toBeNull();
        // Somebody may have a CAT of every year: those of two years together are not so many people.
        for (const of of new Set(periods)) {
          const ofYear = unknowns.filter((one) => one.period === of);
          const cats = leakOf(cells.cats, ofYear, ({ person: at, ...one }) => {
            const cat = people[at]?.cat;
            return cat?.period === of && cat.known === one.known && cat.event === one.event;
          });
          expect(cats).toBeNull();
        }
      },
    ),
    { numRuns: runs(800) },
  );
  // Not because a later report never tells of anything.
  expect(told).toBeGreaterThan(0);
});
