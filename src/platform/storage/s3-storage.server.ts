import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { invalidInput, notFound } from '../contract/errors.ts';
import { pdfProblems } from '../files/sent-pdf.rules.ts';
import { nowAndThen } from '../now-and-then.server.ts';
import { dispositionOf, kindOf } from './file-kind.server.ts';
import { refusedFile, tooLarge, whatIsSent } from './pdf-check.server.ts';
import { isMissing, type S3Settings, s3Client, statusOf, withinLimit } from './s3-client.server.ts';
import { altered } from './sealed-format.server.ts';
import { arrivalMilliseconds, linkSeconds, type Storage, type StoredFile } from './storage.ts';

const arriving = 'arriving/';

/** Whether the store answers at all is known after this many milliseconds. */
const checkMs = 3_000;

/**
 * Keeps files in a bucket of an S3-compatible store. The browser sends them to `arriving/`, by a link bound to method,
 * key, type and size. The server looks at what came and copies exactly that content to its place under `files/`, which no
 * link ever allows to write: whoever uses a link twice changes nothing that can be opened.
 */
export function s3Storage(settings: S3Settings, maxUploadBytes: number): Storage {
  const client = s3Client(settings);
  const at = (path: string) => ({ Bucket: settings.bucket, Key: path });
  const sent = (key: string) => at(`${arriving}${key}`);
  const placed = (key: string) => at(`files/${key}`);

  async function head(place: ReturnType<typeof at>): Promise<StoredFile | null> {
    try {
      const { ContentLength = 0, ETag = '' } = await withinLimit((limit) =>
        client.send(new HeadObjectCommand(place), limit),
      );
      return { size: ContentLength, sha256: null, etag: ETag };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** What is wrong with what was sent, of which all is read: the store itself takes whatever its link is given. */
  async function problemOf(key: string, file: StoredFile) {
    if (file.size > maxUploadBytes) return tooLarge(maxUploadBytes);
    const pdf = whatIsSent(key);
    if (!pdf) return file.size === 0 ? refusedFile(pdfProblems.empty) : null;
    const { Body } = await client.send(new GetObjectCommand(sent(key)));
    if (Body instanceof Readable) for await (const bytes of Body) pdf.read(bytes);
    const problem = pdf.problem();
    return problem === null ? null : refusedFile(problem);
  }

  async function settle(key: string): Promise<StoredFile | null> {
    const before = await head(placed(key));
    if (before) return before;
    const file = await head(sent(key));
    if (!file) return null;
    const problem = await problemOf(key, file);
    if (problem) {
      await withinLimit((limit) => client.send(new DeleteObjectCommand(sent(key)), limit));
      throw problem;
    }
    const source = encodeURI(`${settings.bucket}/${sent(key).Key}`);
    // Only what was looked at is copied: content that has been exchanged since has another ETag.
    const match = file.etag ? { CopySourceIfMatch: file.etag } : {};
    try {
      await withinLimit((limit) =>
        client.send(
          new CopyObjectCommand({ ...placed(key), CopySource: source, ContentType: kindOf(key).contentType, ...match }),
          limit,
        ),
      );
    } catch (error) {
      // Another process has been faster and has already cleared what was sent, or what was sent has changed meanwhile.
      if (statusOf(error) === 404 || statusOf(error) === 412) return head(placed(key));
      throw error;
    }
    await withinLimit((limit) => client.send(new DeleteObjectCommand(sent(key)), limit));
    return head(placed(key));
  }

  async function read(key: string, etag?: string | null): Promise<Readable> {
    const match = etag ? { IfMatch: etag } : {};
    const { Body } = await client.send(new GetObjectCommand({ ...placed(key), ...match })).catch((error: unknown) => {
      throw statusOf(error) === 412 ? altered() : error;
    });
    if (!(Body instanceof Readable)) throw new Error('the store answered no file');
    return Body;
  }

  return {
    origin: new URL(settings.endpoint).origin,
    maxUploadBytes,
    async uploadLink(key, size) {
      if (!size) throw invalidInput([{ path: 'size', message: 'Informe o tamanho do arquivo' }]);
      if (size > maxUploadBytes) throw tooLarge(maxUploadBytes);
      const command = new PutObjectCommand({ ...sent(key), ContentType: kindOf(key).contentType, ContentLength: size });
      const signableHeaders = new Set(['host', 'content-type', 'content-length']);
      return getSignedUrl(client, command, { expiresIn: linkSeconds, signableHeaders });
    },
    async downloadLink(key, fileName, known) {
      const file = await head(placed(key));
      if (!file || (known.etag && file.etag !== known.etag))
        throw notFound('O arquivo deste documento não está como foi guardado.');
      const command = new GetObjectCommand({
        ...placed(key),
        ResponseContentType: kindOf(key).contentType,
        ResponseContentDisposition: dispositionOf(key, fileName),
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(client, command, { expiresIn: linkSeconds });
    },
    settle,
    read,
    readKept: read,
    async write(key, bytes, size) {
      const ContentType = kindOf(key).contentType;
      const put = new PutObjectCommand({ ...placed(key), Body: bytes, ContentLength: size, ContentType });
      // The store keeps nothing of a file that breaks off, but would wait for its rest.
      const broken = new AbortController();
      let failure: unknown = null;
      bytes.once('error', (error) => {
        failure = error;
        broken.abort();
      });
      await client.send(put, { abortSignal: broken.signal }).catch((error: unknown) => {
        throw failure ?? error;
      });
      const file = await head(placed(key));
      if (!file) throw new Error('the store has not kept the file');
      return file;
    },
    async remove(key) {
      await withinLimit((limit) => client.send(new DeleteObjectCommand(sent(key)), limit));
      await withinLimit((limit) => client.send(new DeleteObjectCommand(placed(key)), limit));
    },
    async sweep() {
      let token: string | undefined;
      do {
        const page = await withinLimit((limit) =>
          client.send(
            new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: arriving, ContinuationToken: token }),
            limit,
          ),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          const over = Date.now() - (LastModified?.getTime() ?? 0) > arrivalMilliseconds;
          if (Key && over) await withinLimit((limit) => client.send(new DeleteObjectCommand(at(Key)), limit));
        }
        token = page.NextContinuationToken;
      } while (token);
    },
    check: async () => {
      const { bucket: Bucket } = settings;
      await withinLimit((limit) => client.send(new HeadBucketCommand({ Bucket }), limit), checkMs).catch(
        async (error: unknown) => {
          // An answer to HEAD says no reason: a question that is answered with words does.
          if (statusOf(error) === undefined || Number(statusOf(error)) >= 500) throw error;
          await withinLimit((limit) => client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), limit), checkMs);
        },
      );
    },
    hasRoom: nowAndThen(async () => {
      // It tells nobody how much room it has: a small thing is put where what never becomes a file is cleared away.
      const small = new PutObjectCommand({ ...sent('room'), Body: 'x', ContentLength: 1 });
      try {
        await withinLimit((limit) => client.send(small, limit), checkMs);
        return true;
      } catch (error) {
        if (statusOf(error) === 507) return false;
        throw error;
      }
    }),
    async holdsFiles() {
      const first = new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: 'files/', MaxKeys: 1 });
      const { Contents = [] } = await withinLimit((limit) => client.send(first, limit));
      return Contents.length > 0;
    },
    serve() {},
  };
}
