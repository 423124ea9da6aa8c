import { expect, test } from 'vitest';
import { isDayOff } from '../../reference/reference-lookups.server.ts';
import { deadlineOfS2210 } from './deadline.rules.ts';

test.each([
  // A Thursday before Consciência Negra, a Friday.
  ['2026-11-19', '2026-11-23'],
  ['2026-11-18', '2026-11-19'],
  // A Friday, a Saturday and a Sunday.
  ['2026-11-13', '2026-11-16'],
  ['2026-11-14', '2026-11-16'],
  ['2026-11-15', '2026-11-16'],
  // Before Christmas, a Friday, and before the New Year, a Friday, too.
  ['2026-12-24', '2026-12-28'],
  ['2026-12-31', '2027-01-04'],
  // Before Tiradentes, a Wednesday; before the first of May, a Saturday; before Independência, a Tuesday.
  ['2027-04-20', '2027-04-22'],
  ['2027-04-30', '2027-05-03'],
  ['2027-09-06', '2027-09-08'],
])('an accident of %s is told of until %s', (day, due) => {
  expect(deadlineOfS2210(day, null, isDayOff)).toBe(due);
});

test('of a death there is no day to wait, be it a holiday', () => {
  expect(deadlineOfS2210('2026-12-24', '2026-12-25', isDayOff)).toBe('2026-12-25');
});
