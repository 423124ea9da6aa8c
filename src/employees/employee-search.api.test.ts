import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let professional: string;
let bakery: Awaited<ReturnType<typeof makeCompany>>;
let garage: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  professional = (await makeProfessional(app)).token;
  bakery = await makeCompany(app, { fantasy_name: 'Padaria Pão Quente' });
  garage = await makeCompany(app, { fantasy_name: 'Oficina do Zé' });
  await makeEmployee(app, bakery, { name: 'Antônia Muñoz', cpf: '529.982.247-25', registration: 'PQ-0042' });
  await makeEmployee(app, garage, { name: 'Antonio Prado', cpf: '133.782.710-00', registration: 'OZ-7' });
});
afterAll(() => app.stop());

const search = (text: string, as: string | undefined = professional, more = '') =>
  app.call('GET', `/employees?search=${encodeURIComponent(text)}${more}`, as === undefined ? {} : { as });

async function names(text: string, more = '') {
  const { status, body } = await search(text, professional, more);
  expect(status).toBe(200);
  return body.employees.map((employee: { name: string }) => employee.name);
}

test('asks a visitor to sign in', async () => {
  const response = await app.call('GET', '/employees?search=ana');
  expect(response).toMatchObject({ status: 401, body: { message: 'Você não está autenticado!' } });
});

test('is forbidden to an administrator and to a company, whatever they search', async () => {
  for (const as of [await signInFirstAdmin(app), bakery.token]) {
    const response = await search('Antônia', as);
    expect(response).toMatchObject({ status: 403, body: { message: 'Você não tem permissão para esta ação.' } });
  }
});

describe('a professional finds employees of every company', () => {
  test.each([
    ['name', 'Antônia Muñoz'],
    ['a part of the name, without accents', 'munoz'],
    ['words in another order and in capitals', 'MUÑOZ ANTONIA'],
    ['CPF', '529.982.247-25'],
    ['CPF without punctuation', '52998224725'],
    ['registration', 'PQ-0042'],
    ['registration without punctuation', 'pq0042'],
  ])('by %s', async (_what, text) => {
    expect(await names(text)).toEqual(['Antônia Muñoz']);
  });

  test('by eleven digits that are nobody’s CPF but a registration', async () => {
    await makeEmployee(app, garage, { name: 'Zilda Onze', registration: '98765432100' });
    expect(await names('98765432100')).toEqual(['Zilda Onze']);
  });

  test('each with the company it belongs to', async () => {
    const { body } = await search('anton');
    expect(body.total).toBe(2);
    expect(body.employees).toMatchObject([
      { name: 'Antônia Muñoz', companyId: bakery.companyId, companyName: 'Padaria Pão Quente' },
      { name: 'Antonio Prado', companyId: garage.companyId, companyName: 'Oficina do Zé' },
    ]);
  });

  test('in pages', async () => {
    expect(await names('anton', '&page=2&pageSize=1')).toEqual(['Antonio Prado']);
  });
});

test('what looks like a pattern is text', async () => {
  expect(await names('%')).toEqual([]);
  expect(await names('_ntonia')).toEqual([]);
});

test.each(['', ' '])('a search for %j is refused: nobody lists the employees of all companies', async (text) => {
  expect(await search(text)).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: 'search', message: 'Campo obrigatório' }] } },
  });
  expect((await app.call('GET', '/employees', { as: professional })).status).toBe(400);
});

test('an inactive employee is found only when the inactive ones are asked for', async () => {
  const gone = await makeEmployee(app, garage, { name: 'Zuleica Que Saiu' });
  expect(await names('zuleica')).toEqual(['Zuleica Que Saiu']);
  await app.call('PUT', `/employee/delete/${gone.id}`, { as: garage.token });
  expect(await names('zuleica')).toEqual([]);
  expect(await names('zuleica', '&inactive=true')).toEqual(['Zuleica Que Saiu']);
  expect(await names(gone.cpf, '&inactive=true')).toEqual(['Zuleica Que Saiu']);
  expect(await names('zuleica', '&inactive=false')).toEqual([]);
  const { body } = await search('zuleica', professional, '&inactive=true');
  expect(body.employees[0].inactivatedAt).not.toBeNull();
  for (const as of [garage.token, bakery.token]) {
    expect((await search('zuleica', as, '&inactive=true')).status).toBe(403);
  }
});
