import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Parts, Rows } from '../platform/response.server.ts';
import { send } from './responses.server.ts';

const row = z.object({ id: z.string(), user: z.object({ email: z.string() }), note: z.string().optional() });
const list = z.object({ rows: z.array(row), total: z.number().optional() });
const good = (id: string) => ({ id, user: { email: `${id}@zelo.test` } });
const secret = { secret: 'x' };

const app = fastify();
let [schema, answer]: [z.ZodType, unknown] = [list, null];
app.get('/', (_, reply) => send(reply, schema, answer));
afterAll(() => app.close());

/** What a caller is sent of an answer whose contract promises this. */
async function sent(promised: z.ZodType, answered: unknown) {
  [schema, answer] = [promised, answered];
  const { statusCode, body } = await app.inject('/');
  return { status: statusCode, body: JSON.parse(body) };
}

test.each([
  ['beside the rows', { rows: [good('a'), good('b')], ...secret }],
  ['in every row', { rows: [good('a'), good('b')].map((each) => ({ ...each, ...secret })) }],
  ['in the last row only', { rows: [good('a'), { ...good('b'), ...secret }] }],
  ['deep in the last row', { rows: [good('a'), { id: 'b', user: { ...good('b').user, ...secret } }] }],
  ['beside selected rows', { rows: new Rows(row, [good('a'), good('b')]), ...secret }],
  ['beside rows in parts', { rows: inParts([good('a'), good('b')]), ...secret }],
])('what an answer holds beyond its contract never leaves: %s', async (_where, answered) => {
  expect(await sent(list, answered)).toEqual({ status: 200, body: { rows: [good('a'), good('b')] } });
});

test('neither does it of a single record', async () => {
  const body = { row: good('a') };
  expect(await sent(z.object({ row }), { row: { ...good('a'), ...secret } })).toEqual({ status: 200, body });
});

test('what a contract makes of a value, it makes of every row', async () => {
  const loud = z.object({ rows: z.array(z.object({ id: z.string().transform((id) => id.toUpperCase()) })) });
  const { body } = await sent(loud, { rows: [{ id: 'a' }, { id: 'b' }] });
  expect(body).toEqual({ rows: [{ id: 'A' }, { id: 'B' }] });
});

test.each([[[]], [[good('a')]], [[good('a'), good('b'), good('c')]]])('a list leaves as it is: %j', async (rows) => {
  const body = { rows, total: rows.length };
  expect((await sent(list, body)).body).toEqual(body);
  expect((await sent(list, { ...body, rows: new Rows(row, rows) })).body).toEqual(body);
  expect((await sent(list, { ...body, rows: inParts(rows) })).body).toEqual(body);
});

test.each([
  ['lacks what its contract promises', { rows: [good('a'), { id: 'b' }] }],
  ['has rows that were selected for another list', { rows: new Rows(row.extend(secretShape()), [good('a')]) }],
])('an answer that %s is a fault', async (_what, answered) => {
  expect((await sent(list, answered)).status).toBe(500);
});

function inParts(rows: readonly ReturnType<typeof good>[]) {
  return new Parts(row, rows.length, async function* () {
    for (const each of rows) yield [each];
  });
}

function secretShape() {
  return { secret: z.string().optional() };
}
