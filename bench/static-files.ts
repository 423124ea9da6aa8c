import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const compressible = /^(text|application|image\/svg)/;

/** The floor of a page: a server that does nothing but answer files from memory, compressed beforehand. */
export async function serveFiles(folder: string): Promise<{ url: string; stop: () => void }> {
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((name) => {
      const type = types[extname(name)] ?? 'application/octet-stream';
      const bytes = readFileSync(join(folder, name));
      return [`/${name}`, { type, body: compressible.test(type) ? gzipSync(bytes) : bytes }];
    }),
  );
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    const encoding = compressible.test(file.type) ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length, ...encoding });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
