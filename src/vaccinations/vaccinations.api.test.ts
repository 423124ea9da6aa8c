import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import {
  doseFields,
  examFields,
  groupFields,
  makeCompany,
  makeDose,
  makeDraft,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  ofCouncil,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: string;
let nurse: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: { id: string };
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: Buffer.alloc(32, 9).toString('base64') });
  doctor = (await makeProfessional(app)).token;
  nurse = (await makeProfessional(app, ofCouncil('COREN'))).token;
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { admission_dt: '10-03-2025', dt_birth: '20-05-1970' });
});
afterAll(() => app.stop());

const hepatitis = { code: 'hepatitisB', reason: 'Material biológico' };
const plan = (vaccines: object[] = [hepatitis], token = doctor) =>
  makeProgramme(app, { companyId: company.companyId, token }, { groups: [groupFields({ vaccines })] });
const of = () => ({ employeeId: employee.id, token: nurse });
const dose = (fields: object = {}, as = nurse) =>
  app.call('POST', `/employee/${employee.id}/doses`, { as, body: doseFields(fields) });
const refuse = (fields: object = {}, as = nurse) => {
  const body = { vaccine: 'hepatitisB', refused_on: '05-03-2026', ...fields };
  return app.call('POST', `/employee/${employee.id}/vaccine-refusals`, { as, body });
};
const list = async (as = nurse) => app.call('GET', `/employee/${employee.id}/vaccinations`, { as });
const due = async (query = '', as = company.token) =>
  (await app.call('GET', `/due-dates/vaccines?employeeId=${employee.id}${query}`, { as })).body.vaccines;
const withdraw = (id: string, version = 1, as = nurse) =>
  app.call('PUT', `/vaccinations/${id}/withdraw`, { as, body: { reason: 'Era de outra pessoa', version } });

test('only professionals read what was given, and physicians and nurses alone write it down', async () => {
  const id = await makeDose(app, of());
  const admin = await signInFirstAdmin(app);
  const therapist = (await makeProfessional(app, ofCouncil('CREFITO'))).token;
  for (const token of [company.token, admin]) {
    expect((await list(token)).status).toBe(403);
    expect((await app.call('GET', `/vaccinations/${id}`, { as: token })).status).toBe(403);
    expect((await dose({ number: 2, given_on: '28-02-2026' }, token)).status).toBe(403);
  }
  expect((await list(therapist)).body.vaccinations).toHaveLength(1);
  const refused = await dose({ number: 2, given_on: '28-02-2026' }, therapist);
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('NR-32, 32.2.4.17.6')]);
  expect((await refuse({}, therapist)).status).toBe(403);
  expect((await withdraw(id, 1, therapist)).status).toBe(403);
  expect((await app.call('GET', `/vaccinations/${unknownId}`, { as: nurse })).status).toBe(404);
});

