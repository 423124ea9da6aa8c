import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce } from '../live/announce.server.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signIn,
  signInFirstAdmin,
  unitFields,
  unknownId,
} from '../testing/factories.ts';
import { type LiveStream, openLive } from '../testing/live.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  (await openLive(app, admin)).close(); // From now on it listens.
});
afterAll(() => app.stop());

test('a change is told to who may read it, by ids and nothing else', async () => {
  const { company, companyId, token } = await makeCompany(app);
  const doctor = await makeProfessional(app);
  const streams = await Promise.all([openLive(app, token), openLive(app, doctor.token)]);
  const unit = await makeUnit(app, { companyId, token });
  const expected = { topic: 'unit', ids: [unit.id], companyId };
  // Whoever has the company's own access is told that it was used.
  expect(await Promise.all(streams.map((stream) => stream.heard(unit.id)))).toEqual([
    { ...expected, isOwn: true },
    expected,
  ]);
  const change = { ...unitFields({ identification: 'Outro nome' }), companyId };
  const answer = await app.call('PUT', `/unit/update/${unit.id}`, { as: token, body: change });
  expect(answer.status).toBe(200);
  for (const { events, when } of streams) {
    await when(() => events.filter(({ topic }) => topic === 'unit').length === 2);
  }
  expect(JSON.stringify(streams.map(({ events }) => events))).not.toContain(company.fantasy_name);
  for (const stream of streams) stream.close();
});

