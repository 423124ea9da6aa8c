import { expect, test } from 'vitest';
import { earsOfHearing, hearingIssue, hearingOf, plainRow } from './hearing.rules.ts';

const air = '10 10 15 20 25 20 15';
const sent = { right_air: air, right_bone: '', left_air: air, left_bone: '' };

test.each([
  ['as it is kept', 'right_air', air, air],
  ['with other marks between', 'left_air', '10;10|15,20, 25 20  15', air],
  ['masked and without an answer', 'right_air', '10M 10 15ms 20 120s 20 -10', '10m 10 15ms 20 120s 20 -10'],
  ['by bone, not everywhere', 'right_bone', '- 10 - 20 -', '- 10 - 20 -'],
  ['six of seven', 'right_air', '10 10 15 20 25 20', null],
  ['not tested by air', 'right_air', '- 10 15 20 25 20 15', null],
  ['no step of an audiometer', 'right_air', '12 10 15 20 25 20 15', null],
  ['more than an audiometer gives', 'right_air', '125 10 15 20 25 20 15', null],
  ['words', 'right_air', 'normal', null],
] as const)('a row of thresholds: %s', (_what, row, text, kept) => {
  expect(plainRow(row, text)).toBe(kept);
});

test('thresholds are of the audiometry alone, and of both ears', () => {
  expect(hearingIssue(sent, '0281')).toBeNull();
  expect(hearingIssue(sent, '0536')).toMatchObject({ path: 'exam_code' });
  expect(hearingIssue({ ...sent, left_air: '' }, '0281')).toMatchObject({ path: 'left_air' });
  expect(hearingIssue({ ...sent, right_air: '', left_air: '', left_bone: '- - - - 10' }, '0281')).not.toBeNull();
  expect(hearingIssue({ right_air: '', right_bone: '', left_air: '', left_bone: '' }, '0536')).toBeNull();
});

test('are read again by frequency, as they were sent', () => {
  const ears = earsOfHearing(hearingOf({ ...sent, left_air: '10 10 15 20 120s 20m 15', left_bone: '- 10 - 20 -' }));
  expect(ears?.right).toMatchObject({ air: { 500: { db: 10 }, 8000: { db: 15 } }, bone: {} });
  expect(ears?.left.air).toMatchObject({ 4000: { db: 120, absent: true }, 6000: { db: 20, masked: true } });
  expect(Object.keys(ears?.left.bone ?? {})).toEqual(['1000', '3000']);
  expect(earsOfHearing('')).toBeNull();
});
