import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { unknownEndpoint } from '../errors.server.ts';
import type { PlaceValues } from './fill-places.server.ts';
import { filledPages, type PageValues } from './filled-pages.server.ts';

const yearInSeconds = 31_536_000;

/** Makes a page for one answer: its places have the values that every page has, and `more`. */
export type FillPage = (file: string, more: PlaceValues, log: FastifyBaseLogger) => Promise<string>;

/**
 * Serves the built pages: a path that was rendered at build time as its own HTML, any other as the page that starts the
 * application in the browser. What waits in them for a value is filled in (`filledPages`).
 * @param root the folder of the built pages; when it is missing (API tests) only the API is served
 * @param apart those that routes of their own answer, with what this returns
 */
export async function servePages(
  app: FastifyInstance,
  root: string,
  values: PageValues,
  apart: readonly string[] = [],
): Promise<FillPage | null> {
  if (!existsSync(root)) return null;
  // Apart from the others, because a route for each of some hundreds of files costs start and memory.
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${yearInSeconds}, immutable`),
  });
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  const files = globSync('**/*.html', { cwd: root });
  const pages = filledPages(root, files, values);
  void pages.freshen(app.log); // Whoever asks for a page meanwhile waits for it.
  for (const file of files.filter((name) => !apart.includes(name))) {
    const path = file === fallback ? '/*' : `/${file.replace(/\/?index\.html$/, '')}`;
    app.get(path, (request, reply) => {
      if (file === fallback && !takesPages(request.headers.accept)) throw unknownEndpoint();
      return pages.send(file, request, reply);
    });
  }
  return pages.fill;
}

/** Whether who asks can do anything with a page: an image or data that is not there is not there. */
function takesPages(accept = '*/*'): boolean {
  return /(text|\*)\/(html|\*)|application\/xhtml\+xml/i.test(accept);
}

const fallback = '__spa-fallback.html';

/** The hashes of the scripts that stand in the built pages themselves: what the Content-Security-Policy lets run. Data are no script. */
export function inlineScriptHashes(root: string): string[] {
  const hashes = globSync('**/*.html', { cwd: root }).flatMap((file) => {
    const html = readFileSync(join(root, file), 'utf8');
    const scripts = [
      ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    return scripts.map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    );
  });
  return [...new Set(hashes)];
}
