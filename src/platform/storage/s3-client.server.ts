import { S3Client } from '@aws-sdk/client-s3';

/** How to reach the object store. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long the store may be silent in the middle of a file, in milliseconds. */
const silenceMs = 20_000;

/** How long a call that carries no file may take, tries and all. */
const callMs = 15_000;

/**
 * Makes a call that carries no file: a store that has accepted the line and says nothing is not waited for.
 * @throws what the SDK throws, or an error with its mark (`$metadata`) when the time is over
 */
export async function withinLimit<Answer>(
  call: (limit: { abortSignal: AbortSignal }) => Promise<Answer>,
  milliseconds = callMs,
): Promise<Answer> {
  const abortSignal = AbortSignal.timeout(milliseconds);
  try {
    return await call({ abortSignal });
  } catch (cause) {
    if (!abortSignal.aborted) throw cause;
    throw Object.assign(new Error('the store has not answered in time', { cause }), {
      code: 'ETIMEDOUT',
      $metadata: {},
    });
  }
}

/** A client that every S3-compatible store understands: path style, and checksums only where a call demands one. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // A store may take its time over a large file, but not be silent: bytes have to come or go.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: silenceMs },
  });
}

/** Whether the store answered that there is no such object. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** The HTTP status that the store answered with, if it answered at all. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}
