import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationOfError } from '../testing/abuse/check.ts';
import { signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { trackResponses, type UnderWay } from './under-way.server.ts';
import { handleUnreadableRequests, usualPatience } from './unreadable.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { patience: { ...usualPatience, head: 2_000, request: 3_000, look: 100, loop: 0 } });
});
afterAll(() => app.stop());

/** Writes this on a line of its own; answers what came back until it was closed, in the parts that tests look at. */
async function speak(text: string, then?: (socket: Socket) => void, url = app.url) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text, 'latin1');
  then?.(socket);
  let said = '';
  const closed = new Promise<void>((done) => socket.on('close', () => done()));
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => {});
  await closed;
  const [head = '', body = ''] = said.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { status: Number(first.split(' ')[1] ?? 0), headers, text: body };
}

const host = 'Host: zelo.test\r\n';
const login = `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

describe('what is no request is refused in the one error shape', () => {
  test.each([
    ['no protocol at all', 'olá\r\n\r\n', 400],
    ['another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
    ['an unknown method', `JUMP / HTTP/1.1\r\n${host}\r\n`, 400],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a space in the address', `GET /api/a b HTTP/1.1\r\n${host}\r\n`, 400],
    ['a null byte in a header', `GET /api/health HTTP/1.1\r\n${host}x: a\u0000b\r\n\r\n`, 400],
    ['a header without a name', `GET /api/health HTTP/1.1\r\n${host}: a\r\n\r\n`, 400],
    ['a length that is no number', `${login}Content-Length: x\r\n\r\n`, 400],
    ['two lengths', `${login}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400],
    ['a length and chunks', `${login}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a broken chunk', `${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400],
    ['a head of 20 KB', `GET /api/health HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a cut head', `GET /api/health HTTP/1.1\r\nHo`, 408],
    ['an expectation', `${login}Expect: miracles\r\nContent-Length: 2\r\n\r\n{}`, 417],
  ])('%s', async (_what, text, status) => {
    const response = await speak(text);
    expect(response.status).toBe(status);
    expect(violationOfError({ ...response, headers: { ...response.headers } })).toBeNull();
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    // On a machine that can do next to nothing this, too, may come too slowly.
    await expect.poll(async () => (await app.call('GET', '/health')).status).toBe(200);
  });
});

describe.concurrent('a request that comes too slowly', () => {
  /** A byte every tenth of a second for as long as the line is there. */
  const trickle = (bytes: string) => (socket: Socket) => {
    const timer = setInterval(() => socket.write(bytes), 100);
    socket.on('close', () => clearInterval(timer));
  };

  test.each([
    ['in its head', `GET /api/health HTTP/1.1\r\n${host}`, 'x: y\r\n'],
    ['in a body of a known length', `${login}Content-Length: 1000\r\n\r\n{"email":"`, 'a'],
    ['in a body of chunks', `${login}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
    ['in a file', `PUT /api/files/x HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`, 'a'],
  ])('%s is cut', async (_where, head, bytes) => {
    const { status } = await speak(head, trickle(bytes));
    expect([0, 404, 408]).toContain(status);
  });

  test('is told why, as long as nothing else has been said', async () => {
    const response = await speak(`${login}Content-Length: 1000\r\n\r\n{"email":"`, trickle('a'));
    expect(response).toMatchObject({ status: 408, text: expect.stringContaining('demorou demais para chegar') });
  });

  test('keeps nobody else waiting, be it two hundred at once', async () => {
    const patient = await startApp({}, { patience: { ...usualPatience, request: 3_600_000, loop: 0 } });
    const lines: Socket[] = [];
    const begin = (socket: Socket) => {
      lines.push(socket);
      trickle('a')(socket);
    };
    const body = `${login}Content-Length: 1000000\r\n\r\n{`;
    const slow = Array.from({ length: 200 }, () => speak(body, begin, patient.url));
    const token = await signInFirstAdmin(patient);
    for (let calls = 0; calls < 20; calls++) {
      expect((await patient.call('GET', '/profile', { as: token })).status).toBe(200);
    }
    expect(lines.filter(({ closed }) => closed)).toEqual([]);
    for (const line of lines) line.destroy();
    await Promise.all(slow);
    await patient.stop();
  });
});

test('nothing is written into an answer that has begun', async () => {
  const underWay: UnderWay = new Map();
  const server = Fastify({ clientErrorHandler: handleUnreadableRequests({}, underWay) });
  trackResponses(server.server, underWay);
  server.get('/', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('begun, and never finished');
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const nonsense = (socket: Socket) => socket.once('data', () => socket.write('no request\r\n\r\n'));
  const { status, text } = await speak(`GET / HTTP/1.1\r\n${host}\r\n`, nonsense, url);
  expect(status).toBe(200);
  expect(text).toContain('begun');
  expect(text).not.toContain('BAD_REQUEST');
  await server.close();
});
