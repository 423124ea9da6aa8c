import { expect, test } from 'vitest';
import { verdictOf, withVerdict } from './conclusion.rules.ts';

test.each([
  ['apto', 'fit'],
  ['Apta.', 'fit'],
  ['APTO(A) para a função', 'fit'],
  ['APTA para a função de padeira', 'fit'],
  ['Considerada apta, com restrições ao trabalho noturno', 'fit'],
  ['apto com restrições', 'fit'],
  ['Aptos', 'fit'],
  ['Não há restrições: apto', 'fit'],
  ['Sem restrições. Não fuma. Apto', 'fit'],
  ['inapto', 'unfit'],
  ['INAPTO(A) para a função', 'unfit'],
  ['considerado inapto temporariamente', 'unfit'],
  ['não apto', 'unfit'],
  ['Nao  apta', 'unfit'],
  ['NÃO está apto para a função', 'unfit'],
  ['Não foi considerada apta', 'unfit'],
  ['não se encontra apto', 'unfit'],
  ['Não está, no momento, apto para a função', 'unfit'],
  ['Não necessita de óculos. Está apta', 'fit'],
  ['não inapto', 'fit'],
  ['Apto / Inapto', 'both'],
  ['( ) Apto(a) ( ) Inapto(a)', 'both'],
  ['Apto para a função; inapto para trabalho em altura', 'both'],
  ['', 'none'],
  ['   ', 'none'],
  ['Sem restrições', 'none'],
  ['Aptidão a confirmar', 'none'],
  ['Inaptidão a esclarecer', 'none'],
  ['Adaptado ao posto', 'none'],
  ['Captopril 25 mg', 'none'],
] as const)('%j says: %s', (conclusion, verdict) => {
  expect(verdictOf(conclusion)).toBe(verdict);
});

test.each([
  ['', 'fit', 'Apto(a) para a função'],
  ['  ', 'unfit', 'Inapto(a) para a função'],
  ['Apto(a) para a função', 'unfit', 'Inapto(a) para a função'],
  ['Apto(a) para a função', 'fit', 'Apto(a) para a função'],
  ['Inapto(a) para a função, até nova avaliação', 'fit', 'Apto(a) para a função, até nova avaliação'],
  ['Usar óculos', 'fit', 'Apto(a) para a função. Usar óculos'],
] as const)('the verdict is written into %j without losing what was typed', (before, verdict, after) => {
  expect(withVerdict(before, verdict)).toBe(after);
});
