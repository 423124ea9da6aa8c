import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiAt } from '../../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, sendFile, signIn } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startCommand } from '../../testing/run-command.ts';
import { type RunningServer, startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { encryptionKey } from './encryption-keys.server.ts';

const [one = '', two = '', three = ''] = [1, 2, 3].map(() => randomBytes(32).toString('base64'));
const idOf = (key: string) => encryptionKey(Buffer.from(key, 'base64')).id;

let dataDir: string;
let server: RunningServer;
let admin: RunningServer['admin'];
let doctor: { email: string; token: string };
let employee: Awaited<ReturnType<typeof makeEmployee>>;
/** Every document that has been stored, with its bytes. */
const stored = new Map<string, Buffer>();
/** Those of them that were issued. */
const issued: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'zelo-keys-'));
  server = await startServer({ DATA_DIR: dataDir });
  admin = server.admin;
  const company = await makeCompany(api());
  const { professional } = await makeProfessional(api());
  doctor = { email: professional.user.email, token: await signIn(api(), professional.user.email) };
  employee = await makeEmployee(api(), company);
  await store(2);
  await issue();
});
afterEach(() => server.end());
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const api = () => apiAt(server.url, admin);

/** @param lost those of which the operator says that they are lost: without that no start goes on without them */
async function restart(keys: string, lost = ''): Promise<void> {
  await server.end();
  server = await startServer({ DATA_DIR: dataDir, ENCRYPTION_KEYS: keys, CONFIRM_LOST_KEYS: lost });
}

async function store(count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(200_000), Buffer.from('\n%%EOF\n')]);
    const to = { companyId: employee.companyId, employeeId: employee.id };
    const body = { name: 'ASO', contentType: 'application/pdf', ...to };
    const { documentId, signedUrl } = (await api().call('POST', '/uploads', { as: doctor.token, body })).body;
    expect((await sendFile(api(), signedUrl, bytes)).status).toBe(200);
    stored.set(documentId, bytes);
  }
}

/** A document that is issued: sealed are its file and, in the database, its answers. */
async function issue(): Promise<void> {
  const { documentId } = await issueDocument(api(), { employee, token: doctor.token });
  const { signedUrl } = (await link(documentId)).body;
  const response = await fetch(fileAt(server, signedUrl));
  stored.set(documentId, Buffer.from(await response.arrayBuffer()));
  issued.push(documentId);
}

const link = (id: string) => api().call('GET', `/document/${id}`, { as: doctor.token });

async function everyDocumentOpens(): Promise<void> {
  for (const [id, bytes] of stored) {
    const { signedUrl } = (await link(id)).body;
    const response = await fetch(fileAt(server, signedUrl));
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  }
  for (const id of issued) {
    const { body } = await api().call('GET', `/issued-documents/${id}/answers`, { as: doctor.token });
    expect(body.answers).toMatchObject({ cpf: employee.cpf });
  }
}

const pathOf = (id: string) => join(dataDir, 'files', employee.companyId, employee.id, `${id}.pdf`);

/** No more than tells the key: it is looked at a thousand times a second, beside the command that works. */
function headOf(path: string): Buffer {
  const head = Buffer.alloc(24);
  const file = openSync(path, 'r');
  const length = readSync(file, head);
  closeSync(file);
  return head.subarray(0, length);
}

