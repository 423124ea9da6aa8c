import { expect, test } from 'vitest';
import {
  accessCodeOf,
  hashOfCode,
  inGroups,
  isAccessCode,
  newVerificationCode,
  readVerificationCode,
} from './verification-code.rules.ts';

const code = '0123456789ABCDEF';
const contentHash = '1'.repeat(64);

test('a new code has 16 of the 32 characters, each of which comes up, and never comes twice', () => {
  const codes = Array.from({ length: 2_000 }, newVerificationCode);
  expect(codes.every((one) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(one))).toBe(true);
  expect(new Set(codes).size).toBe(2_000);
  expect(new Set(codes.join('')).size).toBe(32);
});

test('on paper a code stands in groups of four', () => {
  expect(inGroups(code)).toBe('0123-4567-89AB-CDEF');
});

test.each([
  '0123456789ABCDEF',
  '0123-4567-89ab-cdef',
  ' o123 4567 89AB CDEF ',
  'Oi23-4567-89ab-cdef',
  '0L23-4567-89AB-CDEF',
])('%j is read as the same code', (typed) => {
  expect(readVerificationCode(typed)).toBe(code);
  expect(hashOfCode(typed)).toBe(hashOfCode(code));
});

test.each(['', '0123', '0123456789ABCDEFG', '0123456789ABCDEU', '../../etc/passwd', 'ção'])(
  '%j is no code, and has a hash that no code has',
  (typed) => {
    expect(readVerificationCode(typed)).toBeNull();
    expect(hashOfCode(typed)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfCode(typed)).not.toBe(hashOfCode(code));
  },
);

test('an access code has six characters, of the code and of what was frozen', () => {
  const access = accessCodeOf(contentHash, code);
  expect(access).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(accessCodeOf(contentHash, code)).toBe(access);
  expect(accessCodeOf(contentHash, newVerificationCode())).not.toBe(access);
  expect(accessCodeOf(contentHash.replace('1', '2'), code)).not.toBe(access);
});

test('it is known however it was typed, and nothing else is taken for it', () => {
  const access = accessCodeOf(contentHash, code);
  const of = { contentHash, code };
  expect(isAccessCode(`${access.slice(0, 3)}-${access.slice(3)} `.toLowerCase(), of)).toBe(true);
  for (const wrong of ['', access.slice(1), `${access}0`, code, 'x'.repeat(100_000)])
    expect(isAccessCode(wrong, of)).toBe(false);
});
