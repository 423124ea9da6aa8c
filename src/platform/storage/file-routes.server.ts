import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../contract/errors.ts';
import { crashPoint } from '../crash-point.server.ts';
import { dispositionOf, kindOf } from './file-kind.server.ts';
import type { PlaceTaken } from './local-files.server.ts';
import { nothingThere, type OpenFile } from './opening.server.ts';
import { tooLarge } from './pdf-check.server.ts';
import { readTicket, type Ticket } from './signed-link.server.ts';
import type { FileKey, OnArrival, StoredFile } from './storage.ts';
import type { Content } from './verifying.server.ts';

type Parts = {
  secret: Buffer;
  maxUploadBytes: number;
  /** Opens a file of which every byte has been compared with what it must hold. */
  open: (key: FileKey, known: Content) => Promise<OpenFile>;
  write: (key: FileKey, bytes: Readable) => Promise<StoredFile>;
  settle: (key: FileKey) => Promise<StoredFile | null>;
  onArrival: OnArrival;
};

/** `PUT` and `GET /api/files/{ticket}`: where the links of the local store lead. */
export function fileRoutes(app: FastifyInstance, parts: Parts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploadRoute(scope, parts);
    downloadRoute(scope, parts);
  });
}

function uploadRoute(app: FastifyInstance, parts: Parts): void {
  const bodyLimit = Number.MAX_SAFE_INTEGER; // The check counts the bytes itself and says what the limit is.
  app.put<{ Params: { ticket: string } }>('/files/:ticket', { bodyLimit }, async (request, reply) => {
    const ticket = readTicket(parts.secret, request.params.ticket, 'upload');
    if (!ticket) throw notFound('Este link de envio não vale mais. Envie o documento de novo.');
    if (Number(request.headers['content-length'] ?? 0) > parts.maxUploadBytes) throw tooLarge(parts.maxUploadBytes);
    const body = request.body instanceof Readable ? request.body : Readable.from([]);
    const file = await readWhole(body, (bytes) => parts.write(ticket.key, bytes)).catch((error: unknown) =>
      sameFile(error, ticket.key, parts),
    );
    await parts.onArrival(ticket.key, file);
    crashPoint('upload:published');
    return reply.code(200).send({});
  });
}

/**
 * Lets `read` have the bytes, and reads what it leaves, so that the line's next request is found behind it. A pipeline
 * on the request itself would end the reading where a file is refused, and the next request would never be answered.
 */
async function readWhole<Result>(body: Readable, read: (bytes: Readable) => Promise<Result>): Promise<Result> {
  const bytes = new PassThrough();
  const brokeOff = (error: Error) => bytes.destroy(error);
  body.on('error', brokeOff).pipe(bytes);
  try {
    return await read(bytes);
  } finally {
    body.unpipe(bytes).resume();
  }
}

/** Sending the very same file again succeeds: its answer may have been lost, or the process before it was written down. */
async function sameFile(error: unknown, key: FileKey, { settle }: Parts): Promise<StoredFile> {
  const sent = (error as Partial<PlaceTaken>).sent;
  const kept = sent ? await settle(key) : null;
  if (!kept || kept.sha256 !== sent?.sha256) throw error;
  return kept;
}

function downloadRoute(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { ticket: string } }>('/files/:ticket', async (request, reply) => {
    // Whoever wants the name of a file in the address may have it.
    const ticket = readTicket(parts.secret, request.params.ticket.replace(/\.pdf$/, ''), 'download');
    const file = ticket ? await parts.open(ticket.key, contentOf(ticket)).catch(nothingThere) : null;
    if (!ticket || !file) throw notFound('Este link não vale mais. Abra o documento de novo.');
    // The answer has begun: breaking it off is all that is left to say, since its length has been announced.
    file.bytes.on('error', (error) => request.log.error({ err: error }, 'fault'));
    return reply
      .headers({
        'content-type': kindOf(ticket.key).contentType,
        'content-length': file.size,
        'content-disposition': dispositionOf(ticket.key, ticket.fileName ?? 'documento.pdf'),
        // Whatever else the bytes could be read as (a PDF can hold HTML): nothing of them runs at this address.
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
      .send(file.bytes);
  });
}

function contentOf({ size, sha256 }: Ticket): Content {
  return { size: size ?? null, sha256: sha256 ?? null };
}
