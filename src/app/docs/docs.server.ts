import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The page's files, named: its plugin would look for them beside itself, which in the built server is elsewhere. */
const pageFolder = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');

/**
 * `GET /api/docs`: a page to read and try the API; `GET /api/docs/json`: the document itself, which is made when any of this is
 * first asked for: its generator would take a third of the server's start and memory, and most installations never ask.
 * @param policy the Content-Security-Policy of that page and its parts
 * @param makeDocument makes the document
 */
export async function serveDocs(
  app: FastifyInstance,
  policy: string,
  makeDocument: () => Promise<object> = describeWhole,
): Promise<void> {
  const document = {};
  let made: Promise<unknown> | undefined;
  const make = async () => {
    Object.assign(document, await makeDocument());
  };
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    baseDir: pageFolder,
    logo: { type: 'image/svg+xml', content: await readFile(join(pageFolder, 'logo.svg')) },
    staticCSP: policy,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true, validatorUrl: null },
    theme: { title: 'Zelo · API' },
    uiHooks: {
      async onRequest() {
        made ??= make().catch((error: unknown) => {
          made = undefined; // The next who asks tries again.
          throw error;
        });
        await made;
      },
    },
  });
}

async function describeWhole(): Promise<object> {
  const { describeApi } = await import('./api-document.server.ts');
  return describeApi();
}
