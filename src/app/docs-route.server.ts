import type { FastifyInstance } from 'fastify';

/**
 * Serves the documentation of the API, made when it is first asked for: it would take a third of the server's start and
 * memory, and most installations never open it (docs/performance.md).
 * @param policy the Content-Security-Policy of that page and its parts
 */
export function serveDocs(app: FastifyInstance, policy: string): void {
  let opening: Promise<FastifyInstance> | undefined;
  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, async (request, reply) => {
      opening ??= import('./docs.server.ts').then(({ openDocs }) => openDocs(policy));
      const docs = await opening;
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      reply.hijack();
      docs.routing(request.raw, reply.raw);
    });
  }
}
