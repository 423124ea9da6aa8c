import { expect, test } from 'vitest';
import { activitiesIn, verdictOf } from './conclusion.rules.ts';

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
  ['Apto para a função; inapto para trabalho em altura', 'fit'],
  ['Inapto(a) para trabalho em altura (NR-35). Apto(a) para a função', 'fit'],
  ['Inapto para trabalho em altura', 'none'],
  ['Apto para a função de eletricista', 'fit'],
  ['Inapto para a função de vigilante com arma', 'unfit'],
  ['Apto para o trabalho, inapto no momento', 'both'],
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
  ['Apto para a função; inapto para trabalho em altura', [[5, 'unfit']]],
  ['Apto(a) para trabalho em altura (NR-35)', [[5, 'fit']]],
  ['não está apto para espaço confinado', [[4, 'unfit']]],
  [
    'apto para NR-33 e NR 35',
    [
      [4, 'fit'],
      [5, 'fit'],
    ],
  ],
  [
    'inapto para eletricidade, apto para manipulação de alimentos',
    [
      [1, 'unfit'],
      [0, 'fit'],
    ],
  ],
  [
    'Inapta para atividades hiperbáricas e para radiação ionizante',
    [
      [6, 'unfit'],
      [7, 'unfit'],
    ],
  ],
  ['Apto para a função de operador de máquinas autopropelidas', []],
  ['Apto, com restrição: não trabalhar acima de 2 m de altura', []],
  ['Trabalho em altura a avaliar', []],
] as const)('of special activities %j says: %j', (text, expected) => {
  expect(activitiesIn(text).map(({ activity, verdict }) => [activity, verdict])).toEqual(expected);
});
