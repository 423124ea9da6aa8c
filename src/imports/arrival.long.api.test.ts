import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../app/housekeeping/housekeeping.server.ts';
import { makeCompany } from '../testing/factories.ts';
import { fileAt } from '../testing/files/file-at.ts';
import { checkedImport, csvOf, employeeHeader, employeeLine } from '../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { hostileFiles } from './reading/hostile-files.example.ts';
import { type SheetProblem, sheetLimits, sheetProblems } from './reading/sheet.labels.ts';

/** The way of a spreadsheet into the store, on disk and again on S3 (TEST_STORE). */

const onS3 = process.env.TEST_STORE === 's3';
const mostBytes = sheetLimits.fileMb * 1024 * 1024;

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
});
afterAll(() => app.stop());

const begin = (size: number) =>
  app.call('POST', '/imports', {
    as: company.token,
    body: { kind: 'employees', companyId: company.companyId, fileName: 'pessoas.csv', size },
  });
const put = (signedUrl: string, bytes: Uint8Array<ArrayBuffer>) =>
  fetch(fileAt(app, signedUrl), {
    ...{ method: 'PUT', body: bytes, headers: { 'content-type': 'application/octet-stream' } },
  });

/** A file of employees of exactly so many bytes: most of them remarks, which are not imported. */
function fileOf(bytes: number): Uint8Array<ArrayBuffer> {
  const remark = 'x'.repeat(9_000);
  const lines = [[...employeeHeader, 'Xpto']];
  for (let size = 0; size < bytes - 20_000; size += remark.length + 300) lines.push([...employeeLine(), remark]);
  const text = csvOf(lines.slice(1), lines[0]);
  const file = new Uint8Array(bytes).fill(0x0a);
  file.set(new TextEncoder().encode(text));
  return file;
}

test('a file of exactly 25 MB is taken and looked through', async () => {
  const bytes = fileOf(mostBytes);
  const { checked } = await checkedImport(app, company, bytes);
  expect(checked).toMatchObject({ state: 'ready', problem: null, counts: { wrong: 0 } });
  expect(checked.counts.create).toBe(checked.total);
});

test('where the installation takes less, that is the limit: a larger file is refused in words, and no import is begun', async () => {
  const small = await startApp({ MAX_UPLOAD_MB: '1.5' });
  const { companyId, token: as } = await makeCompany(small);
  const body = { kind: 'employees', companyId, fileName: 'pessoas.csv', size: 1.5 * 1024 * 1024 + 1 };
  const list = async () => (await small.call('GET', `/imports?kind=employees&companyId=${companyId}`, { as })).body;
  expect(await small.call('POST', '/imports', { as, body })).toMatchObject({
    ...{ status: 400, body: { data: { issues: [{ path: 'size', message: expect.stringContaining(' 1,5 MB') }] } } },
  });
  expect(await list()).toEqual({ imports: [], mostMb: 1.5 });
  expect((await small.call('POST', '/imports', { as, body: { ...body, size: body.size - 1 } })).status).toBe(201);
  await small.stop();
});

test('one byte more is refused before it is sent, in words, and is not taken where less was said', async () => {
  expect(await begin(mostBytes + 1)).toMatchObject({
    ...{ status: 400, body: { data: { issues: [{ path: 'size', message: expect.stringContaining('25 MB') }] } } },
  });
  const { importId, signedUrl } = (await begin(mostBytes)).body;
  const sent = await put(signedUrl, new Uint8Array(mostBytes + 1));
  expect(sent.status).toBe(onS3 ? 403 : 400);
  if (!onS3) expect(await sent.text()).toContain('no máximo 25 MB');
  const asked = await app.call('PUT', `/imports/${importId}/check`, { as: company.token, body: {} });
  expect(asked).toMatchObject({ status: 409, body: { message: expect.stringContaining('Envie-a de novo') } });
});

/** An import whose file is there, and what asks for it to be looked through. */
async function handedOver(bytes: Uint8Array) {
  const { importId, signedUrl } = (await begin(bytes.length)).body;
  const send = () => put(signedUrl, new Uint8Array(bytes));
  expect((await send()).ok).toBe(true);
  const check = (body: object = {}) => app.call('PUT', `/imports/${importId}/check`, { as: company.token, body });
  return { importId, send, check };
}

