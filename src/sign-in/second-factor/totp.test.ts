import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { keyUri, newSecret, stepOf } from './totp.server.ts';

/** RFC 6238, appendix B: the secret and the codes for SHA-1, of which the last 6 of 8 digits are the shorter code. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code of the RFC is %s', (seconds, code) => {
  expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a code of the step before or after is taken as that step’s, one that is further away is not', () => {
  const step = Math.floor(1111111109 / 30);
  const at = (steps: number) => stepOf(secret, '081804', (step + steps) * 30_000);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null]);
});

test.each(['', '08180', '0818040', '081805', 'abcdef', '०८१८०४'])('%j is no code', (code) => {
  expect(stepOf(secret, code, 1111111109_000)).toBeNull();
});

test('a code is taken as apps show it, in two groups', () => {
  expect(stepOf(secret, ' 081 804 ', 1111111109_000)).not.toBeNull();
});

test('secrets have 160 bits and differ', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(other).not.toBe(one);
});

test('the address for the app names product, person and secret', () => {
  const uri = new URL(keyUri(secret, 'ana@zelo.test'));
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/Zelo:ana@zelo.test');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Zelo', secret, digits: '6', period: '30' });
});
