import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '../../rules/sources.ts';
import { onlyOnSqlite } from '../../src/testing/engines/on-one-engine.ts';
import { root } from '../steps.ts';
import { faultsBySubject } from './all.ts';
import { seeded } from './seeding.ts';

const faults = Object.values(faultsBySubject).flat();

test('there are ten of each subject, and no two alike', () => {
  expect(Object.values(faultsBySubject).map(({ length }) => length)).toEqual([10, 10, 10, 10, 10]);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(50);
});

describe.each(faults)('$name', ({ file, text, replacement, tests, on }) => {
  test('can still be made: its text is found once', () => {
    expect(seeded(read(file), { text, replacement }), `Say it anew, as ${file} is by now.`).not.toBeNull();
    expect(replacement).not.toBe(text);
  });

  test('names tests that are there', () => {
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names tests that run where it shows: take them out of on-one-engine.ts', () => {
    expect(tests.filter((path) => on === 'postgres' && onlyOnSqlite.includes(path))).toEqual([]);
  });
});

test('a text that is not there, or twice, is no place for a fault', () => {
  expect(seeded('a b a', { text: 'b', replacement: 'c' })).toBe('a c a');
  expect(seeded('a b a', { text: 'a', replacement: 'c' })).toBeNull();
  expect(seeded('a b a', { text: 'd', replacement: 'c' })).toBeNull();
});
