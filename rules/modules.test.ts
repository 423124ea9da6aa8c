import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, filesOf, importsOf } from './sources.ts';

test('modules do not import each other in a circle', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file) || !codeFiles.includes(file)) return;
    const next = importsOf(file).filter(({ typeOnly }) => !typeOnly);
    for (const { file: target } of next) if (target) follow(target, [...path, file]);
    done.add(file);
  };
  for (const file of codeFiles) follow(file, []);
  expect(circles, 'Move what both modules need into a third one that imports neither.').toEqual([]);
});

test('there are no barrels: a name is imported from the file that defines it', () => {
  const barrels = codeFiles.filter(
    (file) => /^index\.tsx?$/.test(basename(file)) || importsOf(file).some((found) => found.reexport && found.file),
  );
  expect(barrels, 'Delete the re-exports and import from the defining file.').toEqual([]);
});

test('a relative import names its file with the extension', () => {
  const files = new Set(filesOf('**/*.{ts,tsx,css,json,svg,mjs}'));
  const wrong = codeFiles.flatMap((file) =>
    importsOf(file)
      .filter(({ file: target }) => target !== null && !files.has(target))
      .map(({ name }) => `${file} → ${name}`),
  );
  expect(wrong, 'Node runs these files as they are: write ./name.ts, not ./name or ./name.js.').toEqual([]);
});
