import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  groupFields,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  protocolExam,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { checkedImport, csvOf } from '../../testing/imports/import-files.ts';
import { makeApiToken } from '../../testing/programs/api-tokens.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let doctor: { token: string };
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app, { name: 'Rui Tavares' });
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company);
});
afterAll(() => app.stop());

const day = '12-03-2026';
const line = (fields: object = {}) => ({
  ...{ cpf: employee.cpf, exam_code: '0281', done_on: day, abnormal: 'não', ...fields },
});
const send = async (results: object[], as = doctor.token) =>
  app.call('PUT', '/exam-results', { as, body: { results } });
const exams = async (id = employee.id) =>
  (await app.call('GET', `/employee/${id}/exams`, { as: doctor.token })).body.exams;
const read = async (id: string) => (await app.call('GET', `/exam-results/${id}`, { as: doctor.token })).body.result;
const decide = (id: string, how: string, body: object) =>
  app.call('PUT', `/exam-results/${id}/${how}`, { as: doctor.token, body });
const waiting = async (results: object[]) => {
  const { lines } = (await send(results)).body;
  return read(lines.find(({ outcome }: { outcome: string }) => outcome === 'waiting').resultId);
};
const stranger = '111.444.777-35';

describe('results that are sent', () => {
  test('are recorded for who has the CPF, sealed, and once: sent twice they change nothing', async () => {
    const first = await send([line({ abnormal: 'sim', value: '35 dB' }), line({ exam_code: '0536', value: '12' })]);
    expect(first.body.counts).toEqual({ recorded: 2, same: 0, waiting: 0, refused: 0 });
    const known = await exams();
    expect(known).toMatchObject([
      { code: '0536', abnormal: 'no', value: '12', result: 'normal', recordedBy: 'Rui Tavares' },
      { code: '0281', abnormal: 'yes', value: '35 dB', result: 'altered', doneOn: '2026-03-12' },
    ]);
    const again = await send([line({ abnormal: 'sim', value: '35 dB' }), line({ exam_code: '0536', value: '12' })]);
    expect(again.body.counts).toEqual({ recorded: 0, same: 2, waiting: 0, refused: 0 });
    expect(await exams()).toEqual(known);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('employee_id', '=', employee.id)
      .where('subject', '=', 'examRecord')
      .where('action', '!=', 'listed')
      .execute();
    expect(entries).toEqual([1, 2].map(() => ({ action: 'created', changes: null })));
  });

  test('wait where nobody has the CPF, and are refused line by line, each with what to do', async () => {
    const { body } = await send([
      line({ cpf: stranger }),
      line({ cpf: '12' }),
      line({ exam_code: '9998' }),
      line({ exam_code: '0295' }),
      line({ done_on: '31-02-2026' }),
      line({ abnormal: 'talvez' }),
      line({ abnormal: '' }),
      line(),
    ]);
    expect(body.counts).toEqual({ recorded: 1, same: 0, waiting: 1, refused: 6 });
    expect(body.lines.map(({ line: at, issues }: { line: number; issues: object[] }) => [at, issues])).toMatchObject([
      [1, [{ path: 'cpf', message: expect.stringContaining('Ninguém tem este CPF') }]],
      [2, [{ path: 'cpf' }]],
      [3, [{ path: 'exam_code', message: expect.stringContaining('Tabela 27') }]],
      [4, [{ path: 'exam_code', message: expect.stringContaining('ASO') }]],
      [5, [{ path: 'done_on' }]],
      [6, [{ path: 'abnormal', message: 'Escreva sim ou não' }]],
      [7, [{ path: 'abnormal', message: expect.stringContaining('ou o valor') }]],
      [8, []],
    ]);
  });

  test('come as CSV, too, by a key that has the scope; companies and administrators neither send nor read', async () => {
    const key = await makeApiToken(app, doctor.token, { scopes: ['results:write'] });
    const csv = `CPF;Código;Data;Alterado;Valor\n${employee.cpf};0281;${day};sim;"35; dB"\n`;
    const put = (body: string) =>
      fetch(`${app.url}/api/exam-results`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
        body,
      });
    expect(await (await put(csv)).json()).toMatchObject({ counts: { recorded: 1 }, lines: [{ line: 2 }] });
    expect((await exams())[0]).toMatchObject({ value: '35; dB', abnormal: 'yes' });
    expect((await put('CPF\n"1')).status).toBe(400);
    const without = await makeApiToken(app, doctor.token, { scopes: ['registers:read'] });
    expect((await send([line()], without)).status).toBe(403);
    expect((await app.call('GET', '/exam-results', { as: key })).status).toBe(403);
    for (const as of [company.token, await signInFirstAdmin(app)]) {
      expect((await send([line()], as)).status).toBe(403);
      expect((await app.call('GET', '/exam-results', { as })).status).toBe(403);
    }
  });

  test('bring the thresholds of an audiometer: shown beside the audiograms, sealed, never over others; no company sees them', async () => {
    const [right_air, left_air] = ['10 10 15 20 25 20 15', '10 10 15 20 120s 20m 15'];
    const hearing = { right_air, left_air, left_bone: '- 10 - 20 -' };
    expect((await send([line(hearing)])).body.counts).toMatchObject({ recorded: 1 });
    expect((await send([line(hearing)])).body.counts).toMatchObject({ same: 1 });
    const heard = async (as = doctor.token) => app.call('GET', `/employee/${employee.id}/audiograms`, { as });
    expect((await heard()).body).toMatchObject({
      audiograms: [],
      received: [{ doneOn: '2026-03-12', source: 'api', ears: { left: { air: { 4000: { db: 120, absent: true } } } } }],
    });
    expect((await heard(company.token)).status).toBe(403);
    const other = await waiting([line({ ...hearing, left_air: right_air })]);
    expect(other).toMatchObject({
      why: 'conflict',
      found: { hearing: expect.stringContaining(`OE aérea: ${right_air}`) },
    });
    expect((await heard()).body.received).toHaveLength(1);
    const body = { version: other.version, examVersion: other.kept.version, reason: 'Repetido no mesmo dia' };
    expect((await decide(other.id, 'accept', body)).status).toBe(200);
    expect((await heard()).body.received).toMatchObject([{ id: other.id }]);
    const wrong = await send([
      line({ exam_code: '0536', ...hearing }),
      line({ right_air }),
      line({ right_air: '10 12', left_air }),
    ]);
    expect(wrong.body.lines.map(({ issues }: { issues: { path: string }[] }) => issues[0]?.path)).toEqual([
      ...['exam_code', 'left_air', 'right_air'],
    ]);
    const unknown = await waiting([line({ cpf: stranger, ...hearing })]);
    expect(unknown).toMatchObject({ why: 'unknown', found: { hearing: expect.stringContaining('OD aérea') } });
  });

  test('that come at the same moment twice are recorded once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send([line(), line({ cpf: stranger, value: employee.id })])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.counts.recorded).toSorted()).toEqual([0, 0, 1]);
    expect(answers.map(({ body }) => body.counts.waiting).toSorted()).toEqual([0, 0, 1]);
    expect(await exams()).toHaveLength(1);
  });

  test('complete what was known without a result, and never write over one: the other one waits', async () => {
    await makeExamRecord(app, { employeeId: employee.id, token: doctor.token }, { exam_code: '0281', done_on: day });
    expect((await send([line({ value: '20 dB' })])).body.counts).toMatchObject({ recorded: 1 });
    expect(await exams()).toMatchObject([{ abnormal: 'no', value: '20 dB', version: 2 }]);
    const other = await waiting([line({ abnormal: 'sim', value: '40 dB' })]);
    expect(other).toMatchObject({
      ...{ why: 'conflict', employeeName: employee.name, found: { abnormal: 'yes', value: '40 dB' } },
      kept: { abnormal: 'no', value: '20 dB', version: 2 },
    });
    expect(await exams()).toMatchObject([{ abnormal: 'no', value: '20 dB', version: 2 }]);
  });
});

