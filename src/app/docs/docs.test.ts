import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveDocs } from './docs.server.ts';

test('a document that could not be made is made for the next who asks, and then kept', async () => {
  const app = fastify();
  let tries = 0;
  await serveDocs(app, "default-src 'none'", async () => {
    tries += 1;
    if (tries === 1) throw new Error('no memory');
    return { openapi: '3.1.0', info: { title: 'Zelo' } };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = () => fetch(`${url}/api/docs/json`);
  expect((await ask()).status).toBe(500);
  for (let times = 0; times < 2; times++) {
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([200, { openapi: '3.1.0', info: { title: 'Zelo' } }]);
  }
  expect(tries).toBe(2);
  await app.close();
});
