import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAfter, formatDate, monthsAfter, today } from '../../platform/contract/dates.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import {
  groupFields,
  makeAbsence,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  ofCouncil,
  signInFirstAdmin,
  unknownId,
} from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let nurse: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, { name: 'Rui Tavares', registration_number: '98765' }, admin);
  nurse = await makeProfessional(app, ofCouncil('COREN'), admin);
  company = await makeCompany(app, { corporate_reason: 'Forja Clara Ltda' }, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  employee = await makeEmployee(app, company, { name: 'Benta Malho', admission_dt: '2024-01-15' });
});

const issue = (kind: string, recordId: string, fields: object = {}, as = doctor.token) =>
  app.call('POST', '/person-documents', { as, body: { kind, recordId, ...fields } });
const read = async (id: string, as = doctor.token) => (await app.call('GET', `/issued-documents/${id}`, { as })).body;
const answersOf = async (id: string) =>
  (await app.call('GET', `/issued-documents/${id}/answers`, { as: doctor.token })).body.answers;
const cancel = (id: string) =>
  app.call('PUT', `/issued-documents/${id}/cancel`, { as: doctor.token, body: { reason: 'Emitido por engano' } });
const notices = async () =>
  JSON.stringify((await app.call('GET', '/notifications', { as: company.token })).body.notifications);

