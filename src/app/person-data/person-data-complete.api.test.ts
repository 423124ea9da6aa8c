import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resealContents } from '../../documents/issued/issuing/reseal.server.ts';
import { sealedResults } from '../../exams/sealed-result.server.ts';
import { parseEncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import {
  employeeFields,
  groupFields,
  makeCompany,
  makeDocument,
  makeDraft,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { takePersonData } from '../../testing/issued/person-data.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const [older, newer, unknown] = [1, 2, 3].map(() => randomBytes(32).toString('base64'));

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: `${older},${newer}` });
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  company = await makeCompany(app);
});

const take = (employeeId: string) => takePersonData(app, doctor.token, employeeId);
const ofCompany = () => ({ companyId: company.companyId, token: doctor.token });

test('the groups of exposure to which the person belongs and has belonged are told, with the time of each', async () => {
  const theirs = groupFields({ name: 'Lixamento', exams: [], aptitudes: ['Trabalho em altura'] });
  const others = groupFields({ name: 'Portaria alheia', functions: ['Vigia'] });
  await makeProgramme(app, ofCompany(), { validFrom: '2024-01-01', groups: [theirs, others] });
  for (const validFrom of ['2026-01-01', '2026-05-01'])
    await makeProgramme(app, ofCompany(), { validFrom, groups: [groupFields({ functions: [] })] });
  const draft = groupFields({ name: 'Ainda não decidido', functions: ['Operador'] });
  await makeDraft(app, ofCompany(), { validFrom: '2027-01-01', groups: [draft] });
  const employee = await makeEmployee(app, company, { admission_dt: '2026-02-01', function_start_dt: '2026-02-01' });
  const { data, page } = await take(employee.id);
  const group = { group: 'Lixamento', byHand: false, aptitudes: ['Trabalho em altura'] };
  expect(data.tables.groups_over_time).toMatchObject([
    { from: '2026-01-01', until: '2026-04-30', ...group },
    { from: '2026-05-01', until: '', ...group },
  ]);
  expect(data.tables.groups_over_time[0].risks).toEqual(['Vibrações localizadas (mão-braço)']);
  expect(page).toContain('Lixamento');
  for (const foreign of ['Portaria alheia', 'Ainda não decidido']) expect(page).not.toContain(foreign);
});

