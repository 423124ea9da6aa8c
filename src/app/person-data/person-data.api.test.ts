import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCarePlace, makeReferral } from '../../testing/care.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { makeWebhook } from '../../testing/hooks/receiver.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { personDataRequest as request, takePersonData } from '../../testing/issued/person-data.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let admin: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  company = await makeCompany(app);
  doctor = await makeProfessional(app);
});
afterAll(() => app.stop());

test('a person is given everything about them, opened and readable, and nothing of anybody else', async () => {
  const other = await makeEmployee(app, company, { name: 'Outra Pessoaalheia' });
  const employee = await makeEmployee(app, company, { name: 'Ana <Titular>' });
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const uploaded = await makeDocument(app, at, { name: 'Laudo meu', medicalConfidentiality: true });
  await makeDocument(app, { ...at, employeeId: other.id }, { name: 'Laudo alheio' });
  const issued = await issueDocument(app, {
    employee: { ...employee, companyId: company.companyId },
    token: doctor.token,
  });
  await app.workDueJobs();
  await makeExamRecord(app, at);
  const place = await makeCarePlace(app, doctor);
  await makeReferral(app, { employeeId: employee.id, placeId: place.id, token: company.token });
  await app.call('GET', `/document/${uploaded.id}`, { as: doctor.token });

  const { files, data, page } = await takePersonData(app, doctor.token, employee.id);
  const { tables } = data;
  expect(Object.keys(tables)).toEqual(
    expect.arrayContaining([
      'employees',
      'documents',
      'issued_documents',
      'exam_records',
      'referrals',
      'audit_entries',
    ]),
  );
  expect(tables.employees).toMatchObject([{ id: employee.id, name: 'Ana <Titular>' }]);
  expect(tables.documents).toHaveLength(2);
  expect(tables.issued_documents).toMatchObject([{ id: issued.documentId, answers: { employeeId: employee.id } }]);
  expect(tables.audit_entries).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'Abriu', role: 'professional' })]),
  );
  expect(page).toContain('Dados de Ana &#60;Titular&#62;');
  for (const said of ['Agendado', 'Válido', 'Atestado de Saúde Ocupacional (ASO)', 'Periódico', 'Profissional'])
    expect(page).toContain(`<dd>${said}</dd>`);
  expect(page).toContain('Data de nascimento: vazio → 20-05-1990');
  for (const code of ['scheduled', 'issued', 'aso', 'periodic', 'professional'])
    expect(page).not.toContain(`<dd>${code}</dd>`);
  for (const text of [page, String(files.get('dados.json'))]) {
    expect(text).not.toMatch(/alhei/);
    expect(text).not.toContain(other.id);
  }
  const pdfs = [...files].filter(([name]) => name.startsWith('documentos/'));
  expect(pdfs).toHaveLength(2);
  for (const [, content] of pdfs) expect(String(content).startsWith('%PDF-')).toBe(true);
});

test('what other systems were told of a person is theirs, and nothing that they were told of others', async () => {
  await makeWebhook(app, company.token, { events: ['employee.created', 'unit.created'] });
  await makeUnit(app, company);
  const [employee] = [await makeEmployee(app, company), await makeEmployee(app, company)];
  const { tables } = (await takePersonData(app, doctor.token, employee.id)).data;
  const data = JSON.stringify({ companyId: company.companyId, employeeId: employee.id });
  expect(tables.webhook_deliveries).toMatchObject([{ event: 'employee.created', data }]);
});

