import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeExpected } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { examFields, makeCompany, makeEmployee, makeExamRecord, makeProfessional } from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

/** Who was examined has come: what the queue says of them, and what a cancelled ASO leaves of the visit. */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let placeId: string;
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
  company = await makeCompany(app);
  placeId = (await makeCarePlace(app, doctor)).id;
});
afterAll(() => app.stop());

const date = formatDate(today());
const of = (employee: { id: string }) => ({ token: doctor.token, placeId, employee });
const miss = (id: string, body: object = {}) => app.call('PUT', `/queue/${id}/miss`, { as: doctor.token, body });
const stateOf = async (id: string) =>
  (await app.call('GET', `/referrals/${id}`, { as: doctor.token })).body.referral.state;

test('that somebody with an exam of that day has not come is asked about, without a word on which exam', async () => {
  const employee = await makeEmployee(app, company);
  const id = await makeExpected(app, of(employee));
  await makeExamRecord(app, { employeeId: employee.id, token: doctor.token }, examFields({ done_on: date }));
  const asked = await miss(id);
  expect(asked.status).toBe(400);
  expect(asked.body.data.issues).toEqual([
    { path: 'missedConfirmed', message: expect.stringMatching(/^Há exame desta pessoa registrado em .*: ela veio/) },
  ]);
  expect(JSON.stringify(asked.body)).not.toContain('Audiometria');
  expect(await stateOf(id)).toBe('scheduled');
  expect((await miss(id, { missedConfirmed: true })).status).toBe(204);
  expect(await stateOf(id)).toBe('missed');

  const nobody = await makeExpected(app, of(await makeEmployee(app, company)));
  expect((await miss(nobody)).status).toBe(204);
});

test('an ASO from outside the queue completes the guide of the day that it names, also of who was not received', async () => {
  const employee = await makeEmployee(app, company);
  const id = await makeExpected(app, of(employee));
  const answers = { date, exams: [{ exam_name: 'Avaliação clínica', exam_date: date }] };
  await issueDocument(app, { employee, token: doctor.token }, { answers });
  expect(await stateOf(id)).toBe('scheduled');
  await issueDocument(app, { employee, token: doctor.token }, { answers, referralId: id });
  expect(await stateOf(id)).toBe('completed');
});

test('a cancelled ASO leaves the clinical exam done where an anamnesis of that day tells of it, and only then', async () => {
  const answers = { date, exams: [{ exam_name: 'Avaliação clínica', exam_date: date, exam_code: '0295' }] };
  const cancel = async (documentId: string) => {
    const body = { reason: 'Foi emitido com a função errada' };
    const { status } = await app.call('PUT', `/issued-documents/${documentId}/cancel`, { as: doctor.token, body });
    expect(status).toBe(204);
  };
  const standing = async (id: string) => {
    const { body } = await app.call('GET', `/employee/${id}/exams`, { as: doctor.token });
    const exams: { code: string; withdrawnAt: string | null; document: { id: string } | null }[] = body.exams;
    return exams.filter(({ withdrawnAt }) => withdrawnAt === null).map((exam) => [exam.code, exam.document?.id]);
  };
  const alone = await makeEmployee(app, company);
  await cancel((await issueDocument(app, { employee: alone, token: doctor.token }, { answers })).documentId);
  expect(await standing(alone.id)).toEqual([]);

  const employee = await makeEmployee(app, company);
  const issue = (kind: 'aso' | 'anamnesis', fields: object) =>
    issueDocument(app, { employee, token: doctor.token, kind }, fields);
  const anamnesis = await issue('anamnesis', {});
  await cancel((await issue('aso', { answers })).documentId);
  expect(await standing(employee.id)).toEqual([['0295', anamnesis.documentId]]);
  const corrected = await issue('anamnesis', { supersedesId: anamnesis.documentId });
  expect(await standing(employee.id)).toEqual([['0295', corrected.documentId]]);
  await cancel(corrected.documentId);
  expect(await standing(employee.id)).toEqual([]);
});
