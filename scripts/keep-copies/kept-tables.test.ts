import { expect, test } from 'vitest';
import { tables } from '../../src/subjects/registry.ts';
import { mustBeDeclared } from './kept-tables.ts';
import { rows } from './rows.ts';

test('a row of a table that no subject declares is not left out silently', () => {
  expect(() => mustBeDeclared(['units', 'units 2', 'teams'], { units: {} })).toThrow(
    /^No subject declares teams, .* src\/subjects\/registry\.ts/,
  );
});

test('every row that the copies get is of a declared table', async () => {
  mustBeDeclared(Object.keys(await rows({ size: 1, sha256: '' })), tables);
});
