import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { checkedImport, csvOf, employeeHeader, employeeLine } from '../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { readSheet } from './reading/read-sheet.server.ts';

let app: TestApp;
let other: Awaited<ReturnType<typeof makeCompany>>;
let professional: Awaited<ReturnType<typeof makeProfessional>>;
beforeAll(async () => {
  app = await startApp();
  other = await makeCompany(app);
  professional = await makeProfessional(app);
});
afterAll(() => app.stop());

const get = (path: string, as: string) => app.call('GET', path, { as });
const people = async (companyId: string, as: string) =>
  (await get(`/employees/${companyId}?pageSize=0`, as)).body.total as number;

describe('what a line would do', () => {
  test('a change is told old and new; what is empty or absent stays as it is', async () => {
    const company = await makeCompany(app);
    const ana = await makeEmployee(app, company, { name: 'Ana', office: 'Caixa', nis: '120.12345.67-0' });
    const bia = await makeEmployee(app, company, { name: 'Bia' });
    const { checked, lines, confirm } = await checkedImport(
      app,
      company,
      csvOf([[ana.cpf, 'Chefe', '']], ['CPF', 'Cargo', 'Nome']),
    );
    expect(checked.counts).toMatchObject({ create: 0, change: 1, same: 0, wrong: 0 });
    expect((await lines('?filter=change')).lines).toMatchObject([
      { line: 2, name: 'Ana', changes: [{ label: 'Cargo', before: 'Caixa', after: 'Chefe' }] },
    ]);
    expect((await confirm()).status).toBe(200);
    const read = async (id: string) => (await get(`/employee/${id}`, company.token)).body.employee;
    expect(await read(ana.id)).toEqual({ ...ana, office: 'Chefe', version: ana.version + 1 });
    expect(await read(bia.id)).toEqual(bia);
    const { entries } = (await get(`/audit/employee/${ana.id}`, professional.token)).body;
    expect(entries[0]).toMatchObject({
      ...{ action: 'updated', changes: [{ field: 'office', before: 'Caixa', after: 'Chefe' }] },
    });
  });

  test('a CPF that comes with another name is doubted; dates are told as they are read', async () => {
    const company = await makeCompany(app);
    const ana = await makeEmployee(app, company, { name: 'Ana Moura', dt_birth: '1990-05-20' });
    const file = csvOf([[ana.cpf, 'Rui Prado', '21/05/1990']], ['CPF', 'Nome', 'Nascimento']);
    const { lines } = await checkedImport(app, company, file);
    const [line] = (await lines('?filter=warned')).lines;
    expect(line).toMatchObject({ outcome: 'change', name: 'Rui Prado' });
    expect(line.changes).toContainEqual({ label: 'Data de nascimento', before: '20-05-1990', after: '21-05-1990' });
    expect(line.remarks).toContainEqual(
      expect.objectContaining({ label: 'CPF', level: 'warning', message: expect.stringMatching(/Ana Moura/) }),
    );
  });

  test('a CPF that stands twice is wrong in both lines, each naming the other', async () => {
    const company = await makeCompany(app);
    const cpf = '529.982.247-25';
    const { lines } = await checkedImport(
      app,
      company,
      csvOf([employeeLine({ cpf }), employeeLine(), employeeLine({ cpf })]),
    );
    const wrong = (await lines('?filter=wrong')).lines;
    expect(wrong.map(({ line }: { line: number }) => line)).toEqual([2, 4]);
    expect(wrong[0].remarks[0].message).toContain('linha 4');
    expect(wrong[1].remarks[0].message).toContain('linha 2');
  });

  test('an inactive person comes back when that is chosen, with the same record', async () => {
    const company = await makeCompany(app);
    const gone = await makeEmployee(app, company, { name: 'Davi' });
    await app.call('PUT', `/employee/delete/${gone.id}`, { as: company.token });
    const { checked, check, confirm } = await checkedImport(
      app,
      company,
      csvOf([employeeLine({ cpf: gone.cpf, name: 'Davi' })]),
    );
    expect(checked).toMatchObject({ inactive: 1, counts: { wrong: 1, reactivate: 0 } });
    const back = await check({ choices: { reactivate: true } });
    expect(back).toMatchObject({ counts: { wrong: 0, change: 1, reactivate: 1 } });
    expect((await confirm()).status).toBe(200);
    const { employee } = (await get(`/employee/${gone.id}`, company.token)).body;
    expect(employee).toMatchObject({ id: gone.id, inactivatedAt: null });
    const { entries } = (await get(`/audit/employee/${gone.id}`, professional.token)).body;
    expect(entries[0]).toMatchObject({ action: 'reactivated' });
  });

  test('a unit is found by name and by CNPJ; an unknown one is told, and can be left', async () => {
    const company = await makeCompany(app);
    const unit = await makeUnit(app, company, { identification: 'São José' });
    const file = csvOf([
      employeeLine({ unit: 'SAO JOSE' }),
      employeeLine({ unit: unit.cnpj }),
      employeeLine({ unit: 'Norte' }),
    ]);
    const { checked, check, confirm } = await checkedImport(app, company, file);
    expect(checked).toMatchObject({ unknownUnits: [{ name: 'Norte', lines: 1 }], counts: { create: 2, wrong: 1 } });
    expect(await check({ choices: { withoutUnknownUnit: true } })).toMatchObject({ counts: { create: 3, warned: 1 } });
    expect((await confirm()).status).toBe(200);
    const inUnit = await get(`/employees/unit/${unit.id}?pageSize=0`, company.token);
    expect([inUnit.body.total, await people(company.companyId, company.token)]).toEqual([2, 3]);
  });

  test('what stands in brackets tells one unit from another', async () => {
    const company = await makeCompany(app);
    const centre = await makeUnit(app, company, { identification: 'Loja (Centro)' });
    await makeUnit(app, company, { identification: 'Loja (Norte)' });
    const { checked, confirm } = await checkedImport(
      app,
      company,
      csvOf([employeeLine({ unit: 'LOJA - CENTRO' }), employeeLine({ unit: 'Loja (Sul)' })]),
    );
    expect(checked).toMatchObject({
      unknownUnits: [{ name: 'Loja (Sul)', lines: 1 }],
      counts: { create: 1, wrong: 1 },
    });
    expect((await confirm({ leaveOutWrong: true })).status).toBe(200);
    expect((await get(`/employees/unit/${centre.id}?pageSize=0`, company.token)).body.total).toBe(1);
  });

  test('the CPF of another company’s person says nothing', async () => {
    const company = await makeCompany(app);
    const [, cpf = ''] = employeeLine();
    const theirs = await makeEmployee(app, other, { cpf });
    const { checked } = await checkedImport(app, company, csvOf([employeeLine({ cpf: theirs.cpf })]));
    expect(checked.counts).toMatchObject({ create: 1, wrong: 0, warned: 0 });
  });
});

