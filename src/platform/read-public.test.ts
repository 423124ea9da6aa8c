import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readPublic } from './read-public.server.ts';

async function read(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bytes = await readPublic(new URL(`http://127.0.0.1:${port}`), { timeoutMs: 60_000, mostBytes: 10 });
  return bytes.toString();
}

test('what is answered is read whole, up to the most that is taken', async () => {
  expect(await read((_, response) => response.end('0123456789'))).toBe('0123456789');
  await expect(read((_, response) => response.end('0123456789a'))).rejects.toThrow('answered 200 with 11 bytes');
});

test.each([204, 302, 404, 500])('an answer of %i is no file, with or without a body', async (status) => {
  await expect(read((_, response) => response.writeHead(status).end())).rejects.toThrow(`answered ${status}`);
  if (status !== 204) {
    await expect(read((_, response) => response.writeHead(status).end('here'))).rejects.toThrow(`answered ${status}`);
  }
});

test('one that ends before its end is none', async () => {
  const cut = read((_, response) => {
    response.writeHead(200, { 'content-length': 8 });
    response.write('half', () => response.destroy());
  });
  await expect(cut).rejects.toThrow();
});
