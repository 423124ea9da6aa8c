import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { makeCompany, makeProfessional, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { issueReport, makeReport } from '../../testing/issued/annual-reports.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** When and to whom a report was presented (NR-7, 7.6.5). */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let of: { companyId: string; token: string };
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
});
beforeEach(async () => {
  company = await makeCompany(app);
  of = { companyId: company.companyId, token: doctor.token };
});
afterAll(() => app.stop());

const as = () => ({ as: doctor.token });
const present = (reportId: string, fields: object = {}) =>
  app.call('POST', `/annual-report/${reportId}/presentations`, {
    ...as(),
    body: { presented_on: '10-02-2026', audience: 'safety', presented_to: 'Reunião de segurança', ...fields },
  });
const withdraw = (id: string, body: object) =>
  app.call('PUT', `/report-presentation/${id}/withdraw`, { ...as(), body });
const list = async () =>
  (await app.call('GET', `/report-presentations/${company.companyId}`, as())).body.presentations as {
    id: string;
    version: number;
  }[];

test('a report that was issued is presented, also a second time, each to whom and of which document', async () => {
  const id = await makeReport(app, of, { degree: '2' });
  const early = await present(id);
  expect([early.status, early.body.message]).toMatchObject([409, expect.stringContaining('não está emitido')]);
  const first = await issueReport(app, of, id);
  const { status, body } = await present(id);
  expect([status, body.reportPresentation]).toMatchObject([
    201,
    { presented_on: '2026-02-10', audience: 'safety', documentName: first.name, withdrawnAt: null },
  ]);
  const corrected = await issueReport(app, of, id);
  expect((await present(id, { presented_on: '20-02-2026', audience: 'cipa', presented_to: 'Ata 3' })).status).toBe(201);
  expect(await list()).toMatchObject([
    { presented_on: '2026-02-20', audience: 'cipa', presented_to: 'Ata 3', documentName: corrected.name },
    { presented_on: '2026-02-10', audience: 'safety', documentName: first.name },
  ]);
});

test('one that was written down by mistake is withdrawn with a reason, once, as it was seen, and stays in the list', async () => {
  const id = await makeReport(app, of, { degree: '2' });
  await issueReport(app, of, id);
  const { reportPresentation: made } = (await present(id)).body;
  expect((await withdraw(made.id, { reason: '', version: 1 })).body.data.issues[0].path).toBe('reason');
  expect((await withdraw(made.id, { reason: 'Era de outra empresa', version: 1 })).status).toBe(204);
  const again = await withdraw(made.id, { reason: 'Outra vez', version: 2 });
  expect([again.status, again.body.message]).toMatchObject([409, expect.stringContaining('já foi retirada')]);
  expect((await withdraw(made.id, { reason: 'Outra vez', version: 1 })).status).toBe(409);
  expect(await list()).toMatchObject([
    { id: made.id, withdrawnAt: expect.any(String), withdrawalReason: 'Era de outra empresa' },
  ]);
  const { presentation } = (await app.call('GET', `/report-presentation/${made.id}`, as())).body;
  expect(presentation).toMatchObject({ id: made.id, version: 2, documentName: made.documentName });
  expect((await present(id, { audience: 'both' })).status).toBe(201);
});

test('a day that is to come, or within the period, is refused at its field', async () => {
  const id = await makeReport(app, of, { degree: '2' });
  await issueReport(app, of, id);
  for (const presented_on of [formatDate(daysAfter(today(), 1)), '31-12-2025']) {
    const { status, body } = await present(id, { presented_on });
    expect([status, body.data.issues[0].path]).toEqual([400, 'presented_on']);
  }
  expect((await present(id, { audience: 'todos' })).body.data.issues[0].path).toBe('audience');
  expect((await present(id, { presented_on: formatDate(today()) })).status).toBe(201);
});

test('only professionals read and write it, of a report that is there', async () => {
  const id = await makeReport(app, of, { degree: '2' });
  await issueReport(app, of, id);
  const { reportPresentation: made } = (await present(id)).body;
  const admin = await signInFirstAdmin(app);
  for (const token of [company.token, admin]) {
    expect((await app.call('GET', `/report-presentation/${made.id}`, { as: token })).status).toBe(403);
    expect((await app.call('GET', `/report-presentations/${company.companyId}`, { as: token })).status).toBe(403);
  }
  expect((await present(unknownId)).status).toBe(404);
  expect((await withdraw(unknownId, { reason: 'Engano', version: 1 })).status).toBe(404);
  expect((await app.call('GET', `/report-presentations/${unknownId}`, as())).status).toBe(404);
});
