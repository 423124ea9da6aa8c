import { ORPCError } from '@orpc/contract';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../platform/contract/errors.ts';
import { knownErrorOf, knownErrors } from './known-errors.server.ts';

/** The one shape of every error answer (product 9.5). */
type ErrorAnswer = { code: string; status: number; message: string; data?: unknown };

/** What an error says to the outside. A fault of the server says nothing but its reference number. */
export function errorBody(error: ORPCError<string, unknown>): ErrorAnswer {
  const { code, status, message, data } = error;
  return data === undefined ? { code, status, message } : { code, status, message, data };
}

/**
 * Turns whatever a call threw into an error that may leave the server. What is not meant for the caller is logged under
 * the request's number and becomes a 500, or says which part that the server needs does not answer or is full.
 */
function toAnswerable(error: unknown, request: { id: string; log: FastifyBaseLogger }): ORPCError<string, unknown> {
  // A call refuses more work than can wait by 503: nothing is broken.
  if (error instanceof ORPCError && (error.status < 500 || error.status === 503)) return error;
  const fastifyError = error as FastifyError;
  const status = fastifyError.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) return malformed(status);
  const fault = knownErrorOf(error);
  if (fault !== 'unavailable' || isNewOutage()) request.log.error({ err: error }, 'fault');
  if (fault) {
    const { code, status, message } = knownErrors[fault];
    return new ORPCError(code, { status, message, data: { reference: request.id } });
  }
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    status: 500,
    message: `Erro interno. Informe o número ${request.id} ao suporte.`,
    data: { reference: request.id },
  });
}

/** How long nothing must have failed for the next failure to be another outage, in milliseconds. */
const calmMs = 10_000;

let lastFailure = Number.NEGATIVE_INFINITY;

/** A database that is away fails every call in the same way: it is told once, and each answer has its own line of the log. */
function isNewOutage(): boolean {
  const isNew = performance.now() - lastFailure > calmMs;
  lastFailure = performance.now();
  return isNew;
}

/** The seconds after which a refused caller may try again, as `Retry-After` wants them; null when trying won't help. */
function retryAfter({ status, data }: ORPCError<string, unknown>): string | null {
  const given =
    typeof data === 'object' && data !== null && 'retryAfterSeconds' in data ? data.retryAfterSeconds : null;
  if (given !== null) return String(given);
  return status === 503 ? '10' : null;
}

/** Makes every error of the server itself (unknown path, broken JSON, overload) answer in the same shape. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw unknownEndpoint();
  });
}

/** Answers an error; by itself for an address that can't be read, which reaches no hook and no handler. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return reply.send(beginError(error, request, reply));
}

/** Begins the answer of an error, and leaves it to the caller in what form it is sent. @returns what it says */
export function beginError(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorAnswer {
  const known = toAnswerable(error, request);
  const wait = retryAfter(known);
  if (wait) reply.header('retry-after', wait);
  reply.code(known.status).header('x-request-id', request.id);
  return errorBody(known);
}

/** The answer for a path under `/api` that no endpoint has. */
export function unknownEndpoint() {
  return notFound('Endereço não encontrado.');
}

const unreadable = ['BAD_REQUEST', 'O pedido não pôde ser lido: verifique o formato do conteúdo enviado.'] as const;

const malformedMessages: Readonly<Record<number, readonly [code: string, message: string]>> = {
  413: ['PAYLOAD_TOO_LARGE', 'O conteúdo enviado é grande demais.'],
  414: ['URI_TOO_LONG', 'O endereço pedido é longo demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Envie o conteúdo como application/json.'],
};

function malformed(status: number) {
  const [code, message] = malformedMessages[status] ?? unreadable;
  return new ORPCError(code, { status: status in malformedMessages ? status : 400, message });
}
