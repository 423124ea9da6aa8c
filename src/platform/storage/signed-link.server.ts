import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { linkSeconds } from './storage.ts';

const ticket = z.object({
  purpose: z.enum(['upload', 'download']),
  key: z.string(),
  fileName: z.string().optional(),
  /** What must be there, of a download. */
  size: z.number().nullish(),
  sha256: z.string().nullish(),
  /** Seconds since 1970. */
  expires: z.number(),
});

/** What a signed link allows: one purpose, one file, until it expires. */
export type Ticket = z.infer<typeof ticket>;

/** Writes a ticket as text that can stand in a URL and can't be altered without the secret (HMAC-SHA-256). */
export function signTicket(secret: Buffer, content: Ticket): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${signature(secret, body)}`;
}

/**
 * @returns the ticket, or null when it was altered, has expired or was made for another purpose
 */
export function readTicket(secret: Buffer, text: string, purpose: Ticket['purpose'], now = Date.now()): Ticket | null {
  const [body, given, ...rest] = text.split('.');
  if (!body || !given || rest.length > 0) return null;
  const expected = Buffer.from(signature(secret, body));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const parsed = ticket.safeParse(parseJson(Buffer.from(body, 'base64url').toString()));
  if (!parsed.success || parsed.data.purpose !== purpose || parsed.data.expires * 1000 <= now) return null;
  // A clock that was set back must not lengthen the life of links; a minute is what clocks of several nodes may differ.
  if (parsed.data.expires * 1000 > now + (linkSeconds + 60) * 1000) return null;
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function signature(secret: Buffer, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}
