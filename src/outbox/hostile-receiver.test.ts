import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { type Outcome, postEvent } from './post-event.server.ts';

/** A system that means harm, or is broken: what it answers is written on the wire as it stands. */

const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
});

const networks = ['127.0.0.1/32'];

async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})));
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Sends an event to a system that does this with each connection on which something came. */
async function sentTo(answer: (socket: Socket) => void): Promise<Outcome> {
  const port = await listening(createServer((socket) => socket.once('data', () => answer(socket))));
  return send(`http://127.0.0.1:${port}/`);
}

function send(url: string): Promise<Outcome> {
  return postEvent({ url, secrets: ['whsec_AAAA'], id: '1', body: '{}', networks }, new AbortController().signal);
}

test('an answer without an end is cut off, and its status counts', async () => {
  let [written, isOver] = [0, false];
  const outcome = await sentTo((socket) => {
    socket.on('close', () => {
      isOver = true;
    });
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10000000000\r\n\r\n');
    const more = () => {
      while (!isOver && written < 1e9) {
        written += 65_536;
        if (!socket.write(Buffer.alloc(65_536))) return;
      }
    };
    socket.on('drain', more);
    more();
  });
  expect(outcome).toEqual({ status: 200, reason: null });
  await until(() => isOver);
  expect(written).toBeLessThan(1e9);
});

// Those that wait for the end of patience wait together.
test.concurrent('an answer that drips holds one connection, which is over when its sending is', async () => {
  let isOver = false;
  const outcome = await sentTo((socket) => {
    socket.on('close', () => {
      isOver = true;
    });
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n.');
  });
  expect(outcome).toEqual({ status: 200, reason: null });
  await until(() => isOver);
});

test.concurrent.each([
  ['nothing at all', () => {}, 'timeout'],
  ['the end of the connection', (socket: Socket) => socket.end(), 'connection'],
  ['no HTTP', (socket: Socket) => socket.end('220 mail.example ESMTP\r\n'), 'connection'],
  ['another protocol', (socket: Socket) => socket.write(upgrade), 'connection'],
  [
    'headers without an end',
    (socket: Socket) => socket.write(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(9_999)}`),
    'connection',
  ],
  [
    'a header without an end',
    (socket: Socket) => socket.write(`HTTP/1.1 200 OK\r\na: ${'b'.repeat(99_999)}`),
    'connection',
  ],
] as const)('%s is a failure', async (_what, answer, reason) => {
  expect(await sentTo(answer)).toEqual({ status: null, reason, retryAfterMs: null });
});

const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

test('what an answer says of itself is not kept: a number, and a pause of its own choice', async () => {
  const text = '<script>alert(1)</script>';
  const answer = `HTTP/1.1 500 ${text}\r\nretry-after: ${text}\r\ncontent-length: 25\r\n\r\n${text}`;
  expect(await sentTo((socket) => socket.end(answer))).toEqual({ status: 500, reason: 'answer', retryAfterMs: null });
});

test('a certificate that nobody vouches for is not accepted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-hook-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', [...kind, '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  let asked = 0;
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    asked++;
    response.writeHead(204).end();
  });
  rmSync(folder, { recursive: true });
  const port = await listening(server);
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ status: null, reason: 'certificate' });
  expect(asked).toBe(0);
});
