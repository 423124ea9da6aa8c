import { expect, test } from 'vitest';
import { type HeldVersion, physicianPeriods } from './physician-periods.rules.ts';

const version = (validFrom: string, physicianName: string, rest: Partial<HeldVersion> = {}): HeldVersion => ({
  ...{ validFrom, validTo: '', exempt: false, physicianName },
  ...{ physicianCouncil: 'CRM', physicianNumber: '1', physicianUf: 'SP', ...rest },
});

/** From, to, and who or why nobody. */
const linesOf = (...versions: readonly HeldVersion[]) =>
  physicianPeriods(versions, '2026-11-27').map(({ from, to, physician, gap }) => [from, to, physician?.name ?? gap]);

test('who answered until another one did, with no day between and none twice', () => {
  expect(linesOf(version('2024-01-01', 'A'), version('2025-07-01', 'B'))).toEqual([
    ['2024-01-01', '2025-06-30', 'A'],
    ['2025-07-01', '', 'B'],
  ]);
});

test('versions of the same physician are one time', () => {
  const versions = [version('2024-01-01', 'A', { validTo: '2024-12-31' }), version('2025-01-01', 'A')];
  expect(linesOf(...versions)).toEqual([['2024-01-01', '', 'A']]);
});

test('the same name under another registration is somebody else', () => {
  const other = version('2025-01-01', 'A', { physicianNumber: '2' });
  expect(linesOf(version('2024-01-01', 'A'), other)).toHaveLength(2);
});

test('a time without a programme is named, between two and after the last', () => {
  const versions = [
    version('2024-01-01', 'A', { validTo: '2024-12-31' }),
    version('2025-03-01', 'A', { validTo: '2026-02-28' }),
  ];
  expect(linesOf(...versions)).toEqual([
    ['2024-01-01', '2024-12-31', 'A'],
    ['2025-01-01', '2025-02-28', 'none'],
    ['2025-03-01', '2026-02-28', 'A'],
    ['2026-03-01', '', 'none'],
  ]);
});

test('of an exempt company nobody answers, and of a version that names nobody that is said', () => {
  const versions = [version('2024-01-01', '', { exempt: true }), version('2025-01-01', ''), version('2026-01-01', 'A')];
  expect(linesOf(...versions)).toEqual([
    ['2024-01-01', '2024-12-31', 'exempt'],
    ['2025-01-01', '2025-12-31', 'unnamed'],
    ['2026-01-01', '', 'A'],
  ]);
});

test('a version that is to begin later says nothing yet, and one that ends later than the next begins ends with it', () => {
  const versions = [version('2024-01-01', 'A', { validTo: '2026-12-31' }), version('2025-01-01', 'B')];
  expect(linesOf(...versions, version('2027-01-01', 'C'))).toEqual([
    ['2024-01-01', '2024-12-31', 'A'],
    ['2025-01-01', '', 'B'],
  ]);
});

test('of a company without a programme there is nothing to list', () => {
  expect(linesOf()).toEqual([]);
});
