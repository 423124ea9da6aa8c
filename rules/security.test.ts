import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { read } from './sources.ts';

const document = 'docs/asvs.md';
const states = ['atendido', 'em parte', 'não', 'não se aplica'];

/** OWASP ASVS 4.0.3: how many requirements each section has, with the gaps below. */
const sections: Readonly<Record<string, readonly number[]>> = {
  1: [7, 4, 0, 5, 4, 4, 2, 2, 2, 1, 3, 2, 0, 6],
  2: [12, 7, 3, 5, 7, 3, 6, 7, 3, 4],
  3: [1, 4, 4, 5, 3, 2, 1],
  4: [5, 2, 3],
  5: [5, 8, 10, 3, 4],
  6: [3, 8, 3, 2],
  7: [4, 2, 4, 3],
  8: [6, 3, 8],
  9: [3, 5],
  10: [1, 6, 3],
  11: [8],
  12: [3, 1, 6, 2, 2, 1],
  13: [5, 6, 2, 2],
  14: [5, 6, 3, 7, 4],
};
const deleted = ['1.4.2', '1.4.3', '1.12.1', '4.1.4', '7.3.2', '13.1.2', '13.2.4', '14.3.1'];
const onlyLevel3 = (
  '1.11.3 2.2.4 2.2.5 2.2.6 2.2.7 3.6.1 3.6.2 6.2.7 6.2.8 6.3.3 8.1.5 8.1.6 9.2.5 10.1.1 ' +
  '10.2.3 10.2.4 10.2.5 10.2.6 14.1.5'
).split(' ');

const wanted = Object.entries(sections)
  .flatMap(([chapter, counts]) =>
    counts.flatMap((count, at) => Array.from({ length: count }, (_, last) => `${chapter}.${at + 1}.${last + 1}`)),
  )
  .filter((number) => !deleted.includes(number) && !onlyLevel3.includes(number));

const rows = read(document)
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [numbers = '', , state = '', shown = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { numbers, state, paths: pathsIn(shown) };
  });

/** What stands in backticks and is a file of the repository: a path, or one of the files in its root. */
function pathsIn(markdown: string): string[] {
  const quoted = [...markdown.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name ?? '');
  return quoted.filter(
    (name) =>
      /^(\.ci\/run|[\w-]+(\/[\w.-]+)*\/[\w-]+(\.[\w-]+)+)$/.test(name) ||
      /^([\w-]+\.(md|json|yml|ts)|Dockerfile|\.env\.example)$/.test(name),
  );
}

/** `2.1.1–2.1.3, 2.1.5` → each of its numbers */
function spread(numbers: string): string[] {
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const [chapter, section, from] = first.split('.');
    const length = Number(last.split('.')[2]) - Number(from) + 1;
    return Array.from({ length }, (_, at) => `${chapter}.${section}.${Number(from) + at}`);
  });
}

test.each(['SECURITY.md', document])('every file that %s names is there', (name) => {
  const missing = [...new Set(pathsIn(read(name)))].filter(
    (path) => !existsSync(join(resolve(import.meta.dirname, '..'), path)),
  );
  expect(missing, `Name in ${name} the file that shows it now, or change the state of its line.`).toEqual([]);
});

test('every requirement of levels 1 and 2 of the ASVS has one line', () => {
  const given = rows.flatMap(({ numbers }) => spread(numbers)).sort();
  expect(given, `Write one line for each number in ${document}, and none for any other.`).toEqual([...wanted].sort());
});

test('a line has a known state, and one that is met names what shows it', () => {
  const wrong = rows.filter(
    ({ state, paths }) => !states.includes(state) || (state === 'atendido' && paths.length === 0),
  );
  expect(
    wrong.map(({ numbers, state }) => `${numbers}: ${state}`),
    `In ${document} write ${states.join(', ')}; beside 'atendido' the test or document, in backticks, by its path.`,
  ).toEqual([]);
});
