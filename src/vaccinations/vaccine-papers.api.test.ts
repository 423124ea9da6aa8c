import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  doseFields,
  groupFields,
  makeCompany,
  makeDose,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  ofCouncil,
} from '../testing/factories.ts';
import { issueBody, issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let nurse: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  nurse = await makeProfessional(app, ofCouncil('COREN'));
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { admission_dt: '10-03-2025' });
  const { token } = await makeProfessional(app);
  const groups = [groupFields({ vaccines: [{ code: 'hepatitisB' }] })];
  await makeProgramme(app, { companyId: company.companyId, token }, { groups });
  await app.workDueJobs();
});
afterAll(() => app.stop());

const as = () => ({ as: nurse.token });
const due = async () => {
  const path = `/due-dates/vaccines?employeeId=${employee.id}`;
  return (await app.call('GET', path, { as: company.token })).body.vaccines;
};
const entries = async () => (await app.call('GET', `/employee/${employee.id}/vaccinations`, as())).body.vaccinations;
const refuse = () => {
  const body = { vaccine: 'hepatitisB', refused_on: '05-03-2026', note: 'Medo' };
  return app.call('POST', `/employee/${employee.id}/vaccine-refusals`, { ...as(), body });
};
const refusal = (answers: object = {}) =>
  issueDocument(
    app,
    { employee, token: nurse.token, kind: 'vaccine-refusal' },
    { answers: { date: '05-03-2026', ...answers } },
  );
const card = (doses: object[]) =>
  app.call('POST', '/issued-documents', {
    ...as(),
    body: issueBody('vaccination-card', employee, { answers: { doses } }),
  });

test('the document of a refusal completes the one that was written down, and the company reads it', async () => {
  await refuse();
  expect(await due()).toMatchObject([{ state: 'withoutPaper' }]);
  const { documentId, name } = await refusal({ vaccine: 'HEPATITE B' });
  expect(name).toContain('Recusa de vacina');
  expect(await due()).toMatchObject([{ state: 'refused', dueOn: '2026-03-05' }]);
  expect(await entries()).toMatchObject([{ kind: 'refusal', documentId, content: { note: 'Medo' } }]);
  const read = await app.call('GET', `/issued-documents/${documentId}`, { as: company.token });
  expect([read.status, JSON.stringify(read.body).includes('Medo')]).toEqual([200, false]);

  const cancelled = { ...as(), body: { reason: 'Faltou assinar' } };
  expect((await app.call('PUT', `/issued-documents/${documentId}/cancel`, cancelled)).status).toBe(204);
  expect(await due()).toMatchObject([{ state: 'withoutPaper' }]);
  expect(await entries()).toMatchObject([{ documentId: null }]);
});

test('where nobody had written a refusal down its document does, and a dose since ends it', async () => {
  const { documentId } = await refusal();
  expect(await entries()).toMatchObject([{ kind: 'refusal', name: 'Hepatite B', day: '2026-03-05', documentId }]);
  await makeDose(app, { employeeId: employee.id, token: nurse.token }, { given_on: '10-03-2026' });
  expect(await due()).toMatchObject([{ state: 'due', step: '2ª dose', dueOn: '2026-04-10' }]);
  expect(await entries()).toMatchObject([{ kind: 'dose' }, { endedOn: '2026-03-10' }]);
});

test('corrected to another vaccine the first refusal is without its document, and the other one has it', async () => {
  const { documentId } = await refusal();
  const answers = { date: '05-03-2026', vaccine: 'Raiva' };
  const body = issueBody('vaccine-refusal', employee, { answers, supersedesId: documentId });
  expect((await app.call('POST', '/issued-documents', { ...as(), body })).status).toBe(201);
  const now = (await entries()) as { name: string; documentId: string | null }[];
  expect(now.find(({ name }) => name === 'Hepatite B')?.documentId).toBeNull();
  expect(now.find(({ name }) => name === 'Raiva')?.documentId).toEqual(expect.any(String));
});

test('a second document of one refusal, once confirmed, changes nothing of it', async () => {
  const { documentId } = await refusal();
  await refusal();
  expect(await entries()).toMatchObject([{ documentId }]);
});

test('a refusal says no result, and is of no day to come', async () => {
  for (const [answers, path] of [
    [{ vaccine: 'Hepatite B, anti-HBs reagente' }, 'answers.vaccine'],
    [{ date: '01-01-2999' }, 'answers.date'],
  ] as const) {
    const body = issueBody('vaccine-refusal', employee, { answers: { date: '05-03-2026', ...answers } });
    const { status, body: said } = await app.call('POST', '/issued-documents', { ...as(), body });
    expect([status, said.data.issues[0].path]).toEqual([400, path]);
  }
});

test('a card says all the doses of the register and no other, and the company does not read it', async () => {
  const { lot, manufacturer } = doseFields();
  const first = {
    vaccine: 'Hepatite B',
    dose: '1ª dose',
    date: '31-01-2026',
    lot,
    manufacturer,
    origin: 'Aplicada pela clínica',
  };
  const nobody = await card([first]);
  expect([nobody.status, nobody.body.data?.issues[0].path]).toEqual([400, 'answers.doses']);
  const of = { employeeId: employee.id, token: nurse.token };
  await makeDose(app, of);
  expect((await card([{ ...first, lot: 'OUTRO' }])).status).toBe(400);
  const issued = await card([first]);
  expect(issued.status).toBe(201);
  const { documentId } = issued.body;
  expect((await app.call('GET', `/issued-documents/${documentId}`, { as: company.token })).status).toBe(404);
  await makeDose(app, of, { number: 2, given_on: '28-02-2026' });
  expect((await card([first])).body.data.issues[0].message).toContain('traga-as de novo');
});
