import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../testing/care.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  groupFields,
  makeAbsence,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeUnit,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

keepDay();

/** What is counted of a part of a company: exams as they were on their day, people as they are today (decision 151). */

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: string;
let reception: string;
let north: string;
let south: string;
let groupId: string;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  doctor = (await makeProfessional(app)).token;
  reception = (await makeProfessional(app, { access: 'reception' })).token;
  north = (await makeUnit(app, company, { identification: 'Norte' })).id;
  south = (await makeUnit(app, company, { identification: 'Sul' })).id;
  const of = { companyId: company.companyId, token: doctor };
  await makeProgramme(app, of, { groups: [groupFields({ name: 'Solventes', functions: ['Pintor'] })] });
  const { id } = await app.db.selectFrom('exposure_groups').select('id').executeTakeFirstOrThrow();
  groupId = id;
  const usual = { dt_birth: '20-05-1990', admission_dt: '01-02-2024', function_start_dt: '01-02-2024' };
  const painter = await makeEmployee(app, company, {
    ...{ ...usual, unitId: north, sector: 'Produção', employee_function: 'Pintor' },
  });
  const welder = await makeEmployee(app, company, {
    ...{ ...usual, unitId: south, sector: 'PRODUCAO', employee_function: 'Soldador' },
  });
  const porter = await makeEmployee(app, company, {
    ...{ ...usual, unitId: null, sector: 'Portaria', employee_function: 'Porteiro' },
  });
  const place = await makeCarePlace(app, { token: reception });
  for (const { id: employeeId } of [painter, welder, porter]) {
    await makeExamRecord(app, { employeeId, token: doctor }, { done_on: formatDate(today()), result: 'altered' });
    await makeAbsence(
      app,
      { employeeId, token: company.token },
      { starts_on: formatDate(daysAfter(today(), -2)), ends_on: formatDate(daysAfter(today(), -1)) },
    );
    const { id: referral } = await makeReferral(app, { employeeId, placeId: place.id, token: company.token });
    const missed = { day: daysAfter(today(), -3), state: 'missed' } as const;
    await app.db.updateTable('referrals').set(missed).where('id', '=', referral).execute();
  }
  const moved = await app.call('PUT', `/employees/move/${painter.id}`, { as: company.token, body: { unitId: south } });
  expect(moved.status).toBe(200);
  await app.workDueJobs();
  const overdue = { state: 'scheduled', next_on: daysAfter(today(), -1) } as const;
  await app.db.updateTable('due_people').set(overdue).where('company_id', '=', company.companyId).execute();
});
afterAll(() => app.stop());

type Numbers = Record<string, unknown>;

const sum = (rows: readonly Numbers[] = [], name: string) => rows.reduce((all, row) => all + Number(row[name]), 0);

async function counted(path: string, place: Record<string, string>, as = doctor) {
  const query = new URLSearchParams({ companyId: company.companyId, ...place });
  const { status, body } = await app.call('GET', `/statistics/${path}?${query}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  if (path === 'exams') return sum(body.months, 'exams');
  if (path === 'abnormal') return sum(body.kinds, 'abnormal');
  if (path === 'overdue') return sum(body.units, 'overdue');
  return sum(body.months, path === 'absences' ? 'begun' : 'missed');
}

const nobody = { sector: 'Costura' };

/** The painter was in the north when he was examined, and is in the south today. */
test.each<[place: () => Record<string, string>, exams: number, people: number]>([
  [() => ({}), 3, 3],
  [() => ({ unitId: north }), 1, 0],
  [() => ({ unitId: south }), 1, 2],
  [() => ({ unitId: 'none' }), 1, 1],
  [() => ({ unitId: 'none', sector: 'Produção' }), 0, 0],
  [() => ({ sector: ' produção' }), 2, 2],
  [() => ({ function: 'pintor' }), 1, 1],
  [() => ({ groupId }), 1, 1],
  [() => ({ groupId: 'none' }), 2, 2],
  [() => ({ unitId: north, function: 'Soldador' }), 0, 0],
  [() => ({ unitId: south, sector: 'Produção', function: 'Soldador', groupId: 'none' }), 1, 1],
  [() => nobody, 0, 0],
])('narrowed by %s %i exams and %i people are counted', async (place, exams, people) => {
  const of = place();
  for (const path of ['exams', 'abnormal']) expect(await counted(path, of), path).toBe(exams);
  for (const path of ['overdue', 'absences', 'no-shows']) expect(await counted(path, of), path).toBe(people);
  // What the company reads by name it counts by the same parts, and the reception what is of the queue.
  for (const path of ['overdue', 'absences', 'no-shows']) {
    expect(await counted(path, of, company.token), path).toBe(people);
  }
  expect(await counted('no-shows', of, reception)).toBe(people);
});

test('a part is one of a company, and of what is secret the company is told of no part', async () => {
  const issues = async (path: string, as: string) =>
    (await app.call('GET', `/statistics/${path}`, { as })).body.data?.issues;
  for (const path of ['exams', 'overdue', 'absences', 'no-shows', 'waiting']) {
    expect(await issues(`${path}?sector=x`, doctor), path).toEqual([
      { path: 'companyId', message: expect.stringMatching(/Escolha a empresa/) },
    ]);
  }
  for (const path of ['exams', 'fitness']) {
    expect(await issues(`${path}?unitId=${north}`, company.token), path).toEqual([
      { path: 'unitId', message: expect.stringMatching(/empresa inteira/) },
    ]);
  }
});
