import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.server.ts';
import { unknownEndpoint } from '../../server/errors.server.ts';
import { findLetterhead } from '../practice.db.ts';
import { letterheadFolder } from './letterhead.labels.ts';

/**
 * `GET /letterhead/{name}`: the image that stands on every paper of the practice, for whoever holds one. Under a name the bytes never
 * change; that of another letterhead is nobody's.
 */
export function serveLetterhead(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { name: string } }>(`${letterheadFolder}:name`, async ({ params: { name } }, reply) => {
    const image = name.length <= 100 && (await findLetterhead(db, name));
    const [, type, bytes] = /^data:(image\/(?:png|jpeg));base64,(.+)$/.exec(image || '') ?? [];
    if (!type || !bytes) throw unknownEndpoint();
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': type })
      .send(Buffer.from(bytes, 'base64'));
  });
}
