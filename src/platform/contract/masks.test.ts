import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMask, isComplete, type Mask, masks } from './masks.ts';
import { bareRg, rgMask } from './rg.ts';

const named: [string, Mask][] = Object.entries(masks);
const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9A-Za-z.\-/() ]*$/));

describe.each(named)('the mask %s', (_name, mask) => {
  test('leaves text alone that is already in its form', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = applyMask(mask, text);
        expect(applyMask(mask, once)).toBe(once);
      }),
    );
  });

  test('ignores the punctuation of what is typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const bare = text.replace(/[.\-/() ]/g, '');
        expect(applyMask(mask, text)).toBe(applyMask(mask, bare));
      }),
    );
  });

  test('never keeps more than it has room for', () => {
    fc.assert(fc.property(typed, (text) => mask.keep(applyMask(mask, text)).length <= mask.length[1]));
  });

  test('never ends in punctuation, so that the last character can be erased', () => {
    fc.assert(fc.property(typed, (text) => /^$|[0-9A-Z]$/.test(applyMask(mask, text))));
  });
});

test.each([
  ['cpf', '1', '1'],
  ['cpf', '1234', '123.4'],
  ['cpf', '12345678909', '123.456.789-09'],
  ['cpf', '123456789099', '123.456.789-09'],
  ['cep', '01310100', '01310-100'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501deAB', '12.ABC.345/01DE'],
  ['phone', '1134567890', '(11) 3456-7890'],
  ['phone', '11912345678', '(11) 91234-5678'],
  ['phone', '11', '(11'],
  ['date', '21112026', '21-11-2026'],
  ['date', '211', '21-1'],
] as const)('the mask %s makes of %j the text %j', (name, text, masked) => {
  expect(applyMask(masks[name], text)).toBe(masked);
});

test.each([
  ['cpf', '123.456.789-09', true],
  ['cpf', '123.456.789-0', false],
  ['cnpj', '12.ABC.345/01DE-35', true],
  ['phone', '(11) 3456-7890', true],
  ['phone', '(11) 91234-5678', true],
  ['phone', '(11) 3456-789', false],
] as const)('for the mask %s, that %j is complete is %s', (name, text, complete) => {
  expect(isComplete(masks[name], text)).toBe(complete);
});

describe('the form of an RG', () => {
  test.each([
    ['123456789', '12.345.678-9'],
    ['1234', '12.34'],
    ['12.345.678-9', '12.345.678-9'],
    ['12345678x', '12.345.678-X'],
    ['1234567x', '1234567X'],
    ['12.345.678-90', '1234567890'],
    ['MG-12.345.67', 'MG-12.345.67'],
    ['MG 12', 'MG 12'],
    ['MG-12.345.678', 'MG-12.345.678'],
    ['', ''],
  ])('makes of the typed %j the text %j', (text, formatted) => {
    expect(applyMask(rgMask, text)).toBe(formatted);
  });

  test('has at most 12 characters, punctuation not counted, and leaves text alone that is already in it', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.stringMatching(/^\d{5,10}[ .-]{0,8}[0-9X]?$/)), (text) => {
        const once = applyMask(rgMask, text);
        expect(bareRg(once).length).toBeLessThanOrEqual(12);
        expect(applyMask(rgMask, once)).toBe(once);
      }),
    );
  });
});
