import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, makeDocument, makeEmployee, makeProfessional, pdfBytes } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let of: { companyId: string; employeeId: string; token: string };
let document: { id: string };
let path: string;

beforeAll(async () => {
  app = await startApp();
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company);
  of = { companyId: company.companyId, employeeId: employee.id, token: (await makeProfessional(app)).token };
});
beforeEach(async () => {
  document = await makeDocument(app, of);
  path = pathOf(document.id);
});
afterAll(() => app.stop());

const pathOf = (id: string) => join(app.dataDir, 'files', of.companyId, of.employeeId, `${id}.pdf`);
const link = () => app.call('GET', `/document/${document.id}`, { as: of.token });
const follow = (signedUrl: string) => fetch(`${app.url}/api/${signedUrl}`);
const altered = {
  status: 500,
  code: 'FILE_ALTERED',
  message: 'O arquivo deste documento não está como foi guardado e não será aberto. Avise o responsável pelo sistema.',
};

/** What may befall a file behind the server's back. */
const mishaps: [string, () => void | Promise<void>][] = [
  [
    'one bit of it is another',
    () => {
      const bytes = readFileSync(path);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  ],
  ['its end is missing', () => writeFileSync(path, readFileSync(path).subarray(0, -1))],
  ['something was added', () => writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.from('\n')]))],
  ['another PDF, not sealed, is in its place', () => writeFileSync(path, pdfBytes('outro conteúdo'))],
  [
    'another document’s file is in its place',
    async () => renameSync(pathOf((await makeDocument(app, of, {}, pdfBytes('outra pessoa'))).id as string), path),
  ],
  ['it is empty', () => writeFileSync(path, '')],
];

test.each(mishaps)('a document is refused with a message when %s', async (_what, happen) => {
  await happen();
  expect((await link()).body).toMatchObject(altered);
});

test.each(mishaps)('nor does its link, got before, give a byte of it when %s', async (_what, happen) => {
  const { signedUrl } = (await link()).body;
  expect((await follow(signedUrl)).status).toBe(200);
  await happen();
  const response = await follow(signedUrl);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject(altered);
});

test('a document whose file is gone is refused with a message', async () => {
  rmSync(path);
  const message = 'O arquivo deste documento não está como foi guardado.';
  expect((await link()).body).toMatchObject({ status: 404, message });
});

test('what has happened to a file is over when the file is back', async () => {
  const whole = readFileSync(path);
  writeFileSync(path, pdfBytes('outro conteúdo'));
  expect((await link()).status).toBe(500);
  writeFileSync(path, whole);
  expect((await follow((await link()).body.signedUrl)).status).toBe(200);
});
