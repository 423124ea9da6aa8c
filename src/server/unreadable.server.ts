import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ORPCError } from '@orpc/contract';
import type { FastifyInstance } from 'fastify';
import { type Pace, usualPace } from '../platform/refusal-pace.rules.ts';
import { errorBody } from './errors.server.ts';
import type { UnderWay } from './under-way.server.ts';

type Headers = Readonly<Record<string, string>>;
type Refusal = readonly [status: number, code: string, message: string];

const slow: Refusal = [408, 'REQUEST_TIMEOUT', 'O pedido demorou demais para chegar. Tente de novo.'];
const large: Refusal = [431, 'HEADERS_TOO_LARGE', 'O cabeçalho do pedido é grande demais.'];
const broken: Refusal = [400, 'BAD_REQUEST', 'O pedido não pôde ser lido: não está na forma do protocolo HTTP.'];
const expecting: Refusal = [417, 'EXPECTATION_FAILED', 'O servidor não atende ao que o cabeçalho Expect pede.'];

/**
 * Milliseconds for the head and for the whole of a request to arrive, between two looks at the clock, and (`loop`) that
 * many requests may wait for their turn before new ones are refused with 503; 0 refuses none. And how a session is treated
 * that is refused again and again.
 */
export type Patience = { head: number; request: number; look: number; loop: number; refusals: Pace };

/** A 25 MB file over a line of 2 Mbit/s takes 100 s; a head is a few hundred bytes on any line. */
export const usualPatience: Patience = {
  head: 15_000,
  request: 120_000,
  look: 5_000,
  loop: 2_000,
  refusals: usualPace,
};

/**
 * Answers what Node refuses before it is a request (RFC 9112) in the one error shape: broken and too large heads, and
 * those that came too slowly. For `clientErrorHandler`.
 * @param headers what every answer carries
 */
export function handleUnreadableRequests(headers: Headers, underWay: UnderWay) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // As Node does it: nothing is written into an answer that has begun.
    const hasBegun = [...(underWay.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    const { status, body, all } = refusalOf(refusalFor(error.code), headers);
    const lines = Object.entries({ ...all, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}

/**
 * Answers in the one error shape, too, what Node lets through or answers with nothing: an `Expect` that asks for anything
 * but `100-continue` (RFC 9110, 10.1.1), and a request that names no host (RFC 9112, 3.2; `requireHostHeader` is off).
 */
export function answerOddHeads(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersion } = request.raw;
    const isHostMissing = headers.host === undefined && httpVersion === '1.1';
    done(isHostMissing ? Object.assign(new Error('no host'), { statusCode: 400 }) : undefined);
  });
  app.server.on('checkExpectation', (request, response) => {
    const { status, body, all } = refusalOf(expecting, headers);
    response.writeHead(status, { ...all, connection: 'close' }).end(request.method === 'HEAD' ? '' : body);
  });
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return slow;
  return code === 'HPE_HEADER_OVERFLOW' ? large : broken;
}

function refusalOf([status, code, message]: Refusal, headers: Headers) {
  const body = JSON.stringify(errorBody(new ORPCError(code, { status, message })));
  const own = {
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { status, body, all: { ...headers, ...own } };
}
