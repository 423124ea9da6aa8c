import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inGroups, newVerificationCode } from '../documents/issued/verification-code.rules.ts';
import { startServer } from '../testing/start-process.ts';

/** One request, written as it is: no client mends what stands in it. */
async function sendRaw(url: string, head: string): Promise<string> {
  const { port, host } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`${head}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const answer = text(socket);
  await once(socket, 'close');
  return answer;
}

test('however a verification is asked for and whatever becomes of it, the log of the process holds no code', async () => {
  const server = await startServer({ LOG_LEVEL: 'trace' });
  const code = newVerificationCode();
  const grouped = inGroups(code);
  const ways = [
    ...[`GET /v/${code}`, `GET /v/${grouped}`, `GET /v/${code.toLowerCase()}`, `GET /V/${code}`, `GET //v/${code}`],
    ...[
      `GET /v/${code}/more`,
      `GET /v/${code}?a=${code}`,
      `GET /v?code=${grouped}`,
      `HEAD /v/${code}`,
      `POST /v/${code}`,
    ],
    ...[`GET /%76/${code}`, `GET ${server.url}/v/${code}`, `GET /v/%zz${code}`, `GET /v/${code.repeat(200)}`],
    `GET /v/${code}?_format=application/validador-iti+json&_secretCode=${code}`,
  ].map((line) => `${line} HTTP/1.1`);
  const broken = [`GET /v/${code} HTTP/9.9`, `GET /v/${code}`, `GET /v/${code} HTTP/1.1\r\nbroken`];
  for (const head of [...ways, ...broken, `GET /v/${code} HTTP/1.1\r\nexpect: nothing`])
    await sendRaw(server.url, head);
  await server.end();
  const log = server.logged();
  expect(log.filter(({ path }) => path === '/v/…').length).toBeGreaterThan(5);
  const written = JSON.stringify(log).toUpperCase();
  for (const secret of [code, grouped, encodeURIComponent(grouped)]) expect(written).not.toContain(secret);
  await server.stop();
});
