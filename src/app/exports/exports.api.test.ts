import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { manyEmployees } from '../../testing/many-employees.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { contracts, exportedLists } from '../api.server.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app);
  doctor = await makeProfessional(app);
});
afterAll(() => app.stop());

async function exported(list: string, query: Record<string, string>, as: string): Promise<Buffer> {
  const response = await fetch(`${app.url}/api/exports/${list}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${as}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function linesOf(list: string, query: Record<string, string>, as: string) {
  const text = (await exported(list, { ...query, format: 'csv' }, as)).toString();
  return text.trimEnd().split('\r\n').slice(1);
}

/** The lines of an import go back as a spreadsheet with their reasons, by a call of its own. */
const takenOtherwise: ReadonlySet<string> = new Set(['imports.lines']);

test('every list that pages is exported, and every statistic, and nothing else', () => {
  const lists = endpointsOf(contracts).filter(
    ({ name, inputSchema }) =>
      name.startsWith('statistics.') ||
      (inputSchema && 'shape' in inputSchema && 'pageSize' in (inputSchema.shape as object)),
  );
  expect(
    Object.keys(exportedLists).sort(),
    'Declare what stands in the spreadsheet of the new list, with listExport, and hand it to forSignedIn between its contract and its handlers.',
  ).toEqual(
    lists
      .map(({ name }) => name)
      .filter((name) => !takenOtherwise.has(name))
      .sort(),
  );
});

describe('a spreadsheet of people', () => {
  const texts = ['=HYPERLINK("http://mal.example")', '+55', '-1', '@SUM(A1)', '＝1'];

  test('has what the list has, texts as texts, days as days, and no formula', async () => {
    const company = await makeCompany(app);
    for (const name of texts) await makeEmployee(app, company, { name, registration: '000123' });
    const gone = await makeEmployee(app, company, { name: 'Zilda Inativa' });
    await app.call('PUT', `/employee/delete/${gone.id}`, { as: company.token });
    const query = { companyId: company.companyId, sort: '-name', inactive: 'true' };
    const file = await exported('employees/list', query, company.token);
    const [sheet] = (await readXlsx(file)).sheets;
    const [head, ...rows] = sheet?.rows ?? [];
    const inactive = rows.find(([name]) => name === 'Zilda Inativa');
    const others = rows.filter((row) => row !== inactive);
    expect(head).toEqual(['Nome', 'CPF', 'RG', 'Celular', 'Matrícula', 'Inativo desde']);
    expect(inactive?.[5]).toBeInstanceOf(Date);
    expect(others.map(([name]) => name).sort()).toEqual([...texts].sort());
    expect(others.every((row) => row[4] === '000123')).toBe(true);
    const csv = await linesOf('employees/list', query, company.token);
    for (const text of texts) expect(csv.join('\n')).toContain(`"'${text.replaceAll('"', '""')}"`);
    const active = await linesOf('employees/list', { companyId: company.companyId, search: 'zilda' }, company.token);
    expect(active).toEqual([]);
  });

  test('with every field of the record is one of its own', async () => {
    const company = await makeCompany(app);
    const unit = await makeUnit(app, company, { identification: 'Matriz' });
    await makeEmployee(app, company, { name: 'Célia', unitId: unit.id, sector: 'Solda', dt_birth: '20-05-1990' });
    const file = await exported('employees/records', { companyId: company.companyId }, company.token);
    const [sheet] = (await readXlsx(file)).sheets;
    const [head = [], row = []] = sheet?.rows ?? [];
    const [setor, unidade, birth] = ['Setor', 'Unidade', 'Data de nascimento'].map((name) => row[head.indexOf(name)]);
    expect([setor, unidade]).toEqual(['Solda', 'Matriz']);
    expect(birth).toEqual(new Date('1990-05-20T00:00:00Z'));
  });

  test('of a list of thousands has all of them, in parts, in the order of the list', async () => {
    const company = await makeCompany(app);
    await manyEmployees(app.db, company.companyId, 6_200);
    const lines = await linesOf('employees/list', { companyId: company.companyId, sort: 'cpf' }, company.token);
    expect(lines).toHaveLength(6_200);
    const cpfs = lines.map((line) => line.split(';')[1]);
    expect(cpfs).toEqual([...cpfs].sort());
  });
});

describe('the bounds of the caller', () => {
  test('a company has no line of a confidential document, and none of another’s people', async () => {
    const employee = await makeEmployee(app, mine);
    const at = { companyId: mine.companyId, employeeId: employee.id, token: doctor.token };
    await makeDocument(app, at, { name: 'Laudo fechado', medicalConfidentiality: true });
    await makeDocument(app, at, { name: 'Atestado aberto', medicalConfidentiality: false });
    const query = { employeeId: employee.id };
    expect((await linesOf('documents/list', query, mine.token)).join()).not.toContain('fechado');
    expect(await linesOf('documents/list', query, doctor.token)).toHaveLength(2);
    const other = await makeCompany(app);
    const refused = await app.call('GET', `/exports/documents/list?employeeId=${employee.id}`, { as: other.token });
    expect(refused.status).toBe(404);
  });

  test('an export is in the trail with its lines and by what it was narrowed, never by which value', async () => {
    const company = await makeCompany(app);
    await makeEmployee(app, company, { name: 'Benedita Rara' });
    const query = { companyId: company.companyId, search: 'benedita', sort: 'name' };
    await exported('employees/list', query, company.token);
    const { entries } = (await app.call('GET', `/audit?companyId=${company.companyId}&action=exported`, { as: admin }))
      .body;
    expect(entries).toMatchObject([{ subject: 'employee', detail: 'xlsx 1 search', actorType: 'company' }]);
    expect(JSON.stringify(entries)).not.toMatch(/benedita/i);
  });

  test('an export of one person or one unit is in the trail of the company that they are of', async () => {
    const company = await makeCompany(app);
    const unit = await makeUnit(app, company);
    const { id } = await makeEmployee(app, company, { unitId: unit.id });
    await exported('documents/list', { employeeId: id }, doctor.token);
    await exported('employees/listByUnit', { unitId: unit.id }, doctor.token);
    const { entries } = (await app.call('GET', `/audit?companyId=${company.companyId}&action=exported`, { as: admin }))
      .body;
    expect(entries).toMatchObject([
      { subject: 'employee', employeeId: null, detail: 'xlsx 1 unitId' },
      { subject: 'document', employeeId: id, detail: 'xlsx 0' },
    ]);
  });

  test('another kind of file is refused, naming the field', async () => {
    const refused = await app.call('GET', '/exports/companies/list?format=ods', { as: admin });
    expect(refused.body.data.issues).toEqual([{ path: 'format', message: 'Deve ser um destes: xlsx, csv' }]);
  });
});
