import { expect, test } from 'vitest';
import { endpointsOf } from '../access/endpoints.server.ts';
import { rows } from '../testing/authorization/rows.ts';
import { exampleCalls } from '../testing/example-calls.ts';
import { contracts } from './api.server.ts';

const names = endpointsOf(contracts)
  .map(({ name }) => name)
  .sort();

test('every endpoint of the contracts has a row that says who may call it, and each row an endpoint', () => {
  expect(Object.keys(rows).sort(), 'add the new endpoint to the rows of its room, src/testing/authorization').toEqual(
    names,
  );
});

test('every endpoint of the contracts has an example, and each example an endpoint', () => {
  expect(
    Object.keys(exampleCalls).sort(),
    'add the new endpoint to the calls of its room, src/testing/examples',
  ).toEqual(names);
});
