import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeOf } from '../../platform/places.ts';
import { servePages } from './pages.server.ts';

let root: string;
let app: FastifyInstance;
/** What stands in the places, as the database would have it. */
let stored: { version: string; name: string };
let reads: number;
let isAway: boolean;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'zelo-pages-'));
  for (const folder of ['assets', 'login']) mkdirSync(join(root, folder));
  for (const page of ['index.html', 'login/index.html', '__spa-fallback.html']) {
    writeFileSync(join(root, page), `<title>${placeOf('name')}</title><p>${page}</p>`);
  }
  writeFileSync(join(root, 'robots.svg'), '<svg/>');
  stored = { version: '1', name: 'Primeira <Clínica>' };
  reads = 0;
  isAway = false;
  app = Fastify();
  await servePages(app, root, {
    version: async () => {
      if (isAway) throw new Error('away');
      return stored.version;
    },
    read: async () => {
      reads++;
      return { name: stored.name };
    },
  });
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const titleAt = async (url: string) => /<title>(.*)<\/title>/.exec((await get(url)).body)?.[1];

test('every page comes with the values of its places, and any other path is the application', async () => {
  for (const [url, page] of [
    ['/', 'index.html'],
    ['/login', 'login/index.html'],
    ['/companies/edit/1', '__spa-fallback.html'],
    ['/index.html', '__spa-fallback.html'],
  ]) {
    expect((await get(url ?? '')).body, url).toBe(`<title>Primeira &#60;Clínica&#62;</title><p>${page}</p>`);
  }
  expect((await get('/robots.svg')).body).toBe('<svg/>');
  expect(reads).toBe(1);
});

test('a page comes compressed as its reader takes it', async () => {
  const plain = await get('/', { 'accept-encoding': 'br;q=0, gzip; q=0.0, identity' });
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test('a page that is still the same is not sent again; one that has changed is', async () => {
  const first = await get('/');
  const known = { 'if-none-match': `"other", ${first.headers.etag}` };
  expect(await get('/', known)).toMatchObject({ statusCode: 304, body: '' });
  stored = { version: '2', name: 'Segunda' };
  await expect.poll(async () => (await get('/', known)).statusCode).toBe(200);
  expect(await titleAt('/login')).toBe('Segunda');
  expect(reads).toBe(2);
});

test('while the values can’t be read the page stays as it was', async () => {
  expect(await titleAt('/')).toBe('Primeira &#60;Clínica&#62;');
  isAway = true;
  stored = { version: '2', name: 'Segunda' };
  await new Promise((later) => setTimeout(later, 1_100)); // It is asked again.
  expect(await titleAt('/')).toBe('Primeira &#60;Clínica&#62;');
  isAway = false;
  await expect.poll(() => titleAt('/')).toBe('Segunda');
});

test('a part of the address that is no page of its own is none', async () => {
  expect((await get('/assets/none.js')).statusCode).toBe(404);
});
