import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { s3Storage } from '../../platform/storage/s3-storage.server.ts';

/** A store that answers every PUT with this status. */
async function storeWith(status: number) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url?.split('?')[0]}`);
    request.resume().on('end', () => response.writeHead(status, { etag: '"x"' }).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { endpoint, region: 'r', bucket: 'balde', accessKeyId: 'a', secretAccessKey: 'b' };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { storage: s3Storage(settings, 1_000), seen, stop };
}

test('a store without room is known by what it answers to a small file, and asked again only after a while', async () => {
  const full = await storeWith(507);
  expect([await full.storage.hasRoom(), await full.storage.hasRoom()]).toEqual([false, false]);
  expect(new Set(full.seen)).toEqual(new Set(['PUT /balde/arriving/room']));
  await full.stop();
  const roomy = await storeWith(200);
  expect([await roomy.storage.hasRoom(), await roomy.storage.hasRoom()]).toEqual([true, true]);
  expect(roomy.seen).toHaveLength(1);
  await roomy.stop();
});

test('one that lets nothing be written is no store to call well', async () => {
  const refusing = await storeWith(403);
  await expect(refusing.storage.hasRoom()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  await refusing.stop();
});
