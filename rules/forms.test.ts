import { expect, test } from 'vitest';
import { formKinds } from '../src/documents/forms/registry.ts';
import { filesOf, isTest, read } from './sources.ts';

const forms = 'src/documents/forms';

test('a printable form is its folder and one line: nothing else in the product names it', () => {
  const named = new RegExp(`'(${formKinds.join('|')})'`, 'g');
  const wrong = filesOf('src/**/*.{ts,tsx}')
    .filter((file) => !isTest(file) && !file.endsWith('.example.ts') && file !== `${forms}/registry.ts`)
    // The official layout has an element of that name.
    .filter((file) => !file.endsWith('-xml.rules.ts'))
    .flatMap((file) => [...read(file).matchAll(named)].map(([, kind = '']) => [file, kind] as const))
    .filter(([file, kind]) => !file.startsWith(`${forms}/${kind}/`));
  expect(wrong, 'Say what differs in the form’s own `*.form-facts.ts`, or take its `kind` from there.').toEqual([]);
  const parts = formKinds.flatMap((kind) =>
    ['.form-facts.ts', '.form.ts', '-issuable.server.ts', '.example.ts'].map(
      (part) => `${forms}/${kind}/${kind}${part}`,
    ),
  );
  expect(filesOf(...parts), 'Its parts are found by its name.').toEqual(parts.sort());
});