const rows = [
  ['Nome', 'CPF'],
  ['Ana', '1'],
];
const sheets = [{ name: 'Plan1', rows }];
const { 'a million lines': aMillionLines, 'a bomb that says what it is': bomb } = hostileFiles;
const { 'a bomb that says that it is small': lyingBomb } = hostileFiles;

describe('what is no spreadsheet that can be imported', () => {
  test.each<[string, SheetProblem, () => Uint8Array | Promise<Uint8Array>]>([
    ['a zip bomb', 'unpacks-too-large', () => bomb()],
    ['a zip bomb that lies', 'too-much', () => lyingBomb()],
    ['a sheet of a million lines', 'too-many-lines', () => aMillionLines()],
    ['a locked file', 'encrypted', () => writeXlsx({ sheets, encryption: { password: 'x', spinCount: 10 } })],
    ['macros', 'macros', () => writeXlsx({ sheets, vbaProject: Buffer.from('macro') })],
    ['a renamed PDF', 'unknown-format', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ])(
    '%s is refused with 422 (%s) and its sentence, as often as it is sent, and nothing of it is left',
    async (_, problem, make) => {
      const { importId, send, check } = await handedOver(await make());
      const message = sheetProblems[problem];
      const refused = {
        status: 422,
        body: { code: 'UNREADABLE_SHEET', message, data: { problem, issues: [{ path: 'file', message }] } },
      };
      const together = await Promise.all([check(), check()]);
      expect(together).toMatchObject([refused, refused]);
      expect(await app.storage.settle(`${company.companyId}/${importId}/1.sheet`)).toBeNull();
      expect(await listed()).not.toContain(importId);
      expect(await jobsOf(importId)).toEqual([]);
      expect(await check()).toMatchObject(refused);
      await send();
      expect(await check()).toMatchObject(refused);
      const read = await app.call('GET', `/imports/${importId}`, { as: company.token });
      expect(read.body.import).toMatchObject({ state: 'refused', problem: message, contentHash: null });
    },
  );

  test('a link that brought such a file takes a right one', async () => {
    const right = new TextEncoder().encode(csvOf([employeeLine()]));
    const wrong = new Uint8Array(right.length).fill(0);
    const { importId, signedUrl } = (await begin(right.length)).body;
    await put(signedUrl, wrong);
    const check = () => app.call('PUT', `/imports/${importId}/check`, { as: company.token, body: {} });
    expect(await check()).toMatchObject({ status: 422, body: { data: { problem: 'unknown-format' } } });
    await put(signedUrl, right);
    expect(await check()).toMatchObject({ status: 200, body: { import: { state: 'waiting', problem: null } } });
    expect(await listed()).toContain(importId);
    await app.workDueJobs();
    const read = await app.call('GET', `/imports/${importId}`, { as: company.token });
    expect(read.body.import).toMatchObject({ state: 'ready', counts: { create: 1 } });
  });

  test('what shows later is told by the job: the import has not worked, and says why', async () => {
    const { checked, check } = await checkedImport(app, company, await writeXlsx({ sheets }));
    expect(checked.state).toBe('ready');
    const failed = await check({ sheet: 'Outra' });
    expect(failed).toMatchObject({ state: 'failed', problem: sheetProblems['unknown-sheet'] });
  });

  const listed = async (): Promise<string[]> => {
    const path = `/imports?kind=employees&companyId=${company.companyId}`;
    return (await app.call('GET', path, { as: company.token })).body.imports.map(({ id }: { id: string }) => id);
  };
  const jobsOf = (importId: string) =>
    app.db.selectFrom('jobs').select('kind').where('payload', 'like', `%${importId}%`).execute();
});

test('a file is looked through, written and forgotten after its days, wherever it is kept', async () => {
  const { importId, checked, confirm, read } = await checkedImport(app, company, csvOf([employeeLine()]));
  expect(checked).toMatchObject({ state: 'ready', counts: { create: 1 } });
  expect((await confirm()).status).toBe(200);
  expect((await read()).state).toBe('done');
  const key = `${company.companyId}/${importId}/1.sheet`;
  expect(await app.storage.settle(key)).not.toBeNull();
  await cleanUp(app, new Date(Date.now() + 8 * 24 * 3_600_000));
  expect(await app.storage.settle(key)).toBeNull();
  expect(await app.db.selectFrom('import_lines').select('line').where('import_id', '=', importId).execute()).toEqual(
    [],
  );
});
