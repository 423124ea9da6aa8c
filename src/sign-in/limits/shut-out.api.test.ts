import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, password } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { countAttempt, countCode, countLinkRequest, forgetTries, takeBackTry } from './attempts.db.ts';

/** What a stranger does shuts nobody else out, and lets nobody guess more (decision 104). */

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' });
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

const browser = 'a1b2c3d4-0000-4000-8000-00000000000';

async function login(email: string, { secret = password, from = '203.0.113.1', device = '' } = {}) {
  const response = await fetch(`${app.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: secret, ...(device ? { device } : {}) }),
  });
  return response.status;
}

async function makeUser() {
  const { company, token } = await makeCompany(app);
  return { email: company.user.email as string, token };
}

/** Ten wrong passwords from each of so many networks. */
async function attack(email: string, networks: number) {
  for (let at = 1; at <= networks; at++) {
    for (let tries = 0; tries < 10; tries++) await login(email, { secret: 'senha-errada', from: `198.51.100.${at}` });
  }
}

describe('over HTTP', () => {
  test('ten wrong passwords of a stranger close the account to that network, and to no other', async () => {
    const { email } = await makeUser();
    await attack(email, 1);
    expect(await login(email, { from: '198.51.100.1' })).toBe(429);
    expect(await login(email)).toBe(200);
  });

  test('an attack from many networks keeps strangers out, and lets in the browser that the account knows', async () => {
    const { email } = await makeUser();
    const device = `${browser}1`;
    expect(await login(email, { device })).toBe(200);
    await app.db.deleteFrom('sign_in_attempts').execute();
    await attack(email, 5);
    expect(await login(email, { from: '192.0.2.77' }), 'a right password from nowhere known').toBe(429);
    expect(await login(email, { from: '192.0.2.77', device: `${browser}2` }), 'a number that is made up').toBe(429);
    expect(await login(email, { from: '192.0.2.77', device })).toBe(200);
  });

  test('a browser that is known guesses no more often than a stranger', async () => {
    const { email } = await makeUser();
    const device = `${browser}3`;
    expect(await login(email, { device })).toBe(200);
    for (let tries = 0; tries < 10; tries++) expect(await login(email, { device, secret: 'senha-errada' })).toBe(401);
    expect(await login(email, { device })).toBe(429);
    expect(await login(email, { device: `${browser}4` }), 'the owner elsewhere').toBe(200);
  });

  test('somebody behind the same address who has tried fifty accounts keeps out no known browser', async () => {
    const { email } = await makeUser();
    const device = `${browser}5`;
    expect(await login(email, { device })).toBe(200);
    for (let at = 0; at < 51; at++) await login(`ninguem${at}@zelo.test`, { secret: 'senha-errada' });
    expect(await login(email)).toBe(429);
    expect(await login(email, { device })).toBe(200);
  });

  test('who has a session proves who they are whatever strangers try at the account', async () => {
    const { email, token } = await makeUser();
    await attack(email, 5);
    const body = { current: 'senha-errada', password: 'outra senha bem longa' };
    expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(400);
  });

  test('wishes for a link from elsewhere never refuse the owner’s: the answer is the same, and no more mails go', async () => {
    const { email } = await makeUser();
    const wish = (from: string) => countLinkRequest(app.db, email, from);
    const sent = [];
    for (let at = 0; at < 7; at++) sent.push(await wish(`198.51.100.${at}`));
    expect(sent).toEqual([true, true, true, true, true, false, false]);
    expect(await wish('203.0.113.9')).toBe(false);
  });
});

describe('by a clock', () => {
  const start = new Date('2026-11-02T12:00:00Z');
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  const account = 'ana@zelo.test';
  const from = (at: number) => `198.51.100.${at}`;

  async function triesUntilRefused(now: Date, address: (at: number) => string, known: string | null = null) {
    for (let at = 0; at < 1000; at++) {
      const refused = await countAttempt(app.db, { account, address: address(at), known }, now).then(
        () => false,
        ({ status }) => status === 429,
      );
      if (refused) return at;
    }
    return 1000;
  }

  test('an account takes ten tries from a network and twenty from everywhere in a quarter of an hour, and then as many again', async () => {
    expect(await triesUntilRefused(start, () => from(1))).toBe(10);
    expect(await triesUntilRefused(later(14), (at) => from(2 + at))).toBe(9);
    expect(await triesUntilRefused(later(16), () => from(1))).toBe(10);
    expect(await triesUntilRefused(start, () => from(1), 'session 1'), 'who is known is apart').toBe(10);
  });

  test('an hour takes never more than a hundred passwords of strangers, wherever its windows lie', async () => {
    let taken = 0;
    let networks = 0;
    const spend = async (now: Date, most: number) => {
      for (let at = 0; at < most; at++) {
        const one = { account, address: from(networks++) };
        taken += await countAttempt(app.db, one, now).then(
          () => 1,
          () => 0,
        );
      }
    };
    await spend(start, 1);
    for (const minutes of [14.9, 15.1, 30.2, 45.3, 60.4]) await spend(later(minutes), 30);
    expect(taken - 1).toBe(99);
  });

  test('codes of the second step are ten in a quarter of an hour and forty in a day, from wherever they come', async () => {
    const tries = async (now: Date) => {
      for (let at = 0; at < 100; at++) {
        const refused = await countCode(app.db, 'ana', 'password', now).catch(({ status }) => status);
        if (refused === 429) return at;
      }
      return 100;
    };
    const counts = [];
    for (const minutes of [0, 16, 32, 48, 64, 80]) counts.push(await tries(later(minutes)));
    expect(counts).toEqual([10, 10, 10, 10, 0, 0]);
    for (const way of ['known', 'link'] as const) await countCode(app.db, 'ana', way, later(80));
    expect(await tries(later(24 * 60 + 1))).toBe(10);
  });

  test('what a try at the password of before has counted does not weigh on the one of now', async () => {
    const one = { account, address: from(1) };
    for (let tries = 0; tries < 10; tries++) await countAttempt(app.db, { ...one, secret: 'before' }, start);
    await expect(countAttempt(app.db, { ...one, secret: 'before' }, start)).rejects.toMatchObject({ status: 429 });
    await countAttempt(app.db, { ...one, secret: 'now' }, start);
  });

  test('a right try forgets its own count and leaves what others have counted', async () => {
    const address = from(1);
    for (let tries = 0; tries < 9; tries++) await countAttempt(app.db, { account: 'bia@zelo.test', address }, start);
    const before = await networkCount();
    await forgetTries(app.db, await countAttempt(app.db, { account, address }, start));
    expect(await networkCount()).toBe(before);
    await takeBackTry(app.db, await countAttempt(app.db, { account, address }, start));
    expect(await networkCount()).toBe(before);
  });

  /** Of all that is counted the network has most. */
  async function networkCount() {
    const rows = await app.db.selectFrom('sign_in_attempts').select('attempts').execute();
    return Math.max(...rows.map(({ attempts }) => attempts));
  }
});
