import { expect, test } from 'vitest';
import { countLabel, mostCounted } from './due-dates.labels.ts';
import { farOff, progressText, statusText, toneOf } from './due-words.rules.ts';

const day = '2026-11-22';

test.each([
  ['2026-11-19', 'vencido há 3 dias', 'red'],
  ['2026-11-21', 'vencido há 1 dia', 'red'],
  ['2026-11-22', 'vence hoje', 'amber'],
  ['2026-11-23', 'em 1 dia', 'amber'],
  ['2026-12-22', 'em 30 dias', 'amber'],
  ['2026-12-23', 'em 31 dias', 'green'],
])('an exam of %s is said as %s', (nextOn, text, colour) => {
  expect(farOff(nextOn, day)).toBe(text);
  expect(statusText({ state: 'scheduled', nextOn }, day)).toBe(text);
  expect(toneOf({ state: 'scheduled', nextOn }, day)).toBe(colour);
});

test('who has no protocol, or was never examined, is said to be so, whatever the day', () => {
  expect(statusText({ state: 'withoutProtocol', nextOn: null }, day)).toBe('sem protocolo');
  expect(statusText({ state: 'neverExamined', nextOn: '2026-01-01' }, day)).toBe(
    'nunca examinado, vencido há 325 dias',
  );
});

test('a count says that there are more than it has counted', () => {
  expect(countLabel(12)).toBe('12');
  expect(countLabel(mostCounted)).toBe('1.000');
  expect(countLabel(mostCounted + 1)).toBe('1.000+');
});

test.each([
  [1, 0, 0, 'Os próximos exames serão recalculados em instantes.'],
  [1, 0, 1, 'Recalculando os próximos exames: 0 de 1 pessoa.'],
  [1, 300, 1_200, 'Recalculando os próximos exames: 300 de 1.200 pessoas.'],
  [12, 0, 0, 'Os próximos exames de 12 empresas serão recalculados em instantes.'],
  [2, 300, 1_200, 'Recalculando os próximos exames de 2 empresas: 300 de 1.200 pessoas, nas que já começaram.'],
])('a computation of %i company or companies, of %i of %i people, is told in words', (companies, done, total, text) => {
  expect(progressText({ companies, done, total })).toBe(text);
});
