import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { beginError, sendError } from '../../server/errors.server.ts';
import type { FillPage } from '../../server/pages/pages.server.ts';
import { addressOf, originOf } from '../../server/request-source.server.ts';
import { inGroups, readVerificationCode } from '../issued/verification-code.rules.ts';
import { lookUp, type Visit } from './look-up.server.ts';
import { answerValidator, isValidator } from './validators.server.ts';
import { type Outcome, verificationValues } from './verification-places.rules.ts';
import { countVerified } from './verifications.db.ts';

/** The built page. */
export const verificationPage = 'v/index.html';

type Parts = {
  db: Database;
  storage: Storage;
  publicUrl: string | undefined;
  /** The Content-Security-Policy of the page: it sends nothing. */
  policy: string;
  /** Makes the page; null where no pages are served. */
  fill: FillPage | null;
};

type Asked = { Params: { '*': string }; Querystring: Readonly<Record<string, unknown>> };

/**
 * `GET /v/{code}`, where the QR code of an issued document leads, and `GET /v`, which asks for a code: for everybody, without a
 * session and without scripts (product 15.4, decision 53). Whatever stands behind `/v/` is looked up in the same way, and has
 * the same answer when it is no document's.
 */
export function serveVerification(app: FastifyInstance, { db, storage, publicUrl, policy, fill }: Parts): void {
  if (!fill) return;
  const visitOf = (request: FastifyRequest, code: string): Visit => ({ db, address: addressOf(request), code });

  async function show(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
    const html = await fill?.(verificationPage, verificationValues(outcome), request.log);
    return reply
      .headers({ ...unlisted, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  app.register(async (routes) => {
    routes.setErrorHandler(async (error, request, reply) => {
      if (isValidator(request.query)) return sendError(error, request, reply.headers(unlisted));
      const { status, message } = beginError(error, request, reply);
      return show(request, reply, { refused: { title: status === 429 ? tooMany : notNow, message } });
    });

    routes.get<Asked>('/v', async (request, reply) => {
      const typed = typeof request.query.code === 'string' ? request.query.code.trim() : '';
      if (!typed) return show(request, reply, { asking: true });
      // Somebody may paste the whole address.
      const code = typed.replace(/^.*\/v\//i, '');
      const known = readVerificationCode(code);
      return reply.headers(unlisted).redirect(`/v/${known ? inGroups(known) : encodeURIComponent(code)}`, 303);
    });

    async function verify(request: FastifyRequest<Asked>, reply: FastifyReply) {
      const code = request.params['*'].replace(/\/$/, '');
      if (!code) return show(request, reply, { asking: true });
      const visit = visitOf(request, code);
      if (isValidator(request.query)) {
        const origin = originOf(request, publicUrl);
        return reply
          .headers(unlisted)
          .send(await answerValidator(visit, request.query._secretCode, { storage, origin }));
      }
      const found = await lookUp(visit);
      if (!found) return show(request, reply.code(404), { missing: true });
      if (request.method === 'GET') await countVerified(db, found);
      return show(request, reply, { found, at: new Date().toISOString() });
    }
    routes.get<Asked>('/v/*', verify);
    // As a telephone writes what begins a line.
    routes.get<Asked>('/V/*', verify);
  });
}

/** Kept by nobody and found by nobody: an address with a code belongs to whoever holds the paper. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' };

const tooMany = 'Muitas verificações em pouco tempo';
const notNow = 'Não foi possível verificar agora';
