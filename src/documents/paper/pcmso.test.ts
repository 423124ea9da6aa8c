import { expect, test } from 'vitest';
import { pcmsoOf } from './pcmso.rules.ts';

const head = {
  validTo: '2026-10-31',
  isExempt: false,
  physicianName: 'Dra. Olga Pires',
  physicianCouncil: 'CRM',
  physicianNumber: '4321',
  physicianUf: 'RJ',
};
const day = '2026-10-31';
const olga = { name: 'Dra. Olga Pires', organ: 'CRM', number: '4321', uf: 'RJ' };

test('who answers for the PCMSO is whom the programme names, nobody of an exempt company, unknown without a programme', () => {
  expect(pcmsoOf(head, day)).toEqual({ physician: olga, exempt: false, endedOn: '' });
  expect(pcmsoOf({ ...head, isExempt: true }, day)).toEqual({ physician: null, exempt: true, endedOn: '' });
  expect(pcmsoOf(null, day)).toBeNull();
});

test('a version that named nobody, as the company was exempt, does not make it so for ever', () => {
  const nobody = { ...head, physicianName: '', physicianCouncil: '', physicianNumber: '', physicianUf: '' };
  expect(pcmsoOf(nobody, day)).toEqual({ physician: null, exempt: false, endedOn: '' });
  expect(pcmsoOf({ ...nobody, isExempt: true }, day)).toEqual({ physician: null, exempt: true, endedOn: '' });
});

test('a version whose validity is over still names its physician, and says when it ended', () => {
  expect(pcmsoOf(head, '2026-11-01')).toEqual({ physician: olga, exempt: false, endedOn: '2026-10-31' });
  expect(pcmsoOf({ ...head, validTo: '' }, '2099-01-01')?.endedOn).toBe('');
});
