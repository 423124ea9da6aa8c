import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, signIn } from '../testing/factories.ts';
import { type LiveStream, openLive } from '../testing/live.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';
import { usualPatience } from './unreadable.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { patience: { ...usualPatience, loop: 1 } });
});
afterAll(() => app.stop());

/** What a visitor is answered. */
const status = async () => (await app.call('GET', '/profile')).status;

/** Longer than a sample, as a machine does it that has more to do than it can, or the lock of another process. */
function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
}

/** A request that is under way until its line is cut. */
async function begin(): Promise<Socket> {
  const { hostname, port, host } = new URL(app.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  return socket;
}

test('who waits for the machine, and not for others, is not refused', async () => {
  for (let times = 0; times < 5; times++) {
    standStill();
    expect(await Promise.all([status(), status(), status()])).toEqual([401, 401, 401]);
  }
});

test('what is too much is refused, and no longer once it has been answered', async () => {
  const many = await Promise.all(Array.from({ length: 200 }, begin));
  const refusal = async () => {
    standStill();
    return app.call('GET', '/profile');
  };
  await expect.poll(refusal).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect((await refusal()).headers.get('retry-after')).toBe('10');
  const closed = many.map((socket) => once(socket, 'close'));
  for (const socket of many) socket.destroy();
  await Promise.all(closed);
  await expect.poll(status).toBe(401);
});

test('however many streams stay open, they are not too much', async () => {
  const { company } = await makeCompany(app);
  const streams: LiveStream[] = [];
  while (streams.length < 120) {
    const token = await signIn(app, company.user.email);
    const some = await Promise.all(Array.from({ length: 10 }, () => openLive(app, token)));
    streams.push(...some.filter((stream) => stream.status === 200));
  }
  for (let times = 0; times < 5; times++) {
    standStill();
    expect(await status()).toBe(401);
  }
  for (const stream of streams) stream.close();
  await until(async () => (await app.connections()) < streams.length);
});
