import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '../../backup/records.server.ts';
import { hashOfDeliveryCode } from '../../documents/deliveries/delivery-code.server.ts';
import { inGroups } from '../../documents/issued/verification-code.rules.ts';
import { linkSecret } from '../../platform/storage/link-secret.server.ts';
import { recoveryCodeHash } from '../../sign-in/second-factor/recovery-codes.server.ts';
import { tables } from '../../subjects/registry.ts';
import { certificateFile, certificatePassword } from '../../testing/certificates/test-authority.ts';
import { makeCompany, makeProfessional, password } from '../../testing/factories.ts';
import { makeWebhook, receivers, webhookFields } from '../../testing/hooks/receiver.ts';
import { makeCodedLink, visitorOf } from '../../testing/issued/deliveries.ts';
import { runCommand, settingsOf } from '../../testing/run-command.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { makePlace, startApp, startAppAt, type TestApp } from '../../testing/start-app.ts';
import { issueVerifiable, makePeople } from '../../testing/verification/verifiable.ts';

const keys = { ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...keys, ...receivers });
});
afterAll(() => app.stop());

/** All that whoever has taken the database reads in it: every row and, of the embedded one, the files themselves. */
async function stolen(from: TestApp = app): Promise<string> {
  const parts: string[] = [];
  for (const table of Object.keys(tables)) {
    for await (const rows of readTable(from.db, table)) parts.push(JSON.stringify(rows));
  }
  if (from.databaseUrl) return parts.join('\n');
  const files = readdirSync(from.dataDir).filter((name) => name.startsWith('zelo.sqlite'));
  return [...parts, ...files.map((name) => readFileSync(join(from.dataDir, name)).toString('latin1'))].join('\n');
}

/** Everything from which a code is made or a signature, and every code, by what it is. */
async function makeSecrets(): Promise<Record<string, string>> {
  const { token, company } = await makeCompany(app);
  const factor = await setUpSecondFactor(app, token);
  const webhook = await makeWebhook(app, (await makeCompany(app)).token, {});
  const { token: doctor } = await makeProfessional(app);
  const body = { file: certificateFile('11222333000181'), password: certificatePassword };
  expect((await app.call('PUT', '/certificates/practice', { as: doctor, body })).status).toBe(200);
  const link = await makeCodedLink(app);
  const { code, accessCode } = await issueVerifiable(app, await makePeople(app));
  return {
    'the secret of an app': factor.secret,
    'the hash of a recovery code': recoveryCodeHash(company.userId, factor.recoveryCodes[3] ?? ''),
    'the secret of a webhook': webhook.secret,
    'the secret of signed links': (await linkSecret(app.db, app.encryptionKeys)).toString('base64'),
    'the hash of the code of a link': hashOfDeliveryCode(link.deliveryId, link.code),
    'the verification code of a document': code,
    'the same as it stands on paper': inGroups(code),
    'the access code of a document': accessCode,
    'the key of a certificate': 'PRIVATE KEY',
    'the certificate': 'BEGIN CERTIFICATE',
  };
}

test('a stolen database without its keys has no secret, no code and no certificate', async () => {
  const secrets = await makeSecrets();
  const read = await stolen();
  const found = Object.entries(secrets).filter(([, text]) => text.length < 8 || read.includes(text));
  expect(found).toEqual([]);
});

test('what is sealed works as before: a code of the app and one of recovery once, the code of a link', async () => {
  const { token, company } = await makeCompany(app);
  const { email } = company.user;
  const { secret, recoveryCodes } = await setUpSecondFactor(app, token);
  const signIn = (code: string) => app.call('POST', '/login', { body: { email, password, code } });
  const next = codeOf(secret, 1);
  expect((await signIn(next)).status).toBe(200);
  expect((await signIn(next)).status, 'it is used up').toBe(401);
  expect((await signIn(recoveryCodes[0] ?? '')).status).toBe(200);
  expect((await signIn(recoveryCodes[0] ?? '')).status, 'it is used up').toBe(401);
  expect((await app.call('GET', '/second-factor', { as: token })).body.recoveryCodesLeft).toBe(9);
  const { document, token: link, code } = await makeCodedLink(app);
  const visitor = visitorOf(app);
  expect((await visitor.identify(link, { ...document.right, code: '00000000' })).status).toBe(403);
  expect((await visitor.identify(link, { ...document.right, code })).status).toBe(200);
});

test('a creating call that is sent again is answered as before, from what was kept sealed', async () => {
  const { token } = await makeCompany(app);
  const body = webhookFields({ name: 'Outro sistema' });
  const [first, again] = [
    await app.call('POST', '/webhooks', { as: token, body, key: 'twice' }),
    await app.call('POST', '/webhooks', { as: token, body, key: 'twice' }),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
});

test('an installation that is given a key later keeps nothing in clear once rotate-keys has run, not even where it had been', async () => {
  const place = await makePlace();
  const before = await startAppAt(place, { ENCRYPTION_KEYS: '' });
  const { token, company } = await makeCompany(before);
  const { secret, recoveryCodes } = await setUpSecondFactor(before, token);
  const links = (await linkSecret(before.db, [])).toString('base64');
  const clear = [secret, recoveryCodeHash(company.userId, recoveryCodes[3] ?? ''), links];
  const had = await stolen(before);
  expect(clear.filter((text) => !had.includes(text))).toEqual([]);
  expect(await runCommand('rotate-keys.ts', [], { ...settingsOf(before), ...keys })).toMatchObject({ stderr: '' });
  await before.end();
  await before.db.destroy();

  const after = await startAppAt(place, keys);
  const has = await stolen(after);
  expect(clear.filter((text) => has.includes(text))).toEqual([]);
  const body = { email: company.user.email, password, code: codeOf(secret, 1) };
  expect((await after.call('POST', '/login', { body })).status).toBe(200);
  await after.stop();
});
