import { expect, test } from 'vitest';
import { inTrail } from '../subjects/registry.ts';
import type { NewEntry } from './entries.db.ts';
import { declareSubjects, outgoingEvents } from './outgoing-events.server.ts';

declareSubjects(inTrail);

const of = { companyId: 'c1', employeeId: 'e1' };
const referral = (action: NewEntry['action']): NewEntry => ({ action, subject: 'referral', subjectId: 'r1', ...of });
const document = (more: Partial<NewEntry>): NewEntry => ({
  ...{ action: 'cancelled', subject: 'document', subjectId: 'd1', ...of, confidential: false, detail: 'aso', ...more },
});
const told = (...entries: readonly NewEntry[]) => outgoingEvents(entries).map(({ event }) => event);

test('whatever changes where a referral stands is told, also that somebody was given back to the queue', () => {
  const steps = [
    'arrived',
    'arrival-undone',
    'attended',
    'taken-over',
    'sent-back',
    'missed',
    'completed',
    'reopened',
  ] as const;
  expect(told(...steps.map(referral))).toEqual([
    'referral.arrived',
    ...['referral.updated', 'referral.updated', 'referral.updated', 'referral.updated'],
    ...['referral.missed', 'referral.completed', 'referral.updated'],
  ]);
  for (const own of ['called', 'exam-checked', 'exam-unchecked'] as const) expect(told(referral(own))).toEqual([]);
});

test('of documents the ASO alone is told, and nothing but identifiers of whose it is', () => {
  expect(outgoingEvents([document({})])).toEqual([
    { event: 'aso.cancelled', companyId: 'c1', lane: 'e1', data: { documentId: 'd1', employeeId: 'e1' } },
  ]);
  for (const other of [{ detail: 'anamnesis' }, { confidential: true }, { companyId: null }] as const) {
    expect(told(document(other))).toEqual([]);
  }
});
