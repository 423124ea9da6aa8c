import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caepfDigits } from '../platform/contract/check-digits.ts';
import { companyFields, makeCompany, makeUnit, signInFirstAdmin, unitFields } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** Employers without a CNPJ, and their establishments (product 4.1 and 4.4). */

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app);
});
afterAll(() => app.stop());

const post = (body: object) => app.call('POST', '/companies', { as: admin, body });
const put = (id: string, body: object) => app.call('PUT', `/company/update/${id}`, { as: admin, body });
const get = async (path: string) => (await app.call('GET', path, { as: admin })).body;

let number = 100;
/** The twelve digits of a CAEPF that nobody has yet, with their check digits. */
function freshCaepf(): string {
  number += 1;
  const twelve = `529982${number}001`;
  return `${twelve}${caepfDigits(twelve)}`;
}

describe('a company that is a person', () => {
  test('is registered by its CAEPF, listed, found with and without its points, and keeps its kind', async () => {
    const cnpj = freshCaepf();
    const created = await post(companyFields({ cnpj, registrationKind: 'CAEPF' }));
    expect(created.status).toBe(201);
    const { company } = created.body;
    expect(company).toMatchObject({ registrationKind: 'CAEPF' });
    expect(company.cnpj).toMatch(/^529\.982\.\d{3}\/001-\d{2}$/);
    for (const search of [cnpj, company.cnpj]) {
      const { companies } = await get(`/companies?search=${search}`);
      expect(companies).toMatchObject([{ id: company.id, cnpj: company.cnpj, registrationKind: 'CAEPF' }]);
    }
    // A caller that knows of no kinds sends back what it has read, or its digits alone.
    for (const same of [company.cnpj, cnpj]) {
      const { password: _, ...fields } = companyFields({ cnpj: same, email: company.user.email });
      const saved = await put(company.id, fields);
      expect(saved.body.company).toMatchObject({ cnpj: company.cnpj, registrationKind: 'CAEPF' });
    }
    const wrong = await put(company.id, companyFields({ cnpj: '11.222.333/0001-81' }));
    const issue = { path: 'cnpj', message: 'Dígito verificador do CAEPF não confere' };
    expect(wrong).toMatchObject({ status: 400, body: { data: { issues: [issue] } } });
  });

  test('is registered by its CPF, whose wrong digits are taken as everywhere', async () => {
    for (const cnpj of ['133.782.710-00', '295.379.955-92']) {
      const created = await post(companyFields({ cnpj, registrationKind: 'CPF' }));
      expect(created).toMatchObject({ status: 201, body: { company: { cnpj, registrationKind: 'CPF' } } });
    }
  });

  test.each([
    ['CAEPF', '293.118.610/001-85', 'Dígito verificador do CAEPF não confere'],
    ['CAEPF', '1', 'CAEPF deve ter 14 dígitos'],
    ['CPF', '11.222.333/0001-81', 'CPF deve ter 11 dígitos'],
    ['CNPJ', '293.118.610/001-84', 'Este número é de um CAEPF, e não de um CNPJ'],
    [undefined, '293.118.610/001-84', 'Este número é de um CAEPF, e não de um CNPJ'],
  ])('%s %s is refused, on create and on update', async (registrationKind, cnpj, message) => {
    const body = companyFields({ cnpj, registrationKind });
    for (const response of [await post(body), await put(mine.companyId, body)]) {
      expect(response).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'cnpj', message }] } } });
    }
  });

  test('becomes one of another kind, and that stands in the trail', async () => {
    const { company } = await makeCompany(app, { cnpj: '293.118.610/001-84', registrationKind: 'CAEPF' });
    const { email } = company.user;
    const changed = await put(company.id, companyFields({ email, cnpj: '11222333000181', registrationKind: 'CNPJ' }));
    expect(changed.body.company).toMatchObject({ cnpj: '11.222.333/0001-81', registrationKind: 'CNPJ' });
    const { entries } = await get(`/audit?subjectId=${company.id}&action=updated`);
    const fields = entries[0].changes.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['cnpj', 'registrationKind']));
  });
});

test('the same digits are one employer, whatever they are called, also of two that come at once', async () => {
  const digits = freshCaepf();
  const asCnpj = companyFields({ cnpj: digits });
  expect((await post(asCnpj)).status).toBe(201);
  const taken = await post(companyFields({ cnpj: digits, registrationKind: 'CAEPF' }));
  const issue = { path: 'cnpj', message: 'Este CAEPF já está cadastrado' };
  expect(taken).toMatchObject({ status: 409, body: { data: { issues: [issue] } } });
  const changed = await put(mine.companyId, companyFields({ cnpj: digits, registrationKind: 'CAEPF' }));
  expect(changed).toMatchObject({ status: 409, body: { data: { issues: [issue] } } });

  const cnpj = freshCaepf();
  const both = await Promise.all([
    post(companyFields({ cnpj })),
    post(companyFields({ cnpj, registrationKind: 'CAEPF' })),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('the list is sorted by kind, and taken away with it', async () => {
  const { companies } = await get('/companies?sort=registrationKind');
  const kinds = companies.map(({ registrationKind }: { registrationKind: string }) => registrationKind);
  expect(kinds).toEqual([...kinds].sort());
  expect(new Set(kinds).size).toBe(3);
});

describe('a unit', () => {
  test('has a CAEPF of its own, which stays with an edit that says no kind', async () => {
    const unit = await makeUnit(app, mine, { cnpj: '29311861000184', registrationKind: 'CAEPF' });
    expect(unit).toMatchObject({ cnpj: '293.118.610/001-84', registrationKind: 'CAEPF' });
    const path = `/unit/update/${unit.id}`;
    const edit = (cnpj: string) => app.call('PUT', path, { as: mine.token, body: unitFields({ cnpj }) });
    expect((await edit('29311861000184')).body.unit).toMatchObject({ cnpj: unit.cnpj, registrationKind: 'CAEPF' });
    expect((await edit('293.118.610/001-85')).body.data.issues).toEqual([
      { path: 'cnpj', message: 'Dígito verificador do CAEPF não confere' },
    ]);
    const wrong = {
      ...unitFields({ cnpj: '293.118.610/001-85', registrationKind: 'CAEPF' }),
      companyId: mine.companyId,
    };
    expect((await app.call('POST', '/units', { as: mine.token, body: wrong })).status).toBe(400);
  });
});
