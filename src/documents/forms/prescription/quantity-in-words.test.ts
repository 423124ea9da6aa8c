import { expect, test } from 'vitest';
import { inWords, withWords } from './quantity-in-words.rules.ts';

test.each([
  ['30 comprimidos', '30 (trinta) comprimidos'],
  ['1 comprimido', '1 (um) comprimido'],
  ['1 caixa', '1 (uma) caixa'],
  ['2 caixas de 30 comprimidos', '2 (duas) caixas de 30 comprimidos'],
  ['22 cápsulas', '22 (vinte e duas) cápsulas'],
  ['CÁPSULA', null],
  ['2 AMPOLAS', '2 (duas) AMPOLAS'],
  ['200 gotas', '200 (duzentas) gotas'],
  ['2 cx', '2 (duas) cx'],
  ['60cp', '60 (sessenta) cp'],
  ['  45  ', '45 (quarenta e cinco)'],
  ['2 frascos', '2 (dois) frascos'],
  ['500 mg', '500 (quinhentos) mg'],
  ['30 (trinta) comprimidos', null],
  ['30(trinta)', null],
  ['1,5 ml', null],
  ['1/2 comprimido', null],
  ['1.000 gotas', null],
  ['12345', null],
  ['0', null],
  ['trinta comprimidos', null],
  ['', null],
])('%j is offered as %j', (quantity, offered) => {
  expect(withWords(quantity)).toBe(offered);
});

test.each([
  [16, 'dezesseis'],
  [21, 'vinte e um'],
  [100, 'cem'],
  [101, 'cento e um'],
  [999, 'novecentos e noventa e nove'],
  [1000, 'mil'],
  [1020, 'mil e vinte'],
  [1100, 'mil e cem'],
  [1234, 'mil duzentos e trinta e quatro'],
  [2500, 'dois mil e quinhentos'],
  [9999, 'nove mil novecentos e noventa e nove'],
])('%d is %s', (number, words) => {
  expect(inWords(number, false)).toBe(words);
});

test('what is feminine is counted so, in every place', () => {
  expect(inWords(2222, true)).toBe('duas mil duzentas e vinte e duas');
  expect(inWords(101, true)).toBe('cento e uma');
});

test('every number up to 9999 has words of its own', () => {
  const words = Array.from({ length: 9999 }, (_, at) => inWords(at + 1, at % 2 === 0));
  expect(new Set(words).size).toBe(9999);
  expect(words.filter((text) => /zero|undefined| {2}|^ | $/.test(text))).toEqual([]);
});
