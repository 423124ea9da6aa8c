import { expect, test } from 'vitest';
import { parsePostgresAddress } from './postgres-address.rules.ts';

test('one server stays as it stands', () => {
  for (const url of [
    'postgres://zelo:se%2Fnha@db:5432/zelo',
    'postgresql://db/zelo?sslmode=require',
    'postgres://[::1]:5432/zelo',
  ]) {
    expect(parsePostgresAddress(url)).toEqual({ servers: [url], mustWrite: false });
  }
});

test.each([
  ['target_session_attrs=x', 'deve ter em target_session_attrs'],
  ['sslmode=nunca', 'deve ter em sslmode'],
])('what is said beside it is known: %s', (said, why) => {
  expect(() => parsePostgresAddress(`postgres://db/zelo?${said}`)).toThrow(why);
});

test('of several servers each has its address, with user, database and what else is said', () => {
  const url = 'postgres://ana:x@a:5432,b.test:6543/zelo?sslmode=require&target_session_attrs=read-write';
  expect(parsePostgresAddress(url)).toEqual({
    servers: ['postgres://ana:x@a:5432/zelo?sslmode=require', 'postgres://ana:x@b.test:6543/zelo?sslmode=require'],
    mustWrite: true,
  });
});
