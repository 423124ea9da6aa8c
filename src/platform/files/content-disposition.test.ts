import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition, fileNameIn } from './content-disposition.rules.ts';

test('a name in any language goes and comes back in the characters that RFC 8187 allows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      const header = contentDisposition('attachment', name);
      expect(header).toMatch(/^attachment; filename\*=UTF-8''(?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+$/);
      expect(fileNameIn(header)).toBe(name.toWellFormed());
    }),
  );
});

test('apostrophes, brackets and asterisks are encoded', () => {
  expect(contentDisposition('inline', "D'Ávila (2*).pdf")).toBe(
    "inline; filename*=UTF-8''D%27%C3%81vila%20%282%2A%29.pdf",
  );
  expect(fileNameIn('attachment; filename="x.csv"')).toBeNull();
  expect(fileNameIn(null)).toBeNull();
});
