import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { destination, pino } from 'pino';

/**
 * How the server logs: one JSON object a line on standard output. Nothing in it identifies a person: of an error only its
 * kind, code, place and the part of its message that quotes nothing. Lines are written together, at the latest after half
 * a second or when the process ends: a line a request would cost as much as a small answer (docs/performance.md).
 * @param level the least serious level that is written; `silent` for none
 */
export function openLog(level: string): FastifyBaseLogger {
  return pino(
    {
      level,
      serializers: {
        err: (error: Error & { code?: unknown }) => ({
          type: error.name,
          code: String(error.code ?? ''),
          // A database's message can quote values; its first line up to a quotation is enough to find the place.
          message: error.message.split(/['"(\n]/)[0] ?? '',
          stack: (error.stack ?? '')
            .split('\n')
            .filter((line) => line.trimStart().startsWith('at '))
            .join('\n'),
        }),
      },
    },
    destination({ sync: false, minLength: 4_096, periodicFlush: 500 }),
  );
}

/** From how many milliseconds on an answer is worth a line even if it only reads. */
const slow = 1_000;

/**
 * Logs answers as one line: number, method, path, status, milliseconds. What changes something, is refused, fails or is
 * slow is logged as `info`, what only reads as `debug`. Query strings (they hold what was searched), bodies, headers,
 * addresses, signed links, tokens and verification codes stay out.
 * @param level as `openLog` takes it
 */
export function answerLog(level: string): LogController {
  const everything = ['debug', 'trace'].includes(level);
  return Object.assign(new LogController(), {
    incomingRequest() {},
    requestCompleted(_error: unknown, { method, url, log }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
      const reads = method === 'GET' && statusCode < 400 && elapsedTime < slow;
      if (reads && !everything) return;
      const line = { method, path: loggedPath(url), status: statusCode, ms: Math.round(elapsedTime) };
      log[reads ? 'debug' : 'info'](line, 'answered');
    },
  });
}

/** No identifier is as long as a token, wherever it stands. */
const token = /[\w-]{43,}/g;

/**
 * The path of an address, of which what opens something stays out: signed links, verification codes and tokens, however the
 * address is written (as a whole address, with escapes, in capitals).
 */
export function loggedPath(url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/^https?:\/\/[^/]*/i, '');
  return path.replace(/^(\/+(?:api\/files|v|%[57]6)\/).*/is, '$1…').replaceAll(token, '…');
}
