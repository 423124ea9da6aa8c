import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearInSeconds = 31_536_000;

/**
 * Serves the built pages: a path that was rendered at build time as its own HTML, any other as the page that starts the
 * application in the browser.
 * @param root the folder of the built pages; when it is missing (API tests) only the API is served
 */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
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
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  for (const page of globSync('*/index.html', { cwd: root })) {
    app.get(`/${dirname(page)}`, (_request, reply) => reply.sendFile(page));
  }
  app.get('/*', (_request, reply) => reply.sendFile('__spa-fallback.html'));
}

/** The hashes of the scripts that stand in the built pages themselves: what the Content-Security-Policy lets run. */
export function inlineScriptHashes(root: string): string[] {
  const hashes = globSync('**/*.html', { cwd: root }).flatMap((file) => {
    const html = readFileSync(join(root, file), 'utf8');
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    return scripts.map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    );
  });
  return [...new Set(hashes)];
}