describe('the other registers', () => {
  const unitHeader = [
    ...['Identificação', 'CNPJ', 'CNAE', 'Atividade', 'Grau de risco', 'CEP', 'Endereço', 'Bairro', 'Cidade', 'Estado'],
    ...['E-mail', 'Contato de referência', 'Telefone', 'Representante legal', 'CPF do representante legal'],
  ];
  const unitLine = (name: string, city = 'Curitiba') => [
    ...[name, '11.222.333/0001-81', '4711-3/02', 'Comércio', '2', '01310-100', 'Rua A', 'Centro', city, 'PR'],
    ...['norte@empresa.test', 'Rui', '(11) 3123-4567', 'Lia', '529.982.247-25'],
  ];

  test('units are created and changed by their identification', async () => {
    const company = await makeCompany(app);
    const of = { ...company, kind: 'units' };
    const first = await checkedImport(app, of, csvOf([unitLine('Norte'), unitLine('Sul')], unitHeader));
    expect((await first.lines('?filter=wrong')).lines).toEqual([]);
    expect(first.checked.counts).toMatchObject({ create: 2, wrong: 0 });
    expect((await first.confirm()).status).toBe(200);
    const second = await checkedImport(app, of, csvOf([unitLine('norte', 'Londrina'), unitLine('Sul')], unitHeader));
    expect(second.checked.counts).toMatchObject({ create: 0, change: 1, same: 1 });
    expect((await second.confirm()).status).toBe(200);
    const { units } = (await get(`/units/${company.companyId}`, company.token)).body;
    expect(units.map((unit: { city: string }) => unit.city).sort()).toEqual(['Curitiba', 'Londrina']);
  });

  test('exams that were done are recorded by CPF, once', async () => {
    const company = await makeCompany(app);
    const { cpf, id } = await makeEmployee(app, company, {});
    const of = { kind: 'exam-records', companyId: company.companyId, token: professional.token };
    const header = ['CPF', 'Código do exame', 'Nome do exame', 'Feito em', 'Resultado'];
    const lines = [
      [cpf, '0281', '', '10/02/2026', ''],
      [cpf, '', 'Exame da casa', '10/02/2026', ''],
      ['111.444.777-35', '0281', '', '10/02/2026', ''],
    ];
    const first = await checkedImport(app, of, csvOf(lines, header));
    expect(first.checked.counts).toMatchObject({ create: 2, wrong: 1 });
    expect((await first.confirm({ leaveOutWrong: true })).status).toBe(200);
    const { exams } = (await get(`/employee/${id}/exams`, professional.token)).body;
    expect(exams.map(({ code, doneOn }: { code: string; doneOn: string }) => [code, doneOn])).toEqual(
      expect.arrayContaining([
        ['0281', '2026-02-10'],
        ['', '2026-02-10'],
      ]),
    );
    const again = await checkedImport(app, of, csvOf(lines, header));
    expect(again.checked.counts).toMatchObject({ create: 0, same: 2, wrong: 1 });
  });

  test('companies are an administrator’s: created without a password, changed without the e-mail', async () => {
    const admin = await signInFirstAdmin(app);
    const header = [
      ...['CNPJ', 'Razão social', 'Nome fantasia', 'Identificação', 'E-mail', 'Telefone', 'CEP', 'Endereço', 'Bairro'],
      'Início no eSocial',
    ];
    const email = `importada-${Date.now()}@empresa.test`;
    const line = (name: string, mail = email) => [
      ...['12.345.678/0001-95', name, name, name, mail, '(11) 3123-4567', '01310-100', 'Rua A', 'Centro', '10/01/2023'],
    ];
    const of = { kind: 'companies', token: admin };
    const first = await checkedImport(app, of, csvOf([line('Aurora')], header));
    expect((await first.lines('?filter=wrong')).lines).toEqual([]);
    expect((await first.confirm()).status).toBe(200);
    const second = await checkedImport(app, of, csvOf([line('Aurora Nova', 'outro@empresa.test')], header));
    expect(second.checked.counts).toMatchObject({ change: 1, warned: 1, wrong: 0 });
    expect((await second.confirm()).status).toBe(200);
    const { companies } = (await get('/companies?search=Aurora', admin)).body;
    expect(companies).toMatchObject([{ fantasy_name: 'Aurora Nova', user: { email } }]);
  });
});

