import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { keysOf } from './idempotency.ts';

const creating = ['make', 'parts.make'];
const things = keysOf('things', creating);
const keyOf = (input: unknown, path = ['make']) => things.header(path, input)['idempotency-key'];

/** One try of a call, as the client makes it; answers the key that it carried. */
async function send(input: unknown, outcome: () => Promise<unknown>): Promise<string | undefined> {
  let key: string | undefined;
  const next = () => {
    key = keyOf(input);
    return outcome();
  };
  await things.settle({ path: ['make'], input, next }).catch(() => {});
  return key;
}

const made = async () => ({ id: 1 });
const failed = (error: Error) => () => Promise.reject(error);

test('a call whose answer was lost carries the key of the first try', async () => {
  const first = await send({ name: 'A' }, failed(new TypeError('Failed to fetch')));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await send({ name: 'A' }, failed(new ORPCError('BAD_GATEWAY', { status: 502 })))).toBe(first);
  expect(await send({ name: 'A' }, failed(new DOMException('given up', 'AbortError')))).toBe(first);
  expect(await send({ name: 'B' }, made)).not.toBe(first);
  expect(await send({ name: 'A' }, made)).toBe(first);
});

test('what was made or refused is over: the next call is another one', async () => {
  const first = await send({ name: 'C' }, made);
  const second = await send({ name: 'C' }, failed(new ORPCError('CONFLICT', { status: 409 })));
  const third = await send({ name: 'C' }, made);
  expect(new Set([first, second, third]).size).toBe(3);
});

test('only calls that make a record carry one, each feature its own', () => {
  expect(keyOf({ name: 'D' }, ['change'])).toBeUndefined();
  expect(keyOf({ name: 'D' }, ['unknown'])).toBeUndefined();
  expect(keyOf({ name: 'D' }, ['parts', 'make'])).toEqual(expect.any(String));
  expect(keysOf('others', creating).header(['make'], { name: 'D' })).not.toEqual(
    things.header(['make'], { name: 'D' }),
  );
});
