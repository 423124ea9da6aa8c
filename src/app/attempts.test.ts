import { expect, test } from 'vitest';
import { endpointsOf } from '../access/endpoints.server.ts';
import { attemptLabel } from '../audit/attempts.labels.ts';
import { contracts } from './api.server.ts';

test('the trail has words for every call that can be refused', () => {
  const guarded = endpointsOf(contracts).filter(({ requires }) => requires !== 'public');
  const withoutWords = guarded.filter(({ name }) => attemptLabel(name) === name.split('.')[1]);
  expect(withoutWords.map(({ name }) => name)).toEqual([]);
});

test('a call is named by what it does in its own subject', () => {
  expect(attemptLabel('employees.move')).toBe('mudar de unidade');
  expect(attemptLabel('referrals.move')).toBe('remarcar');
  expect(attemptLabel('exports.auditList')).toBe('exportar');
  expect(attemptLabel('of.anotherVersion')).toBe('anotherVersion');
});
