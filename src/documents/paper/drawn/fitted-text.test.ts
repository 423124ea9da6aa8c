import { expect, test } from 'vitest';
import { linesOf, sizeWithin } from './fitted-text.rules.ts';

test('a usual name stands in its usual size, a long one as large as its room lets it', () => {
  expect(sizeWithin('Clínica Exemplo', 34, 400)).toBe(34);
  const long = 'Clínica Médica do Trabalho São Lucas e Associados Ltda.';
  expect(sizeWithin(long, 34, 400)).toBeLessThan(15);
  expect(sizeWithin('', 34, 400)).toBe(34);
});

test('a long address takes several lines, broken between words', () => {
  expect(linesOf('Rua do Exemplo, 100', 44)).toEqual(['Rua do Exemplo, 100']);
  expect(linesOf('Avenida Brigadeiro Faria Lima, 1234, conjunto 56, Jardim Paulistano', 44)).toEqual([
    'Avenida Brigadeiro Faria Lima, 1234,',
    'conjunto 56, Jardim Paulistano',
  ]);
});
