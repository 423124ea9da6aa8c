import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { read } from './sources.ts';

/**
 * What the product says nobody can do is held by the server, and docs/promises.md says where, and which test would fail (decision 103).
 */
const root = resolve(import.meta.dirname, '..');
const promises = read('docs/promises.md');
const rows = promises
  .split('\n')
  .filter((line) => /^\| /.test(line))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, sentence = '', part = '', held = '', tests = '']) => ({ sentence, part, held, tests }));

/** The paths that stand in a cell. */
const pathsOf = (cell: string) => [...cell.matchAll(/`((?:src|e2e|rules)\/[^`]+)`/g)].map(([, path = '']) => path);

test('each promise names where it is held and a test, and both are there', () => {
  expect(rows.length).toBeGreaterThan(80);
  const lacking = rows.filter(({ held, tests }) => held === '' || pathsOf(tests).length === 0);
  expect(lacking, 'Say where the server holds it, and which test would fail.').toEqual([]);
  const lost = rows.flatMap(({ held, tests }) => [...pathsOf(held), ...pathsOf(tests)]);
  expect(lost.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const others = rows.flatMap(({ tests }) => pathsOf(tests).filter((path) => !/\.(test\.tsx?|e2e\.ts)$/.test(path)));
  expect(others, 'Only a test fails.').toEqual([]);
});

/** Words of a sentence that says what does not happen, or to whom alone. */
const denial = /\b(não|nunca|ninguém|nenhum|nenhuma|jamais|só|apenas|proibid[oa]s?)\b/i;

test('each part of the product that denies something is there, or is said to speak of a screen alone', () => {
  const product = read('docs/product.md').split(/^### /m).slice(1);
  const denying = product.filter((part) => denial.test(part)).map((part) => /^(\d+\.\d+)/.exec(part)?.[1] ?? '');
  const ofScreens = /é da tela[^:]+: ([\d., ]+)\./.exec(promises.replaceAll('\n', ' '))?.[1]?.split(', ') ?? [];
  const known = new Set([...rows.map(({ part }) => part), ...ofScreens]);
  expect(
    denying.filter((part) => !known.has(part)),
    'Enter what the part promises into the table of docs/promises.md, or the part into its last list.',
  ).toEqual([]);
  const written = product.map((part) => /^(\d+\.\d+)/.exec(part)?.[1]);
  expect([...known].filter((part) => !written.includes(part))).toEqual([]);
});