test('what the plan asks for is due since the admission, then dose by dose, and the company reads name and day alone', async () => {
  await plan();
  await app.workDueJobs();
  const since = (await due())[0];
  expect(since).toMatchObject({ vaccine: 'Hepatite B', step: '1ª dose', state: 'due', employeeId: employee.id });
  const id = await makeDose(app, of(), { reaction: 'Febre', given_on: '31-01-2026' });
  expect(await due()).toMatchObject([{ step: '2ª dose', dueOn: '2026-02-28' }]);
  await makeDose(app, of(), { number: 2, given_on: '28-02-2026' });
  expect(await due()).toMatchObject([{ step: '3ª dose', dueOn: '2026-07-31' }]);
  await makeDose(app, of(), { number: 3, given_on: '31-07-2026' });
  const exam = await due();
  expect(exam).toMatchObject([{ step: 'Anti-HBs', dueOn: '2026-08-30', untilOn: '2026-09-29' }]);
  expect(JSON.stringify(exam)).not.toMatch(/Febre|HB-001|Butantan/);
  const tested = examFields({ exam_code: '0704', exam_name: 'Anti-HBs', done_on: '10-09-2026', value: '250 mUI/mL' });
  await makeExamRecord(app, { employeeId: employee.id, token: doctor }, tested);
  expect(await due()).toEqual([]);
  const row = await app.db.selectFrom('vaccinations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(keyIdOfText(row.content)).not.toBeNull();
});

test('lists of a company are its own, narrowed by vaccine, list and unit, and never another’s', async () => {
  await plan([hepatitis, { code: 'influenza' }, { code: 'other', name: 'Raiva', doses: 2, everyMonths: 1 }]);
  await app.workDueJobs();
  expect((await due('&sort=-dueOn')).map(({ vaccine }: { vaccine: string }) => vaccine).sort()).toEqual([
    'Hepatite B',
    'Influenza',
    'Raiva',
  ]);
  expect(await due('&vaccine=influenza&list=overdue')).toMatchObject([{ step: 'Dose anual' }]);
  expect(await due('&list=in30')).toEqual([]);
  expect(await due('&list=in90&search=ninguem')).toEqual([]);
  const other = await makeCompany(app);
  expect(await due('', other.token)).toEqual([]);
  const unit = (as: string, query: string) => app.call('GET', `/due-dates/vaccines?${query}`, { as });
  expect((await unit(doctor, `unitId=${unknownId}`)).status).toBe(400);
  expect((await unit(other.token, `companyId=${company.companyId}`)).status).toBe(404);
  expect((await unit(doctor, `companyId=${company.companyId}&unitId=${unknownId}&pageSize=5`)).body.total).toBe(0);
});

test.each([
  [{ lot: '' }, 'lot'],
  [{ lot_expires_on: '30-01-2026' }, 'lot_expires_on'],
  [{ given_on: '01-01-2999', lot_expires_on: '01-01-2999' }, 'given_on'],
  [{ given_on: '01-01-1960' }, 'given_on'],
  [{ given_at: 'elsewhere' }, 'proof'],
  [{ vaccine: 'other' }, 'vaccine_name'],
  [{ number: 4 }, 'number'],
])('%j is refused at its field', async (fields, path) => {
  const { status, body } = await dose(fields);
  expect([status, body.data?.issues?.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
});

test('a lot of its last day is given, and a card from elsewhere needs no lot', async () => {
  expect((await dose({ lot_expires_on: '31-01-2026' })).status).toBe(201);
  const card = { number: 2, given_on: '28-02-2026', given_at: 'elsewhere', proof: 'Carteira do SUS' };
  const nothing = { lot: '', manufacturer: '', lot_expires_on: '', applied_by: '' };
  expect((await dose({ ...card, ...nothing })).status).toBe(201);
  expect((await list()).body.vaccinations).toMatchObject([
    { givenAt: 'elsewhere', content: { proof: 'Carteira do SUS' } },
    {},
  ]);
});

test('of two who write one dose down one is told that it is there; too soon is refused, or stands outside of the scheme', async () => {
  const twice = await Promise.all([dose(), dose({ lot: 'HB-002' })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await dose({ number: 2, given_on: '27-02-2026' })).body.data.issues[0].path).toBe('given_on');
  expect((await dose({ number: 0, given_on: '27-02-2026' })).status).toBe(201);
  expect((await list()).body.vaccinations).toMatchObject([{ dose: 'Fora do esquema' }, { dose: '1ª dose' }]);
});

test('a dose is withdrawn once, as it was seen, with its reason, and is given again under its number', async () => {
  await plan();
  await app.workDueJobs();
  const id = await makeDose(app, of());
  const noted = { as: nurse, body: { reaction: 'Dor no braço', version: 1 } };
  expect((await app.call('PUT', `/vaccinations/${id}/reaction`, noted)).status).toBe(200);
  expect((await app.call('PUT', `/vaccinations/${id}/reaction`, noted)).status).toBe(409);
  const both = await Promise.all([withdraw(id, 2), withdraw(id, 2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await due()).toMatchObject([{ step: '1ª dose' }]);
  expect((await dose({ lot: 'HB-003' })).status).toBe(201);
  const read = await app.call('GET', `/vaccinations/${id}`, { as: nurse });
  expect(read.body.vaccination).toMatchObject({
    ...{ withdrawnAt: expect.any(String), content: { reaction: 'Dor no braço', reason: 'Era de outra pessoa' } },
  });
  const trail = await app.db.selectFrom('audit_entries').select('changes').where('subject_id', '=', id).execute();
  expect(JSON.stringify(trail)).not.toMatch(/Dor no|outra pessoa/);
  expect(JSON.stringify(trail)).toContain('HB-001');
});

test('a refusal without its document is a pendency; one stands of a vaccine, and a dose since ends it', async () => {
  await plan();
  await app.workDueJobs();
  const { status, body } = await refuse({ note: 'Medo de agulha' });
  expect(status).toBe(201);
  expect((await refuse()).status).toBe(409);
  const pending = await due('&list=withoutPaper');
  expect(pending).toMatchObject([{ state: 'withoutPaper', dueOn: '2026-03-05' }]);
  expect(JSON.stringify(pending)).not.toContain('agulha');
  const reaction = { as: nurse, body: { reaction: 'Nada', version: 1 } };
  expect((await app.call('PUT', `/vaccinations/${body.vaccinationId}/reaction`, reaction)).status).toBe(409);
  await makeDose(app, of(), { given_on: '05-03-2026' });
  expect(await due()).toMatchObject([{ state: 'due', step: '2ª dose' }]);
  const entries = (await list()).body.vaccinations as { kind: string; endedOn: string | null }[];
  expect(entries.find(({ kind }) => kind === 'refusal')).toMatchObject({ endedOn: '2026-03-05' });
  expect((await refuse({ refused_on: '10-04-2026' })).status).toBe(201);
  expect(await due('&list=withoutPaper')).toHaveLength(1);
});

test('another version of the programme does not begin the wait anew; what it does not say of vaccines stays, and without them nothing is due', async () => {
  const first = await plan();
  await app.workDueJobs();
  const before = await due();
  const next = async (fields: object) => {
    const of = { companyId: company.companyId, token: doctor };
    const { programmeId } = await makeDraft(app, of, { groups: [] });
    const { name, vaccines: _, ...group } = groupFields();
    const body = { ...group, name: `${name} B`, version: 1, ...fields };
    const path = `/programme/${programmeId}/groups/${first.groups[0].id}`;
    const { body: changed } = await app.call('PUT', path, { as: doctor, body });
    expect((await app.call('PUT', `/programme/${programmeId}/force`, { as: doctor, body: {} })).status).toBe(200);
    await app.workDueJobs();
    return changed.group.vaccines;
  };
  expect(await next({})).toMatchObject([hepatitis]);
  expect(await due()).toMatchObject([{ dueOn: before[0].dueOn, step: '1ª dose' }]);
  expect(await next({ vaccines: [] })).toEqual([]);
  expect(await due()).toEqual([]);
});
