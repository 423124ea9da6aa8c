import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeep, runs, seed } from './chance.ts';

test('a property that says nothing by itself has the seed and the number of the run', () => {
  let tried = 0;
  const { numRuns, seed: given } = fc.check(fc.property(fc.nat(), () => void tried++));
  expect([given, numRuns, tried]).toEqual([seed, runs(100), runs(100)]);
});

test('all is tried in a deep run, a quarter else, and nothing never', () => {
  expect([runs(100), runs(15), runs(1)]).toEqual(isDeep ? [100, 15, 1] : [25, 4, 1]);
});
