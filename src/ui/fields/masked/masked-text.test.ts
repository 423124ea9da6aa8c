import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMask, type Mask, masks } from '../../../platform/contract/masks.ts';
import { rgMask } from '../../../platform/contract/rg.ts';
import { nextText, problemOf, replacesAll, shownText } from './masked-text.ts';

const all = { ...masks, rg: rgMask };
type Name = keyof typeof all;
const named = Object.entries(all) as [Name, Mask][];

/** What a field shows after these characters, one after the other. */
function typed(mask: Mask, text: string, start = ''): string {
  return [...text].reduce((shown, char) => nextText(mask, shown, shown + char, 'typed'), start);
}

describe.each(named)('in a field of %s', (name, mask) => {
  test('digits that are typed go into the mask one by one, as far as it has room', () => {
    // More digits than a phone has show that the first ones were a prefix: below.
    const most = name === 'phone' ? 11 : 15;
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(`^[0-9]{0,${most}}$`)), (digits) => {
        expect(typed(mask, digits)).toBe(applyMask(mask, digits));
      }),
    );
  });

  test('a character that is deleted anywhere leaves the others in the mask', () => {
    const texts = fc.stringMatching(/^[0-9]{1,9}$/).map((digits) => applyMask(mask, digits));
    fc.assert(
      fc.property(texts, fc.nat(), (text, place) => {
        const at = place % text.length;
        const left = text.slice(0, at) + text.slice(at + 1);
        expect(nextText(mask, text, left, 'typed')).toBe(applyMask(mask, left));
      }),
    );
  });

  test('what comes at once is the value that it means, or stays as it is with what is wrong', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Z.\-/() +:]{1,20}$/)), (text) => {
        const shown = nextText(mask, '', text, 'whole');
        expect(shown).toBe(mask.understand(text) ?? mask.meant?.(text) ?? text);
        expect(problemOf(mask, shown, true) === null).toBe(shown === '' || mask.understand(shown) !== null);
        expect(shownText(mask, shown)).toBe(shown);
      }),
    );
  });
});

test.each([
  ['phone', '+55 11 91234-5678', '(11) 91234-5678'],
  ['phone', '5511912345678', '(11) 91234-5678'],
  ['phone', '551134567890', '(11) 3456-7890'],
  ['phone', '011912345678', '(11) 91234-5678'],
  ['phone', '559912345678', '(55) 99123-4567'],
  ['phone', '119123456789', '(11) 91234-5678'],
  ['phone', '+1 2', '+1 2'],
  ['date', '1/2/2020', '01-02-2020'],
  ['date', '1-12-2020', '01-12-2020'],
  ['date', '01/02/2020', '01-02-2020'],
  ['rg', '12345678x', '12.345.678-X'],
  ['rg', '12345678901', '12345678901'],
  ['rg', 'MG-12.345.678', 'MG-12.345.678'],
  ['rg', '1234567890123', '123456789012'],
  ['rg', 'MG-12.345.678.9012', 'MG-12.345.678.90'],
  ['cnpj', '12abc34501dexy35', '12.ABC.345/01DE-35'],
] as const)('%s: %j typed shows %j', (name, text, shown) => {
  expect(typed(all[name], text)).toBe(shown);
});

test.each([
  ['cpf', '529.982', '529.98224725', '529.982.247-25'],
  ['cpf', '529.9', '529.9822', '529.982.2'],
  ['date', '01-02', '01-022020', '01-02-2020'],
  ['cnpj', '11.222.333/81', '11.222.333/000181', '11.222.333/0001-81'],
  ['cpf', '529.982.247-25', '529.982.247-2599', '529.982.247-2599'],
  ['date', '1', '12/2020', '12/2020'],
  ['date', '', '31/02/2020', '31-02-2020'],
  ['date', '', '2020-02-31', '31-02-2020'],
  ['date', '', '1/2/20', '1/2/20'],
  ['rg', '', '1234567890123', '123456789012'],
  ['rg', '', '12.345.678-9012345', '123456789012'],
  ['rg', '', '12.345.678-9 SSP/SP', '12.345.678-9 SSP/SP'],
] as const)('%s: %j that a paste makes %j shows %j', (name, before, after, shown) => {
  expect(nextText(all[name], before, after, 'whole')).toBe(shown);
});

test.each([
  ['cpf', '529.982.247-255', '529.982.247-25', '529.982.247-25'],
  ['cpf', '529.982.247-2599', '529.982.247-259', '529.982.247-259'],
  ['cpf', '52998224', '529982247', '529.982.247'],
  ['date', '1/2/20', '1/2/202', '1/2/202'],
  ['date', '1/2/202', '1/2/2020', '01-02-2020'],
  ['cnpj', 'Loja 11.222', 'Loja 11.2223', 'Loja 11.2223'],
  ['phone', '91234-5678', '1 91234-5678', '(19) 1234-5678'],
  ['rg', '12.345.678-9 SS', '12.345.678-9 S', '12.345.678-9 S'],
  ['rg', '12.345.678-9 ', '12.345.678-9', '12.345.678-9'],
] as const)('%s: %j that was not understood and is typed into %j shows %j', (name, before, after, shown) => {
  expect(nextText(all[name], before, after, 'typed')).toBe(shown);
});

test('a whole value that is pasted replaces all, a part of an RG does not', () => {
  expect(replacesAll(masks.cpf, '529.982.247-25', '12529.982.247-25')).toBe(true);
  expect(replacesAll(masks.cpf, '982', '529.982')).toBe(false);
  expect(replacesAll(rgMask, '678', '12.345.678')).toBe(false);
  expect(replacesAll(rgMask, 'RG: 12.345.678-9', '12.RG: 12.345.678-9')).toBe(true);
});

test('what is being typed is not called wrong before it is full', () => {
  expect(problemOf(masks.cpf, '529.9', false)).toBeNull();
  expect(problemOf(masks.phone, '+55 1', false)).toBeNull();
  expect(problemOf(masks.phone, '+55 1', true)).toContain('com o DDD');
  expect(problemOf(masks.date, '31-02-2020', false)).toBe('Esta data não existe no calendário');
});
