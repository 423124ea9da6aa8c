import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let colleague: Awaited<ReturnType<typeof makeProfessional>>;
let employee: { id: string };

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app);
  other = await makeCompany(app);
  doctor = await makeProfessional(app);
  colleague = await makeProfessional(app);
});
beforeEach(async () => {
  employee = await makeEmployee(app, mine);
});
afterAll(() => app.stop());

const get = (path: string, as = doctor.token) => app.call('GET', path, { as });
const listed = async (path: string, as = doctor.token): Promise<string[]> =>
  (await get(path, as)).body.documents.map(({ name }: { name: string }) => name);
const uploadFields = (fields: object = {}) => ({
  name: 'ASO admissional',
  contentType: 'application/pdf',
  medicalConfidentiality: true,
  size: 100,
  companyId: mine.companyId,
  employeeId: employee?.id ?? unknownId,
  professionalId: doctor?.professional.id ?? unknownId,
  ...fields,
});
const upload = (fields: object = {}, as = doctor.token) =>
  app.call('POST', '/uploads', { as, body: uploadFields(fields) });
const store = (fields: object = {}) =>
  makeDocument(app, { companyId: mine.companyId, employeeId: employee.id, token: doctor.token }, fields);

const employeeNotFound = { status: 404, body: { message: 'Colaborador não encontrado.' } };
const documentNotFound = { status: 404, body: { message: 'Documento não encontrado.' } };

describe.each([
  ['GET', `/documents/${unknownId}`, ['admin']],
  ['GET', `/sigilalDocuments/${unknownId}`, ['admin', 'company']],
  ['GET', `/document/${unknownId}`, ['admin']],
  ['POST', '/uploads', ['admin', 'company']],
] as const)('%s %s', (method, path, forbidden) => {
  const sent = () => (method === 'POST' ? { body: uploadFields() } : {});

  test('asks a visitor to sign in', async () => {
    const response = await app.call(method, path, sent());
    expect(response).toMatchObject({ status: 401, body: { message: 'Você não está autenticado!' } });
  });

  test(`is forbidden to ${forbidden.join(' and ')}`, async () => {
    const tokens = { admin, company: mine.token };
    for (const role of forbidden) {
      const response = await app.call(method, path, { ...sent(), as: tokens[role] });
      expect(response, role).toMatchObject({
        status: 403,
        body: { message: 'Você não tem permissão para esta ação.' },
      });
    }
  });
});

