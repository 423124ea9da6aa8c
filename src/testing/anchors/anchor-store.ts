import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A store with the part of S3's interface that anchors use, which writes nothing over. `objects` is what it has, by its name. */
export async function startAnchorStore() {
  const objects = new Map<string, string>();
  const manner = { isDown: false };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    const body = await text(request);
    const name = decodeURIComponent(pathname.replace(/^\/anchors\/?/, ''));
    const isKnown = request.headers.authorization?.includes('Credential=zelo/') ?? false;
    if (manner.isDown || !isKnown) return void response.writeHead(manner.isDown ? 503 : 403).end();
    if (request.method === 'PUT') {
      const isTaken = objects.has(name) && request.headers['if-none-match'] === '*';
      if (!isTaken) objects.set(name, body);
      return void response.writeHead(isTaken ? 412 : 200).end();
    }
    if (name) return void response.writeHead(objects.has(name) ? 200 : 404).end(objects.get(name));
    const rows = [...objects.keys()].map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${rows}</ListBucketResult>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    manner,
    settings: { ANCHOR_STORE_URL: `http://zelo:segredo@127.0.0.1:${port}/anchors` },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