test('the lines of an imported file that are about a person are theirs, opened, wrong ones too, and no others', async () => {
  const employee = await makeEmployee(app, company, { name: 'Zuleide Antes' });
  const zeros = await makeEmployee(app, company, { cpf: '012.345.678-90', name: 'Zeno Zero' });
  const { importId } = await checkedImport(
    app,
    company,
    csvOf([
      employeeLine({ cpf: employee.cpf, name: 'Zuleide Depois' }),
      employeeLine({ name: 'Outra Pessoaalheia' }),
      employeeLine({ cpf: '1234567890', name: 'Zeno Zero', birth: 'ontem' }),
    ]),
  );
  const { tables } = (await takePersonData(app, doctor.token, employee.id)).data;
  expect(tables.import_lines).toMatchObject([
    { import_id: importId, outcome: 'change', content: { values: { name: 'Zuleide Depois' } } },
  ]);
  const ofZero = (await takePersonData(app, doctor.token, zeros.id)).data.tables;
  expect(ofZero.import_lines).toMatchObject([{ outcome: 'wrong', content: { name: 'Zeno Zero' } }]);
  await app.db.updateTable('import_lines').set({ content: 'sealed v1 nobody has this key' }).execute();
  const after = (await takePersonData(app, doctor.token, employee.id)).data.tables;
  expect(after.import_lines).toEqual([
    { import_id: importId, content: expect.stringContaining('Não pôde ser aberta') },
  ]);
});

test('an import that can not be opened keeps back no line of another one', async () => {
  const of = await makeCompany(app);
  const employee = await makeEmployee(app, of, { name: 'Última Linha' });
  const closed = await checkedImport(app, of, csvOf([employeeLine()]));
  await app.db
    .updateTable('import_lines')
    .set({ content: 'sealed v1 nobody has this key' })
    .where('import_id', '=', closed.importId)
    .execute();
  const many = Array.from({ length: 210 }, () => employeeLine());
  const { importId } = await checkedImport(app, of, csvOf([...many, employeeLine({ cpf: employee.cpf })]));
  const { tables } = (await takePersonData(app, doctor.token, employee.id)).data;
  expect(tables.import_lines).toMatchObject([{ import_id: closed.importId }, { import_id: importId, line: 212 }]);
});

const openFiles = '/proc/self/fd';

test.runIf(existsSync(openFiles))('whoever goes away before the end leaves no file open', async () => {
  const employee = await makeEmployee(app, company);
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(12 * 1024 * 1024), Buffer.from('\n%%EOF\n')]);
  await makeDocument(app, at, { name: 'Exame de imagem' }, large);
  const files = () =>
    readdirSync(openFiles).filter((fd) => {
      try {
        return readlinkSync(`${openFiles}/${fd}`).includes(employee.id);
      } catch {
        return false; // Closed meanwhile.
      }
    }).length;
  const warnings: string[] = [];
  const warn = ({ message }: Error) => warnings.push(message);
  process.on('warning', warn);
  const gone = new AbortController();
  const response = await fetch(`${app.url}/api/people/${employee.id}/data`, {
    method: 'POST',
    headers: { authorization: `Bearer ${doctor.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: gone.signal,
  });
  expect(response.status).toBe(200);
  await until(async () => files() > 0);
  gone.abort();
  await until(async () => files() === 0);
  process.off('warning', warn);
  // Nor is it left to the collector of what nobody holds any more.
  expect(warnings).toEqual([]);
});

test('the request is in the trail with whose data and why, and only a professional may make it', async () => {
  const employee = await makeEmployee(app, company);
  await takePersonData(app, doctor.token, employee.id);
  const { entries } = (await app.call('GET', `/audit?companyId=${company.companyId}&pageSize=1`, { as: admin })).body;
  expect(entries).toMatchObject([{ action: 'exported', employeeId: employee.id, detail: 'data-access' }]);
  for (const as of [admin, company.token]) {
    expect((await app.call('POST', `/people/${employee.id}/data`, { as, body: request })).status).toBe(403);
  }
  const early = { ...request, asked_on: '01-02-2999' };
  const refused = await app.call('POST', `/people/${employee.id}/data`, { as: doctor.token, body: early });
  expect(refused.body.data.issues).toEqual([
    { path: 'asked_on', message: 'A data do pedido não pode estar no futuro' },
  ]);
});
