import { expect, test } from 'vitest';
import type { Occasion } from '../programmes.labels.ts';
import { holdingBefore, holdingOn } from '../versions/versions.rules.ts';
import { acceptedDone, sourceOf } from './planned.rules.ts';

test.each<[Occasion, code: string, doneOn: string, accepted: boolean]>([
  ['admission', '0281', '2026-03-03', true],
  ['admission', '0281', '2026-03-02', false],
  ['admission', '0281', '2026-06-01', true],
  ['admission', '0281', '2026-06-02', false],
  ['admission', '0295', '2026-05-31', false],
  ['dismissal', '0281', '2026-02-01', true],
  ['dismissal', '0281', '2026-01-31', false],
  ['dismissal', '0296', '2026-05-31', false],
  ['periodic', '0281', '2026-05-31', false],
  ['return', '0281', '2026-05-31', false],
  ['riskChange', '0281', '2026-05-31', false],
])('for %s on 01-06-2026 the exam %s of %s is accepted: %s', (occasion, code, doneOn, accepted) => {
  const found = acceptedDone(code, { occasion, on: '2026-06-01' }, [{ code, doneOn }]);
  expect(found?.doneOn ?? null).toBe(accepted ? doneOn : null);
});

test('of several the last one is accepted, and another exam never', () => {
  const done = ['2026-05-01', '2026-05-20', '2026-04-01'].map((doneOn) => ({ code: '0281', doneOn }));
  expect(acceptedDone('0281', { occasion: 'admission', on: '2026-06-01' }, done)?.doneOn).toBe('2026-05-20');
  expect(acceptedDone('0296', { occasion: 'admission', on: '2026-06-01' }, done)).toBeNull();
});

test('the source names the item, the version and the earlier exam', () => {
  const version = { validFrom: '2026-02-01' };
  expect(sourceOf('return', version, null)).toBe('NR-7, 7.5.9 · protocolo de 01-02-2026');
  const accepted = acceptedDone('0281', { occasion: 'dismissal', on: '2026-06-01' }, [
    { code: '0281', doneOn: '2026-05-20' },
  ]);
  expect(sourceOf('dismissal', version, accepted)).toBe(
    'NR-7, 7.5.11 · protocolo de 01-02-2026 · feito em 20-05-2026, aceito por até 120 dias (Anexo II)',
  );
});

const version = (number: number | null, validFrom: string) =>
  ({ number, validFrom, state: number === null ? 'draft' : 'inForce' }) as const;

test('the version that began last holds, of one day the later one, and none that is in preparation', () => {
  const heads = [
    version(null, '2026-01-01'),
    version(1, '2026-01-01'),
    version(3, '2026-01-01'),
    version(2, '2026-03-01'),
  ];
  expect(holdingOn(heads, '2025-12-31')).toBeNull();
  expect(holdingOn(heads, '2026-02-28')?.number).toBe(3);
  expect(holdingOn(heads, '2026-03-01')?.number).toBe(2);
});

test('a version is compared with what held before it on its own first day', () => {
  const heads = [version(1, '2026-01-01'), version(2, '2026-06-01'), version(3, '2026-03-01')];
  expect(holdingBefore(heads, version(3, '2026-03-01'))?.number).toBe(1);
  expect(holdingBefore(heads, version(1, '2026-01-01'))).toBeNull();
  expect(holdingBefore(heads, version(null, '2026-07-01'))?.number).toBe(2);
});
