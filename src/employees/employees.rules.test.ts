import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { today } from '../platform/contract/dates.ts';
import { admissionWarning, birthWarning, functionStartWarning, isBornBeforeToday } from './employees.rules.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('today is the day of the practice, also late in its evening and early in its morning', () => {
  vi.setSystemTime('2026-11-22T02:59:59Z');
  expect(today()).toBe('2026-11-21');
  expect(isBornBeforeToday('2026-11-20')).toBe(true);
  expect(isBornBeforeToday('2026-11-21')).toBe(false);
  vi.setSystemTime('2026-11-22T03:00:00Z');
  expect(today()).toBe('2026-11-22');
  expect(isBornBeforeToday('2026-11-21')).toBe(true);
});

test('unusual dates are named, usual and unfinished ones are not', () => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
  expect(birthWarning('29-11-1926')).toBe('Mais de 100 anos de idade: confira o ano');
  expect(birthWarning('30-11-1926')).toBeNull();
  expect(birthWarning('29-11-19')).toBeNull();

  expect(admissionWarning('01-03-2027')).toBe('Admissão daqui a mais de três meses: confira o ano');
  expect(admissionWarning('28-02-2027')).toBeNull();
  expect(admissionWarning('28-02-2014', '01-03-2000')).toBe('Menos de 14 anos de idade na admissão: confira as datas');
  expect(admissionWarning('01-03-2014', '01-03-2000')).toBeNull();
  expect(admissionWarning('28-02-2014', '29-02-2000')).toBeNull();
  expect(admissionWarning('01-03-2014', '')).toBeNull();

  expect(functionStartWarning('31-12-2019', '01-01-2020')).toBe('Início na função antes da admissão: confira as datas');
  expect(functionStartWarning('01-01-2020', '01-01-2020')).toBeNull();
  expect(functionStartWarning('01-03-2027', '01-03-2027')).toBe('Início daqui a mais de três meses: confira o ano');
});
