import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238, 1.2 and 4: SHA-1, 6 digits, 30 seconds). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A clock that is one step off is forgiven (RFC 6238, 5.2: at most one). */
const stepsOff = 1;

/** A new secret of 160 bits, as SHA-1 wants it (RFC 4226, 4, R6), in Base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function keyUri(secret: string, email: string): string {
  return new TOTP({ ...shape, issuer: 'Zelo', label: email, secret }).toString();
}

/**
 * The time step that a code belongs to, or null when it is none of the allowed ones.
 * @param code as it is typed: apps show it as two groups of digits
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!isAppCode(token)) return null;
  const off = TOTP.validate({ ...shape, secret: Secret.fromBase32(secret), token, window: stepsOff, timestamp: now });
  return off === null ? null : TOTP.counter({ period: shape.period, timestamp: now }) + off;
}

/** Whether what was typed has the form of an app's code; what has not can only be a recovery code. */
export function isAppCode(code: string): boolean {
  return /^[0-9\s]+$/.test(code) && code.replace(/\s/g, '').length === shape.digits;
}
