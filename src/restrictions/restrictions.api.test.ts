import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeRestriction,
  ofCouncil,
  restrictionFields,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

keepDay();

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: Buffer.alloc(32, 9).toString('base64') });
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { name: 'Restrita Silva', admission_dt: '2020-01-15' });
});
afterAll(() => app.stop());

const secret = 'Hérnia de disco operada';
const of = () => ({ employeeId: employee.id, token: doctor });
const post = (fields: object, as = doctor) =>
  app.call('POST', `/employee/${employee.id}/restrictions`, { as, body: restrictionFields(fields) });
const put = (path: string, body: object, as = doctor) => app.call('PUT', `/restrictions/${path}`, { as, body });
const read = async (id: string, as = doctor) => (await app.call('GET', `/restrictions/${id}`, { as })).body.restriction;
const list = async (query: string, as = company.token) =>
  (await app.call('GET', `/restrictions?companyId=${company.companyId}${query}`, { as })).body;
const issues = (body: { data?: { issues?: { path: string }[] } }) => body.data?.issues?.map(({ path }) => path);
const told = async () =>
  (await app.call('GET', '/notifications', { as: company.token })).body.notifications.map(
    ({ text }: { text: string }) => text,
  );
const inDays = (days: number) => formatDate(daysAfter(today(), days));
const aso = (date: string, fields: object = {}) =>
  issueDocument(
    app,
    { employee, token: doctor },
    { answers: { date, exams: [{ exam_name: 'Avaliação clínica', exam_date: date }] }, ...fields },
  );

test('the company reads what may not be done and when, takes note once, and never reads why', async () => {
  const id = await makeRestriction(app, of(), { until_on: inDays(200), review_on: inDays(90), reason: secret });
  expect(await read(id)).toMatchObject({ reason: secret, state: 'holding', reviewDue: false, version: 1 });
  const seen = await read(id, company.token);
  expect(seen).toMatchObject({ words: 'Não carregar peso acima de 10 kg', reason: null, acknowledgedAt: null });
  expect(await told()).toEqual([expect.stringContaining('Restrita Silva tem uma restrição ao trabalho: leia-a')]);
  expect((await list('&list=unread')).total).toBe(1);
  expect((await put(`${id}/acknowledge`, { version: 7 }, company.token)).status).toBe(409);
  expect((await put(`${id}/acknowledge`, { version: 1 }, company.token)).status).toBe(204);
  const after = await read(id);
  expect(after).toMatchObject({ acknowledgedAt: expect.any(String), acknowledgedBy: company.company.user.email });
  expect((await put(`${id}/acknowledge`, {}, company.token)).status).toBe(204);
  expect(await read(id)).toEqual(after);
  expect((await list('&list=unread')).total).toBe(0);
  const exported = await app.call('GET', '/exports/restrictions/list?format=csv', { as: company.token });
  const admin = await signInFirstAdmin(app);
  const { entries } = (await app.call('GET', `/audit?companyId=${company.companyId}`, { as: admin })).body;
  for (const shown of [seen, await list('&list=all'), exported, entries, await told()])
    expect(JSON.stringify(shown)).not.toContain('Hérnia');
  expect(JSON.stringify(entries)).not.toContain('carregar');
  const row = await app.db.selectFrom('work_restrictions').select('content').where('id', '=', id).execute();
  expect(keyIdOfText(row[0]?.content ?? '')).not.toBeNull();
});

test.each([
  ['Não levantar peso (CID M51.1)', /um código da CID/],
  ['Repouso por M54', /um código da CID/],
  ['Não carregar peso por hérnia', /uma condição de saúde/],
  ['Evitar esforço: audiometria alterada', /o resultado de um exame/],
])('%s is refused: the company reads it', async (words, why) => {
  const { status, body } = await post({ words });
  expect([status, issues(body)]).toEqual([400, ['words']]);
  expect(body.data.issues[0].message).toMatch(why);
  expect(body.data.issues[0].message).toContain('só os profissionais leem');
  const id = await makeRestriction(app, of());
  expect((await put(id, restrictionFields({ words }))).status).toBe(400);
});

test('functional words with a limit, a place or a machine are taken', async () => {
  for (const words of ['Não carregar mais de 10 kg', 'Não operar a prensa do setor B12', 'Não trabalhar em altura'])
    expect((await post({ words })).status).toBe(201);
});

test.each<[object, string[]]>([
  [{ words: '' }, ['words']],
  [{ from_on: '' }, ['from_on']],
  [{ until_on: '04-01-2026' }, ['until_on']],
  [{ review_on: '04-01-2026' }, ['review_on']],
  [{ from_on: '14-01-2020' }, ['from_on']],
  [{ documentId: unknownId }, ['documentId']],
])('%j is refused at its field', async (fields, paths) => {
  const { status, body } = await post(fields);
  expect([status, issues(body)]).toEqual([400, paths]);
});

test('only who examines for an ASO writes one, and only the company takes note of it', async () => {
  const id = await makeRestriction(app, of());
  const nurse = (await makeProfessional(app, ofCouncil('COREN'))).token;
  for (const refused of [
    await post({}, nurse),
    await put(id, restrictionFields(), nurse),
    await put(`${id}/withdraw`, { reason: 'Engano' }, nurse),
    await put(`${id}/end`, { documentId: unknownId }, nurse),
  ])
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('NR-7, 7.5.19.1, e')]);
  expect((await put(`${id}/acknowledge`, {})).status).toBe(403);
  expect((await post({}, company.token)).status).toBe(403);
  const other = await makeCompany(app);
  expect((await app.call('GET', `/restrictions/${id}`, { as: other.token })).status).toBe(404);
  expect((await put(`${id}/acknowledge`, {}, other.token)).status).toBe(404);
  await app.call('PUT', `/employee/delete/${employee.id}`, { as: company.token });
  expect((await post({})).status).toBe(409);
  expect((await list('')).total).toBe(0);
  expect((await list('&list=all')).total).toBe(1);
  expect((await list(`&employeeId=${employee.id}`)).total).toBe(1);
});

