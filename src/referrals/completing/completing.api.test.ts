import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockEmployees } from '../../employees/employee-lookups.db.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { makeCarePlace, makeExpected } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, unknownId } from '../../testing/factories.ts';
import { issueBody, issueDocument } from '../../testing/issued.ts';
import { isAnybodyWaiting } from '../../testing/queries/waiting-for-locks.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { lockReferralsOf } from './completing.db.ts';

keepDay();

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let token: string;
let placeId: string;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  doctor = await makeProfessional(app);
  token = doctor.token;
  placeId = (await makeCarePlace(app, { token })).id;
});
afterAll(() => app.stop());

const periodic = { answers: { examType: occasionLabels.periodic } };

/** Somebody who was sent for a periodic exam and is being attended, or as far as `steps` go. */
async function attended(steps: readonly ('arrive' | 'attend')[] = ['arrive', 'attend']) {
  const employee = await makeEmployee(app, company);
  const id = await makeExpected(app, { token, placeId, employee });
  for (const step of steps) {
    const { status } = await app.call('PUT', `/queue/${id}/${step}`, { as: token, body: { priority: '' } });
    expect(status).toBeLessThan(300);
  }
  return { employee, id };
}

async function read(id: string) {
  return (await app.call('GET', `/referrals/${id}`, { as: company.token })).body.referral;
}

async function cancel(documentId: string): Promise<void> {
  const body = { reason: 'Função errada' };
  expect((await app.call('PUT', `/issued-documents/${documentId}/cancel`, { as: token, body })).status).toBe(204);
}

test('issuing the ASO completes the referral that is being attended, and the company sees both', async () => {
  const { employee, id } = await attended();
  const { documentId } = await issueDocument(app, { employee, token }, { ...periodic, referralId: id });
  expect(await read(id)).toMatchObject({
    state: 'completed',
    documentId,
    endedAt: expect.any(String),
    attendedBy: doctor.professional.id,
  });
  expect((await app.call('GET', `/issued-documents/${documentId}`, { as: company.token })).status).toBe(200);
});

test('without being named, the referral of the same occasion of who is there is completed, and no other', async () => {
  const { employee, id } = await attended(['arrive']);
  const other = await makeExpected(app, { token, placeId, employee }, { occasion: 'dismissal' });
  await issueDocument(app, { employee, token }, periodic);
  expect((await read(id)).state).toBe('completed');
  expect((await read(other)).state).toBe('scheduled');
});

test('who is only expected is completed when the ASO names the referral', async () => {
  const { employee, id } = await attended([]);
  await issueDocument(app, { employee, token }, periodic);
  expect((await read(id)).state).toBe('scheduled');
  await issueDocument(app, { employee, token }, { ...periodic, referralId: id });
  expect((await read(id)).state).toBe('completed');
});

test('a referral that is cancelled, somebody else’s or nobody’s keeps no ASO from being issued', async () => {
  const { employee, id } = await attended([]);
  await app.db.updateTable('referrals').set({ state: 'cancelled' }).where('id', '=', id).execute();
  const { id: another } = await attended();
  for (const referralId of [id, another, unknownId]) {
    await issueDocument(app, { employee, token }, { ...periodic, referralId });
  }
  expect(await read(id)).toMatchObject({ state: 'cancelled', documentId: null });
  expect(await read(another)).toMatchObject({ state: 'attending', documentId: null });
});

test('a document that is no ASO completes nothing', async () => {
  const { employee, id } = await attended();
  await issueDocument(app, { employee, token, kind: 'declaration' }, { referralId: id });
  expect((await read(id)).state).toBe('attending');
});

test('a corrected ASO leaves it completed, with the one that holds', async () => {
  const { employee, id } = await attended();
  const { documentId: first } = await issueDocument(app, { employee, token }, periodic);
  expect(await asoDays(id)).toBe(0);
  const { documentId } = await issueDocument(app, { employee, token }, { ...periodic, supersedesId: first });
  expect(await read(id)).toMatchObject({ state: 'completed', documentId });
  expect(await asoDays(id)).toBe(0);
});

/** In how many days its ASO came, as it is counted; null as long as there is none. */
async function asoDays(id: string): Promise<number | null> {
  const row = await app.db.selectFrom('referrals').select('aso_days').where('id', '=', id).executeTakeFirstOrThrow();
  return row.aso_days;
}

test('a cancelled ASO opens it again in the hands of who attended, and the next one completes it', async () => {
  const { employee, id } = await attended();
  const { documentId } = await issueDocument(app, { employee, token }, periodic);
  await cancel(documentId);
  expect(await read(id)).toMatchObject({
    ...{ state: 'attending', documentId: null, endedAt: null, attendedBy: doctor.professional.id },
  });
  expect(await asoDays(id)).toBeNull();
  const { documentId: next } = await issueDocument(app, { employee, token }, periodic);
  expect(await read(id)).toMatchObject({ state: 'completed', documentId: next });
});

test('a cancelled ASO leaves it closed where the person has been sent again for the same occasion', async () => {
  const { employee, id } = await attended();
  const { documentId } = await issueDocument(app, { employee, token }, periodic);
  const again = await makeExpected(app, { token, placeId, employee });
  await cancel(documentId);
  expect(await read(id)).toMatchObject({ state: 'completed', documentId: null });
  expect(await asoDays(id)).toBeNull();
  expect((await read(again)).state).toBe('scheduled');
});

test('an ASO that is refused completes nothing', async () => {
  const { employee, id } = await attended();
  const body = issueBody('aso', employee, { ...periodic, referralId: id, supersedesId: unknownId });
  expect((await app.call('POST', '/issued-documents', { as: token, body })).status).toBe(404);
  expect((await read(id)).state).toBe('attending');
});

test('what an ASO does to a referral is in the trail', async () => {
  const { employee, id } = await attended();
  const { documentId } = await issueDocument(app, { employee, token }, periodic);
  await cancel(documentId);
  const rows = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('number')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['referred', 'arrived', 'attended', 'completed', 'reopened']);
});

// Who issues holds the person and then their referrals, of which the other one holds the first thing that it needs.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'an ASO that is issued while a missed referral of the person is moved lets it go on, and is not held up for ever',
  async () => {
    const { employee, id } = await attended([]);
    expect((await app.call('PUT', `/queue/${id}/miss`, { as: token })).status).toBe(204);
    const body = { placeId, day: daysAfter(today(), 7), startsAt: null };
    const moved = await app.db.transaction().execute(async (tx) => {
      await lockEmployees(tx, [employee.id]);
      const moving = app.call('PUT', `/referrals/${id}/move`, { as: token, body });
      await until(() => isAnybodyWaiting(app.db));
      await lockReferralsOf(tx, { companyId: company.companyId, employeeId: employee.id });
      return { moving };
    });
    expect(await moved.moving).toMatchObject({ status: 200, body: { referral: { state: 'scheduled' } } });
  },
);
