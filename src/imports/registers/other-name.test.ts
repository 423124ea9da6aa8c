import { expect, test } from 'vitest';
import { otherNameRemark } from './other-name.rules.ts';

test.each([
  ['Maria Aparecida de Souza', 'MARIA AP. SOUZA LIMA'],
  ['José Antônio Conceição', 'Jose A. Conceicao'],
  ['Ana de Souza', 'Ana Lima de Souza'],
  ['Ana Lima', ''],
])('%s and %s may be one person', (before, after) => {
  expect(otherNameRemark(before, after)).toBeNull();
});

test.each([
  ['Luíza Helena Magalhães', 'João de Souza'],
  ['Pedro dos Santos', 'Marcos dos Anjos'],
])('%s and %s are doubted', (before, after) => {
  expect(otherNameRemark(before, after)).toMatchObject({ field: 'cpf', level: 'warning' });
  expect(otherNameRemark(before, after)?.message).toContain(before);
});
