import { expect, test } from 'vitest';
import { shownDiseases, type Worker } from './shown-report.rules.ts';

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
