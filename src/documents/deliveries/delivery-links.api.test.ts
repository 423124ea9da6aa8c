import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileAt } from '../../testing/files/file-at.ts';
import { makeDeliverable, tokenOf, visitorOf } from '../../testing/issued/deliveries.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { stopClock } from '../../testing/stop-clock.ts';
import { triesOfLink } from './delivery-link.rules.ts';

let app: TestApp;
let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  app = await startApp();
  visitor = visitorOf(app);
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

const over = { status: 404, body: { message: expect.stringContaining('Este link não vale mais') } };
const dayMs = 24 * 3_600_000;

const entriesOf = (subjectId: string) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'address', 'detail', 'times', 'employee_id'])
    .where('subject_id', '=', subjectId)
    .orderBy('number')
    .execute();

const told = async (as: string) =>
  (await app.call('GET', '/notifications', { as })).body.notifications.map(({ text }: { text: string }) => text);

/** The bytes behind a signed link. */
async function fileOf(signedUrl: string) {
  const response = await fetch(fileAt(app, signedUrl));
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a link of a document', () => {
  test('asks who it is, shows what it brings, opens the file, and keeps the proof of it', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    expect(Buffer.from(token, 'base64url'), 'of 256 bits').toHaveLength(32);
    expect(await visitor.check(token)).toMatchObject({ status: 200, body: { state: 'issued', asksCode: false } });
    const identified = await visitor.identify(token, document.right);
    expect(identified.body).toEqual({
      ...{ kind: 'aso', name: document.name, issuedAt: expect.any(String) },
      ...{ issuerName: document.doctor.professional.name, issuerRegistration: expect.any(String) },
    });
    const [before] = await document.deliveries();
    expect(before, 'nothing was opened yet').toMatchObject({ way: 'link', openedAt: null, openings: 0, triesLeft: 5 });
    const opened = await visitor.open(token, document.right);
    const { type, bytes } = await fileOf(opened.body.signedUrl);
    expect([type, bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    const [proof] = await document.deliveries();
    expect(proof).toMatchObject({
      ...{ openedAddress: '127.0.0.1', openedSha256: hash('sha256', bytes), openings: 1, triesLeft: 5 },
      openedDevice: 'node',
    });
    expect(Math.abs(Date.now() - Date.parse(proof.openedAt))).toBeLessThan(600_000);
    expect(await entriesOf(document.id)).toMatchObject([
      { action: 'issued' },
      { action: 'delivery-link-made', employee_id: document.employee.id },
      { action: 'link-opened', actor_id: null, address: '127.0.0.1', employee_id: document.employee.id },
    ]);
    expect(await told(document.doctor.token)).toEqual([`O link de entrega de ${document.name} foi aberto.`]);
  });

  test('is opened again while it lives: each time is noted, the first stays the proof', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    for (let times = 0; times < 3; times++) expect((await visitor.open(token, document.right)).status).toBe(200);
    const [{ openedAt, openings }] = await document.deliveries();
    expect(openings).toBe(3);
    expect((await visitor.open(token, document.right)).status).toBe(200);
    expect((await document.deliveries())[0]).toMatchObject({ openedAt, openings: 4 });
    const actions = (await entriesOf(document.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'link-opened')).toHaveLength(4);
    expect(await told(document.doctor.token)).toHaveLength(1);
  });

  test('takes five wrong answers in all, also after the right one, and is then dead for good', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    const left: number[] = [];
    for (const answers of [document.wrong, { ...document.right, cpfEnd: '4726' }, document.right, document.wrong]) {
      const { status, body } = await visitor.identify(token, answers);
      if (status === 403) left.push(body.data.triesLeft);
    }
    expect(left).toEqual([4, 3, 2]);
    expect((await visitor.open(token, document.wrong)).body.message).toContain('Resta 1 tentativa');
    expect(await visitor.open(token, document.wrong)).toMatchObject(over);
    expect(await visitor.open(token, document.right)).toMatchObject(over);
    expect(await visitor.check(token)).toMatchObject(over);
    expect((await document.deliveries())[0]).toMatchObject({ triesLeft: 0, endReason: 'tries', openedAt: null });
    expect((await entriesOf(document.id)).at(-1)).toMatchObject({ action: 'refused', times: 5, actor_id: null });
    expect(await told(document.doctor.token)).toEqual([
      `O link de entrega de ${document.name} foi encerrado depois de cinco respostas erradas.`,
    ]);
  });

  test('that was opened and then answered wrongly too often is told as both', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    await visitor.open(token, document.right);
    for (let tries = 0; tries < triesOfLink; tries++) await visitor.identify(token, document.wrong);
    expect((await document.deliveries())[0]).toMatchObject({ endReason: 'tries', openings: 1 });
    expect((await told(document.doctor.token))[0]).toBe(
      `O link de entrega de ${document.name} foi aberto e, depois de cinco respostas erradas, encerrado.`,
    );
  });

  test('of 50 wrong answers at once exactly five are answered as such, and none after', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.identify(token, document.wrong)));
    const left = answers.flatMap(({ body }) => body.data?.triesLeft ?? []).sort();
    expect(left).toEqual([1, 2, 3, 4]);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(46);
    expect((await document.deliveries())[0]).toMatchObject({ triesLeft: 0, endReason: 'tries' });
    const refused = (await entriesOf(document.id)).filter(({ action }) => action === 'refused');
    expect(refused).toHaveLength(1);
    expect(await told(document.doctor.token)).toHaveLength(1);
  });

  test('that was answered wrongly and rightly at once opens for the right ones alone, and counts every opening', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    const both = Array.from({ length: 8 }, (_, at) => visitor.open(token, at % 2 ? document.right : document.wrong));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((_, at) => at % 2 === 0)).toEqual([403, 403, 403, 403]);
    const opened = statuses.filter((status) => status === 200).length;
    expect(opened).toBe(4);
    expect((await document.deliveries())[0]).toMatchObject({ openings: 4, triesLeft: 1 });
  });

  test('is answered the same whether it is unknown, has expired, was ended, or gave way to a newer one', async () => {
    const [expired, ended, replaced] = [
      await makeDeliverable(app),
      await makeDeliverable(app),
      await makeDeliverable(app),
    ];
    const ofEnded = await ended.newToken();
    const [{ id }] = await ended.deliveries();
    expect((await app.call('PUT', `/deliveries/${id}/end`, { as: ended.doctor.token })).status).toBe(204);
    expect((await app.call('PUT', `/deliveries/${id}/end`, { as: ended.doctor.token })).status, 'twice').toBe(204);
    const older = await replaced.newToken();
    const newer = await replaced.newToken();
    const token = await expired.newToken();
    const goOn = stopClock();
    vi.setSystemTime(Date.now() + 30 * dayMs - 60_000);
    expect((await visitor.check(token)).status, 'in the last minute').toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    const answers = [
      ['desconhecido', expired.right],
      [token, expired.right],
      [ofEnded, ended.right],
      [older, replaced.right],
    ] as const;
    for (const [held, right] of answers) {
      const all = [await visitor.check(held), await visitor.identify(held, right), await visitor.open(held, right)];
      for (const { status, body } of all) expect({ status, body }).toEqual({ status: 404, body: all[0]?.body });
      expect(all[0]).toMatchObject(over);
    }
    goOn();
    expect((await visitor.open(newer, replaced.right)).status).toBe(200);
    expect(await ended.deliveries()).toMatchObject([{ endReason: 'ended' }]);
    expect(await replaced.deliveries()).toMatchObject([{ endReason: null }, { endReason: 'replaced', openedAt: null }]);
  });

  test('is not used up by who looks at its address without answering: previews, scanners, programs', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    for (let times = 0; times < 20; times++) {
      await fetch(`${app.url}/e`, { method: times % 2 ? 'HEAD' : 'GET' });
      await fetch(`${app.url}/e?token=${token}`);
      expect((await visitor.check(token)).status).toBe(200);
    }
    expect((await document.deliveries())[0]).toMatchObject({ triesLeft: 5, openings: 0, endedAt: null });
    expect((await visitor.open(token, document.right)).status).toBe(200);
  });

  test('of a document that was cancelled, or corrected, says so, leads to nothing and takes no tries', async () => {
    for (const [state, words] of [
      ['cancelled', 'foi cancelado'],
      ['superseded', 'deu lugar a outro'],
    ] as const) {
      const document = await makeDeliverable(app);
      const token = await document.newToken();
      await document.become(state);
      expect((await visitor.check(token)).body).toEqual({ state, asksCode: false });
      for (const ask of [visitor.identify, visitor.open]) {
        for (const answers of [document.right, document.wrong]) {
          const { status, body } = await ask(token, answers);
          expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
          expect(body.signedUrl).toBeUndefined();
        }
      }
      expect((await document.deliveries())[0]).toMatchObject({ triesLeft: 5, openings: 0 });
      expect((await document.makeLink()).status, 'nor is another made').toBe(409);
    }
  });

  test('of a document under medical confidentiality asks for a code, too, that no employer knows', async () => {
    const document = await makeDeliverable(app, { kind: 'anamnesis' });
    const { url, code } = (await document.makeLink()).body;
    const token = tokenOf(url);
    expect(code).toMatch(/^\d{8}$/);
    expect((await visitor.check(token)).body).toEqual({ state: 'issued', asksCode: true });
    const other = code === '00000000' ? '00000001' : '00000000';
    for (const answers of [document.right, { ...document.right, code: other }, { ...document.wrong, code }]) {
      expect((await visitor.open(token, answers)).body.message).toContain('ou o código não conferem');
    }
    expect((await document.deliveries())[0]).toMatchObject({ triesLeft: 2, openedAt: null });
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    expect((await visitor.open(token, { ...document.right, code: spaced })).status).toBe(200);
    const rows = JSON.stringify(await app.db.selectFrom('deliveries').selectAll().execute());
    expect(rows, 'the code is kept as a hash').not.toContain(code);
    expect(JSON.stringify(await document.deliveries())).not.toContain(code);
    const update = app.db.updateTable('deliveries').where('document_id', '=', document.id);
    await expect(update.set({ code_hash: null }).execute(), 'no link loses its code').rejects.toThrow();
  });

  test('of any other document asks for none, and a newer link of a confidential one has a code of its own', async () => {
    const open = await makeDeliverable(app);
    const made = (await open.makeLink()).body;
    expect(made.code).toBeNull();
    expect((await visitor.check(tokenOf(made.url))).body).toEqual({ state: 'issued', asksCode: false });
    const secret = await makeDeliverable(app, { kind: 'anamnesis' });
    const [former, newer] = [(await secret.makeLink()).body, (await secret.makeLink()).body];
    const right = { ...secret.right, code: former.code };
    expect((await visitor.open(tokenOf(newer.url), right)).status).toBe(former.code === newer.code ? 200 : 403);
    expect((await visitor.open(tokenOf(newer.url), { ...right, code: newer.code })).status).toBe(200);
  });

  test('whose file is gone says so, and nothing was delivered', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    await app.storage.remove(`${document.company.companyId}/${document.employee.id}/${document.id}.pdf`);
    expect((await visitor.open(token, document.right)).status).toBe(404);
    expect((await document.deliveries())[0]).toMatchObject({ openedAt: null, openings: 0, triesLeft: 5 });
  });
});

