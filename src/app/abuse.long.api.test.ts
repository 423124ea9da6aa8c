import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../access/endpoints.server.ts';
import { abuse } from '../testing/abuse/run.ts';
import { publicUrl } from '../testing/authenticator.ts';
import { isDeep, runs, seed } from '../testing/chance/chance.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { contracts } from './api.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true', PUBLIC_URL: publicUrl });
});
afterAll(() => app.stop());

/**
 * What asks for a code of the moment or a key, which no example has, another password, what waits for approval, an image's own
 * name, a mail server, a link that is nobody's, a task that was set aside.
 */
const unreachable = [
  'signIn.signIn',
  'secondFactor.confirm',
  'secondFactor.renewRecoveryCodes',
  'secondFactor.turnOff',
  'passkeySignIn.signIn',
  'passkeys.add',
  'passkeys.rename',
  'passkeys.remove',
  'apiTokens.revoke',
  'allApiTokens.read',
  'allApiTokens.revoke',
  'links.request',
  'links.check',
  'links.use',
  'deliveries.endLink',
  'deliveries.withdraw',
  'deliveryLinks.check',
  'deliveryLinks.identify',
  'deliveryLinks.open',
  'webhooks.read',
  'webhooks.update',
  'webhooks.remove',
  'webhooks.makeSecret',
  'webhooks.test',
  'webhooks.listDeliveries',
  'webhooks.redeliver',
  'webhooks.redeliverFailed',
  'exports.webhooksListDeliveries',
  // Its example names the company whose group it is: a group is copied to another one.
  'programmes.copyGroup',
  'tasks.read',
  'tasks.retry',
  'tasks.discard',
  'notices.approve',
  'notices.refuse',
  'practice.readLetterhead',
  // Its file is made by a job, and none is worked off here.
  'bundles.open',
  // Their examples name an import that nobody has begun.
  'imports.read',
  'imports.check',
  'imports.lines',
  'imports.problems',
  'imports.wrongLines',
  'imports.confirm',
  'imports.cancel',
  // Their examples name nobody: what one of these makes stands in the way of the next.
  'bundles.create',
  'recalls.make',
  'recalls.letter',
  // A place that people are sent to; addresses that nobody has made.
  'agenda.removePlace',
  'panel.read',
  'calendarAddress.read',
  // Refused by what stands in the way, so that the referral of a world stays.
  'referrals.cancel',
  'referring.refer',
  'referring.referMany',
  'queue.arrive',
  'queue.receive',
  'queue.undoArrival',
  'queue.call',
  'queue.attend',
  'queue.sendBack',
  'queue.miss',
  'checklist.check',
];

/** `npm run abuse` sends more. */
const count = runs(2_000);

test(`${count} generated requests find no violation, and the server lives`, async () => {
  const { sent, violations, reached } = await abuse(app, count, seed);
  expect(violations.slice(0, 5)).toEqual([]);
  expect(sent).toBe(count);
  expect((await app.call('GET', '/health')).status).toBe(200);
  if (!isDeep) return;
  const missing = () =>
    endpointsOf(contracts)
      .map(({ name }) => name)
      .filter((name) => !unreachable.includes(name) && !reached.has(name));
  // What one request needs another may have ended just before, by the order in which they came in: then some more.
  for (let more = 1; more <= 40 && missing().length > 0; more++) {
    const further = await abuse(app, 400, seed + 100 * more);
    expect(further.violations.slice(0, 5)).toEqual([]);
    for (const name of further.reached) reached.add(name);
  }
  expect(missing()).toEqual([]);
});
