import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, searchable } from './search.ts';

const typed = fc.string({ unit: fc.constantFrom(...'aZãÉçÜ09.-/() ’′´"–\u00a0') });

test('folding drops case, accents and surrounding spaces', () => {
  expect(fold(' São João da Conceição ÇÃÉÜ ')).toBe('sao joao da conceicao caeu');
});

test('folding makes one of all apostrophes, primes, quotation marks, dashes and spaces', () => {
  for (const mark of '\'’‘ʼ′´`＇‛ʹ″“”„«»"') expect(fold(`D${mark}Ávila`)).toBe("d'avila");
  for (const dash of '-‐‑–—−－') expect(fold(`Maria${dash}José`)).toBe('maria-jose');
  expect(fold('Ana\u00a0\u2028 Lima')).toBe('ana lima');
  expect(searchable('Loja 3–B')).toBe('loja 3-b loja3b');
});

test('folding folded text changes nothing', () => {
  fc.assert(fc.property(typed, (text) => fold(fold(text)) === fold(text)));
});

test('composed and decomposed accents fold alike', () => {
  fc.assert(fc.property(typed, (text) => fold(text.normalize('NFC')) === fold(text.normalize('NFD'))));
});

test('a record is found by any word of any of its parts, however it is typed', () => {
  fc.assert(
    fc.property(fc.array(typed), (parts) => {
      const stored = searchable(...parts);
      for (const word of parts.flatMap((part) => part.split(/\s/))) {
        expect(stored).toContain(fold(word));
        expect(stored).toContain(fold(word.toUpperCase()));
      }
    }),
  );
});

test.each(['529.982.247-25', '11.222.333/0001-81', '12.345.678-9'])(
  '%s is found with and without punctuation',
  (text) => {
    const stored = searchable('Ana', text);
    expect(stored).toContain(text);
    expect(stored).toContain(text.replace(/\D/g, ''));
  },
);

test('what is absent leaves no trace', () => {
  expect(searchable('Ana', '', null, undefined, 'Lima')).toBe('ana lima');
  expect(searchable()).toBe('');
});

test('text without a digit is stored once', () => {
  expect(searchable('Maria-José (Zezé)')).toBe('maria-jose (zeze)');
});
