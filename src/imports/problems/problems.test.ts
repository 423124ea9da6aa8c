import { expect, test } from 'vitest';
import type { Remark } from '../columns/columns.labels.ts';
import { problemsOf } from './problems.rules.ts';

const wrong = (field: string, message: string): Remark => ({ field, level: 'error', code: 'invalid', message });

test('equal errors are one with its lines, those of the most lines first; a warning is none', () => {
  const found = problemsOf();
  const short = wrong('cpf', 'Deve ter 11 dígitos');
  const absent = wrong('unit', 'A empresa não tem esta unidade');
  for (const line of [3, 4, 5, 9]) found.add(line, [short]);
  found.add(12, [absent, { ...short, level: 'warning' }]);
  expect(found.result()).toEqual({
    total: 2,
    problems: [
      {
        ...{ field: 'cpf', message: short.message, lines: 4, hasMore: false },
        ranges: [
          [3, 5],
          [9, 9],
        ],
      },
      { field: 'unit', message: absent.message, lines: 1, ranges: [[12, 12]], hasMore: false },
    ],
  });
});

test.each([
  [
    ['Este CPF está também na linha 4: deixe uma só', 'Este CPF está também nas linhas 2, 9 e em mais 3: deixe uma só'],
    'Este CPF está também em outra linha: deixe uma só',
  ],
  [
    ['“3,5” não é um número inteiro e positivo', '“-1” não é um número inteiro e positivo'],
    'Não é um número inteiro e positivo',
  ],
  [
    [
      'A planilha cortou algarismos (1,2E+10): escreva o número',
      'A planilha cortou algarismos (4,5E+10): escreva o número',
    ],
    'A planilha cortou algarismos: escreva o número',
  ],
])('what only one line has does not make an error another one: %j', (messages, one) => {
  const found = problemsOf();
  for (const [at, message] of messages.entries()) found.add(at * 2, [wrong('cpf', message)]);
  expect(found.result().problems).toMatchObject([{ message: one, lines: 2 }]);
});

test('a field that is wrong twice in a line counts the line once; of very many runs the first are told', () => {
  const found = problemsOf();
  for (let line = 2; line <= 1_200; line += 2) {
    found.add(line, [wrong('cpf', 'Deve ter 11 dígitos'), wrong('cpf', 'Deve ter 11 dígitos')]);
  }
  const [problem] = found.result().problems;
  expect(problem).toMatchObject({ lines: 600, hasMore: true });
  expect(problem?.ranges).toHaveLength(500);
});
