import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { fillPlaces, type PlaceValues } from './fill-places.server.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Where the values of the places come from. */
export type PageValues = {
  /** Says cheaply whether the values are still the same: another word, other values. */
  version: () => Promise<string>;
  read: () => Promise<PlaceValues>;
};

type Filled = { etag: string; html: Buffer; br: Buffer; gzip: Buffer };

/** How long values are taken to be the same without asking. */
const freshMs = 1_000;

/** How long a visitor waits for the answer: whatever the database does, the page comes. */
const patienceMs = 1_000;

/** The values of a version, with the pages that have been asked for since. */
type Filling = { version: string; values: PlaceValues; pages: Map<string, Promise<Filled>> };

/**
 * The built pages with the values of today in their places. A page is filled in and compressed when it is asked for, once until
 * the values change; every node looks for that itself, at most once a second and only while pages are asked for.
 * @param root the folder of the built pages
 * @returns `send` answers a page; `freshen` reads the values if it is time to; `fill` makes a page that has further places,
 * for one answer alone
 */
export function filledPages(root: string, files: readonly string[], source: PageValues) {
  const templates = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  let filling: Filling | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const version = await source.version();
    if (version !== filling?.version) filling = { version, values: await source.read(), pages: new Map() };
    askedAt = performance.now();
  }

  async function freshen(log: FastifyBaseLogger): Promise<void> {
    if (performance.now() - askedAt < freshMs) return;
    asking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'the values of the pages could not be read; they stay'))
      .finally(() => {
        asking = null;
      });
    await (filling ? Promise.race([asking, pause(patienceMs, undefined, { ref: false })]) : asking);
  }

  function pageOf(file: string): Promise<Filled> {
    if (!filling) throw new Error(`${file}: the values of its places are not known yet`);
    const { pages, values } = filling;
    const page = pages.get(file) ?? filled(templates.get(file) ?? '', values);
    pages.set(file, page);
    return page;
  }

  async function send(file: string, request: FastifyRequest, reply: FastifyReply) {
    await freshen(request.log);
    const page = await pageOf(file);
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag });
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(request, name));
    if (!encoding) return reply.send(page.html);
    return reply.header('content-encoding', encoding).send(page[encoding]);
  }

  async function fill(file: string, more: PlaceValues, log: FastifyBaseLogger): Promise<string> {
    await freshen(log);
    return fillPlaces(templates.get(file) ?? '', { ...filling?.values, ...more });
  }

  return { fill, freshen, send };
}

async function filled(template: string, values: PlaceValues): Promise<Filled> {
  const html = Buffer.from(fillPlaces(template, values));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const [br, gzipped] = await Promise.all([brotli(html), zip(html, { level: 9 })]);
  return { etag, html, br, gzip: gzipped };
}

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => one.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(one));
}
