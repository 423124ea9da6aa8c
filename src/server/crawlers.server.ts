import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from './request-source.server.ts';

/** The pages for everybody; `/home` is the same page as `/`, which is its canonical address. */
const publicPages = ['/', '/login'];

/**
 * What search engines ask for: `robots.txt` and `sitemap.xml`. Their addresses are absolute, so they can't be built with the
 * pages, which are the same wherever they are served.
 * @param publicUrl the configured address; without one, that of the request
 */
export function serveCrawlers(app: FastifyInstance, publicUrl: string | undefined): void {
  const origin = (request: FastifyRequest) => originOf(request, publicUrl);
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin(request)}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const pages = publicPages.map((path) => `  <url><loc>${escapeXml(origin(request) + path)}</loc></url>`);
    const opening =
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
    return reply.type('application/xml; charset=utf-8').send(`${opening}\n${pages.join('\n')}\n</urlset>\n`);
  });
}

/** The host of a request is what its sender says. */
function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