describe('a result that waits', () => {
  test('is assigned to a person, with a reason where the CPF is another; the exam is then theirs', async () => {
    const { id, version, candidates } = await waiting([line({ cpf: stranger, value: `1 ${employee.id}` })]);
    expect(candidates).toEqual([]);
    const without = await decide(id, 'assign', { version, employeeId: employee.id, reason: '' });
    expect([without.status, without.body.data.issues[0].path]).toEqual([400, 'reason']);
    const body = { version, employeeId: employee.id, reason: 'CPF digitado com erro no laboratório' };
    expect((await decide(id, 'assign', body)).body.result).toMatchObject({
      ...{ state: 'recorded', version: 2, employeeName: employee.name, decidedBy: 'Rui Tavares' },
      reason: 'CPF digitado com erro no laboratório',
    });
    expect(await exams()).toMatchObject([{ code: '0281', abnormal: 'no' }]);
    expect((await decide(id, 'assign', body)).status).toBe(409);
    expect((await send([line({ cpf: stranger, value: `1 ${employee.id}` })])).body.counts.same).toBe(1);
  });

  test('that contradicts what the person has goes on waiting, until one of both stands; the other one is kept', async () => {
    await send([line({ value: '20 dB' })]);
    const { id, version } = await waiting([line({ cpf: stranger, value: `40 dB ${employee.registration}` })]);
    const said = { employeeId: employee.id, reason: 'O CPF é dela' };
    const now = (await decide(id, 'assign', { version, ...said })).body.result;
    expect(now).toMatchObject({ state: 'waiting', why: 'conflict', kept: { value: '20 dB', version: 1 } });
    const late = { version: now.version, examVersion: 7, reason: 'Exame repetido' };
    expect((await decide(id, 'accept', late)).status).toBe(409);
    const done = await decide(id, 'accept', { ...late, examVersion: 1 });
    expect(done.body.result).toMatchObject({ state: 'recorded', former: { abnormal: 'no', value: '20 dB' } });
    expect(await exams()).toMatchObject([{ value: `40 dB ${employee.registration}`, version: 2 }]);
  });

  test('is discarded with a reason, and the same one does not come back', async () => {
    const sent = line({ cpf: stranger, value: `2 ${employee.id}` });
    const { id, version } = await waiting([sent]);
    expect((await decide(id, 'discard', { version, reason: '' })).status).toBe(400);
    expect((await decide(id, 'accept', { version, reason: 'x', examVersion: 1 })).status).toBe(409);
    expect((await decide(id, 'discard', { version, reason: 'De outra clínica' })).body.result).toMatchObject({
      state: 'discarded',
      reason: 'De outra clínica',
    });
    expect((await send([sent])).body.counts).toMatchObject({ same: 1 });
    const list = await app.call('GET', '/exam-results?state=discarded&page=1', { as: doctor.token });
    expect(list.body.results.map((one: { id: string }) => one.id)).toContain(id);
    const trail = await app.db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute();
    expect(trail.map(({ action }) => action)).toContain('discarded');
  });
});