/** How many documents stand on disk under each key; `none` is a file that is not sealed. */
function keysOnDisk(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of stored.keys()) {
    const head = headOf(pathOf(id));
    const key = head.includes('%PDF-') ? 'none' : head.toString('hex', 16);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** What the server has logged as a fault under the number of a request. */
async function knownErrorOf({ headers }: { headers: Headers }) {
  const logged = () => server.logged().find((line) => line.reqId === headers.get('x-request-id') && line.err);
  return (await until(logged)) as { err: { code: string; message: string } };
}

const startRotation = (keys: string) =>
  startCommand('rotate-keys.ts', [], { DATA_DIR: dataDir, ENCRYPTION_KEYS: keys });

async function rotation(keys: string) {
  const { status, stdout, stderr } = await startRotation(keys).ended;
  return { code: status, said: stdout, complaint: stderr };
}

test('what was stored without a key stays readable with one, and the command seals it while it is read', async () => {
  expect(keysOnDisk()).toEqual({ none: 3 });
  await restart(one);
  await store(2);
  expect(keysOnDisk()).toEqual({ none: 3, [idOf(one)]: 2 });
  const [{ code, said }] = await Promise.all([rotation(one), everyDocumentOpens()]);
  expect(code).toBe(0);
  expect(said).toContain('5 arquivos: 3 cifrados agora, 0 trocados de chave, 2 já estavam em dia.');
  expect(said).toContain(
    '1 documentos emitidos: 1 respostas cifradas agora, 0 trocadas de chave, 0 já estavam em dia.',
  );
  expect(said).toContain(`Todos estão sob a chave ${idOf(one)}.`);
  expect(keysOnDisk()).toEqual({ [idOf(one)]: 5 });
  await everyDocumentOpens();
});

test('a second key takes the place of the first, which can then be removed', async () => {
  await restart(`${two},${one}`);
  const [{ said }] = await Promise.all([rotation(`${two},${one}`), everyDocumentOpens()]);
  expect(said).toContain('5 arquivos: 0 cifrados agora, 5 trocados de chave, 0 já estavam em dia.');
  expect(said).toContain('0 respostas cifradas agora, 1 trocadas de chave, 0 já estavam em dia.');
  expect((await rotation(two)).said).toContain('5 já estavam em dia.');
  await restart(two);
  await everyDocumentOpens();
});

test('kill -9 at any moment leaves every document readable, and the next run finishes the work', async () => {
  await restart(`${three},${two}`);
  await store(25);
  const done = () => keysOnDisk()[idOf(three)] ?? 0;
  let interrupted = 0;
  for (let round = 0; round < 8 || interrupted === 0; round++) {
    // Unsealed again: work for the command, which may have been faster than the signal.
    if (round === 0 || done() === stored.size) for (const [id, bytes] of stored) writeFileSync(pathOf(id), bytes);
    const before = done();
    const { child, ended } = startRotation(`${three},${two}`);
    await until(() => done() > before || child.exitCode !== null, 1);
    await new Promise((next) => setTimeout(next, round)); // at another point of the next file each time
    child.kill('SIGKILL');
    await ended;
    if (done() < stored.size) interrupted++;
  }
  await everyDocumentOpens();
  expect((await rotation(three)).code).toBe(0);
  expect(keysOnDisk()).toEqual({ [idOf(three)]: 30 });
  expect(readdirSync(join(dataDir, 'arriving'))).toEqual([]);
  await restart(three);
  await everyDocumentOpens();
});

test('without its key a document is refused by name, and the log says which key is missing', async () => {
  const missing = idOf(three);
  await restart(one, missing);
  const [id = ''] = stored.keys();
  const response = await link(id);
  expect(response.status).toBe(503);
  expect(response.body).toMatchObject({
    code: 'ENCRYPTION_KEY_MISSING',
    message: 'Falta ao servidor a chave que abre este documento. Avise o responsável pelo sistema.',
  });
  const line = await knownErrorOf(response);
  expect(line.err.message).toBe(`O arquivo está cifrado com a chave ${missing}, que não está em ENCRYPTION_KEYS.`);
  const { code, complaint } = await rotation(one);
  expect(code).toBe(1);
  expect(complaint).toContain(`${id}.pdf: O arquivo está cifrado com a chave ${missing}`);
  expect(complaint).toContain(`respostas do documento ${issued[0]}: O arquivo está cifrado com a chave ${missing}`);
  // Whether the month of its exam was opened meanwhile is the minute's matter.
  expect(complaint).toMatch(
    /As respostas de 1 documentos emitidos( e 1 meses de exames)? e 30 arquivos ficaram como estavam\./,
  );
});

test('an altered file gets no link, wherever it was altered, and the log has the number of the request', async () => {
  await restart(`${three},${one}`);
  const [id = ''] = stored.keys();
  const sealed = readFileSync(pathOf(id));
  for (const at of [150_000, 100]) {
    sealed[at] = (sealed[at] ?? 0) ^ 1;
    writeFileSync(pathOf(id), sealed);
    const refused = await link(id);
    expect(refused.status).toBe(500);
    expect(refused.body).toMatchObject({ code: 'FILE_ALTERED', message: expect.stringContaining('não será aberto') });
    expect((await knownErrorOf(refused)).err.code).toBe('FILE_ALTERED');
  }
  expect((await rotation(`${one},${three}`)).complaint).toContain(
    `${id}.pdf: O arquivo foi alterado ou está danificado`,
  );
});

test('without a key the command says so', async () => {
  const { code, complaint } = await rotation('');
  expect(code).toBe(1);
  expect(complaint).toBe('ENCRYPTION_KEYS não está definida: não há chave com que cifrar.\n');
});
