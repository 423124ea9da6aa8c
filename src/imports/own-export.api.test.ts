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
    await makeEmployee(app, mine, { name: text, registration: text });
    await makeUnit(app, mine, { identification: `${at} unidade`, address: text, city: text });
  }
});
afterAll(() => app.stop());

describe.each(['csv', 'xlsx'])('as %s', (format) => {
  test.each([
    { list: 'employees/list', kind: 'employees', lines: texts.length, as: 'company' },
    { list: 'units/list', kind: 'units', lines: texts.length + 1, as: 'company' },
    { list: 'companies/list', kind: 'companies', lines: 3, as: 'admin' },
  ])('of $kind', async ({ list, kind, lines, as }) => {
    const token = as === 'admin' ? admin : mine.token;
    const query = new URLSearchParams({ format, ...(as === 'admin' ? {} : { companyId: mine.companyId }) });
    const headers = { authorization: `Bearer ${token}` };
    const exported = await fetch(`${app.url}/api/exports/${list}?${query}`, { headers });
    expect(exported.status).toBe(200);
    const file = new Uint8Array(await exported.arrayBuffer());
    const companyId = as === 'admin' ? undefined : mine.companyId;
    const { checked } = await checkedImport(app, { kind, companyId, token }, file);
    expect(checked.counts).toMatchObject({ same: lines, change: 0, create: 0, wrong: 0 });
  });
});
