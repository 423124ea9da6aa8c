import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { openHub } from '../live/hub.server.ts';
import { notSignedIn, tooBusy } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { isIdle, sessionIdle } from '../sign-in/idle/idle.rules.ts';
import { mustSetUp } from '../sign-in/second-factor/second-factor.rules.ts';
import { findSession } from '../sign-in/sessions/sessions.db.ts';
import { topics } from '../subjects/registry.ts';
import { tokenOf } from './calls.server.ts';
import type { Config } from './config.server.ts';

/**
 * `GET /api/live`: tells a session what has changed of what it may read, as server-sent events, until one of both goes. It
 * is no use of the session: a screen that nobody looks at keeps it open.
 * @param leaveOut takes an answer out of the requests under way
 */
export function serveLive(
  routes: FastifyInstance,
  { db, config }: { db: Database; config: Config },
  leaveOut: (response: ServerResponse) => void,
): void {
  const hub = openHub({ db, place: config, identify, topics });
  routes.addHook('preClose', () => hub.close());

  async function identify(token: string) {
    const session = await findSession(db, token);
    if (!session || isIdle(session.activeAt, config.sessionIdleMinutes)) return null;
    const { userId, type, ownerId, expiresAt } = session;
    const endsAt = Date.parse(expiresAt);
    return { userId, type, ownerId, endsAt, mustSetUp: mustSetUp(session, config.requireSecondFactor) };
  }

  routes.get('/live', { logLevel: 'warn', exposeHeadRoute: false }, async (request, reply) => {
    const token = tokenOf(request);
    const session = token && (await findSession(db, token));
    if (!token || !session) throw notSignedIn();
    if (isIdle(session.activeAt, config.sessionIdleMinutes)) throw sessionIdle();
    if (!hub.isOpen()) throw tooBusy('As atualizações ao vivo voltam em instantes.', 1);
    reply.hijack();
    leaveOut(reply.raw);
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...streamHeaders });
    reply.raw.flushHeaders();
    await hub.add(reply.raw, token, readFor(request.query));
  });
}

/** `X-Accel-Buffering`: nginx passes every event on as it comes. */
const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

/** For how long the screen has been reading, in milliseconds; who does not say it is told to ask for everything. */
function readFor(query: unknown): number {
  const given = Number((query as { since?: string }).since ?? Number.POSITIVE_INFINITY);
  return given >= 0 ? given : Number.POSITIVE_INFINITY;
}
