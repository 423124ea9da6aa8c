import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional, makeUnit, unitFields } from '../../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { verifyChain } from '../../trail/chain.db.ts';

/** Units that a file of employees names and the company does not have (product 18.3). */

let app: TestApp;
let other: Awaited<ReturnType<typeof makeCompany>>;
let professional: Awaited<ReturnType<typeof makeProfessional>>;
beforeAll(async () => {
  app = await startApp();
  other = await makeCompany(app);
  professional = await makeProfessional(app);
});
afterAll(() => app.stop());

const { identification: _, ...fields } = unitFields();
const choosing = { choices: { newUnits: fields } };

type Of = { companyId: string; token: string };
const get = (path: string, as: string) => app.call('GET', path, { as });
const unitsOf = async ({ companyId, token }: Of): Promise<{ id: string; identification: string }[]> =>
  (await get(`/units/${companyId}?sort=identification`, token)).body.units;
const namesOf = async (of: Of) => (await unitsOf(of)).map(({ identification }) => identification);
const inUnit = async (id: string, as: string) => (await get(`/employees/unit/${id}?pageSize=0`, as)).body.total;

/** A company with the unit 'Sul', and a file of people in it, in two that are missing, and in one of a wrong line alone. */
async function begun(as?: string) {
  const company = await makeCompany(app);
  await makeUnit(app, company, { identification: 'Sul' });
  const file = csvOf([
    employeeLine({ unit: 'Norte' }),
    employeeLine({ unit: 'NORTE' }),
    employeeLine({ unit: 'Oficina (velha)' }),
    employeeLine({ unit: 'sul' }),
    employeeLine({ unit: 'Ninguém', birth: '31/02/1980' }),
  ]);
  const of = { companyId: company.companyId, token: as ?? company.token };
  return { company, file, ...(await checkedImport(app, of, file)) };
}

