import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's base32: no letter of it is taken for another sign of it, read aloud or from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const wellFormed = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A new verification code, 80 random bits in 16 characters without dashes. */
export function newVerificationCode(): string {
  return charactersOf(randomBytes(16));
}

/** A code as it stands on paper: 'ABCD-EFGH-JKMN-PQRS'. */
export function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * A code as it was meant, whatever it was typed like: small letters, with or without dashes and spaces, O for 0, I or L for 1.
 * @returns null for what is no code
 */
export function readVerificationCode(typed: string): string | null {
  const code = asMeant(typed);
  return wellFormed.test(code) ? code : null;
}

/**
 * What the database finds a document by: SHA-256 of the code without dashes, in hexadecimal. Of what is no code it is a hash
 * that nothing has, so that both cost the same.
 */
export function hashOfCode(typed: string): string {
  return hash('sha256', readVerificationCode(typed) ?? `no code: ${typed}`, 'hex');
}

/** The version of the paper since which its access code is one that nobody can try through (decision 104). */
const longSince = 3;

/** Whether the access code of a paper is the short one of before, of 30 bits: tries at it have to be few. */
export function hasShortAccessCode(paperVersion: number): boolean {
  return paperVersion < longSince;
}

/**
 * The access code, which stands on the paper beside the address and in no address: a validator that is told it may fetch the
 * file (decision 53). Twelve characters, 60 bits, made of the code and of the hash of what was frozen, which no call answers: nobody
 * who has not read the paper can tell it, whatever else they may see. Papers of before have the first six of them.
 */
export function accessCodeOf({ contentHash, code, paperVersion }: Coded): string {
  const characters = hasShortAccessCode(paperVersion) ? 6 : 12;
  return charactersOf(hash('sha256', `access code: ${contentHash} ${code}`, 'buffer').subarray(0, characters));
}

type Coded = { contentHash: string; code: string; paperVersion: number };

/** Whether what was typed is the access code, in the same time whatever it is. */
export function isAccessCode(typed: string, of: Coded): boolean {
  const ofTyped = hash('sha256', asMeant(typed.slice(0, mostTyped)), 'buffer');
  return timingSafeEqual(ofTyped, hash('sha256', accessCodeOf(of), 'buffer'));
}

const mostTyped = 64;

function asMeant(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** One character of each byte: its five lowest bits. */
function charactersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % 32]).join('');
}
