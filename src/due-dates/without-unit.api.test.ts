import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, today } from '../platform/contract/dates.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

keepDay();

/** Every list of due dates is narrowed to who has no unit, as to those of one. */

const noise = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
const hepatitis = { code: 'hepatitisB', reason: 'Material biológico' };

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let unitId: string;

/** A company with somebody of a unit and somebody of none, who are to be examined, heard and vaccinated. */
async function makeClient() {
  const made = await makeCompany(app);
  const unit = await makeUnit(app, made);
  await makeEmployee(app, made, { name: 'Iara Matriz', unitId: unit.id });
  await makeEmployee(app, made, { name: 'Solto Dias', unitId: null });
  const groups = [groupFields({ risks: [noise], vaccines: [hepatitis] })];
  await makeProgramme(app, { companyId: made.companyId, token: doctor }, { groups });
  return { ...made, unitId: unit.id };
}

beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
  const made = await makeClient();
  company = made;
  unitId = made.unitId;
  await makeClient();
  await app.workDueJobs();
  const overdue = { state: 'scheduled', next_on: daysAfter(today(), -1) } as const;
  await app.db.updateTable('due_people').set(overdue).execute();
});
afterAll(() => app.stop());

type Named = { name: string };

test.each([
  ['/due-dates?list=overdue', 'people', 'dueDates/list?list=overdue'],
  ['/due-dates/noise?page=1', 'people', 'dueDates/noise?page=1'],
  ['/due-dates/vaccines?page=1', 'vaccines', 'dueDates/vaccines?page=1'],
])('%s, and its spreadsheet, are narrowed to a unit and to who has none', async (path, rows, sheet) => {
  const paged = path.includes('page=') ? path : `${path}&page=1`;
  const names = async (as: string, more: string) => {
    const { body } = await app.call('GET', `${paged}&pageSize=20${more}`, { as });
    const found = body[rows].map(({ name }: Named) => name);
    expect(body.total, more).toBe(found.length);
    return [...new Set(found)];
  };
  const of = `&companyId=${company.companyId}`;
  for (const [as, mine] of [
    [doctor, of],
    [company.token, ''],
    [company.token, of],
  ] as const) {
    expect(await names(as, mine)).toHaveLength(2);
    if (mine === '' && !path.includes('list=')) continue; // These two ask for the company, whoever asks.
    expect(await names(as, `${mine}&unitId=none`)).toEqual(['Solto Dias']);
    expect(await names(as, `${mine}&unitId=${unitId}`)).toEqual(['Iara Matriz']);
  }
  const refused = await app.call('GET', `${paged}&unitId=none`, { as: doctor });
  expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, 'companyId']);
  const response = await fetch(`${app.url}/api/exports/${sheet}${of}&unitId=none&format=csv`, {
    headers: { authorization: `Bearer ${company.token}` },
  });
  const text = await response.text();
  expect(text).toContain('Solto Dias');
  expect(text).not.toContain('Iara Matriz');
});
