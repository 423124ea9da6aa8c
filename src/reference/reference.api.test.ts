import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await startApp();
  as = (await makeCompany(app)).token;
});
afterAll(() => app.stop());

const get = (path: string) => app.call('GET', `/reference/${path}`, { as });
const search = async (table: string, text: string) => (await get(`${table}?search=${encodeURIComponent(text)}`)).body;
const codes = async (table: string, text: string): Promise<string[]> =>
  (await search(table, text))[table].map(({ code }: { code: string }) => code);

test('companies and professionals look things up, administrators and visitors do not', async () => {
  const { token } = await makeProfessional(app);
  for (const table of ['risks', 'exams', 'classes', 'occupations']) {
    expect((await get(table)).status).toBe(200);
    expect((await app.call('GET', `/reference/${table}`, { as: token })).status).toBe(200);
    expect((await app.call('GET', `/reference/${table}`)).status).toBe(401);
    const admin = await signInFirstAdmin(app);
    expect((await app.call('GET', `/reference/${table}`, { as: admin })).status).toBe(403);
  }
});

test('answers at most 20, and how many there are', async () => {
  const { exams, total } = await search('exams', '');
  expect(exams).toHaveLength(20);
  expect(total).toBe(1450);
  expect((await get('exams?search=zzzz')).body).toEqual({ exams: [], total: 0 });
  const issues = (await get(`exams?search=${'x'.repeat(201)}`)).body.data.issues;
  expect(issues).toEqual([{ path: 'search', message: 'Use no máximo 200 caracteres' }]);
});

test('without a word the exams that have a usual name come first', async () => {
  expect(await codes('exams', '')).toEqual(expect.arrayContaining(['0281', '0295', '0296']));
});

describe('what is typed', () => {
  test.each([
    ['exams', 'audiometria', '0281'],
    ['exams', 'AUDIOMETRIA TONAL', '0281'],
    ['exams', '281', '0281'],
    ['exams', 'ecg', '0530'],
    ['exams', 'acuidade', '0296'],
    ['exams', 'visual acuid', '0296'],
    ['exams', 'sumario de urina', '1098'],
    ['exams', 'exame clinico', '0295'],
    ['risks', 'ruido', '02.01.001'],
    ['risks', '02.01.001', '02.01.001'],
    ['risks', '0201001', '02.01.001'],
    ['risks', 'silica', '01.18.001'],
    ['classes', '4711-3/02', '47113'],
    ['classes', '47.11', '47113'],
    ['classes', 'padaria', '47211'],
    ['occupations', '2251-40', '225140'],
    ['occupations', 'medico do trabalho', '225140'],
    ['occupations', 'trabalho medico', '225140'],
  ])('in %s %s has %s as the best', async (table, text, code) => {
    expect((await codes(table, text))[0]).toBe(code);
  });

  test('is looked for as the beginning of every word, all of them', async () => {
    for (const { name } of (await search('risks', 'radia ioniz')).risks) expect(name).toMatch(/radiações.*ionizantes/i);
    expect((await search('risks', 'diações')).total).toBe(0);
  });

  test('is looked for with what belongs to it', async () => {
    expect((await search('risks', '02.01.001')).risks).toEqual([
      { code: '02.01.001', group: 'Físicos', name: 'Ruído' },
    ]);
    expect((await search('occupations', '225140')).occupations).toEqual([
      { code: '225140', written: '2251-40', title: 'Médico do trabalho' },
    ]);
  });
});

describe('one code', () => {
  test.each([
    ['classes', '4711-3/02', { code: '47113', class: '47.11-3', degree: '2' }],
    ['classes', '47113', { code: '47113' }],
    ['occupations', '2251-40', { title: 'Médico do trabalho' }],
    ['exams', '0281', { name: 'Audiometria tonal ocupacional' }],
    ['risks', '09.01.001', { group: 'Ausência de agentes nocivos ou atividades especiais' }],
  ])('of %s is read: %s', async (table, code, expected) => {
    const { body } = await get(`${table}?code=${encodeURIComponent(code)}`);
    expect(body[table]).toEqual([expect.objectContaining(expected)]);
    expect(body.total).toBe(1);
  });

  test.each([
    ['classes', '47'],
    ['classes', '99999'],
    ['occupations', '000000'],
    ['exams', '0269'],
  ])('of %s that does not exist answers none: %s', async (table, code) => {
    expect((await get(`${table}?code=${code}`)).body).toEqual({ [table]: [], total: 0 });
  });

  test.each(['0353', '0628', '0829'])('that was withdrawn, %s, stays readable and is not offered', async (code) => {
    expect((await get(`exams?code=${code}`)).body.exams).toHaveLength(1);
    expect(await codes('exams', code)).not.toContain(code);
  });

  test('that was withdrawn is not found by its name either', async () => {
    expect((await get('exams?code=0353')).body.exams).toEqual([{ code: '0353', name: 'Cálcio' }]);
    expect(await codes('exams', 'cálcio')).toEqual(['0354', '1436', '1435']);
  });
});
