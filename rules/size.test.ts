import { expect, test } from 'vitest';
import { filesOf, isTest, read } from './sources.ts';

const sizes = filesOf('{src,scripts,migrations,e2e,rules,bench}/**/*.{ts,tsx,css,mjs}')
  .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
const sources = sizes.filter(({ file }) => !isTest(file));

const advice = 'Split by subject, not by kind: a part that can be named well becomes a file of that name.';

test('half of the source files have at most 60 lines, 95 of 100 at most 150', () => {
  const at = (share: number) => sources[Math.ceil(sources.length * share) - 1]?.lines ?? 0;
  expect(at(0.5), advice).toBeLessThanOrEqual(60);
  expect(at(0.95), advice).toBeLessThanOrEqual(150);
});

test('no source file has more than 300 lines, no test more than 600', () => {
  const long = sizes.filter(({ file, lines }) => lines > (isTest(file) ? 600 : 300));
  expect(long, advice).toEqual([]);
});