describe('units that are missing', () => {
  test('are told, made with their people in one go, and written down in the trail', async () => {
    const { company, checked, check, confirm, lines, read } = await begun();
    expect(checked).toMatchObject({
      ...{ counts: { create: 1, wrong: 4 }, newUnits: [], choices: { newUnits: null } },
      unknownUnits: [
        { name: 'Norte', lines: 2 },
        { name: 'Oficina (velha)', lines: 1 },
        { name: 'Ninguém', lines: 1 },
      ],
    });
    const chosen = await check(choosing);
    expect(chosen).toMatchObject({
      ...{ counts: { create: 4, wrong: 1, warned: 0 }, unknownUnits: [] },
      newUnits: [
        { name: 'Norte', lines: 2 },
        { name: 'Oficina (velha)', lines: 1 },
      ],
    });
    expect((await lines('?filter=wrong')).lines).toHaveLength(1);
    expect(await namesOf(company)).toEqual(['Sul']);
    expect((await confirm({ leaveOutWrong: true })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'done', done: 4 });
    expect(await namesOf(company)).toEqual(['Norte', 'Oficina (velha)', 'Sul']);
    const [north] = await unitsOf(company);
    expect(await inUnit(north?.id ?? '', company.token)).toBe(2);
    const { unit } = (await get(`/unit/${north?.id}`, company.token)).body;
    expect(unit).toMatchObject({ ...fields, identification: 'Norte' });
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', 'unit')
      .where('subject_id', '=', north?.id ?? '')
      .execute();
    expect(entries).toEqual([{ action: 'created' }]);
    expect((await verifyChain(app.db)).broken).toBeNull();
  });

  test('are not made once the choice is undone, nor by another import of the company', async () => {
    const { company, check, file } = await begun();
    await check(choosing);
    expect(await check({ choices: { newUnits: null } })).toMatchObject({
      ...{ counts: { create: 1, wrong: 4 }, newUnits: [] },
    });
    await check(choosing);
    const second = await checkedImport(app, company, file);
    expect(second.checked).toMatchObject({ choices: { newUnits: null }, counts: { create: 1, wrong: 4 } });
    expect((await second.confirm({ leaveOutWrong: true })).status).toBe(200);
    expect(await namesOf(company)).toEqual(['Sul']);
  });

  test('stay chosen while other things are asked of the file, and are named by their people’s changes', async () => {
    const company = await makeCompany(app);
    const eva = await makeEmployee(app, company, { name: 'Eva' });
    const { check, confirm, lines } = await checkedImport(
      app,
      company,
      csvOf([[eva.cpf, 'Norte']], ['CPF', 'Unidade']),
    );
    await check(choosing);
    const again = await check();
    expect(again).toMatchObject({ counts: { change: 1 }, newUnits: [{ name: 'Norte', lines: 1 }] });
    expect((await lines('?filter=change')).lines[0].changes).toEqual([
      { label: 'Unidade', before: '', after: 'Norte' },
    ]);
    expect((await confirm()).status).toBe(200);
    const [north] = await unitsOf(company);
    expect((await get(`/employee/${eva.id}`, company.token)).body.employee.unitId).toBe(north?.id);
  });

  test('made by somebody meanwhile are the ones that are meant, whether before confirming or before writing', async () => {
    const { company, check, read, at } = await begun();
    await check(choosing);
    await makeUnit(app, company, { identification: 'norte' });
    const stale = await app.call('PUT', at('/confirm'), {
      as: company.token,
      body: { contentHash: (await read()).contentHash, leaveOutWrong: true },
    });
    expect(stale.status).toBe(409);
    const { contentHash, newUnits } = await check();
    expect(newUnits).toEqual([{ name: 'Oficina (velha)', lines: 1 }]);
    const body = { contentHash, leaveOutWrong: true };
    expect((await app.call('PUT', at('/confirm'), { as: company.token, body })).status).toBe(200);
    const made = await makeUnit(app, company, { identification: 'Oficina (Velha)' });
    await app.workDueJobs();
    expect((await read()).state).toBe('done');
    expect(await namesOf(company)).toEqual(['norte', 'Oficina (Velha)', 'Sul']);
    expect(await inUnit(made.id, company.token)).toBe(1);
  });

  test('that two units came to be called meanwhile leave nothing written', async () => {
    const { company, check, read, at } = await begun();
    const { contentHash } = await check(choosing);
    const body = { contentHash, leaveOutWrong: true };
    expect((await app.call('PUT', at('/confirm'), { as: company.token, body })).status).toBe(200);
    await makeUnit(app, company, { identification: 'Oficina (Velha)' });
    await makeUnit(app, company, { identification: 'Oficina (velha)' });
    await app.workDueJobs();
    expect((await read()).state).toBe('stale');
    expect((await namesOf(company)).filter((name) => name === 'Norte')).toEqual([]);
    expect((await get(`/employees/${company.companyId}?pageSize=0`, company.token)).body.total).toBe(0);
  });

  test('named by a CNPJ alone, or more than a company has, are not made', async () => {
    const company = await makeCompany(app);
    const many = Array.from({ length: 102 }, (_, at) => employeeLine({ unit: `Posto ${at}` }));
    const file = csvOf([employeeLine({ unit: '11.222.333/0001-81' }), ...many]);
    const { checked, check, lines } = await checkedImport(app, company, file);
    expect(checked.unknownUnits).toHaveLength(100);
    const chosen = await check(choosing);
    expect(chosen).toMatchObject({ counts: { create: 100, wrong: 3 } });
    expect(chosen.newUnits).toHaveLength(100);
    expect((await lines('?filter=wrong')).lines.map(({ line }: { line: number }) => line)).toEqual([2, 103, 104]);
  });
});

describe('what is said of them', () => {
  test('is checked as the register checks it, and belongs to files of employees', async () => {
    const { company, at } = await begun();
    const put = (newUnits: object) =>
      app.call('PUT', at('/check'), { as: company.token, body: { choices: { newUnits } } });
    const refused = await put({ ...fields, cep: '123', state: 'XX' });
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      ...['choices.newUnits.cep', 'choices.newUnits.state'],
    ]);
    expect((await put({})).status).toBe(400);
    expect((await put({ ...fields, cep: { $ne: '' } })).status).toBe(400);
    const sheet = csvOf([['Norte']], ['Identificação']);
    const units = await checkedImport(app, { ...company, kind: 'units' }, sheet);
    const answer = await app.call('PUT', units.at('/check'), { as: company.token, body: choosing });
    expect(answer).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'choices.newUnits' }] } } });
  });

  test('is for the company and the professional who acts for it; for another company the import is not there', async () => {
    const { company, check, confirm, at } = await begun(professional.token);
    expect((await app.call('PUT', at('/check'), { as: other.token, body: choosing })).status).toBe(404);
    expect(await check(choosing)).toMatchObject({ counts: { create: 4 } });
    expect((await confirm({ leaveOutWrong: true })).status).toBe(200);
    expect(await namesOf(company)).toEqual(['Norte', 'Oficina (velha)', 'Sul']);
    expect(await namesOf(other)).toEqual([]);
  });
});
