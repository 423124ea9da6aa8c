import { expect, test } from 'vitest';
import {
  accessCodeOf,
  hashOfCode,
  hasShortAccessCode,
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

test('an access code has twelve characters, of the code and of what was frozen', () => {
  const of = { contentHash, code, paperVersion: 3 };
  const access = accessCodeOf(of);
  expect(access).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(accessCodeOf(of)).toBe(access);
  expect(accessCodeOf({ ...of, code: newVerificationCode() })).not.toBe(access);
  expect(accessCodeOf({ ...of, contentHash: contentHash.replace('1', '2') })).not.toBe(access);
});

test('papers of before have the first six of them, and those are no access code of another', () => {
  const [before, now] = [2, 3].map((paperVersion) => ({ contentHash, code, paperVersion }));
  if (!before || !now) throw new Error('there are two');
  const short = accessCodeOf(before);
  expect(accessCodeOf(now).slice(0, 6)).toBe(short);
  expect([hasShortAccessCode(2), hasShortAccessCode(3)]).toEqual([true, false]);
  expect([isAccessCode(short, before), isAccessCode(short, now)]).toEqual([true, false]);
  expect(isAccessCode(accessCodeOf(now), before)).toBe(false);
});

test('it is known however it was typed, and nothing else is taken for it', () => {
  const of = { contentHash, code, paperVersion: 3 };
  const access = accessCodeOf(of);
  expect(isAccessCode(`${access.slice(0, 3)}-${access.slice(3)} `.toLowerCase(), of)).toBe(true);
  for (const wrong of ['', access.slice(1), `${access}0`, code, 'x'.repeat(100_000)])
    expect(isAccessCode(wrong, of)).toBe(false);
});
