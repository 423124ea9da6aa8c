import type { FastifyInstance } from 'fastify';
import type { Database } from '../../src/platform/database/database.server.ts';
import { createSession } from '../../src/sign-in/sessions/sessions.db.ts';

/** Somebody who uses the product. */
export type User = { userId: string; type: string; ownerId: string };

// biome-ignore lint/suspicious/noExplicitAny: an answer has the shape that its contract says, which the server has checked
export type Answer = Record<string, any>;

export type Call = (as: User | string, method: string, path: string, body?: object) => Promise<Answer>;

/** Speaks with a server that does not listen. */
export type Caller = {
  call: Call;
  /** Puts a file where a signed link leads. */
  send: (signedUrl: string, bytes: Buffer) => Promise<void>;
  /** Ends the sessions that are still open. */
  signOut: () => Promise<void>;
};

const dayMs = 24 * 3_600_000;

/** A session of the product lasts thirty days; it is begun anew before that. */
const lastsMs = 30 * dayMs;
const renewedMs = 20 * dayMs;

type Session = { token: Promise<string>; begun: number };

/**
 * Calls the API; a refusal ends the demonstration with what the server said. Who calls has a session as whoever signs in, of the day
 * of the call.
 * @param host what addresses on paper begin with, where the installation was not told its own
 */
export function caller(app: FastifyInstance, db: Database, host: string): Caller {
  const sessions = new Map<string, Session>();
  const tokenOf = (user: User): Promise<string> => {
    const known = sessions.get(user.userId);
    if (known && Date.now() - known.begun < renewedMs) return known.token;
    // Noted at once: calls at the same time share one session.
    const token = begin(user, known);
    sessions.set(user.userId, { token, begun: Date.now() });
    return token;
  };
  const begin = async (user: User, before: Session | undefined) => {
    await end(before);
    const of = { id: user.userId, type: user.type, ownerId: user.ownerId, secondFactor: false };
    return createSession(db, of, { device: 'Demonstração', address: '' });
  };
  const end = async (session: Session | undefined) => {
    if (session && Date.now() - session.begun < lastsMs) await call(await session.token, 'POST', '/logout', {});
  };
  const call: Call = async (as, method, path, body) => {
    const token = typeof as === 'string' ? as : await tokenOf(as);
    const response = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { host, authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    const said = response.body ? JSON.parse(response.body) : {};
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`);
    return said;
  };
  const send = async (signedUrl: string, bytes: Buffer) => {
    const { pathname, search } = new URL(signedUrl, `http://${host}/api/`);
    const headers = { host, 'content-type': 'application/pdf' };
    const sent = await app.inject({ method: 'PUT', url: pathname + search, headers, payload: bytes });
    if (sent.statusCode !== 200) throw new Error(`PUT ${pathname}: ${sent.statusCode} ${sent.body}`);
  };
  const signOut = async () => {
    for (const session of sessions.values()) await end(session);
  };
  return { call, send, signOut };
}
