import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filterByContract } from './responses.server.ts';

const row = z.object({ id: z.string(), user: z.object({ email: z.string() }), note: z.string().optional() });
const list = z.object({ rows: z.array(row), total: z.number().optional() });
const good = (id: string) => ({ id, user: { email: `${id}@zelo.test` } });

describe('what an answer holds beyond its contract never leaves', () => {
  const secret = { secret: 'x' };
  test.each([
    ['beside the rows', { rows: [good('a'), good('b')], ...secret }],
    ['in every row', { rows: [good('a'), good('b')].map((each) => ({ ...each, ...secret })) }],
    ['deep in every row', { rows: ['a', 'b'].map((id) => ({ id, user: { ...good(id).user, ...secret } })) }],
  ])('%s', (_where, answer) => {
    expect(filterByContract(list, answer)).toEqual({ rows: [good('a'), good('b')] });
  });

  test('in a single record', () => {
    expect(filterByContract(z.object({ row }), { row: { ...good('a'), ...secret } })).toEqual({ row: good('a') });
  });
});

test.each([[[]], [[good('a')]], [[good('a'), good('b'), good('c')]]])('a list leaves as it is: %j', (rows) => {
  expect(filterByContract(list, { rows, total: rows.length })).toEqual({ rows, total: rows.length });
});

test('an answer that lacks what its contract promises is a fault', () => {
  expect(() => filterByContract(list, { rows: [{ id: 'a' }, { id: 'b' }] })).toThrow('expected object');
});
