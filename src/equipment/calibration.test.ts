import { expect, test } from 'vitest';
import { calibratedUntil, calibrationState, calibrationText } from './calibration.rules.ts';

test.each([
  ['2026-03-02', '2026-03-02', 'valid'],
  ['2026-03-02', '2027-01-30', 'valid'],
  ['2026-03-02', '2027-01-31', 'ending'],
  ['2026-03-02', '2027-03-02', 'ending'],
  ['2026-03-02', '2027-03-03', 'over'],
  ['2024-02-29', '2025-02-28', 'ending'],
  ['2024-02-29', '2025-03-01', 'over'],
])('calibrated on %s it is on %s %s: twelve months to the day, told thirty days before', (on, day, state) => {
  expect(calibrationState(on, day)).toBe(state);
});

test('says until when', () => {
  expect(calibratedUntil('2026-03-02')).toBe('2027-03-02');
  expect(calibrationText('2026-03-02', '2027-03-03')).toBe('Venceu em 02-03-2027');
});
