import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '../../platform/contract/dates.ts';
import type { ApiResponse } from '../../testing/api.ts';
import { makeCompany, makeProfessional, makeUnit, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { makeDeliverable, tokenOf, visitorOf } from '../../testing/issued/deliveries.ts';
import { makeHouseEquipment } from '../../testing/issued/house.ts';
import { caughtUp, openLive } from '../../testing/live.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { endAllLinks } from './deliveries.db.ts';

let app: TestApp;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp(mails.settings);
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 3_600_000).toISOString().slice(0, 10);
const issuesOf = ({ body }: ApiResponse) =>
  body.data?.issues.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`);

describe('a delivery in hand', () => {
  test('says when and to whom, as often as it happened', async () => {
    const document = await makeDeliverable(app);
    const own = { delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' };
    const other = { delivered_on: today(), received_by: 'Onofre Quixabeira', note: 'Marido, com autorização escrita' };
    expect((await document.record(own)).status).toBe(201);
    expect((await document.record(other)).status).toBe(201);
    const recordedBy = document.doctor.professional.name;
    const common = { way: 'in-hand', deliveredOn: today(), openedAt: null, expiresAt: null, recordedBy };
    expect(await document.deliveries()).toMatchObject([
      { ...common, receivedBy: 'Onofre Quixabeira', note: other.note },
      { ...common, receivedBy: 'Raimunda Quixabeira', note: '' },
    ]);
    const entries = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', document.id)
      .where('action', '=', 'delivered')
      .execute();
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries), 'the trail names nobody').not.toContain('Quixabeira');
  });

  test('is neither of tomorrow nor of before the document was issued, and somebody has received it', async () => {
    const document = await makeDeliverable(app);
    const fields = { delivered_on: today(), received_by: 'RAIMUNDA  Quixabeira', note: '' };
    expect(issuesOf(await document.record({ ...fields, delivered_on: day(2) }))).toEqual([
      'delivered_on: A data da entrega não pode estar no futuro',
    ]);
    expect(issuesOf(await document.record({ ...fields, delivered_on: day(-2) }))).toEqual([
      'delivered_on: A data da entrega não pode ser anterior à emissão',
    ]);
    expect(issuesOf(await document.record({ ...fields, received_by: ' ' }))).toEqual([
      'received_by: Campo obrigatório',
    ]);
    expect(issuesOf(await document.record({ ...fields, delivered_on: '' }))).toEqual([
      'delivered_on: Campo obrigatório',
    ]);
    expect(issuesOf(await document.record({ ...fields, received_by: 'Onofre' }))).toEqual([
      'note: Diga em que condição outra pessoa recebeu',
    ]);
    expect(await document.deliveries()).toEqual([]);
  });

  test('that is sent twice with one key is one, and is refused of a document that no longer stands', async () => {
    const document = await makeDeliverable(app);
    const body = { delivered_on: today(), received_by: 'RAIMUNDA  Quixabeira', note: '' };
    const send = () =>
      app.call('POST', `/issued-documents/${document.id}/deliveries`, {
        as: document.doctor.token,
        body,
        key: 'uma-vez',
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await document.deliveries()).toHaveLength(1);
    await document.become('cancelled');
    expect((await document.record(body)).status).toBe(409);
  });

  test('is not ended like a link', async () => {
    const document = await makeDeliverable(app);
    await document.record({ delivered_on: today(), received_by: 'RAIMUNDA  Quixabeira', note: '' });
    const [{ id }] = await document.deliveries();
    const end = (as: string, of = id) => app.call('PUT', `/deliveries/${of}/end`, { as });
    expect((await end(document.doctor.token)).status).toBe(409);
    expect((await end(document.doctor.token, unknownId)).status).toBe(404);
    expect((await end(document.company.token)).status).toBe(403);
  });
});

describe('a delivery in hand that was written down by mistake', () => {
  const reason = 'Entregue a outra pessoa do mesmo nome';

  test('is struck once, with who, when and why; it stays, the trail says so, and the company reads no reason', async () => {
    const document = await makeDeliverable(app);
    const colleague = await makeProfessional(app);
    await document.record({ delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' });
    const [{ id }] = await document.deliveries();
    const strike = (as: string, of = id, body: object = { reason }) =>
      app.call('PUT', `/deliveries/${of}/withdraw`, { as, body });
    for (const as of [document.company.token, await signInFirstAdmin(app)]) expect((await strike(as)).status).toBe(403);
    expect((await strike(colleague.token, unknownId)).status).toBe(404);
    expect(issuesOf(await strike(colleague.token, id, { reason: ' ' }))).toEqual(['reason: Campo obrigatório']);
    const statuses = await Promise.all([strike(colleague.token), strike(document.doctor.token)]);
    expect(statuses.map(({ status }) => status).toSorted(), 'of two at once').toEqual([204, 409]);
    const struck = { id, receivedBy: 'Raimunda Quixabeira', deliveredOn: today(), withdrawnAt: expect.any(String) };
    expect(await document.deliveries()).toMatchObject([{ ...struck, withdrawalReason: reason }]);
    expect(await document.deliveries(document.company.token)).toMatchObject([{ ...struck, withdrawalReason: null }]);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'employee_id', 'detail'])
      .where('subject_id', '=', document.id)
      .where('action', '=', 'delivery-withdrawn')
      .execute();
    expect(entries).toEqual([{ action: 'delivery-withdrawn', employee_id: document.employee.id, detail: null }]);
    await document.record({ delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' });
    expect(
      (await document.deliveries()).map((one: { withdrawnAt: string | null }) => one.withdrawnAt === null),
    ).toEqual([true, false]);
  });

  test('may be of a document that was cancelled since; a link is no such thing', async () => {
    const document = await makeDeliverable(app);
    await document.record({ delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' });
    await document.makeLink();
    await document.become('cancelled');
    const [link, inHand] = await document.deliveries();
    const strike = (id: string) =>
      app.call('PUT', `/deliveries/${id}/withdraw`, { as: document.doctor.token, body: { reason } });
    expect(await strike(link.id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('link') } });
    expect((await strike(inHand.id)).status).toBe(204);
  });

  test('cannot be taken back, nor a link struck, in the database itself', async () => {
    const document = await makeDeliverable(app);
    await document.record({ delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' });
    await document.makeLink();
    const [link, inHand] = await document.deliveries();
    const set = (id: string, values: object) =>
      app.db.updateTable('deliveries').set(values).where('id', '=', id).execute();
    const struck = { withdrawn_at: new Date().toISOString(), withdrawn_by: document.doctor.professional.id };
    await expect(set(link.id, struck)).rejects.toThrow('a delivery is a proof');
    await set(inHand.id, struck);
    await expect(set(inHand.id, { withdrawn_at: null })).rejects.toThrow('a delivery is a proof');
    await expect(set(inHand.id, { withdrawal_reason: 'x' })).rejects.toThrow('a delivery is a proof');
  });
});

test('another professional records, makes and ends for the same practice; companies and administrators do not', async () => {
  const document = await makeDeliverable(app);
  const colleague = await makeProfessional(app);
  expect((await document.makeLink({}, colleague.token)).status).toBe(201);
  const recordedBy = colleague.professional.name;
  expect(await document.deliveries(colleague.token)).toMatchObject([{ recordedBy }]);
  const own = { delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' };
  expect((await document.record(own, colleague.token)).status).toBe(201);
  expect((await document.deliveries())[0]).toMatchObject({ way: 'in-hand', recordedBy });
  const { deliveryId } = (await document.makeLink()).body;
  expect((await app.call('PUT', `/deliveries/${deliveryId}/end`, { as: colleague.token })).status).toBe(204);
  expect((await document.deliveries())[0]).toMatchObject({ id: deliveryId, endReason: 'ended' });
  for (const as of [document.company.token, await signInFirstAdmin(app)]) {
    expect((await document.makeLink({}, as)).status).toBe(403);
    expect((await document.record({ delivered_on: today(), received_by: 'Eu', note: 'Eu' }, as)).status).toBe(403);
  }
});

test('a company reads when and how its own ASO was delivered, and neither address, device, e-mail nor note', async () => {
  const document = await makeDeliverable(app);
  const visitor = visitorOf(app);
  const token = await document.newToken();
  expect(await document.deliveries(document.company.token), 'an unopened link is no delivery').toEqual([]);
  await visitor.open(token, document.right);
  await document.record({ delivered_on: today(), received_by: 'Onofre', note: 'Irmão' });
  const seen = await document.deliveries(document.company.token);
  const hidden = { note: null, email: null, triesLeft: null, openedAddress: null, openedDevice: null };
  expect(seen).toMatchObject([
    { ...hidden, way: 'in-hand', receivedBy: 'Onofre', deliveredOn: today() },
    { ...hidden, way: 'link', openedAt: expect.any(String), openings: 1, openedSha256: null },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/127\.0\.0\.1|Irmão/);
  const read = async (as: string, id = document.id) =>
    (await app.call('GET', `/issued-documents/${id}/deliveries`, { as })).status;
  expect(await read((await makeCompany(app)).token), 'another company').toBe(404);
  const secret = await makeDeliverable(app, { kind: 'anamnesis' });
  expect(await read(secret.company.token, secret.id), 'a confidential one').toBe(404);
  expect(await read(secret.doctor.token, secret.id)).toBe(200);
  expect(await read(secret.doctor.token, unknownId)).toBe(404);
});

test('the worker’s copy of an exam done in the house is proved, and the company is told nothing of it', async () => {
  await makeHouseEquipment(app, await makeProfessional(app));
  for (const kind of ['tonal-audiometry', 'visual-acuity', 'occupational-spirometry'] as const) {
    const exam = await makeDeliverable(app, { kind });
    const given = { delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' };
    expect((await exam.record(given)).status, kind).toBe(201);
    expect(await exam.deliveries(), kind).toMatchObject([{ way: 'in-hand', receivedBy: given.received_by }]);
    const asked = await app.call('GET', `/issued-documents/${exam.id}/deliveries`, { as: exam.company.token });
    expect(asked.status, kind).toBe(404);
  }
});

test('a link of a confidential document goes to no address of the employer, one of an ASO may', async () => {
  const secret = await makeDeliverable(app, { kind: 'anamnesis' });
  const unit = await makeUnit(app, secret.company, { email: 'filial@grupo-quixabeira.test' });
  expect(unit.id).toBeTruthy();
  const employers = [secret.company.company.user.email, 'rh@grupo-quixabeira.test', 'joana@sul.grupo-quixabeira.test'];
  for (const email of employers) {
    const refused = await secret.makeLink({ email });
    expect([refused.status, issuesOf(refused)]).toEqual([
      400,
      ['email: Este endereço é da empresa, e o documento está sob sigilo médico: use um e-mail do próprio colaborador'],
    ]);
  }
  expect(await secret.deliveries(), 'nothing was made').toEqual([]);
  const sent = await secret.makeLink({ email: 'raimunda.sua@correio.test' });
  expect([sent.status, sent.body.url]).toEqual([201, null]);
  expect(sent.body.code).toMatch(/^\d{8}$/);
  await app.workDueJobs();
  const mail = mails.to('raimunda.sua@correio.test').at(-1);
  expect(JSON.stringify(mail)).toContain('código de retirada');
  expect(JSON.stringify(mail), 'the code goes apart').not.toContain(sent.body.code);
  const open = await makeDeliverable(app);
  expect((await open.makeLink({ email: open.company.company.user.email })).status).toBe(201);
});

describe('a link that goes by e-mail', () => {
  const email = 'raimunda.q@correio.test';
  const linkOf = (mail: { path: string } | undefined) => tokenOf(mail?.path ?? '');

  test('is answered to nobody and sent to the address, without a name or a clinical word', async () => {
    const document = await makeDeliverable(app);
    const { status, body } = await document.makeLink({ email: ` ${email.toUpperCase()}` });
    expect([status, body.url]).toEqual([201, null]);
    const jobs = JSON.stringify(await app.db.selectFrom('jobs').selectAll().execute());
    for (const secret of [email, 'Raimunda', document.name]) expect(jobs).not.toContain(secret);
    await app.workDueJobs();
    const sent = mails.to(email);
    expect(sent).toMatchObject([{ headers: { subject: 'Há um documento para você' } }]);
    const words = JSON.stringify([sent[0]?.headers, sent[0]?.text, sent[0]?.html]);
    for (const secret of ['Raimunda', 'Quixabeira', 'ASO', document.name, 'Quitéria', 'exame', 'saúde']) {
      expect(words).not.toContain(secret);
    }
    expect(sent[0]?.path).toMatch(/^\/e#[\w-]{43}$/);
    expect((await visitorOf(app).open(linkOf(sent[0]), document.right)).status).toBe(200);
    expect(await document.deliveries()).toMatchObject([{ email, openings: 1 }]);
  });

  test('is sent anew after a failure, with a link that leads to the same, and not once it has ended', async () => {
    const document = await makeDeliverable(app);
    const to = 'tentativa@correio.test';
    mails.manner.refuse = () => ({ code: 451, message: '4.3.0 try again' });
    await document.makeLink({ email: to });
    await app.workDueJobs();
    mails.manner.refuse = null;
    await app.workDueJobs(3_600_000);
    expect(mails.to(to)).toHaveLength(1);
    expect((await visitorOf(app).check(linkOf(mails.to(to)[0]))).status).toBe(200);
    await document.makeLink({ email: 'encerrado@correio.test' });
    await document.makeLink();
    await app.workDueJobs();
    expect(mails.to('encerrado@correio.test')).toEqual([]);
  });

  test('asks for an address, and for a mail server', async () => {
    const document = await makeDeliverable(app);
    expect(issuesOf(await document.makeLink({ email: 'raimunda' }))).toEqual(['email: Insira um email válido']);
    const silent = await startApp();
    const there = await makeDeliverable(silent);
    expect((await there.makeLink({ email })).status).toBe(409);
    expect(await there.deliveries()).toEqual([]);
    await silent.stop();
  });
});

test('whoever looks hears of each try and of the opening at once, by ids alone', async () => {
  const document = await makeDeliverable(app);
  const token = await document.newToken();
  const stream = await openLive(app, document.doctor.token);
  const { events, when, close } = stream;
  await caughtUp(app, stream, { topic: 'unit', companyId: document.company.companyId });
  events.length = 0;
  const heard = () => events.filter(({ topic }) => topic === 'document').length;
  await visitorOf(app).identify(token, document.wrong);
  await when(() => heard() === 1);
  await visitorOf(app).open(token, document.right);
  await when(() => heard() === 2);
  expect(JSON.stringify(events)).not.toMatch(/Quixabeira|ASO|127\.0\.0\.1/);
  close();
});

describe('the database itself', () => {
  const change = (id: string, set: object) =>
    app.db.updateTable('deliveries').set(set).where('document_id', '=', id).execute();

  test('refuses to change or remove what was written, and to take back what has happened', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    await visitorOf(app).identify(token, document.wrong);
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow('a delivery is a proof');
    for (const set of [{ email: 'x' }, { expires_at: day(90) }, { tries_left: 5 }, { way: 'in-hand' }, { note: 'x' }]) {
      await refused(change(document.id, set));
    }
    await visitorOf(app).open(token, document.right);
    const later = [
      { opened_at: null },
      { opened_address: 'x' },
      { opened_sha256: '' },
      { openings: 0 },
      { token_hash: 'x' },
    ];
    for (const set of later) await refused(change(document.id, set));
    await refused(app.db.deleteFrom('deliveries').where('document_id', '=', document.id).execute());
    await document.newToken();
    await refused(change(document.id, { ended_at: null }));
    expect(await document.deliveries()).toMatchObject([{ openings: 0 }, { openings: 1, endReason: 'replaced' }]);
  });

  test('forgets no delivery when a copy is restored, but every link ends', async () => {
    const document = await makeDeliverable(app);
    const token = await document.newToken();
    await endAllLinks(app.db);
    expect((await visitorOf(app).check(token)).status).toBe(404);
    expect(await document.deliveries()).toMatchObject([{ endReason: 'restored' }]);
  });
});
