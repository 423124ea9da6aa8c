import { expect, test } from 'vitest';
import { policy, reachOf, userTypes } from '../access/policy.ts';
import { topics } from '../subjects/registry.ts';
import { type LiveEvent, mayHear as mayHearOf, type Receiver } from './live-event.rules.ts';
import type { Topic } from './topics.ts';

const mayHear = (receiver: Receiver, event: LiveEvent) => mayHearOf(topics, receiver, event);

const receiver = (type: string, fields: Partial<Receiver> = {}): Receiver => ({
  userId: `user of ${type}`,
  type,
  ownerId: 'own',
  mustSetUp: false,
  ...fields,
});

/** An event of each topic about what is the receiver's own, and open. */
const own = (topic: Topic): LiveEvent => ({ topic, ids: ['own'], companyId: 'own', confidential: false });

const names = Object.keys(topics) as Topic[];

test.each(userTypes)('%s hears of exactly the topics that its calls may read', (type) => {
  const heard = names.filter((topic) => mayHear(receiver(type), own(topic)));
  const readable = names.filter((topic) => {
    const { readBy } = topics[topic];
    return readBy === 'signedIn' || reachOf(type, readBy) !== null;
  });
  expect(heard).toEqual(readable);
});

test('an administrator hears of registers and never of health', () => {
  const heard = names.filter((topic) => mayHear(receiver('admin'), own(topic)));
  // Of imports and webhooks it hears the id alone: what they hold is answered to whose they are.
  const registers = [
    'admin',
    'apiToken',
    'company',
    'import',
    'notifications',
    'practice',
    'professional',
    'task',
    'webhook',
    'user',
  ];
  expect(heard.sort()).toEqual(registers.sort());
});

test('a company hears of its own, and of documents that are surely under no confidentiality', () => {
  const company = receiver('company');
  for (const topic of ['company', 'unit', 'employee', 'document'] as const) {
    expect(mayHear(company, own(topic)), topic).toBe(true);
    expect(mayHear(company, { ...own(topic), companyId: 'another' }), topic).toBe(false);
    expect(mayHear(company, { topic, ids: [], confidential: false }), topic).toBe(false);
  }
  expect(mayHear(company, { ...own('document'), confidential: true })).toBe(false);
  expect(mayHear(company, { ...own('document'), confidential: undefined })).toBe(false);
});

test('what is told to one user is heard by that user alone, of whatever kind', () => {
  for (const type of userTypes) {
    const event: LiveEvent = { topic: 'notifications', ids: [], userId: `user of ${type}` };
    expect(userTypes.filter((other) => mayHear(receiver(other), event))).toEqual([type]);
    expect(mayHear(receiver(type, { mustSetUp: true }), event)).toBe(false);
  }
});

test('a professional hears of every company, and among professionals of itself', () => {
  const doctor = receiver('professional');
  for (const topic of ['company', 'unit', 'employee', 'document'] as const) {
    expect(mayHear(doctor, { topic, ids: ['any'], companyId: 'any', confidential: true }), topic).toBe(true);
  }
  expect(mayHear(doctor, { topic: 'professional', ids: ['own'] })).toBe(true);
  expect(mayHear(doctor, { topic: 'professional', ids: ['own', 'another'] })).toBe(false);
  expect(mayHear(doctor, { topic: 'professional', ids: [] })).toBe(false);
});

test('what is for one user is heard by nobody else', () => {
  const event: LiveEvent = { topic: 'practice', ids: [], userId: 'user of company' };
  expect(mayHear(receiver('company'), event)).toBe(true);
  expect(mayHear(receiver('professional'), event)).toBe(false);
});

test('who must set up a second factor first hears of what any session may have, and of nothing else', () => {
  const waiting = receiver('admin', { mustSetUp: true });
  expect(names.filter((topic) => mayHear(waiting, own(topic)))).toEqual(['practice']);
});

test('a user of an unknown type hears of nothing that needs a permission', () => {
  expect(names.filter((topic) => mayHear(receiver('guest'), own(topic)))).toEqual(['practice']);
});

test('every topic is read by a permission of the policy', () => {
  const unknown = names.filter((topic) => {
    const { readBy } = topics[topic];
    return readBy !== 'signedIn' && !Object.hasOwn(policy, readBy);
  });
  expect(unknown).toEqual([]);
});