describe('the paper of a CAT', () => {
  const makeCat = async (fields: object = {}): Promise<string> => {
    const body = { day: '19-11-2026', catType: 'Inicial', accidentType: 'Doença', cid: 'H83.3', ...fields };
    const sent = { as: doctor.token, body };
    return (await app.call('POST', `/employee/${employee.id}/cats`, sent)).body.catId;
  };
  const listed = async () =>
    (await app.call('GET', `/cats?employeeId=${employee.id}`, { as: doctor.token })).body.cats[0];

  test('is numbered, says what the CAT says, has its file, and its list names it', async () => {
    const catId = await makeCat();
    const { status, body } = await issue('cat', catId);
    expect([status, body.name]).toEqual([201, expect.stringMatching(/^CAT \d{4}\/\d{6}$/)]);
    const { document } = await read(body.documentId);
    expect(document).toMatchObject({
      ...{ kind: 'cat', employeeName: 'Benta Malho', state: 'issued', isReady: true, confidential: true },
      ...{ issuerName: 'Rui Tavares' },
    });
    const { signedUrl } = (await app.call('GET', `/document/${body.documentId}`, { as: doctor.token })).body;
    const bytes = Buffer.from(await (await fetch(fileAt(app, signedUrl))).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256);
    expect(await answersOf(body.documentId)).toMatchObject({
      ...{ recordId: catId, day: '2026-11-19', dueOn: '2026-11-23', receipt: '', content: { cid: 'H83.3' } },
      ...{ employer: { name: 'Forja Clara Ltda' }, worker: { name: 'Benta Malho' } },
    });
    expect(await listed()).toMatchObject({ paper: { id: body.documentId, name: body.name } });
    const { cat } = (await app.call('GET', `/cats/${catId}`, { as: doctor.token })).body;
    expect(cat.paper.name).toBe(body.name);
  });

  test('is the clinic’s alone: the company neither reads it nor is told of it, also when it ends', async () => {
    const { documentId, name } = (await issue('cat', await makeCat())).body;
    expect((await app.call('GET', `/issued-documents/${documentId}`, { as: company.token })).status).toBe(404);
    expect((await app.call('GET', `/document/${documentId}`, { as: company.token })).status).toBe(404);
    const { documents } = (await app.call('GET', `/documents/${employee.id}`, { as: company.token })).body;
    expect(documents.map(({ id }: { id: string }) => id)).not.toContain(documentId);
    expect((await cancel(documentId)).status).toBe(204);
    expect(await notices()).not.toContain(name);
    expect(await listed()).toMatchObject({ paper: null });
  });

  test('is issued by a physician alone, of a CAT that stands, once; corrected it says what the CAT says now', async () => {
    const catId = await makeCat();
    const refused = await issue('cat', catId, {}, nurse.token);
    expect([refused.status, refused.body.message]).toMatchObject([403, expect.stringContaining('quem tem CRM')]);
    for (const as of [admin, company.token]) expect((await issue('cat', catId, {}, as)).status).toBe(403);
    expect((await issue('cat', unknownId)).status).toBe(404);
    expect((await issue('aso', catId)).body.data.issues).toMatchObject([{ path: 'kind' }]);
    const both = await Promise.all([issue('cat', catId), issue('cat', catId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const first = (both.find(({ status }) => status === 201) ?? both[0]).body;
    expect((await issue('cat', catId)).body.message).toBe(`Já vale ${first.name}: corrija ou cancele esse documento.`);
    await app.call('PUT', `/cats/${catId}`, { as: doctor.token, body: { cid: 'M65.4' } });
    const second = await issue('cat', catId, { supersedesId: first.documentId });
    expect(second.status).toBe(201);
    expect((await answersOf(second.body.documentId)).content.cid).toBe('M65.4');
    expect((await read(first.documentId)).document).toMatchObject({ state: 'superseded' });
    const colleague = await makeProfessional(app, {}, admin);
    const other = await issue('cat', catId, { supersedesId: second.body.documentId }, colleague.token);
    expect(other.body.data.issues).toMatchObject([{ path: 'correctionReason' }]);
    await app.call('PUT', `/cats/${catId}/withdraw`, { as: doctor.token, body: { reason: 'Era de outra' } });
    expect((await issue('cat', catId)).body.message).toBe('Esta CAT foi retirada: não há o que emitir.');
  });

  test('stands in the trail with its number, and without what it says', async () => {
    const { documentId } = (await issue('cat', await makeCat())).body;
    const { entries } = (await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor.token })).body;
    const issued = entries.find(({ action }: { action: string }) => action === 'issued');
    expect(issued).toMatchObject({ subject: 'document', subjectId: documentId });
    expect(JSON.stringify(entries)).not.toContain('H83');
  });
});

describe('the referral to the INSS', () => {
  const away = (from: number, until: number | null, fields: object = {}) =>
    makeAbsence(
      app,
      { employeeId: employee.id, token: doctor.token },
      {
        ...{
          starts_on: formatDate(daysAfter(today(), from)),
          ends_on: until === null ? '' : formatDate(daysAfter(today(), until)),
        },
        ...{ nature: 'illness', ...fields },
      },
    );
  const listed = async (query = 'list=all', as = doctor.token) =>
    (await app.call('GET', `/absences?${query}&employeeId=${employee.id}`, { as })).body.absences;

  test('of 15 days there is none, of 16 it is a pendency until it is issued', async () => {
    const short = await away(-40, -26);
    const refused = await issue('inss-referral', short);
    expect([refused.status, refused.body.message]).toMatchObject([409, expect.stringContaining('art. 60')]);
    const long = await away(-15, null);
    expect(await listed('list=inss')).toMatchObject([{ id: long, inss: { id: long, fromOn: today(), paper: null } }]);
    expect((await app.call('GET', '/absences?list=inss', { as: company.token })).status).toBe(403);
    expect((await listed('list=all', company.token)).map(({ inss }: { inss: unknown }) => inss)).toEqual([null, null]);
    expect((await issue('inss-referral', long, {}, nurse.token)).status).toBe(403);
    const { status, body } = await issue('inss-referral', long);
    expect([status, body.name]).toEqual([201, expect.stringMatching(/^INSS \d{4}\/\d{6}$/)]);
    expect(await listed('list=inss')).toEqual([]);
    expect((await listed('list=all', company.token))[0].inss.paper).toEqual({ id: body.documentId, name: body.name });
    await cancel(body.documentId);
    expect(await listed('list=inss')).toMatchObject([{ id: long }]);
  });

  test('says days and no cause, and the company reads it and is told of it', async () => {
    const long = await away(-30, -5, { cause: 'Lombalgia M54.5' });
    const { documentId, name } = (await issue('inss-referral', long)).body;
    const answers = await answersOf(documentId);
    expect(answers).toMatchObject({
      ...{ startsOn: daysAfter(today(), -30), endsOn: daysAfter(today(), -5), fromOn: daysAfter(today(), -15) },
      counted: [{ days: 26 }],
    });
    expect(JSON.stringify(answers)).not.toMatch(/Lombalgia|M54/);
    expect((await read(documentId, company.token)).document).toMatchObject({ name, confidential: false });
    expect(await notices()).toContain(name);
  });

  test('days for the same cause within 60 of the return are added up, and of an unsaid cause it is asked', async () => {
    await away(-40, -31);
    const second = await away(-10, -4);
    expect((await listed('list=inss')).map(({ id, inss }: { id: string; inss: object }) => [id, inss])).toEqual([
      [second, { id: second, fromOn: null, paper: null }],
    ]);
    expect((await issue('inss-referral', second)).body.message).toMatch(/Falta dizer se a causa/);
    const [{ version, startsOn, endsOn }] = await listed();
    const said = { starts_on: formatDate(startsOn), ends_on: formatDate(endsOn), version };
    const put = (fields: object) =>
      app.call('PUT', `/absences/${second}`, { as: doctor.token, body: { ...said, ...fields } });
    expect((await put({ same_cause: 'yes' })).status).toBe(200);
    expect(await listed('list=inss')).toMatchObject([{ inss: { fromOn: daysAfter(today(), -5) } }]);
    const { documentId } = (await issue('inss-referral', second)).body;
    expect((await answersOf(documentId)).counted).toMatchObject([{ days: 10 }, { days: 7 }]);
    const refused = await app.call('PUT', `/absences/${second}`, {
      as: company.token,
      body: { ...said, same_cause: 'no', version: version + 1 },
    });
    expect(refused.status).toBe(403);
  });

  test('of days that go on from others it is of those with which they began', async () => {
    const first = await away(-20, -11);
    const second = await away(-10, -1);
    expect((await listed()).map(({ inss }: { inss: { id: string } }) => inss.id)).toEqual([first, first]);
    expect((await issue('inss-referral', second)).body.message).toMatch(/continua outro/);
    expect((await issue('inss-referral', first)).status).toBe(201);
  });
});

describe('the letter after a contract', () => {
  const agent = (code: string, name: string) => ({
    ...{ kind: 'chemical', code, name, source: 'Freios', intensity: '', medicalControl: true },
  });
  const letters = async (as = doctor.token) => {
    const { body } = await app.call('GET', '/due-dates/after-job', { as });
    return body.letters.map(({ employeeId, agents, firstOn }: Record<string, string>) => [employeeId, agents, firstOn]);
  };
  const said = (fields: object = {}) => ({ answers: { endedOn: formatDate(today()), ...fields } });
  const leave = (id = employee.id) => app.call('PUT', `/employee/delete/${id}`, { as: company.token });
  const dismissal = async (id = employee.id) =>
    (await app.call('GET', `/due-dates/${id}/dismissal?on=${today()}`, { as: doctor.token })).body;

  beforeAll(async () => {
    await makeProgramme(
      app,
      { companyId: company.companyId, token: doctor.token },
      {
        groups: [
          groupFields({ functions: ['Lonador'], risks: [agent('01.02.001', 'Asbestos (ou amianto)')] }),
          groupFields({ functions: ['Frentista'], risks: [agent('01.03.001', 'Benzeno')] }),
        ],
      },
    );
    await app.workDueJobs();
  });
  beforeEach(async () => {
    employee = await makeEmployee(app, company, {
      ...{ name: 'Benta Malho', employee_function: 'Lonador' },
      ...{ admission_dt: '2010-01-15', function_start_dt: '2010-01-15' },
    });
  });

  test('is due from the day on which somebody leaves after asbestos until it is issued, and again once it is cancelled', async () => {
    expect(await dismissal()).toMatchObject({
      afterJob: expect.stringMatching(/asbesto desde 15-01-2010/),
      letter: null,
    });
    expect((await letters()).flat()).not.toContain(employee.id);
    await leave();
    const row = [employee.id, 'Asbesto (amianto)', monthsAfter(today(), 24)];
    expect(await letters()).toContainEqual(row);
    expect(await letters(company.token)).toContainEqual(row);
    const { status, body } = await issue('after-job', employee.id, said());
    expect([status, body.name]).toEqual([201, expect.stringMatching(/^Carta após o contrato \d{4}\/\d{6}$/)]);
    expect(await dismissal()).toMatchObject({ letter: { id: body.documentId, name: body.name } });
    expect((await letters()).flat()).not.toContain(employee.id);
    expect(await answersOf(body.documentId)).toMatchObject({
      ...{ employeeId: employee.id, endedOn: today(), nextOn: monthsAfter(today(), 24) },
      ...{ employer: { name: 'Forja Clara Ltda' }, exposures: [{ since: '2010-01-15', exams: { everyYears: 2 } }] },
    });
    expect((await read(body.documentId, company.token)).document).toMatchObject({ confidential: false });
    expect(await notices()).toContain(body.name);
    await cancel(body.documentId);
    expect(await letters()).toContainEqual(row);
  });

  test('is issued by a physician alone, once, with a day within the norm; corrected it is of another day or place', async () => {
    expect((await issue('after-job', employee.id, said(), nurse.token)).body.message).toMatch(/quem tem CRM/);
    for (const as of [admin, company.token])
      expect((await issue('after-job', employee.id, said(), as)).status).toBe(403);
    expect((await issue('after-job', unknownId, said())).status).toBe(404);
    const issues = async (fields: object) => (await issue('after-job', employee.id, said(fields))).body.data.issues;
    expect(await issues({ endedOn: '' })).toMatchObject([{ path: 'answers.endedOn' }]);
    expect(await issues({ endedOn: '14-01-2010' })).toMatchObject([{ path: 'answers.endedOn' }]);
    expect(await issues({ nextOn: formatDate(today()) })).toMatchObject([{ path: 'answers.nextOn' }]);
    const late = formatDate(daysAfter(monthsAfter(today(), 24), 1));
    expect(await issues({ nextOn: late })).toMatchObject([{ path: 'answers.nextOn' }]);
    const both = await Promise.all([issue('after-job', employee.id, said()), issue('after-job', employee.id, said())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const first = (both.find(({ status }) => status === 201) ?? both[0]).body;
    const nextOn = daysAfter(today(), 300);
    const corrected = {
      ...said({ nextOn: formatDate(nextOn), place: 'Hospital Sul' }),
      supersedesId: first.documentId,
    };
    const second = await issue('after-job', employee.id, corrected);
    expect(second.status).toBe(201);
    expect(await answersOf(second.body.documentId)).toMatchObject({ nextOn, place: 'Hospital Sul' });
  });

  test('after benzene says that the record is kept, and is not due; after neither there is none', async () => {
    const withFunction = (employee_function: string) =>
      makeEmployee(app, company, { employee_function, admission_dt: '2024-01-15' });
    const attendant = await withFunction('Frentista');
    await leave(attendant.id);
    expect((await letters()).flat()).not.toContain(attendant.id);
    const { status, body } = await issue('after-job', attendant.id, said());
    expect(status).toBe(201);
    expect(await answersOf(body.documentId)).toMatchObject({ nextOn: '', place: '', exposures: [{ exams: null }] });
    const clerk = await withFunction('Auxiliar');
    expect((await dismissal(clerk.id)).afterJob).toBeNull();
    expect((await issue('after-job', clerk.id, said())).status).toBe(409);
  });
});
