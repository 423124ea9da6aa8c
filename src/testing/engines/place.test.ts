import { expect, test } from 'vitest';
import { placeOf } from './place.ts';
import { root } from './statements-record.ts';

const stackOf = (...frames: string[]) =>
  ['Error', ...frames.map((frame) => `    at ${frame.replace('(', `(${root}/`)}:3:5)`)].join('\n');

test('a statement is that of the function of a *.db.ts which asked it', () => {
  const stack = stackOf(
    'note (src/testing/engines/record-statements.ts',
    'Proxy.execute (node_modules/kysely/dist/query-builder.js',
    'list (src/platform/database/listing.server.ts',
    'async listUnits (src/units/units.db.ts',
    'async Object.read (src/units/units.api.ts',
  );
  expect(placeOf(stack)).toBe('src/units/units.db.ts#listUnits');
});

test('without one it is that of the nearest function', () => {
  expect(placeOf(stackOf('async Object.hasTable (src/platform/database/database.server.ts'))).toBe(
    'src/platform/database/database.server.ts#hasTable',
  );
});

test('what a test asks by itself is nobody’s; what it calls is the product’s', () => {
  expect(placeOf(stackOf('rows (src/units/units.api.test.ts'))).toBeNull();
  expect(placeOf(stackOf('makeRow (src/testing/factories.ts', 'f (src/units/units.db.ts'))).toBeNull();
  expect(placeOf(stackOf('findUnit (src/units/units.db.ts', 'src/units/units.api.test.ts ('))).toBe(
    'src/units/units.db.ts#findUnit',
  );
});
