import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProfessional, practiceFields, signInFirstAdmin } from '../testing/factories.ts';
import { jpeg, png } from '../testing/images.ts';
import { withExamplePractice } from '../testing/practice/practice.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let professional: string;
beforeAll(async () => {
  app = await startApp(withExamplePractice);
  admin = await signInFirstAdmin(app);
  professional = (await makeProfessional(app)).token;
});
afterAll(() => app.stop());

const read = async (as = professional) => (await app.call('GET', '/practice', { as })).body.practice;
const update = (body: object) => app.call('PUT', '/practice/update', { as: admin, body });
const changeLetterhead = (image: unknown, version?: number) =>
  app.call('PUT', '/practice/letterhead', { as: admin, body: { image, version } });
const imageOf = (letterhead: string) => app.call('GET', `/practice/letterhead/${letterhead}`, { as: professional });
const trail = async () => (await app.call('GET', '/audit?subject=practice', { as: admin })).body.entries;

test('an installation begins with the example practice, which an administrator makes their own', async () => {
  expect(await read()).toMatchObject({ name: 'Clínica Exemplo', example: true, version: 1, letterhead: '' });
  const fields = practiceFields({ phone: '4133334444', email: 'Contato@Zelo.Test', name: '  Clínica  Nova ' });
  const { status, body } = await update({ ...fields, version: 1 });
  expect(status).toBe(200);
  expect(body.practice).toMatchObject({ name: 'Clínica Nova', phone: '(41) 3333-4444', email: 'contato@zelo.test' });
  expect(body.practice).toMatchObject({ example: false, version: 2 });
  expect(await read()).toEqual(body.practice);
});

test('it is an example until nothing that papers say is the example’s: physician, register, address, e-mail', async () => {
  const example = { physician_registration: 'CRM/SP 123456 · RQE 65432' };
  expect((await update(practiceFields(example))).body.practice.example).toBe(true);
  expect((await update(practiceFields({ email: 'contato@clinica.example' }))).body.practice.example).toBe(true);
  expect((await update(practiceFields({ city: 'São Paulo – SP' }))).body.practice.example).toBe(false);
});

test('a change that sets out from an older version is refused, and changes nothing', async () => {
  const before = await read();
  for (const response of [
    await update({ ...practiceFields(), version: before.version - 1 }),
    await changeLetterhead(png(), before.version - 1),
  ]) {
    expect(response).toMatchObject({ status: 409, body: { code: 'CHANGED_BY_OTHER' } });
  }
  expect(await read()).toEqual(before);
});

test('of two changes from the same version one is made', async () => {
  const { version } = await read();
  const responses = await Promise.all([
    update({ ...practiceFields({ name: 'Primeira' }), version }),
    update({ ...practiceFields({ name: 'Segunda' }), version }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read()).version).toBe(version + 1);
});

test('what can stand on no paper is refused under its field', async () => {
  const wrong = {
    name: ' ',
    phone: '12',
    email: 'contato',
    social: 'Instagram javascript:alert(1)',
    physician_name: '',
    hero_text: 'a'.repeat(401),
  };
  const { status, body } = await update(practiceFields(wrong));
  expect(status).toBe(400);
  expect(body.data.issues.map(({ path }: { path: string }) => path)).toEqual(Object.keys(wrong));
});

test('the trail says who changed what, and of the image only its name', async () => {
  const { version } = await read();
  await update({ ...practiceFields({ name: 'Clínica da Trilha' }), version });
  await changeLetterhead(png(), version + 1);
  const [letterhead, name, ...before] = await trail();
  expect(name).toMatchObject({ action: 'updated', subject: 'practice', actorEmail: app.admin.email });
  expect(name.changes).toContainEqual({ field: 'name', before: expect.any(String), after: 'Clínica da Trilha' });
  expect(letterhead.changes).toEqual([
    { field: 'letterhead', before: '', after: expect.stringMatching(/^png-900x175-[0-9a-f]{16}$/) },
  ]);
  expect(before.at(-1)).toMatchObject({ action: 'created', actorEmail: null });
});

describe('the letterhead', () => {
  test('is for whoever holds a paper, under its name and without a session; one that was replaced is nobody’s', async () => {
    const { body } = await changeLetterhead(png(900, 175), (await read()).version);
    const address = `${app.url}/letterhead/${body.practice.letterhead}`;
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
    expect(`data:image/png;base64,${bytes}`).toBe((await imageOf(body.practice.letterhead)).body.image);
    await changeLetterhead('', body.practice.version);
    for (const other of [address, `${app.url}/letterhead/`, `${app.url}/letterhead/${'x'.repeat(300)}`]) {
      expect((await fetch(other)).status).toBe(404);
    }
  });

  test.each([
    ['png', png(1800, 350)],
    ['jpeg', jpeg(900, 175)],
  ])('can be an image, %s', async (type, image) => {
    const { version } = await read();
    const { status, body } = await changeLetterhead(image, version);
    expect(status).toBe(200);
    const { letterhead } = body.practice;
    expect(letterhead).toMatch(new RegExp(`^${type}-`));
    const found = await imageOf(letterhead);
    expect(found.body).toEqual({ image });
    expect(found.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  test('is told by its own bytes, whatever its sender calls it', async () => {
    const image = png().replace('image/png', 'image/jpeg');
    const { body } = await changeLetterhead(image);
    expect(body.practice.letterhead).toMatch(/^png-900x175-/);
    expect((await imageOf(body.practice.letterhead)).body.image).toBe(png());
  });

  test.each([
    ['a text', dataOf('image/png', Buffer.from('nada'))],
    ['an image that is drawn by a script', dataOf('image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'))],
    ['a web page that begins as an image does', dataOf('image/png', Buffer.from('\x89PNG<script>', 'latin1'))],
    ['half an image', png().slice(0, -40)],
    ['another address', 'https://outra.example/timbre.png'],
    ['no image', 'data:image/png;base64,'],
    ['an image of no size', png(0, 175)],
  ])('is not %s', async (_what, image) => {
    const before = await read();
    const { status, body } = await changeLetterhead(image);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path: 'image', message: 'O arquivo não é uma imagem PNG ou JPEG inteira' }]);
    expect(await read()).toEqual(before);
  });

  test('is not larger than a printer needs', async () => {
    const issuesOf = async (image: unknown) => (await changeLetterhead(image)).body.data.issues;
    const heavy = dataOf('image/png', Buffer.alloc(500 * 1024 + 1));
    expect(await issuesOf(heavy)).toEqual([{ path: 'image', message: 'A imagem do timbre deve ter no máximo 500 KB' }]);
    expect(await issuesOf(png(5_401, 10))).toEqual([
      { path: 'image', message: 'A imagem tem 5401 × 10 pixels; use no máximo 5400 × 2100' },
    ]);
    expect(await issuesOf(undefined)).toEqual([{ path: 'image', message: 'Escolha uma imagem' }]);
  });

  test('can be the drawn one again; the image is then nobody’s any more', async () => {
    const { letterhead } = (await changeLetterhead(png())).body.practice;
    expect((await changeLetterhead('')).body.practice.letterhead).toBe('');
    for (const name of [letterhead, 'png-1x1-0', '%20']) expect((await imageOf(name)).status, name).toBe(404);
  });
});

function dataOf(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