describe('the documents of an employee', () => {
  test('are listed with who wrote them and whether they are confidential', async () => {
    const { id } = await store({ name: 'Exame clínico', medicalConfidentiality: false });
    expect((await get(`/documents/${employee.id}`)).body).toEqual({
      documents: [
        {
          id,
          name: 'Exame clínico',
          contentType: 'application/pdf',
          companyId: mine.companyId,
          employeeId: employee.id,
          professionalId: doctor.professional.id,
          medicalConfidentiality: false,
          sentBy: doctor.professional.name,
          withdrawnAt: null,
          withdrawalReason: null,
          ...{ kind: null, state: null, issuerName: null },
          arrivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      ],
    });
  });

  test('are searched, sorted and paged; without parameters all come in the order of their arrival', async () => {
    for (const name of ['Órtese', 'Audiometria', 'ASO périódico']) await store({ name });
    const path = `/documents/${employee.id}`;
    expect((await get(path)).body).not.toHaveProperty('total');
    expect(await listed(path)).toEqual(['Órtese', 'Audiometria', 'ASO périódico']);
    expect(await listed(`${path}?search=PERIODICO`)).toEqual(['ASO périódico']);
    expect(await listed(`${path}?sort=name`)).toEqual(['ASO périódico', 'Audiometria', 'Órtese']);
    expect(await listed(`${path}?sort=-createdAt`)).toEqual(['ASO périódico', 'Audiometria', 'Órtese']);
    expect((await get(`${path}?sort=-contentType`)).body.total).toBe(3);
    expect(await listed(`${path}?page=2&pageSize=2`)).toEqual(['ASO périódico']);
    expect((await get(`${path}?pageSize=0`)).body).toEqual({ documents: [], total: 3 });
    expect((await get(`${path}?sort=sha256`)).body.data.issues[0].path).toBe('sort');
  });

  test('stay readable when the employee has been inactivated', async () => {
    const { id } = await store({ medicalConfidentiality: false });
    expect((await app.call('PUT', `/employee/delete/${employee.id}`, { as: mine.token })).status).toBe(204);
    for (const as of [doctor.token, mine.token]) {
      expect(await listed(`/documents/${employee.id}`, as)).toHaveLength(1);
      expect((await get(`/document/${id}`, as)).status).toBe(200);
    }
  });

  test('of somebody unknown are 404 and a malformed id is 400', async () => {
    for (const path of ['/documents', '/sigilalDocuments']) {
      expect(await get(`${path}/${unknownId}`)).toMatchObject(employeeNotFound);
      expect((await get(`${path}/xyz`)).body.data.issues).toEqual([
        { path: 'employeeId', message: 'Identificador inválido' },
      ]);
    }
    expect(await get(`/document/${unknownId}`)).toMatchObject(documentNotFound);
    expect((await get('/document/xyz')).status).toBe(400);
  });
});

describe('medical confidentiality', () => {
  test('a company sees, counts, finds and opens only documents without it; any professional all', async () => {
    const secret = await store({ name: 'Prontuário' });
    const open = await store({ name: 'ASO', medicalConfidentiality: false });
    const path = `/documents/${employee.id}`;

    expect(await listed(path, mine.token)).toEqual(['ASO']);
    expect((await get(`${path}?pageSize=0`, mine.token)).body.total).toBe(1);
    expect((await get(`${path}?search=prontuario`, mine.token)).body).toEqual({ documents: [], total: 0 });
    expect((await get(`/document/${open.id}`, mine.token)).body).toEqual({ signedUrl: expect.any(String) });
    const refused = await get(`/document/${secret.id}`, mine.token);
    expect(refused).toMatchObject(documentNotFound);
    expect(refused.body).toEqual((await get(`/document/${unknownId}`, mine.token)).body);

    for (const { token } of [doctor, colleague]) {
      expect(await listed(path, token)).toEqual(['Prontuário', 'ASO']);
      expect(await listed(`/sigilalDocuments/${employee.id}`, token)).toEqual(['Prontuário']);
      for (const { id } of [secret, open]) expect((await get(`/document/${id}`, token)).status).toBe(200);
    }
  });

  test('is assumed when an upload does not say', async () => {
    await store({ medicalConfidentiality: undefined });
    expect(await listed(`/sigilalDocuments/${employee.id}`)).toHaveLength(1);
    expect(await listed(`/documents/${employee.id}`, mine.token)).toEqual([]);
  });

  test("is not all that keeps a company from another company's documents", async () => {
    const { id } = await store({ medicalConfidentiality: false });
    expect(await get(`/documents/${employee.id}`, other.token)).toMatchObject(employeeNotFound);
    expect(await get(`/documents/${employee.id}?pageSize=0`, other.token)).toMatchObject(employeeNotFound);
    expect(await get(`/document/${id}`, other.token)).toMatchObject(documentNotFound);
  });
});

describe('asking to upload', () => {
  test('answers a link and lists nothing yet', async () => {
    const response = await upload();
    expect(response).toMatchObject({ status: 201, body: { signedUrl: expect.any(String) } });
    expect(await listed(`/documents/${employee.id}`)).toEqual([]);
  });

  test('writes down the caller as the professional, whether the body says so or not', async () => {
    const document = await store({ professionalId: undefined });
    expect(document.professionalId).toBe(doctor.professional.id);
  });

  test('in the name of another professional is forbidden', async () => {
    for (const professionalId of [colleague.professional.id, unknownId]) {
      expect(await upload({ professionalId })).toMatchObject({
        status: 403,
        body: { message: 'Um documento só pode ser enviado em nome de quem está autenticado.' },
      });
    }
  });

  test('for an employee of another company than the one in the body is 400 under the employee', async () => {
    const issue = { path: 'employeeId', message: 'Este colaborador não é da empresa escolhida' };
    for (const companyId of [other.companyId, unknownId]) {
      expect(await upload({ companyId })).toMatchObject({ status: 400, body: { data: { issues: [issue] } } });
    }
  });

  test('for somebody unknown is 404', async () => {
    expect(await upload({ employeeId: unknownId })).toMatchObject(employeeNotFound);
  });

  test('with input that is missing or malformed is 400 with an issue for each field', async () => {
    const missing = await app.call('POST', '/uploads', { as: doctor.token, body: {} });
    expect(missing.status).toBe(400);
    expect(missing.body.data.issues).toEqual([
      { path: 'companyId', message: 'Campo obrigatório' },
      { path: 'employeeId', message: 'Campo obrigatório' },
      { path: 'name', message: 'Campo obrigatório' },
      { path: 'contentType', message: 'Apenas arquivos PDF são aceitos' },
    ]);

    const wrong = { companyId: 'x', employeeId: 'x', name: 'a'.repeat(201), professionalId: 'x' };
    const malformed = await upload({ ...wrong, medicalConfidentiality: 'não', contentType: 'image/png' });
    expect(malformed.body.data.issues).toEqual([
      { path: 'companyId', message: 'Identificador inválido' },
      { path: 'employeeId', message: 'Identificador inválido' },
      { path: 'name', message: 'Use no máximo 200 caracteres' },
      { path: 'medicalConfidentiality', message: 'Escolha Sim ou Não' },
      { path: 'contentType', message: 'Apenas arquivos PDF são aceitos' },
      { path: 'professionalId', message: 'Identificador inválido' },
    ]);
  });
});