describe('columns', () => {
  test('chosen by hand hold for this file, and for the company’s next one', async () => {
    const company = await makeCompany(app);
    const header = employeeHeader.map((name) => (name === 'Cargo' ? 'Xpto' : name));
    const file = csvOf([employeeLine()], header);
    const { checked, check } = await checkedImport(app, company, file);
    expect(checked.counts).toMatchObject({ wrong: 1 });
    const office = header.indexOf('Xpto');
    expect(checked.header[office]).toBe('Xpto');
    expect(await check({ columns: { office } })).toMatchObject({ counts: { create: 1, wrong: 0 } });
    expect((await checkedImport(app, company, file)).checked.counts).toMatchObject({ create: 1, wrong: 0 });
    expect((await checkedImport(app, other, file)).checked.counts).toMatchObject({ wrong: 1 });
  });
});

describe('confirming', () => {
  test('what was looked at before is refused with 409, whether the choices or the register have changed', async () => {
    const company = await makeCompany(app);
    const { checked, at, check, confirm } = await checkedImport(app, company, csvOf([employeeLine()]));
    await check({ choices: { reactivate: true } });
    const stale = await app.call('PUT', at('/confirm'), {
      as: company.token,
      body: { contentHash: checked.contentHash },
    });
    expect(stale).toMatchObject({ status: 409, body: { message: expect.stringContaining('Refaça a conferência') } });
    await makeEmployee(app, company, {});
    expect((await confirm()).status).toBe(409);
    await check();
    expect((await confirm()).status).toBe(200);
  });

  test('a change between confirming and writing leaves nothing written, and is told', async () => {
    const company = await makeCompany(app);
    const line = employeeLine();
    const { read, at } = await checkedImport(app, company, csvOf([employeeLine(), line]));
    const { contentHash } = await read();
    expect((await app.call('PUT', at('/confirm'), { as: company.token, body: { contentHash } })).status).toBe(200);
    await makeEmployee(app, company, { cpf: line[1] });
    await app.workDueJobs();
    expect((await read()).state).toBe('stale');
    expect(await people(company.companyId, company.token)).toBe(1);
    const { notifications } = (await get('/notifications', company.token)).body;
    expect(notifications[0]).toMatchObject({ kind: 'import-ended' });
  });

  test('cancelled before it is written, nothing is', async () => {
    const company = await makeCompany(app);
    const { read, at } = await checkedImport(app, company, csvOf([employeeLine()]));
    const { contentHash } = await read();
    await app.call('PUT', at('/confirm'), { as: company.token, body: { contentHash } });
    expect((await app.call('PUT', at('/cancel'), { as: company.token })).status).toBe(200);
    await app.workDueJobs();
    expect((await read()).state).toBe('cancelled');
    expect(await people(company.companyId, company.token)).toBe(0);
  });
});

