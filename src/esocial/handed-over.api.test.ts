import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { makeWebhook, receivers, startReceiver } from '../testing/hooks/receiver.ts';
import { issueDocument } from '../testing/issued.ts';
import { makeApiToken } from '../testing/programs/api-tokens.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { checkSchemas } from './schema/schema-check.server.ts';

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;

beforeAll(async () => {
  app = await startApp(receivers);
  doctor = (await makeProfessional(app)).token;
  company = await makeCompany(app, { legal_nature: '206-2', esocial_environment: 'produção restrita' });
  const ready = { esocial_category: '101', esocial_registered: 'sim', esocial_registration: 'M-77' };
  employee = await makeEmployee(app, company, { admission_dt: '2024-01-15', ...ready });
});
afterAll(() => app.stop());

async function issueAso(day: string) {
  const clinical = { exam_name: 'Avaliação clínica ocupacional (anamnese e exame físico)', exam_code: '0295' };
  const answers = { date: day, exams: [{ ...clinical, exam_date: day }] };
  await issueDocument(app, { employee, token: doctor }, { answers });
  await app.workDueJobs();
}

test('a key with the scope lists the events of its company and takes their XML; one without it is refused', async () => {
  await issueAso('10-11-2026');
  const key = await makeApiToken(app, company.token, { scopes: ['esocial:read'] });
  const { events } = (await app.call('GET', '/esocial/events?list=due', { as: key })).body;
  expect(events).toMatchObject([{ kind: 'S-2220', state: 'ready', companyId: company.companyId }]);
  const { xml } = (await app.call('POST', `/esocial/events/${events[0].id}/xml`, { as: key })).body;
  expect(await checkSchemas([{ schema: 'evtMonit.xsd', xml }])).toEqual([[]]);
  const month = { companyId: company.companyId, month: '2026-11' };
  expect((await app.call('POST', '/esocial/packages', { as: key, body: month })).body).toMatchObject({ events: 1 });
  expect((await app.call('GET', '/esocial/counts', { as: key })).body).toMatchObject({ due: 1 });
  const receipt = { as: key, body: { receipt: '1.2.0000000000000000001' } };
  expect((await app.call('PUT', `/esocial/events/${events[0].id}/receipt`, receipt)).status).toBe(403);

  const narrow = await makeApiToken(app, company.token, { scopes: ['asos:read'] });
  expect((await app.call('GET', '/esocial/events', { as: narrow })).status).toBe(403);
  const other = await makeCompany(app);
  const others = await makeApiToken(app, other.token, { scopes: ['esocial:read'] });
  expect((await app.call('GET', `/esocial/events/${events[0].id}`, { as: others })).status).toBe(404);
  expect((await app.call('POST', `/esocial/events/${events[0].id}/xml`, { as: others })).status).toBe(404);
});

test('another system is told by identifiers that an event is in another state, once while nothing has left', async () => {
  const receiver = await startReceiver();
  await makeWebhook(app, company.token, { url: receiver.url, events: ['esocial.changed'] });
  await issueAso('09-10-2026');
  const [event] = (await app.call('GET', '/esocial/events?list=due&month=2026-10', { as: doctor })).body.events;
  const body = { receipt: '1.2.0000000000000000009' };
  expect((await app.call('PUT', `/esocial/events/${event.id}/receipt`, { as: doctor, body })).status).toBe(204);
  await app.workDueJobs();
  await receiver.stop();
  const about = { companyId: company.companyId, employeeId: employee.id, eventId: event.id };
  // Ready, and accepted; of what stays as it is nothing is told.
  expect(receiver.received.map(({ type, data }) => [type, data])).toEqual([
    ['esocial.changed', about],
    ['esocial.changed', about],
  ]);
});