test('links that lead nowhere are limited per network; one that leads somewhere opens all the same', async () => {
  const document = await makeDeliverable(app);
  const token = await document.newToken();
  for (let times = 0; times < 60; times++) expect((await visitor.check(token)).status).toBe(200);
  const statuses: number[] = [];
  for (let times = 0; times < 51; times++) statuses.push((await visitor.check(`tentativa-${times}`)).status);
  expect(statuses.slice(0, 50).every((status) => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  const stopped = await visitor.identify('tentativa', document.right);
  expect(stopped.status).toBe(429);
  expect(stopped.body.data.retryAfterSeconds).toBeGreaterThan(0);
  expect((await visitor.open(token, document.right)).status).toBe(200);
  expect((await document.deliveries())[0]).toMatchObject({ triesLeft: 5, openings: 1 });
});

test('fifty wrong answers at one link, living and ended, close no other behind the same address', async () => {
  const tried = await makeDeliverable(app);
  const [spoilt, whole] = [await tried.newToken(), await makeDeliverable(app)];
  const token = await whole.newToken();
  const wrong = Array.from({ length: 60 }, () => visitor.identify(spoilt, { birthDate: '01-01-1990', cpfEnd: '0000' }));
  const statuses = (await Promise.all(wrong)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(4);
  expect((await visitor.check(spoilt)).status, 'five in all end it').not.toBe(200);
  for (let times = 0; times < 3; times++) expect((await visitor.open(token, whole.right)).status).toBe(200);
});

test('what is asked must be whole: a token, a date and four digits', async () => {
  const document = await makeDeliverable(app);
  const token = await document.newToken();
  const issues = async (answers: object, held = token) =>
    (await visitor.identify(held, answers)).body.data.issues.map(({ path }: { path: string }) => path);
  expect(await issues({ birthDate: '31-02-1984', cpfEnd: '4725' })).toEqual(['birthDate']);
  expect(await issues({ birthDate: '09-03-1984', cpfEnd: '529982247-25' })).toEqual(['cpfEnd']);
  expect(await issues(document.right, '')).toEqual(['token']);
  expect((await document.deliveries())[0], 'no try was taken').toMatchObject({ triesLeft: 5 });
  for (const birthDate of ['1984-03-09', '9/3/1984', '09031984']) {
    expect((await visitor.identify(token, { birthDate, cpfEnd: ' 4725 ' })).status, birthDate).toBe(200);
  }
});

test('the address of a link begins with the configured or confirmed one, and its token comes after the #', async () => {
  const document = await makeDeliverable(app);
  const { url } = (await document.makeLink()).body;
  expect(url, 'an administrator has confirmed the address of the tests').toBe(`${app.url}/e#${tokenOf(url)}`);
  const other = await startApp({ PUBLIC_URL: 'https://zelo.clinica.test/' });
  const there = await makeDeliverable(other);
  expect((await there.makeLink()).body.url).toMatch(/^https:\/\/zelo\.clinica\.test\/e#[\w-]{43}$/);
  await other.stop();
});
