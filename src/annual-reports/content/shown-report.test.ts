import { expect, test } from 'vitest';
import { shownCats, shownDiseases, type Worker } from './shown-report.rules.ts';

const by = { breakdown: 'sector', nameOf: (place: string) => place, rank: () => 0.5 } as const;
const worker = (id: string, sector: string): Worker => ({ id, unitId: null, sector, function: 'Pintor' });
const ofSector = (sector: string, people: number) =>
  Array.from({ length: people }, (_, at) => worker(`${sector} ${at}`, sector));
const ill = (ids: readonly string[], sector: string, isNew: boolean) =>
  ids.map((id) => ({ ...worker(id, sector), isNew }));
const people = [...ofSector('Forja', 10), ...ofSector('Loja', 10)];

test('who has left before the period counts with a new disease only', () => {
  const gone = ['a', 'b', 'c'];
  const none = [
    { name: 'Forja', counts: [0, 0, 10] },
    { name: 'Loja', counts: [0, 0, 10] },
  ];
  expect(shownDiseases(people, ill(gone, 'Forja', false), by).rows).toEqual(none);
  expect(shownDiseases(people, ill(gone, 'Forja', true), by).rows[0]).toEqual({ name: 'Forja', counts: [3, 0, 10] });
});

test('who has a disease counts where they worked when it was found, and where that is not known where they are', () => {
  const moved = ['Loja 0', 'Loja 1', 'Loja 2'];
  const found = shownDiseases(people, ill(moved, 'forja', false), by);
  expect(found.rows.map(({ counts }) => counts)).toEqual([
    [0, 3, 10],
    [0, 0, 7],
  ]);
  const unknown = shownDiseases(people, ill(moved, '', false), by);
  expect(unknown.rows[1]).toEqual({ name: 'Loja', counts: [0, 3, 7] });
  const again = shownDiseases(people, [...ill(moved, 'Forja', false), ...ill(moved, 'Loja', true)], by);
  expect(again.rows[1]).toEqual({ name: 'Loja', counts: [3, 0, 7] });
});

/** CATs of so many people with one each, of a kind of accident. */
const cats = (of: string, people: number, accident: string, disease = '') =>
  Array.from({ length: people }, (_, at) => ({ employeeId: `${of} ${at}`, accident, disease }));

test('CATs are counted, and not their people: one of a person who has had one already is one more', () => {
  const again = [...cats('a', 4, 'Típico'), ...cats('a', 2, 'Típico')];
  expect(shownCats(again, 40, () => 0.5).rows).toEqual([{ name: 'Típico', counts: [6, 36] }]);
  expect(shownCats([], 40, () => 0.5).total).toEqual([0, 40]);
});

test('CATs of diseases are told apart by which, and what is of one or two people is in no row', () => {
  const told = [...cats('a', 4, 'Típico'), ...cats('b', 3, 'Doença', 'H83'), ...cats('c', 3, 'Doença', 'M65')];
  expect(shownCats(told, 40, () => 0.5)).toEqual({
    rows: [
      { name: 'Doença, CID H83', counts: [3, 37] },
      { name: 'Doença, CID M65', counts: [3, 37] },
      { name: 'Típico', counts: [4, 36] },
    ],
    merged: null,
    total: [10, 30],
  });
  // Of the one person a row hides, another is hidden too: the total less what is shown would be that person's.
  const one = shownCats([...cats('a', 4, 'Típico'), ...cats('b', 1, 'Doença', 'H83')], 40, () => 0.5);
  expect(one).toEqual({ rows: [], merged: { names: ['Doença, CID H83', 'Típico'], counts: [5, 35] }, total: [5, 35] });
});

test('many CATs of one or two people are not shown: who they are of could be found', () => {
  const many = Array.from({ length: 9 }, () => cats('a', 2, 'Típico')).flat();
  expect(shownCats(many, 40, () => 0.5)).toEqual({ rows: [], merged: null, total: null });
});
