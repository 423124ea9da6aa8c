import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { makeEmployee, makeUnit } from '../../testing/factories.ts';
import { openLive } from '../../testing/live.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { issueVerifiable, makePeople } from '../../testing/verification/verifiable.ts';
import { verifyChain } from '../../trail/chain.db.ts';
import { newVerificationCode } from '../issued/verification-code.rules.ts';
import { countedVerificationsJob } from './counted-verifications.server.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof makePeople>>;
beforeEach(async () => {
  app = await startApp({}, { pages: { 'v/index.html': '', '__spa-fallback.html': '' } });
  people = await makePeople(app);
});
afterEach(() => app.stop());

const look = (code: string, method = 'GET') => fetch(`${app.url}/v/${code}`, { method });
const verified = () =>
  app.db.selectFrom('audit_entries').selectAll().where('action', '=', 'verified').orderBy('number').execute();

/** As if a quarter of an hour had passed. */
async function passTime() {
  const past = new Date(Date.now() - 1_000).toISOString();
  await app.db.updateTable('counted_verifications').set({ window_ends_at: past }).execute();
  await enqueue(app.db, countedVerificationsJob, {});
  await app.workDueJobs();
}

test('many looks at a document are one entry that says how many, and nothing of who looked', async () => {
  const { companyId, employee } = people;
  const { code, id } = await issueVerifiable(app, people);
  const other = await issueVerifiable(app, people);
  for (let times = 0; times < 40; times++) expect((await look(code)).status).toBe(200);
  await look(other.code);
  expect(await verified(), 'not yet').toEqual([]);
  await passTime();
  const about = { action: 'verified', subject: 'document', actor_id: null, actor_type: null, address: null };
  const entries = (await verified()).sort((a, b) => Number(b.times) - Number(a.times));
  expect(entries).toMatchObject([
    { ...about, subject_id: id, company_id: companyId, employee_id: employee.id, times: 40 },
    { ...about, subject_id: other.id, times: 1 },
  ]);
  expect(await verifyChain(app.db)).toMatchObject({ broken: null });
  await passTime();
  expect(await verified(), 'each is told once').toHaveLength(2);
  await look(code);
  await passTime();
  expect((await verified()).map(({ times }) => times)).toHaveLength(3);
});

test('what found no document, or only asked for the head of an answer, is not counted', async () => {
  const { code } = await issueVerifiable(app, people);
  await look(newVerificationCode());
  await look('nothing');
  expect((await look(code, 'HEAD')).status).toBe(200);
  expect(await app.db.selectFrom('counted_verifications').selectAll().execute()).toEqual([]);
});

test('a professional reads in the access log of the employee how often a document was verified', async () => {
  const { doctor, employee } = people;
  const { code, id } = await issueVerifiable(app, people);
  for (let times = 0; times < 3; times++) await look(code);
  await passTime();
  const { body } = await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor });
  expect(body.entries).toContainEqual(
    expect.objectContaining({ action: 'verified', times: 3, subjectId: id, actorId: null }),
  );
});

test('whoever looks at a document moves nobody’s screen', async () => {
  const { doctor, companyId, company } = people;
  const { code } = await issueVerifiable(app, people);
  const stream = await openLive(app, doctor);
  // On PostgreSQL that it was issued may be told only now: with this unit all of it has been.
  await stream.heard((await makeUnit(app, { companyId, token: company })).id);
  const before = stream.events.length;
  await look(code);
  await passTime();
  const unit = await makeUnit(app, { companyId, token: company });
  await makeEmployee(app, { companyId, token: company }, { unitId: unit.id });
  await stream.heard(unit.id);
  expect(stream.events.slice(before).map(({ topic }) => topic)).not.toContain('document');
  stream.close();
});

test('neither code nor what was found out stands in what is kept', async () => {
  const { code } = await issueVerifiable(app, people);
  await look(code);
  await passTime();
  for (const table of ['audit_entries', 'counted_verifications', 'sign_in_attempts', 'jobs', 'documents'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows), table).not.toContain(code);
  }
});
