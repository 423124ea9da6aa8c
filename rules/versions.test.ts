import { expect, test } from 'vitest';
import { type DeclaredEndpoint, endpointsOf } from '../src/access/endpoints.server.ts';
import { contracts } from '../src/app/api.server.ts';
import { fieldsOf } from './inputs.ts';

/**
 * Of two people who change a record at the same time the second must not undo the first unseen: a change of what is there takes
 * the version that was seen of it. What takes none is here, with why nothing is lost by it.
 */
const withoutVersion: Readonly<Record<string, string>> = {
  // Takes in another way what was seen (decision 100).
  'employees.move': 'takes from which unit (fromUnitId)',
  'programmes.assign': 'takes from which group by hand (fromGroupId)',
  'queue.attend': 'takes from whom it is taken over (takeOver)',
  'imports.confirm': 'takes what was looked at (contentHash)',

  // A step out of one state: the second finds another state, and does nothing or is refused.
  'employees.inactivate': 'holds only for who is active; asks what becomes of open referrals as they are then',
  'employees.reactivate': 'holds only for who is inactive',
  'employees.moveAll': 'moves whoever is in the unit at that moment, and says how many',
  'accounts.deactivate': 'done twice it is as done once',
  'accounts.reactivate': 'done twice it is as done once',
  'accounts.endSessions': 'ends what is open at that moment',
  'documents.withdraw': 'withdrawn once; a second time is refused',
  'documents.arrived': 'a file arrives once',
  'issued.cancel': 'an issued document never changes: cancelled once',
  'exams.withdraw': 'an exam record never changes: withdrawn once',
  'imports.cancel': 'ended once',
  'imports.check': 'only its own user sets an import up, before it is confirmed with its content',
  'notices.approve': 'answered once',
  'notices.refuse': 'answered once',
  'notices.seen': 'seen once',
  'queue.arrive': 'holds only for who is expected',
  'queue.undoArrival': 'holds only for who has arrived',
  'queue.call': 'every call is one of its own, and in the trail',
  'queue.sendBack': 'holds only for who is attended',
  'checklist.check': 'changes the entry of one exam alone: ticked twice it is as ticked once',
  'queue.miss': 'holds only for who is expected or waits',
  'tasks.discard': 'holds only for what was set aside',
  'tasks.retry': 'holds only for what was set aside',
  'apiTokens.revoke': 'a token never changes: revoked once',
  'allApiTokens.revoke': 'a token never changes: revoked once',
  'agenda.removeBlock': 'a block never changes: it is made and taken away',
  'deliveries.withdraw': 'a delivery in hand never changes: withdrawn once',
  'deliveries.endLink': 'a link never changes: ended once',
  'panelLinks.end': 'a link never changes: ended once',

  // Adds something of its own, and changes nothing that somebody has typed.
  'panelLinks.make': 'a new link; the window says that it ends the one before',
  'accounts.makeLink': 'a new link; the window says that it ends the one before',
  'deliveries.makeLink': 'a new link; the window says that it ends the one before',
  'issued.print': 'adds a line to the trail',
  'documents.print': 'adds a line to the trail',
  'esocial.xml': 'gives an event its identity once, and adds a line to the trail',
  'esocial.package': 'as esocial.xml',
  'esocialSending.send': 'takes what is ready at that moment, each event into one batch',
  'esocialSending.stop': 'stopped once; the batch itself is led on by its job',
  'esocialSending.resume': 'as esocialSending.stop',
  'esocialSending.undo': 'holds only while nothing was received',
  'personData.take': 'reads, and adds a line to the trail',
  'webhooks.test': 'sends a message',
  'webhooks.redeliver': 'sends a message again',
  'webhooks.redeliverFailed': 'sends messages again',

  // Nobody else reaches it.
  'notifications.read': 'of the user alone',
  'passkeys.rename': 'of the user alone',
  'passkeys.remove': 'of the user alone',
  'sessions.end': 'of the user alone',
};

/** What names a record that is there: a part of the path, or an identifier beside it. */
function namesRecord({ path, inputSchema }: DeclaredEndpoint): boolean {
  return /\{\w+\}/.test(path) || Object.keys(fieldsOf(inputSchema) ?? {}).some((name) => /Id$/.test(name));
}

const changes = endpointsOf(contracts).filter(
  (endpoint) =>
    endpoint.method !== 'GET' && !endpoint.creates && endpoint.requires !== 'public' && namesRecord(endpoint),
);
const unversioned = changes.filter(({ inputSchema }) => !('version' in (fieldsOf(inputSchema) ?? {})));

test('a change of a record takes the version that was seen of it, or says why it needs none', () => {
  const unexplained = unversioned.map(({ name }) => name).filter((name) => !(name in withoutVersion));
  expect(
    unexplained,
    'Take `...savedVersion` and answer changedByOther() where it is another one by now; or say in `withoutVersion` why nobody’s word can be lost.',
  ).toEqual([]);
});

test('what is excepted is there, and takes no version', () => {
  const names = unversioned.map(({ name }) => name);
  expect(Object.keys(withoutVersion).filter((name) => !names.includes(name))).toEqual([]);
});