test('on the list from 30 days before its end or its review on, and still there when it has passed', async () => {
  const due = async () =>
    (await list('&list=due&sort=fromOn')).restrictions.map(({ words }: { words: string }) => words);
  const make = (words: string, fields: object) => makeRestriction(app, of(), { words, ...fields });
  await make('em 31 dias', { until_on: inDays(31), from_on: inDays(-50) });
  await make('em 30 dias', { until_on: inDays(30), from_on: inDays(-40) });
  await make('venceu', { until_on: inDays(-1), from_on: inDays(-30) });
  await make('a rever', { review_on: inDays(30), from_on: inDays(-20) });
  await make('sem fim', { from_on: inDays(-10) });
  expect(await due()).toEqual(['em 30 dias', 'venceu', 'a rever']);
  const states = (await list('&list=standing&sort=fromOn')).restrictions.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['holding', 'ending', 'expired', 'holding', 'holding']);
  expect((await list('&search=restrita')).total).toBe(5);
  expect((await list('&search=ninguem')).total).toBe(0);
});

test('a change is told and taken note of anew, and another reason alone is not', async () => {
  const id = await makeRestriction(app, of());
  await put(`${id}/acknowledge`, {}, company.token);
  expect((await put(id, { ...restrictionFields({ reason: secret }), version: 2 })).status).toBe(200);
  expect(await read(id)).toMatchObject({ acknowledgedAt: expect.any(String), reason: secret, version: 3 });
  expect((await put(id, { ...restrictionFields({ words: 'Não dirigir' }), version: 2 })).status).toBe(409);
  expect((await put(id, { ...restrictionFields({ words: 'Não dirigir' }), version: 3 })).status).toBe(200);
  expect(await read(id)).toMatchObject({ acknowledgedAt: null, words: 'Não dirigir', version: 4 });
  expect(await told()).toHaveLength(2);
});

test('nothing but a new ASO ends one: corrected, that one ends it; cancelled, it holds again', async () => {
  const first = await aso('05-01-2026');
  const id = await makeRestriction(app, of(), { documentId: first.documentId });
  const end = (documentId: string) => put(`${id}/end`, { documentId });
  expect((await end(first.documentId)).body.data.issues[0].message).toContain('veio deste ASO');
  const second = await aso('10-03-2026', { confirmed: true });
  const other = await makeEmployee(app, company);
  const theirs = await issueDocument(app, { employee: other, token: doctor });
  expect((await end(theirs.documentId)).status).toBe(400);
  expect((await end(second.documentId)).status).toBe(204);
  expect(await read(id)).toMatchObject({ state: 'ended', endedOn: '2026-03-10', endedDocumentId: second.documentId });
  expect((await put(id, restrictionFields())).status).toBe(409);
  expect((await list('')).total).toBe(0);
  const corrected = await aso('11-03-2026', { supersedesId: second.documentId });
  expect(await read(id)).toMatchObject({ endedOn: '2026-03-11', endedDocumentId: corrected.documentId });
  const cancel = { as: doctor, body: { reason: 'Era de outra pessoa' } };
  const cancelled = await app.call('PUT', `/issued-documents/${corrected.documentId}/cancel`, cancel);
  expect(cancelled.status).toBeLessThan(300);
  expect(await read(id)).toMatchObject({ state: 'holding', endedOn: null, endedDocumentId: null });
  expect((await end(corrected.documentId)).status).toBe(400);
});

test('one whose ASO is corrected to a day before its beginning holds again, and what came from an ASO follows its correction', async () => {
  const first = await aso('05-01-2026');
  const id = await makeRestriction(app, of(), { documentId: first.documentId, from_on: '06-01-2026' });
  const moved = await aso('05-01-2026', { supersedesId: first.documentId });
  expect(await read(id)).toMatchObject({ documentId: moved.documentId });
  const second = await aso('10-03-2026', { confirmed: true });
  expect((await put(`${id}/end`, { documentId: second.documentId })).status).toBe(204);
  await aso('06-01-2026', { supersedesId: second.documentId });
  expect(await read(id)).toMatchObject({ state: 'holding', endedOn: null });
});

test('one that was written down by mistake is withdrawn with its reason, stays in the list, and changes no more', async () => {
  const id = await makeRestriction(app, of(), { reason: secret });
  expect((await put(`${id}/withdraw`, { reason: '' })).status).toBe(400);
  expect((await put(`${id}/withdraw`, { reason: 'Era de outra pessoa', version: 1 })).status).toBe(204);
  expect((await put(`${id}/withdraw`, { reason: 'De novo' })).status).toBe(409);
  expect((await put(`${id}/acknowledge`, {}, company.token)).status).toBe(409);
  expect((await list('')).total).toBe(0);
  expect((await list('&list=all')).restrictions).toMatchObject([{ id, state: 'withdrawn' }]);
  // What was told when it was made says how it stands now.
  expect(await told()).toEqual([expect.stringContaining('retirada'), expect.stringContaining('retirada')]);
});