test('a letter that named the person is told with its day and its words, and nobody else whom it named', async () => {
  await makeProgramme(app, ofCompany(), { groups: [groupFields()] });
  const employee = await makeEmployee(app, company, { name: 'Ana Convocada' });
  const other = await makeEmployee(app, company, { name: 'Colega Alheia' });
  await app.workDueJobs();
  const body = { employeeIds: [employee.id, other.id], per: 'company', mail: false };
  expect((await app.call('POST', '/recalls', { as: doctor.token, body })).status).toBe(201);
  const { data, page, files } = await take(employee.id);
  expect(data.tables.recalls).toMatchObject([{ letter: { company: { name: company.company.corporate_reason } } }]);
  expect(data.tables.recalls[0].recalled_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(data.tables.recalls[0]).not.toHaveProperty('people');
  expect(data.tables.recalled_people).toMatchObject([{ line: { name: 'Ana Convocada' } }]);
  for (const text of [page, String(files.get('dados.json'))]) expect(text).not.toContain('Alheia');
});

test('who was registered before, or by another company, is given all of it, and each register tells of the request', async () => {
  const fields = employeeFields({ name: 'Rita Readmitida' });
  const first = await makeEmployee(app, company, fields);
  await makeDocument(app, { ...ofCompany(), employeeId: first.id }, { name: 'Laudo antigo' });
  await app.call('PUT', `/employee/delete/${first.id}`, { as: company.token });
  const other = await makeCompany(app);
  const second = await makeEmployee(app, other, { ...fields, registration: 'B-7' });
  const at = { companyId: other.companyId, employeeId: second.id, token: doctor.token };
  await makeDocument(app, at, { name: 'Laudo novo' });
  const third = await makeCompany(app);
  const stranger = await makeEmployee(app, third, { ...fields, name: 'Homônima Alheia', dt_birth: '02-02-1970' });

  const { data, page, files } = await take(first.id);
  expect(data.tables.employees.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  expect(data.tables.documents.map(({ name }: { name: string }) => name)).toEqual(['Laudo antigo', 'Laudo novo']);
  expect([...files.keys()].filter((name) => name.startsWith('documentos/'))).toHaveLength(2);
  for (const { cnpj } of [company.company, other.company]) expect(page).toContain(cnpj);
  expect(page).toContain('Há outro cadastro com este CPF e outra data de nascimento');
  for (const text of [page, String(files.get('dados.json'))]) {
    expect(text).not.toContain(stranger.id);
    expect(text).not.toContain('Alheia');
  }
  for (const { companyId } of [company, other]) {
    const { entries } = (await app.call('GET', `/audit?companyId=${companyId}&pageSize=1`, { as: admin })).body;
    expect(entries).toMatchObject([{ action: 'exported', subject: 'employee', detail: 'data-access' }]);
  }
});

test('what the register said before is told, and of colleagues neither name nor address', async () => {
  const fields = employeeFields({ sector: 'Estoque', nis: '12345678901', rg: '12.345.678-9' });
  const { id } = await makeEmployee(app, company, fields);
  const body = { ...fields, sector: 'Expedição' };
  expect((await app.call('PUT', `/employees/update/${id}`, { as: company.token, body })).status).toBe(200);
  await app.call('GET', `/documents/${id}`, { as: doctor.token });
  const { data, files } = await take(id);
  const changed = data.tables.audit_entries.find(({ action }: { action: string }) => action === 'Alterou');
  expect(changed).toMatchObject({ role: 'company', changes: { sector: ['Estoque', 'Expedição'] } });
  expect(String(files.get('dados.json'))).not.toContain(doctor.professional.user.email);
  for (const entry of data.tables.audit_entries) expect(Object.keys(entry)).not.toContain('address');
});

describe('what is sealed', () => {
  async function sealedPerson() {
    const employee = await makeEmployee(app, company);
    const at = { ...ofCompany(), employeeId: employee.id };
    await makeExamRecord(app, at, { result: 'altered' });
    await issueDocument(app, { employee: { ...employee, companyId: company.companyId }, token: doctor.token });
    await app.workDueJobs();
    return employee.id;
  }

  /** What the person is given of what was sealed. */
  async function openedOf(id: string) {
    const { tables } = (await take(id)).data;
    return {
      results: tables.exam_records.map(({ result }: { result: unknown }) => result),
      issued: tables.issued_documents,
    };
  }

  async function rotateTo(...keys: (string | undefined)[]) {
    const parsed = parseEncryptionKeys(keys.join(','));
    expect((await sealedResults.reseal(app.db, parsed)).resealed).toBeGreaterThan(0);
    await resealContents(app.db, parsed);
  }

  test('is opened, also once another key has taken the place of the first, and said to be closed where its key is not there', async () => {
    const id = await sealedPerson();
    const [kept] = await app.db.selectFrom('exam_records').select('result').where('employee_id', '=', id).execute();
    expect(kept?.result).not.toContain('altered');
    const open = await openedOf(id);
    expect(open.results).toContain('altered');
    expect(open.issued[0].answers).toMatchObject({ employeeId: id });
    expect(open.issued[0]).not.toHaveProperty('content');
    await rotateTo(newer, older);
    expect(await openedOf(id)).toEqual(open);
    await rotateTo(unknown, newer, older);
    const closed = await openedOf(id);
    expect(closed.results).toContain('Não pôde ser aberto: a chave não está neste servidor');
    expect(closed.issued[0].answers).toBe('Não pôde ser aberto: a chave não está neste servidor');
    await rotateTo(older, newer, unknown);
  });
});
