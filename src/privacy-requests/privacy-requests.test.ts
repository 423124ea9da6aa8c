import { expect, test } from 'vitest';
import type { Outcome, RequestKind, Retention } from './privacy-requests.labels.ts';
import { clockOf, dueOnOf, issuesOfAnswer } from './privacy-requests.rules.ts';

test.each([
  ['2026-11-25', '2026-12-10'],
  ['2028-02-14', '2028-02-29'],
  ['2027-02-14', '2027-03-01'],
  ['2026-12-20', '2027-01-04'],
])('a request of %s is due on %s (LGPD, art. 19, II)', (receivedOn, dueOn) => {
  expect(dueOnOf(receivedOn)).toBe(dueOn);
});

test.each([
  ['2026-12-04', 'inTime'],
  ['2026-12-05', 'soon'],
  ['2026-12-10', 'soon'],
  ['2026-12-11', 'late'],
])('on %s a request due on 10-12-2026 is %s', (day, clock) => {
  expect(clockOf({ dueOn: '2026-12-10', answeredOn: null }, day)).toBe(clock);
  expect(clockOf({ dueOn: '2026-12-10', answeredOn: '2026-12-20' }, day)).toBe('answered');
});

test.each<[RequestKind, Outcome, Retention | '', string | null]>([
  ['correction', 'granted', '', null],
  ['correction', 'refused', '', null],
  ['correction', 'refused', 'medicalRecord', 'retention'],
  ['access', 'granted', '', null],
  ['sharing', 'granted', '', null],
  ['consentRevocation', 'granted', '', null],
  ['consentRevocation', 'refused', '', 'outcome'],
  ['consentRevocation', 'partly', '', 'outcome'],
  ['erasure', 'granted', '', 'outcome'],
  ['erasure', 'partly', '', 'retention'],
  ['erasure', 'partly', 'medicalRecord', null],
  ['erasure', 'refused', 'medicalRecord', null],
  ['erasure', 'refused', '', 'retention'],
  ['opposition', 'granted', '', null],
  ['opposition', 'granted', 'legalDuty', 'retention'],
  ['opposition', 'refused', '', 'retention'],
  ['opposition', 'refused', 'legalDuty', null],
])('of %s the answer %s with %s is refused at %s', (kind, outcome, retention, path) => {
  expect(issuesOfAnswer({ kind, outcome, retention }).map((issue) => issue.path)).toEqual(path ? [path] : []);
});