describe('the wrong lines', () => {
  test('come back as a spreadsheet with their reasons, which can be mended and sent as it is', async () => {
    const company = await makeCompany(app);
    const { at } = await checkedImport(
      app,
      company,
      csvOf([employeeLine(), employeeLine({ birth: '31/02/1980', name: '=1+1', office: '_x0041_\uffff' })]),
    );
    const answer = await fetch(`${app.url}/api${at('/wrong-lines')}`, {
      headers: { authorization: `Bearer ${company.token}` },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const rows: (readonly unknown[])[] = [];
    const header = await readSheet({ bytes, name: 'linhas-erradas.xlsx' }, (lines) => {
      rows.push(...lines.map(({ cells }) => cells));
    });
    expect(header.cells).toEqual([...employeeHeader, 'Motivos']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[0]).toBe('=1+1');
    expect(rows[0]?.[employeeHeader.indexOf('Cargo')]).toBe('_x0041_');
    expect(rows[0]?.at(-1)).toMatch(/^Linha 3\. Data de nascimento: /);
    const mended = await checkedImport(app, company, bytes);
    expect(mended.checked).toMatchObject({ state: 'ready', counts: { wrong: 1 } });
  });
});

describe('whose an import is', () => {
  test('another company’s is not there; what a kind of user may not import is refused', async () => {
    const company = await makeCompany(app);
    const { at } = await checkedImport(app, company, csvOf([employeeLine()]));
    for (const path of ['', '/lines', '/wrong-lines']) expect((await get(at(path), other.token)).status).toBe(404);
    const admin = await signInFirstAdmin(app);
    expect((await get(at(), admin)).status).toBe(404);
    expect((await get(at(), professional.token)).status).toBe(200);
    const begin = (as: string, body: object) =>
      app.call('POST', '/imports', { as, body: { fileName: 'a.csv', size: 1, ...body } });
    const { companyId } = company;
    expect((await begin(other.token, { kind: 'employees', companyId })).status).toBe(404);
    expect((await begin(company.token, { kind: 'exam-records', companyId })).status).toBe(403);
    expect((await begin(company.token, { kind: 'companies' })).status).toBe(403);
    expect((await begin(admin, { kind: 'employees', companyId })).status).toBe(403);
    expect((await begin(professional.token, { kind: 'employees', companyId: unknownId })).status).toBe(404);
    expect((await begin(professional.token, { kind: 'employees' })).status).toBe(400);
  });
});
