import { hash, randomBytes, type X509Certificate } from 'node:crypto';
import type { TimeStampService } from '../../../access/signing-settings.server.ts';
import { trustedAt } from '../../../certificates/trust-lookups.server.ts';
import { readTimeStamp, stampRequest, stampRoom, type TimeStamp, tokenIn } from './time-stamp.rules.ts';

/** A time stamp as it came, with what it says, and the chain up to whoever is trusted. */
export type GivenStamp = TimeStamp & { token: Buffer; trusted: X509Certificate[] };

const timeoutMs = 8_000;

/**
 * Asks for a time stamp of bytes, which do not leave the house: their SHA-256 does (RFC 3161, 3.4).
 * @returns null where the service does not answer, refuses, or answers with one that does not hold or is of nobody who is trusted: then
 *   there is none, and nothing says that there is
 */
export async function askTimeStamp(
  { url, authorization }: TimeStampService,
  of: Buffer,
  folder: string | undefined,
): Promise<GivenStamp | null> {
  // A positive number that begins with no zero.
  const nonce = Buffer.concat([Buffer.from([0x40]), randomBytes(8)]);
  const answer = await answerOf(url, authorization, stampRequest(hash('sha256', of, 'buffer'), nonce));
  const token = answer && granted(answer);
  if (!token || token.length > stampRoom) return null;
  const stamp = readTimeStamp(token, of, nonce);
  const trusted = stamp && (await trustedAt(folder, stamp));
  return trusted ? { ...stamp, token, trusted } : null;
}

function granted(answer: Buffer): Buffer | null {
  try {
    return tokenIn(answer);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function answerOf(url: string, authorization: string | undefined, request: Buffer): Promise<Buffer | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', ...(authorization ? { authorization } : {}) },
      body: new Uint8Array(request),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    // What does not answer has stamped nothing: it is asked again.
    return null;
  }
}