test('a spreadsheet of them says what each line does, is written once, and due dates follow', async () => {
  const header = ['CPF', 'Procedimento', 'Data do exame', 'Resultado', 'Valor', 'Obs'];
  const other = await makeEmployee(app, company);
  const lines = [
    [employee.cpf, '0281', '12/03/2026', 'Alterado', '', 'Repetir'],
    [other.cpf, '0281', '12/03/2026', 'não', '15 dB', ''],
    [stranger, '0281', '12/03/2026', 'não', employee.registration, ''],
    [other.cpf, '0281', '31/02/2026', 'não', '', ''],
  ];
  const of = { kind: 'exam-results', companyId: company.companyId, token: doctor.token };
  const { checked, confirm, read: after, lines: linesOf } = await checkedImport(app, of, csvOf(lines, header));
  expect(checked.counts).toMatchObject({ create: 3, same: 0, wrong: 1, warned: 1 });
  const [warned] = (await linesOf('?filter=warned')).lines;
  expect(warned.remarks[0].message).toContain('Resultados a identificar');
  expect((await confirm({ leaveOutWrong: true })).status).toBe(200);
  expect(await after()).toMatchObject({ state: 'done', done: 3 });
  expect(await exams()).toMatchObject([{ abnormal: 'yes', result: 'altered' }]);
  expect(await exams(other.id)).toMatchObject([{ abnormal: 'no', value: '15 dB' }]);
  const again = await checkedImport(app, of, csvOf(lines, header));
  expect(again.checked.counts).toMatchObject({ create: 0, same: 3, wrong: 1 });
});

test('what is due next follows a result that comes in: an audiometry in noise is asked for again a year later', async () => {
  const noise = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
  const exams = [protocolExam(), protocolExam({ code: '0281', name: 'Audiometria tonal' })];
  const groups = [groupFields({ risks: [noise], exams })];
  await makeProgramme(app, { companyId: company.companyId, token: doctor.token }, { groups });
  await app.workDueJobs();
  const due = async () => {
    const { body } = await app.call('GET', `/due-dates/${employee.id}`, { as: doctor.token });
    return body.exams.find((exam: { code: string }) => exam.code === '0281');
  };
  expect(await due()).toMatchObject({ lastOn: null });
  await send([line()]);
  expect(await due()).toMatchObject({ dueOn: '2027-03-12', lastOn: '2026-03-12' });
});
