import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, isTest, read } from './sources.ts';

/** The nouns of the practice, in the words of the code and of the screen. */
const nouns =
  /\b(employees?|compan(y|ies)|units?|professionals?|admins?|administrators?|physicians?|patients?|empregad[oa]s?|colaborador(a|es)?|empresas?|unidades?|profissiona(l|is)|administrador(a|es)?|médic[oa]s?|pacientes?)\b/i;

/** The first column of every key of a company's data (decision 4): keys are the platform's matter, whatever they lead to. */
const leadingKey = /company ids?\b/gi;

/** A name of several words as its words: `unitFields`, `unit_fields` and `unit-fields` are `unit fields`. */
function words(line: string): string {
  return (
    line
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[_-]/g, ' ')
      .replace(leadingKey, '')
      .replace(/federative units/gi, '')
      // What SVG calls the measure of a pattern.
      .replace(/pattern units/gi, '')
  );
}

test('the rooms that know no subject have no word of the practice', () => {
  const files = filesOf('src/{platform,server,ui}/**/*.{ts,tsx,css}').filter((file) => !isTest(file));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (nouns.test(words(line)) ? [`${file}:${at + 1}`] : [])),
  );
  expect(
    wrong,
    'Let the subject hand it in as a parameter, or move the file to the subject; platform, server and ui serve any.',
  ).toEqual([]);
});

const most = 24;

/** Folders that may hold more, each with its reason. */
const wide: Readonly<Record<string, string>> = {
  'src/backup/copies': 'one copy of each version of the schema',
};

test('a folder is small enough to be seen at once', () => {
  const count = new Map<string, number>();
  for (const file of filesOf('src/**/*')) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1);
  const wrong = [...count].filter(([folder, files]) => files > most && !(folder in wide));
  expect(
    wrong,
    `Give what belongs together a folder of its own, named by its noun: at most ${most} files side by side.`,
  ).toEqual([]);
});
