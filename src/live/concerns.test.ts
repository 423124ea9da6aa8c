import { expect, test } from 'vitest';
import { topics } from '../subjects/registry.ts';
import { concerns as concernsOf, isAboutRecord } from './concerns.rules.ts';
import type { SentEvent } from './live-event.rules.ts';

const shownBy = Object.fromEntries(Object.entries(topics).map(([topic, declared]) => [topic, declared.shownBy]));
const concerns = (event: SentEvent, queryKey: readonly unknown[]) => concernsOf(shownBy, event, queryKey);

const event: SentEvent = { topic: 'document', ids: ['d'], companyId: 'c', employeeId: 'e' };
const asked = (feature: string, input?: object) => [[feature, 'list'], { input, type: 'query' }];

test('what is about the same employee is asked anew, what is about another one is not', () => {
  expect(concerns(event, asked('documents', { employeeId: 'e', page: 2 }))).toBe(true);
  expect(concerns(event, asked('documents', { employeeId: 'another' }))).toBe(false);
});

test('what is about a single document is asked anew only for that one, whoever else’s it may be', () => {
  expect(concerns(event, asked('issued', { documentId: 'd' }))).toBe(true);
  expect(concerns(event, asked('issued', { documentId: 'another' }))).toBe(false);
  expect(concerns({ ...event, ids: ['a', 'd'] }, asked('deliveries', { documentId: 'd' }))).toBe(true);
  expect(concerns({ ...event, ids: [] }, asked('issued', { documentId: 'another' }))).toBe(true);
});

test('what names no company and no employee may be about any', () => {
  expect(concerns(event, asked('documents', { search: 'aso' }))).toBe(true);
  expect(concerns(event, asked('documents'))).toBe(true);
});

test('only the features that show a topic are asked anew', () => {
  expect(concerns(event, asked('employees', { companyId: 'c' }))).toBe(false);
  expect(concerns({ ...event, topic: 'unit' }, asked('employees', { companyId: 'c' }))).toBe(true);
  expect(concerns({ ...event, topic: 'unit' }, asked('units', { companyId: 'another' }))).toBe(false);
});

test('an event about more than can be named concerns all of its company', () => {
  const many: SentEvent = { topic: 'employee', ids: [], companyId: 'c', employeeId: undefined };
  expect(concerns(many, asked('employees', { employeeId: 'any' }))).toBe(true);
  expect(concerns(many, asked('employees', { companyId: 'another' }))).toBe(false);
});

test('a form that keeps its question under a name of its own is found by its feature', () => {
  expect(concerns({ ...event, topic: 'practice', ids: ['p'] }, ['practice', 'edit'])).toBe(true);
});

test('what a newer server tells of is left alone', () => {
  expect(concerns({ ...event, topic: 'appointment' as SentEvent['topic'] }, asked('documents'))).toBe(false);
});

test('an event is about the record that a form has open only where it names it, or where there is but one', () => {
  expect(isAboutRecord({ ...event, ids: ['u'] }, asked('units', { unitId: 'u' }))).toBe(true);
  expect(isAboutRecord({ ...event, ids: ['another'] }, asked('units', { unitId: 'u' }))).toBe(false);
  expect(isAboutRecord({ ...event, ids: ['p'] }, asked('practice', {}))).toBe(true);
  expect(isAboutRecord({ ...event, ids: [] }, asked('units', { unitId: 'u' }))).toBe(true);
});