test('what a transaction has undone is told to nobody', async () => {
  const stream = await openLive(app, admin);
  const undone = app.db.transaction().execute(async (tx) => {
    await announce(tx, { topic: 'admin', ids: ['undone'] });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await announce(app.db, { topic: 'admin', ids: ['done'] });
  await stream.heard('done');
  expect(stream.events.map(({ ids }) => ids)).toEqual([['done']]);
  stream.close();
});

test('a document under confidentiality is told to professionals only, another one to its company too', async () => {
  const { companyId, token } = await makeCompany(app);
  const employee = await makeEmployee(app, { companyId, token });
  const doctor = await makeProfessional(app);
  const [company, professional, administrator] = await Promise.all([
    openLive(app, token),
    openLive(app, doctor.token),
    openLive(app, admin),
  ]);
  const of = { companyId, employeeId: employee.id, token: doctor.token };
  const secret = await makeDocument(app, of, { medicalConfidentiality: true });
  const open = await makeDocument(app, of, { medicalConfidentiality: false });
  const told = { topic: 'document', ids: [open.id], companyId, employeeId: employee.id };
  expect(await company.heard(open.id)).toEqual(told);
  await professional.heard(open.id);
  expect(professional.events.map(({ ids }) => ids[0])).toEqual([secret.id, open.id]);
  // The bell hears of it, too.
  const heard = () => company.events.filter(({ topic }) => topic === 'document');
  expect(heard()).toEqual([told]);

  const body = { reason: 'outro colaborador' };
  const withdrawn = (id: string) => app.call('PUT', `/document/withdraw/${id}`, { as: doctor.token, body });
  const statuses = [(await withdrawn(secret.id)).status, (await withdrawn(open.id)).status];
  expect(statuses.every((status) => status < 300)).toBe(true);
  await professional.when(() => professional.events.length === 4);
  await company.when(() => heard().length === 2);
  expect(heard()).toEqual([told, told]);
  await announce(app.db, { topic: 'admin', ids: [unknownId] });
  await administrator.heard(unknownId);
  expect(administrator.events.map(({ topic }) => topic)).toEqual(['admin']);
  for (const stream of [company, professional, administrator]) stream.close();
});

test('thousands of records that change together are one event without their ids', async () => {
  const stream = await openLive(app, admin);
  await announce(app.db, { topic: 'admin', ids: Array.from({ length: 5_000 }, () => unknownId) });
  await stream.when(() => stream.events.length > 0);
  expect(stream.events).toEqual([{ topic: 'admin', ids: [] }]);
  stream.close();
});

test('what happened since the screen began to read is told when its stream opens', async () => {
  const { companyId, token } = await makeCompany(app);
  const unit = await makeUnit(app, { companyId, token });
  const other = await makeCompany(app);
  const [stream, stranger] = [await openLive(app, token, 60_000 * 0.5), await openLive(app, other.token, 20_000)];
  await announce(app.db, { topic: 'unit', ids: ['after'], companyId });
  await announce(app.db, { topic: 'unit', ids: ['after'], companyId: other.companyId });
  await Promise.all([stream.heard('after'), stranger.heard('after')]);
  if (stream.anew() === 0) expect(stream.events.flatMap(({ ids }) => ids)).toContain(unit.id);
  expect(JSON.stringify(stranger.events)).not.toContain(unit.id);
  stream.close();
  stranger.close();
});

test('who comes after a gap, or does not say since when it reads, is to ask for everything', async () => {
  const streams = [await openLive(app, admin, 3_600_000), await openLive(app, admin, null)];
  for (const { when, anew } of streams) await when(() => anew() === 1);
  for (const stream of streams) stream.close();
});

test('whoever waits for what a stream will never say is told so at once', async () => {
  const [stream, refused] = [await openLive(app, admin), await openLive(app, 'nobody')];
  const waiting = expect(stream.heard('never')).rejects.toThrow('this stream has ended');
  stream.close();
  await waiting;
  await expect(stream.when(() => stream.anew() > 0)).rejects.toThrow('this stream has ended');
  await expect(refused.heard('never')).rejects.toThrow('was answered 401');
});

test('without a session there is no stream', async () => {
  expect((await openLive(app, 'nobody')).status).toBe(401);
  expect((await app.call('GET', '/live')).body).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
});

test('a stream is no use of its session', async () => {
  const { company, token } = await makeCompany(app);
  const old = new Date(Date.now() - 3_600_000).toISOString();
  await app.db.updateTable('sessions').set({ last_used_at: old }).where('user_id', '=', company.userId).execute();
  const stream = await openLive(app, token);
  await announce(app.db, { topic: 'practice', ids: ['seen'] });
  await stream.heard('seen');
  const sessions = app.db.selectFrom('sessions').select('last_used_at').where('user_id', '=', company.userId);
  expect(await sessions.execute()).toEqual([{ last_used_at: old }]);
  stream.close();
});

test('of one session only so many streams stay open', async () => {
  const token = await signIn(app, app.admin.email, app.admin.password);
  const streams: LiveStream[] = [];
  for (let at = 0; at < 18; at++) streams.push(await openLive(app, token));
  await until(() => streams[0]?.hasEnded() && streams[1]?.hasEnded());
  await announce(app.db, { topic: 'admin', ids: ['still'] });
  await Promise.all(streams.slice(2).map((stream) => stream.heard('still')));
  for (const stream of streams) stream.close();
});

test('a reader that does not read is cut off, the others go on', async () => {
  const { hostname, port } = new URL(app.url);
  const lazy = new Socket();
  lazy.on('error', () => {});
  lazy.connect(Number(port), hostname);
  lazy.write(`GET /api/live?since=0 HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${admin}\r\n\r\n`);
  await new Promise((answered) => lazy.once('data', answered));
  lazy.pause();
  const stream = await openLive(app, admin);
  const ids = Array.from({ length: 100 }, () => unknownId);
  const before = await app.connections();
  await until(async () => {
    await app.db.transaction().execute(async (tx) => {
      for (let at = 0; at < 15; at++) await announce(tx, { topic: 'admin', ids: [String(at), ...ids.slice(1)] });
    });
    return (await app.connections()) < before;
  });
  await announce(app.db, { topic: 'admin', ids: ['last'] });
  await stream.heard('last');
  stream.close();
  lazy.destroy();
});

test('the server ends its streams before it ends', async () => {
  const own = await startApp();
  const token = await signInFirstAdmin(own);
  const stream = await openLive(own, token);
  await own.end();
  await until(() => stream.hasEnded());
  await own.stop();
});
