import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  pdfBytes,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { issueDocument } from '../../testing/issued.ts';
import { runCommand, settingsOf } from '../../testing/run-command.ts';
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
const follow = (signedUrl: string) => fetch(fileAt(app, signedUrl));
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

test('the administrators are told of a damaged or missing file, once, by its identifier alone', async () => {
  const admin = await signInFirstAdmin(app);
  const about = async () =>
    (await app.call('GET', '/notifications', { as: admin })).body.notifications.filter(({ text }: { text: string }) =>
      text.includes(document.id),
    );
  expect(await about()).toEqual([]);
  rmSync(path);
  for (let times = 0; times < 3; times++) expect((await link()).status).toBe(404);
  const text = `O arquivo do documento ${document.id} não está como foi guardado. Traga-o de uma cópia de segurança.`;
  expect(await about()).toMatchObject([{ text }]);
});

test('an issued document whose file is gone says so, and npm run verify-documents names it', async () => {
  const employee = (await app.call('GET', `/employee/${of.employeeId}`, { as: of.token })).body.employee;
  const [gone, whole] = [await issueDocument(app, { ...of, employee }), await issueDocument(app, { ...of, employee })];
  const before = await runCommand('verify-documents.ts', [], settingsOf(app));
  expect(before).toMatchObject({ status: 0, stdout: '2 documentos emitidos lidos: 2 estão como foram emitidos.\n' });
  rmSync(pathOf(gone.documentId));
  const opened = await app.call('GET', `/document/${gone.documentId}`, { as: of.token });
  expect(opened.body.message).toBe('O arquivo deste documento não está como foi guardado.');
  writeFileSync(pathOf(whole.documentId), pdfBytes('outro conteúdo'));
  const { status, stdout, stderr } = await runCommand('verify-documents.ts', [], settingsOf(app));
  expect(status).toBe(1);
  expect(stdout).toBe('2 documentos emitidos lidos: 0 estão como foram emitidos.\n');
  const where = `(empresa ${of.companyId}, empregado ${of.employeeId})`;
  expect(stderr).toContain(`documento ${gone.documentId} ${where}: O arquivo não existe.`);
  expect(stderr).toContain(`documento ${whole.documentId} ${where}: O arquivo foi alterado`);
  const told = (await app.call('GET', '/notifications', { as: await signInFirstAdmin(app) })).body.notifications;
  for (const { documentId } of [gone, whole]) {
    expect(told.filter(({ text }: { text: string }) => text.includes(documentId))).toHaveLength(1);
  }
});

test('what has happened to a file is over when the file is back', async () => {
  const whole = readFileSync(path);
  writeFileSync(path, pdfBytes('outro conteúdo'));
  expect((await link()).status).toBe(500);
  writeFileSync(path, whole);
  expect((await follow((await link()).body.signedUrl)).status).toBe(200);
});
