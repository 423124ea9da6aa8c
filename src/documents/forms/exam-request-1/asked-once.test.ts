import { expect, test } from 'vitest';
import { askedOnce } from './asked-once.rules.ts';

test('an exam that both lists offer is asked for once', () => {
  expect(askedOnce(['Hemograma completo', 'Tolueno urinário'], ['Hemograma completo'])).toEqual(['Tolueno urinário']);
  expect(askedOnce(['Hemograma completo'], ['Glicemia em jejum'])).toEqual(['Hemograma completo']);
});

test('an exam that another one contains is asked for once', () => {
  expect(askedOnce(['Colesterol total', 'Colesterol LDL'], ['Colesterol total/HDL/LDL'])).toEqual([]);
  expect(askedOnce(['Colesterol total', 'Colesterol LDL'], [])).toEqual(['Colesterol total', 'Colesterol LDL']);
});

test('one exam under two names is asked for once', () => {
  const both = ['Ácido metil-hipúrico urinário', 'Ácido metil-hipúrico na urina'];
  expect(askedOnce(both, [])).toEqual(['Ácido metil-hipúrico urinário']);
  expect(askedOnce(['Ácido metil-hipúrico na urina'], [])).toEqual(['Ácido metil-hipúrico na urina']);
});
