import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyFields, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** The list of companies stands for every list: they all go through the same code. */

let app: TestApp;
let admin: string;

const companies = [
  { corporate_reason: 'Água Boa Ltda.', fantasy_name: 'Fonte', cnpj: '33.000.000/0001-03', email: 'c@zelo.test' },
  { corporate_reason: 'beta engenharia', fantasy_name: 'Obra 100%', cnpj: '11.000.000/0001-01', email: 'a@zelo.test' },
  {
    corporate_reason: 'Construções São José',
    fantasy_name: 'obra_prima',
    cnpj: '22.000.000/0001-02',
    email: 'b@zelo.test',
  },
];

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  for (const fields of companies.toReversed()) {
    await app.call('POST', '/companies', { as: admin, body: companyFields(fields) });
  }
});
afterAll(() => app.stop());

const list = (query: Record<string, string | number> = {}) => {
  const written = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return app.call('GET', `/companies?${written.join('&')}`, { as: admin });
};

async function names(query: Record<string, string | number>): Promise<string[]> {
  const { body } = await list(query);
  return body.companies.map((company: { fantasy_name: string }) => company.fantasy_name);
}

test('without parameters it answers all rows by name, and no total', async () => {
  const { body } = await list();
  expect(Object.keys(body)).toEqual(['companies']);
  expect(await names({})).toEqual(['Fonte', 'Obra 100%', 'obra_prima']);
});

describe('search', () => {
  test.each([
    ['agua', ['Fonte']],
    ['ÁGUA BOA', ['Fonte']],
    ['boa agua', ['Fonte']],
    ['sao jose', ['obra_prima']],
    ['Constru\u0063\u0327o\u0303es', ['obra_prima']],
    ['obra', ['Obra 100%', 'obra_prima']],
    ['11.000.000/0001-01', ['Obra 100%']],
    ['11000000000101', ['Obra 100%']],
    ['000001', ['Fonte', 'Obra 100%', 'obra_prima']],
    ['%', ['Obra 100%']],
    ['_', ['obra_prima']],
    ["'", []],
    ['\\', []],
    ['   ', ['Fonte', 'Obra 100%', 'obra_prima']],
    ['nada disto', []],
  ])('%j finds %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
    expect((await list({ search })).body.total).toBe(found.length);
  });
});

describe('sort', () => {
  test.each([
    ['corporate_reason', ['Fonte', 'Obra 100%', 'obra_prima']],
    ['-corporate_reason', ['obra_prima', 'Obra 100%', 'Fonte']],
    ['cnpj', ['Obra 100%', 'obra_prima', 'Fonte']],
    ['-cnpj', ['Fonte', 'obra_prima', 'Obra 100%']],
    ['email', ['Obra 100%', 'obra_prima', 'Fonte']],
    ['-email', ['Fonte', 'obra_prima', 'Obra 100%']],
  ])('by %s', async (sort, order) => {
    expect(await names({ sort })).toEqual(order);
    expect((await list({ sort })).body.total).toBe(3);
  });

  test.each(['fantasy_name', 'address', 'phone', '-fantasy_name', '-address', '-phone'])(
    'by %s is taken',
    async (sort) => {
      expect((await names({ sort })).toSorted()).toEqual(['Fonte', 'Obra 100%', 'obra_prima'].toSorted());
    },
  );
});

describe('pages', () => {
  test('divide the list without gap or overlap, each with the whole total', async () => {
    for (const [page, rows] of [
      [1, ['Fonte', 'Obra 100%']],
      [2, ['obra_prima']],
      [3, []],
    ] as const) {
      expect(await names({ page, pageSize: 2 })).toEqual(rows);
      expect((await list({ page, pageSize: 2 })).body.total).toBe(3);
    }
  });

  test('rows that are equal in the order keep one place', async () => {
    const sort = 'phone';
    const paged = [...(await names({ sort, pageSize: 2 })), ...(await names({ sort, pageSize: 2, page: 2 }))];
    expect(paged).toEqual(await names({ sort }));
  });

  test('pageSize=0 answers only the total, of what was searched', async () => {
    expect((await list({ pageSize: 0 })).body).toEqual({ companies: [], total: 3 });
    expect((await list({ pageSize: 0, search: 'obra' })).body).toEqual({ companies: [], total: 2 });
  });

  test('search, sort and page go together', async () => {
    expect(await names({ search: 'obra', sort: '-cnpj', page: 2, pageSize: 1 })).toEqual(['Obra 100%']);
  });
});

test.each([
  ['page', '0', 'Deve ser no mínimo 1'],
  ['page', '1.5', 'Deve ser um número inteiro'],
  ['page', 'abc', 'Deve ser um número inteiro'],
  ['page', '99999999999', 'Deve ser no máximo 1000000'],
  ['pageSize', '-1', 'Deve ser no mínimo 0'],
  ['pageSize', '501', 'Deve ser no máximo 500'],
  ['pageSize', '1.5', 'Deve ser um número inteiro'],
  ['sort', 'password_hash', expect.stringContaining('Deve ser um destes: corporate_reason, ')],
  ['sort', '--cnpj', expect.stringContaining('Deve ser um destes: corporate_reason, ')],
  ['search', 'a'.repeat(201), 'Use no máximo 200 caracteres'],
  ['search', 'a\u0000', 'Contém caracteres que não podem ser usados'],
])('%s=%j is 400: %s', async (path, value, message) => {
  const response = await list({ [path]: value });
  expect(response).toMatchObject({ status: 400, body: { data: { issues: [{ path, message }] } } });
});
