import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeUnit, signInFirstAdmin } from '../testing/factories.ts';
import { checkedImport } from '../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** A list that was taken away and comes back as it is changes nothing (product 18.2, 19.1). */

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;

const texts = ['-12', "'-12", "''-12", '=1+1', '+55', '@SUM(A1)', '＝1', "'Ana", "D'Ávila"];

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app, { corporate_reason: '-12', fantasy_name: "'=1", address: '@casa' });
  await makeCompany(app, { cnpj: '293.118.610/001-84', registrationKind: 'CAEPF' });
  await makeCompany(app, { cnpj: '529.982.247-25', registrationKind: 'CPF' });
  await makeUnit(app, mine, { identification: 'Sítio', cnpj: '529.982.247/001-25', registrationKind: 'CAEPF' });
  for (const [at, text] of texts.entries()) {
    const unit = await makeUnit(app, mine, { identification: `${at} unidade`, address: text, city: text });
    const unitId = at % 2 === 0 ? unit.id : null;
    await makeEmployee(app, mine, { name: text, registration: text, sector: text, unitId });
  }
});
afterAll(() => app.stop());

describe.each(['csv', 'xlsx'])('as %s', (format) => {
  test.each([
    { list: 'employees/records', kind: 'employees', lines: texts.length, as: 'company' },
    { list: 'units/records', kind: 'units', lines: texts.length + 1, as: 'company' },
    { list: 'companies/records', kind: 'companies', lines: 3, as: 'admin' },
  ])('of $kind', async ({ list, kind, lines, as }) => {
    const token = as === 'admin' ? admin : mine.token;
    const file = await exported(list, { format, ...(as === 'admin' ? {} : { companyId: mine.companyId }) }, token);
    const companyId = as === 'admin' ? undefined : mine.companyId;
    const { checked } = await checkedImport(app, { kind, companyId, token }, file);
    expect(checked.counts).toMatchObject({ same: lines, change: 0, create: 0, wrong: 0 });
  });
});

test('who is in one of two units of the same name stays in it', async () => {
  const company = await makeCompany(app);
  for (const _ of [1, 2]) {
    const unit = await makeUnit(app, company, { identification: 'Filial' });
    await makeEmployee(app, company, { unitId: unit.id });
  }
  const { companyId, token } = company;
  const file = await exported('employees/records', { companyId, format: 'csv' }, token);
  const { checked } = await checkedImport(app, { companyId, token }, file);
  expect(checked.counts).toMatchObject({ same: 2, change: 0, wrong: 0 });
});

async function exported(list: string, query: Record<string, string>, token: string): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}/api/exports/${list}?${new URLSearchParams(query)}`, { headers });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}
