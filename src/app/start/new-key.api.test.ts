import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedAnswers } from '../../access/idempotency.server.ts';
import { sealedCodes } from '../../documents/deliveries/sealed-code.server.ts';
import { parseEncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealFactors } from '../../sign-in/second-factor/sealed-factors.server.ts';
import { makeCompany, unitFields } from '../../testing/factories.ts';
import { makeCodedLink } from '../../testing/issued/deliveries.ts';
import { setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const keyOf = (text: string) => Buffer.alloc(32, text).toString('base64');

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: keyOf('the first') });
  mine = await makeCompany(app);
  await setUpSecondFactor(app, mine.token);
  await makeCodedLink(app);
  const body = { ...unitFields(), companyId: mine.companyId };
  expect((await app.call('POST', '/units', { as: mine.token, body, key: 'a unit' })).status).toBe(201);
});
afterAll(() => app.stop());

test('what a code is made of, and kept answers, come under a new key once, and stay under a lost one', async () => {
  const keys = [...parseEncryptionKeys(keyOf('the next')), ...app.encryptionKeys];
  const lost = parseEncryptionKeys(keyOf('a third'));
  for (const reseal of [resealFactors, sealedCodes.reseal, sealedAnswers.reseal]) {
    const first = await reseal(app.db, keys);
    expect(first.resealed, reseal.name).toBeGreaterThan(0);
    expect(first.failed.size, reseal.name).toBe(0);
    expect(await reseal(app.db, keys), reseal.name).toMatchObject({ resealed: 0 });
    const without = await reseal(app.db, lost);
    expect(without.resealed, reseal.name).toBe(0);
    expect(without.failed.size, reseal.name).toBeGreaterThan(0);
  }
});
