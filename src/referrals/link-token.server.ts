import { hash, randomBytes } from 'node:crypto';

/** A token of 256 random bits for an address that is shown once; only its hash is kept. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

/** What the database finds a token by. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
