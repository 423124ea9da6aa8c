import { expect, test } from 'vitest';
import { isCovered } from './green.ts';
import { greenOf } from './run-vitest.ts';

const stamp = { inputs: 'a', projects: ['unit', 'api on sqlite'], covers: 3 };

test.each([
  [stamp, 'a', ['unit'], true],
  [stamp, 'a', ['unit', 'api on sqlite'], true],
  [stamp, 'a', ['unit', 'api on postgres'], false],
  [stamp, 'b', ['unit'], false],
  [undefined, 'a', ['unit'], false],
])('a stamp %j covers the inputs %s in %j: %s', (given, inputs, projects, covered) => {
  expect(isCovered(given, inputs, projects)).toBe(covered);
});

test('green is a file that ran and failed in no project', () => {
  const files = [
    { project: 'unit', file: 'a', isGreen: true },
    { project: 'api on sqlite', file: 'b', isGreen: true },
    { project: 'api on postgres', file: 'b', isGreen: false },
  ];
  expect(greenOf({ files }, ['a', 'b', 'c'])).toEqual(['a']);
});
