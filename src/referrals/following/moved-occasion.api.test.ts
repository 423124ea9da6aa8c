import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeExpected, makeReferral } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import {
  examFields,
  makeAbsence,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
} from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

/** A referral that gets another day is looked at as it was when it was booked: what has become of the person since counts. */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let place: { id: string };
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
});
beforeEach(async () => {
  mine = await makeCompany(app);
  place = await makeCarePlace(app, doctor);
});
afterAll(() => app.stop());

const day = daysAfter(today(), 30);
const send = (employeeId: string, fields: object) =>
  makeReferral(app, { employeeId, placeId: place.id, token: mine.token }, { day, ...fields });
const move = (id: string, body: object = {}) =>
  app.call('PUT', `/referrals/${id}/move`, {
    as: mine.token,
    body: { placeId: place.id, day: daysAfter(day, 2), startsAt: null, ...body },
  });
const away = (employeeId: string, startsOn: string) =>
  makeAbsence(app, { employeeId, token: mine.token }, { starts_on: formatDate(startsOn), ends_on: '' });

test('a return is asked about where the new day comes after it, and not where only the time changes', async () => {
  const { id: employeeId } = await makeEmployee(app, mine);
  await away(employeeId, daysAfter(today(), -10));
  const { id } = await send(employeeId, { occasion: 'return', returnOn: formatDate(daysAfter(day, 1)) });
  expect((await move(id, { day, startsAt: 600 })).status).toBe(200);
  expect((await move(id, { day: daysAfter(day, 1) })).status).toBe(200);
  const asked = await move(id);
  expect(asked.status).toBe(400);
  expect(asked.body.data.issues).toEqual([
    { path: 'occasionConfirmed', message: expect.stringMatching(/^O retorno é em .*o exame é feito antes dele/) },
  ]);
  const moved = await move(id, { occasionConfirmed: true });
  expect(moved).toMatchObject({ status: 200, body: { referral: { day: daysAfter(day, 2) } } });
});

test('an absence that turned out to be short is asked about when the return is moved', async () => {
  const { id: employeeId } = await makeEmployee(app, mine);
  const body = { occasion: 'return', returnOn: formatDate(daysAfter(day, 5)), occasionConfirmed: true };
  const { id } = await send(employeeId, body);
  await away(employeeId, daysAfter(day, -20));
  const asked = await move(id);
  expect(asked.body.data.issues[0].message).toMatch(/até o retorno são menos de 30 dias/);
});

test('a change to a function that the person has meanwhile is asked about', async () => {
  const employee = await makeEmployee(app, mine, { employee_function: 'Caixa' });
  const { id } = await send(employee.id, { occasion: 'riskChange', newFunction: 'Prensista' });
  expect((await move(id, { day: daysAfter(day, 1) })).status).toBe(200);
  // As a person moves to the function within the company; what the register asks for besides is not what this is about.
  await app.db.updateTable('employees').set({ employee_function: 'Prensista' }).where('id', '=', employee.id).execute();
  const asked = await move(id);
  expect(asked.body.data.issues).toEqual([
    { path: 'occasionConfirmed', message: expect.stringMatching(/^Prensista é a função que .* já tem/) },
  ]);
});

test('an exam at admission of who was examined meanwhile is refused on another day', async () => {
  const employee = await makeEmployee(app, mine);
  const { id } = await send(employee.id, { occasion: 'admission', occasionConfirmed: true });
  const done = { exam_code: '0295', exam_name: 'Avaliação clínica', occasion: 'admission' };
  await makeExamRecord(app, { employeeId: employee.id, token: doctor.token }, examFields(done));
  const refused = await move(id, { occasionConfirmed: true });
  expect(refused.status).toBe(400);
  expect(refused.body.data.issues).toEqual([
    { path: 'occasion', message: expect.stringMatching(/já tem exame clínico deste contrato/) },
  ]);
});

test('who comes on a later day than was booked is asked about at the reception, who comes on the day is not', async () => {
  const admission_dt = daysAfter(today(), -1);
  const fields = { admission_dt, function_start_dt: admission_dt };
  const arrive = (id: string, body: object = {}) =>
    app.call('PUT', `/queue/${id}/arrive`, { as: doctor.token, body: { priority: '', ...body } });
  const of = { token: doctor.token, placeId: place.id };
  const late = { ...of, employee: await makeEmployee(app, mine, fields) };
  const id = await makeExpected(app, late, { day: admission_dt });
  await app.db.updateTable('referrals').set({ occasion: 'admission' }).where('id', '=', id).execute();
  const asked = await arrive(id);
  expect(asked.status).toBe(400);
  expect(asked.body.data.issues).toEqual([
    { path: 'occasionConfirmed', message: expect.stringMatching(/o admissional é feito antes dela.*atraso/) },
  ]);
  expect(await arrive(id, { occasionConfirmed: true })).toMatchObject({ status: 200, body: { ticket: 'N001' } });

  const punctual = await makeExpected(app, { ...of, employee: await makeEmployee(app, mine, fields) });
  await app.db.updateTable('referrals').set({ occasion: 'admission' }).where('id', '=', punctual).execute();
  expect(await arrive(punctual)).toMatchObject({ status: 200, body: { ticket: 'N002' } });
});
