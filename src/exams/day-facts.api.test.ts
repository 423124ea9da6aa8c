import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { up } from '../../migrations/0077-facts-of-exam-days.ts';
import { formatDate, today } from '../platform/contract/dates.ts';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  employeeFields,
  examFields,
  groupFields,
  makeCompany,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeUnit,
} from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

keepDay();

/** Where somebody was on the day of an exam stays with it, whatever becomes of them (NR-7, 7.6.2 c; decision 137). */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') });
  doctor = await makeProfessional(app);
});
beforeEach(async () => {
  company = await makeCompany(app);
});
afterAll(() => app.stop());

const typed = (fields: object = {}) =>
  employeeFields({
    ...{ employee_function: 'Prensista', sector: 'Produção', admission_dt: '15-01-2024' },
    ...{ function_start_dt: '15-01-2024', dt_birth: '10-10-1980', nis: '12056412547', rg: '12.345.678-9', ...fields },
  });

async function hire(fields: object = {}, unitId: string | null = null) {
  const body = { ...typed(fields), companyId: company.companyId, unitId };
  return (await app.call('POST', '/employees', { as: company.token, body })).body.employee;
}

const facts = async (employeeId: string) => {
  const { exams } = (await app.call('GET', `/employee/${employeeId}/exams?sort=doneOn`, { as: doctor.token })).body;
  return exams.map((exam: Record<string, string>) =>
    [exam.doneOn, exam.unitName, exam.sector, exam.function, exam.groupName].join(' · '),
  );
};

const examined = (employeeId: string, doneOn: string, occasion = 'periodic') =>
  makeExamRecord(
    ...([app, { employeeId, token: doctor.token }, examFields({ done_on: formatDate(doneOn), occasion })] as const),
  );

async function change(id: string, fields: object) {
  const { status } = await app.call('PUT', `/employees/update/${id}`, { as: company.token, body: typed(fields) });
  expect(status).toBe(200);
}

describe('an exam keeps', () => {
  test('unit, sector, function and group of its day, and nothing where nobody knows them', async () => {
    const unit = await makeUnit(app, company, { identification: 'Matriz' });
    await makeProgramme(
      app,
      { companyId: company.companyId, token: doctor.token },
      {
        ...{ validFrom: '2025-01-01', groups: [groupFields({ name: 'Ruído', functions: ['PRENSISTA'] })] },
      },
    );
    const { id } = await hire({ function_start_dt: '01-06-2024' }, unit.id);
    await examined(id, '2024-05-31');
    await examined(id, '2024-06-01');
    await examined(id, '2025-02-01');
    expect(await facts(id)).toEqual([
      '2024-05-31 ·  ·  ·  · ',
      '2024-06-01 · Matriz · Produção · Prensista · ',
      '2025-02-01 · Matriz · Produção · Prensista · Ruído',
    ]);
  });

  test('what was true then when somebody moves on, and when they are examined later for an earlier day', async () => {
    const { id } = await hire();
    await examined(id, '2026-01-10');
    await change(id, { employee_function: 'Pintor', function_start_dt: formatDate(today()), sector: 'Pintura' });
    await examined(id, '2026-01-11');
    await examined(id, today());
    expect(await facts(id)).toEqual([
      '2026-01-10 ·  · Produção · Prensista · ',
      '2026-01-11 ·  ·  · prensista · ',
      `${today()} ·  · Pintura · Pintor · `,
    ]);
  });

  test('at admission the place in which somebody is to begin, and by an ASO as by hand', async () => {
    const employee = await hire();
    const { id } = employee;
    await examined(id, '2024-01-10', 'admission');
    await examined(id, '2024-01-11');
    await issueDocument(app, { employee, token: doctor.token });
    const [admission, before, ...ofAso] = await facts(id);
    expect([admission, before]).toEqual(['2024-01-10 ·  · Produção · Prensista · ', '2024-01-11 ·  ·  ·  · ']);
    expect(ofAso.length).toBeGreaterThan(0);
    for (const one of ofAso) expect(one).toContain(' · Produção · Prensista · ');
  });
});

test('records of before get by the migration what their own day would have given them', async () => {
  const unit = await makeUnit(app, company, { identification: 'Filial' });
  await makeProgramme(
    app,
    { companyId: company.companyId, token: doctor.token },
    {
      ...{ validFrom: '2025-01-01', groups: [groupFields({ name: 'Geral', functions: ['Prensista'] })] },
    },
  );
  const { id } = await hire({}, unit.id);
  await examined(id, '2024-01-10', 'admission');
  await examined(id, '2023-01-10');
  await examined(id, '2025-01-10');
  await change(id, { sector: 'Montagem' });
  await change(id, { employee_function: 'Pintor', function_start_dt: formatDate(today()), sector: 'Pintura' });
  await examined(id, today());
  const known = await facts(id);
  for (const column of ['unit_id', 'sector', 'function', 'group_id', 'group_name', 'finding', 'version']) {
    await app.db.schema.alterTable('exam_records').dropColumn(column).execute();
  }
  await up(app.db as never);
  // What the trail tells of a sector stands there, too; of a function that was left only how it is compared is known.
  expect(await facts(id)).toEqual(known.map((one: string) => one.replace('· Prensista ·', '· prensista ·')));
});

describe('what an exam has shown', () => {
  const exam = async (id: string) => (await app.call('GET', `/exam-records/${id}`, { as: doctor.token })).body.exam;
  const note = (id: string, body: object) => app.call('PUT', `/exam-records/${id}/finding`, { as: doctor.token, body });

  test('is noted later, of whatever came from an ASO too, with its version; sealed in its row', async () => {
    const { id: employeeId } = await hire();
    const id = await examined(employeeId, '2026-01-10');
    expect(await exam(id)).toMatchObject({ result: null, abnormal: '', value: '', version: 1 });
    const body = { result: 'stable', abnormal: 'yes', value: '35 dB em 4 kHz', version: 1 };
    const noted = await note(id, body);
    expect([noted.status, noted.body.exam]).toEqual([200, await exam(id)]);
    expect(noted.body.exam).toMatchObject({ ...body, version: 2 });
    expect((await note(id, body)).status).toBe(409);
    const row = await app.db
      .selectFrom('exam_records')
      .select(['result', 'finding'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const kept of Object.values(row)) expect(keyIdOfText(kept ?? '')).not.toBeNull();
    expect((await note(id, { result: '', abnormal: '', value: '' })).body.exam).toMatchObject({
      result: null,
      value: '',
    });
  });

  test.each([
    ['normal', '', 'no'],
    ['altered', '', 'yes'],
    ['worse', '', 'yes'],
    ['stable', '', ''],
    ['stable', 'no', 'no'],
    ['', 'yes', 'yes'],
  ])('%j with %j said is abnormal: %j', async (result, abnormal, shown) => {
    const { id: employeeId } = await hire();
    const id = await examined(employeeId, '2026-01-10');
    expect((await note(id, { result, abnormal, value: '' })).body.exam.abnormal).toBe(shown);
  });

  test('does not contradict itself, and is not noted of what was withdrawn', async () => {
    const { id: employeeId } = await hire();
    const id = await examined(employeeId, '2026-01-10');
    for (const [result, abnormal] of [
      ['normal', 'yes'],
      ['altered', 'no'],
    ]) {
      const refused = await note(id, { result, abnormal, value: '' });
      expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, 'abnormal']);
    }
    await app.call('PUT', `/exam-records/${id}/withdraw`, { as: doctor.token, body: { reason: 'Engano' } });
    expect((await note(id, { result: 'normal', abnormal: '', value: '' })).status).toBe(409);
  });
});
