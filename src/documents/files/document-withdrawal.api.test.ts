import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
  unknownId,
} from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let colleague: Awaited<ReturnType<typeof makeProfessional>>;
let employee: { id: string };
let document: { id: string };

beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  doctor = await makeProfessional(app, { name: 'Rui Tavares' });
  colleague = await makeProfessional(app);
});
beforeEach(async () => {
  employee = await makeEmployee(app, company);
  document = await send();
});
afterAll(() => app.stop());

const reason = 'Enviado ao colaborador errado';
const send = (fields: object = {}) =>
  makeDocument(
    app,
    { companyId: company.companyId, employeeId: employee.id, token: doctor.token },
    { name: 'ASO', medicalConfidentiality: false, ...fields },
  );
const withdraw = (as = doctor.token, body: object = { reason }, id = document.id) =>
  app.call('PUT', `/document/withdraw/${id}`, { as, body });
const listed = async (as: string) => (await app.call('GET', `/documents/${employee.id}`, { as })).body.documents;
const open = async (as: string) => (await app.call('GET', `/document/${document.id}`, { as })).status;
const trail = async (): Promise<{ action: string; changes: object[] }[]> =>
  (await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor.token })).body.entries;

test('a withdrawn document is no longer there for the company, and stays with professionals, who see why', async () => {
  expect(await listed(company.token)).toHaveLength(1);
  expect((await withdraw()).status).toBe(204);
  expect(await listed(company.token)).toEqual([]);
  expect(await open(company.token)).toBe(404);
  for (const as of [doctor.token, colleague.token]) {
    expect(await listed(as)).toMatchObject([
      {
        id: document.id,
        sentBy: 'Rui Tavares',
        withdrawnAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        withdrawalReason: reason,
      },
    ]);
    expect(await open(as)).toBe(200);
  }
});

test('a confidential document is withdrawn just so', async () => {
  const { id } = await send({ name: 'Prontuário', medicalConfidentiality: true });
  expect((await withdraw(doctor.token, { reason }, id)).status).toBe(204);
  const { documents } = (await app.call('GET', `/sigilalDocuments/${employee.id}`, { as: doctor.token })).body;
  expect(documents).toMatchObject([{ id, withdrawalReason: reason }]);
});

test('it is withdrawn once, however often the call is sent, and for one reason', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => withdraw()));
  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
  const [{ withdrawnAt }] = await listed(doctor.token);
  expect((await withdraw(doctor.token, { reason: `  ${reason} ` })).status).toBe(204);
  const other = await withdraw(doctor.token, { reason: 'Nome errado' });
  expect(other).toMatchObject({ status: 409, body: { message: 'Este documento já foi retirado.' } });
  expect(await listed(doctor.token)).toMatchObject([{ withdrawnAt, withdrawalReason: reason }]);
  const actions = (await trail()).map(({ action }) => action);
  expect(actions.filter((action) => action === 'withdrawn')).toHaveLength(1);
});

test('the trail says who withdrew it, and nothing of what was written', async () => {
  await withdraw();
  const [entry] = await trail();
  expect(entry).toMatchObject({
    action: 'withdrawn',
    subject: 'document',
    subjectId: document.id,
    employeeId: employee.id,
    actorEmail: doctor.professional.user.email,
    changes: [],
  });
  expect(JSON.stringify(await trail())).not.toContain(reason);
});

test('only who sent it can withdraw it', async () => {
  const message = 'Documento não encontrado entre os que você enviou.';
  expect(await withdraw(colleague.token)).toMatchObject({ status: 404, body: { message } });
  expect(await withdraw(doctor.token, { reason }, unknownId)).toMatchObject({ status: 404, body: { message } });
  expect((await withdraw(company.token)).status).toBe(403);
  expect((await withdraw(await signInFirstAdmin(app))).status).toBe(403);
  expect((await app.call('PUT', `/document/withdraw/${document.id}`, { body: { reason } })).status).toBe(401);
  expect(await listed(company.token)).toHaveLength(1);
});

test('an upload that has not arrived is no document to be withdrawn', async () => {
  const body = { name: 'ASO', contentType: 'application/pdf', size: 9, companyId: company.companyId };
  const begun = await app.call('POST', '/uploads', { as: doctor.token, body: { ...body, employeeId: employee.id } });
  expect((await withdraw(doctor.token, { reason }, begun.body.documentId)).status).toBe(404);
});

test.each([
  [{}, 'Campo obrigatório'],
  [{ reason: '  ' }, 'Campo obrigatório'],
  [{ reason: 'a'.repeat(501) }, 'Use no máximo 500 caracteres'],
])('it needs a reason: %j', async (body, message) => {
  expect((await withdraw(doctor.token, body)).body.data.issues).toEqual([{ path: 'reason', message }]);
  expect(await listed(company.token)).toHaveLength(1);
});
