import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import {
  type AllowedNetworks,
  addressProblem,
  allowedLookup,
  isAddress,
  mustBeAllowed,
  NotAllowed,
} from './allowed-address.server.ts';
import type { Failure } from './sending.db.ts';
import { signatureOf } from './signature.server.ts';
import { retryAfterOf } from './webhook-pauses.rules.ts';

/** What is sent, where and signed with what. */
export type Sending = {
  url: string;
  secrets: readonly string[];
  id: string;
  body: string;
  networks: AllowedNetworks;
};

/** How it ended. */
export type Outcome = { status: number; reason: null } | (Failure & { retryAfterMs: number | null });

/** A system that has not taken it by then has not taken it. */
const timeoutMs = 10_000;
/** Of an answer nothing is needed but its status; so much of the rest is let in for so long, that the connection ends in peace. */
const mostAnswer = 4_096;

/**
 * Sends an event to a system, signed as Standard Webhooks says. A redirection is not followed, and no address but a public one,
 * or one of the practice's own networks, is connected to.
 * @param ending ends it before it is done
 */
export async function postEvent(
  { url: text, secrets, id, body, networks }: Sending,
  ending: AbortSignal,
): Promise<Outcome> {
  const failed = (reason: Failure['reason']): Outcome => ({ status: null, reason, retryAfterMs: null });
  const url = URL.parse(text);
  if (!url || addressProblem(text, networks)) return failed('address');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    if (isAddress(url)) await mustBeAllowed(url, networks);
    const timestamp = Math.floor(Date.now() / 1_000);
    const answer = await answered(
      url,
      {
        ...{ method: 'POST', agent: false, lookup: allowedLookup(url, networks) },
        signal: AbortSignal.any([ending, timeout]),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Zelo-Webhooks/1',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf(secrets, { id, timestamp, body }),
        },
      },
      body,
    );
    const { statusCode: status = 0, headers } = answer;
    if (status >= 200 && status < 300) return { status, reason: null };
    const reason = status === 410 ? 'gone' : status >= 300 && status < 400 ? 'redirect' : 'answer';
    return { status, reason, retryAfterMs: retryAfterOf(headers['retry-after']) };
  } catch (error) {
    ending.throwIfAborted();
    return failed(timeout.aborted ? 'timeout' : reasonOf(error));
  }
}

type Options = Parameters<typeof requestSecure>[1];

/**
 * The head of the answer, when the connection has ended: a system that never ends its answers would otherwise gather
 * connections. What follows the head is thrown away, and too much of it, or too slow, ends the connection.
 */
function answered(url: URL, options: Options, body: string): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    let head: IncomingMessage | null = null;
    let problem: unknown = null;
    const call = request(url, options, (answer) => {
      head = answer;
      let left = mostAnswer;
      answer.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) answer.destroy();
      });
      answer.on('error', () => {}); // Its status is known.
    });
    call.on('error', (error) => {
      problem = error;
    });
    // An answer of another protocol ends the connection without an error.
    call.on('close', () => (head ? done(head) : failed(problem)));
    call.end(body);
  });
}

function reasonOf(error: unknown): Failure['reason'] {
  if (error instanceof NotAllowed) return 'address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate';
  return 'connection';
}
