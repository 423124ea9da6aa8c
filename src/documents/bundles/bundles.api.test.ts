import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { today } from '../../platform/contract/dates.ts';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  pdfBytes,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { makeIssuedRow } from '../../testing/issued/issued-rows.ts';
import { unzip } from '../../testing/issued/unzip.ts';
import { issueDocument } from '../../testing/issued.ts';
import { openLive } from '../../testing/live.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { clearBundles } from './bundle-files.server.ts';

let app: TestApp;
let doctor: string;

beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
});
afterAll(() => app.stop());

/** A company with two employees of one unit and one of none. */
async function makeClient() {
  const company = await makeCompany(app);
  const unit = await makeUnit(app, company, { identification: 'Matriz: São Paulo/SP' });
  const employee = (name: string, unitId: string | null) => makeEmployee(app, company, { name, unitId });
  const [zelia, abel, solto] = [
    await employee('Zélia Prates', unit.id),
    await employee('Ábel Nunes', unit.id),
    await employee('Solto Dias', null),
  ];
  const issue = (of: { id: string }, options = {}) =>
    makeIssuedRow(
      { api: app, db: app.db },
      { companyId: company.companyId, employeeId: of.id, token: doctor },
      options,
    );
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    app.call(method, path, { as: company.token, body });
  const newest = async () => (await call('GET', '/bundles')).body.bundles[0];
  const take = async (criteria: object) => {
    const asked = await call('POST', '/bundles', criteria);
    expect(asked).toMatchObject({ status: 201 });
    await app.workDueJobs();
    return open(asked.body.bundleId);
  };
  const open = async (id: string) => {
    const { body } = await call('GET', `/bundles/${id}`);
    const response = await fetch(fileAt(app, body.signedUrl));
    expect(response.status).toBe(200);
    return { response, files: await unzip(new Uint8Array(await response.arrayBuffer())) };
  };
  return { ...company, unit, zelia, abel, solto, issue, call, newest, take, open };
}

const year = { from: '2026-01-01', to: '2026-12-31' };
const june = { issuedAt: '2026-06-15T15:00:00.000Z' };

/** The lines of the list inside, as cells, without its head. */
function linesOf(files: Map<string, Buffer>): string[][] {
  const [head, ...lines] = String(files.get('indice.csv')).replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('"Número";"Nome";"Unidade";"Data";"Situação";"Arquivo"');
  return lines.map((line) => line.slice(1, -1).split('";"'));
}

test('a company takes all its ASOs of a period as one file: each byte for byte, by unit, in alphabetical order, with a list', async () => {
  const client = await makeClient();
  const [z, a, s] = [
    await client.issue(client.zelia, june),
    await client.issue(client.abel, june),
    await client.issue(client.solto, june),
  ];
  const { response, files } = await client.take({ ...year, to: '2026-11-30' });
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''ASOs%202026-01%20a%202026-11.zip",
  );
  const of = (name: string) => name.replace('/', '-');
  expect([...files.keys()]).toEqual([
    'indice.csv',
    `Matriz São Paulo SP/Ábel Nunes - ${of(a.name)}.pdf`,
    `Matriz São Paulo SP/Zélia Prates - ${of(z.name)}.pdf`,
    `Sem unidade/Solto Dias - ${of(s.name)}.pdf`,
  ]);
  const [, ...contents] = files.values();
  expect(contents).toEqual([a.bytes, z.bytes, s.bytes]);
  expect(linesOf(files)[0]).toEqual([
    a.name,
    'Ábel Nunes',
    'Matriz: São Paulo/SP',
    '15-06-2026',
    'Válido',
    `Matriz São Paulo SP/Ábel Nunes - ${of(a.name)}.pdf`,
  ]);
  expect(await client.newest()).toMatchObject({
    state: 'ready',
    done: 3,
    total: 3,
    missing: 0,
    name: 'ASOs 2026-01 a 2026-11.zip',
  });
});

test('what opening an issued ASO answers is what the file holds', async () => {
  const client = await makeClient();
  const employee = { ...client.zelia, companyId: client.companyId };
  const { documentId } = await issueDocument(app, { employee, token: doctor });
  await app.workDueJobs();
  const { signedUrl } = (await client.call('GET', `/document/${documentId}`)).body;
  const opened = Buffer.from(await (await fetch(fileAt(app, signedUrl))).arrayBuffer());
  const { files } = await client.take({ from: today(), to: today() });
  expect([...files.values()][1]).toEqual(opened);
  expect(opened.length).toBeGreaterThan(5_000);
});

test('a period begins and ends with the day of São Paulo, and a unit narrows it', async () => {
  const client = await makeClient();
  await client.issue(client.zelia, { issuedAt: '2026-03-01T02:59:59.000Z' }); // still February there
  const first = await client.issue(client.zelia, { issuedAt: '2026-03-01T03:00:00.000Z' });
  const last = await client.issue(client.solto, { issuedAt: '2026-04-01T02:59:59.999Z' });
  await client.issue(client.abel, { issuedAt: '2026-04-01T03:00:00.000Z' });
  const march = { from: '01-03-2026', to: '31-03-2026' };
  const listed = (await client.call('GET', '/bundles/documents?from=2026-03-01&to=2026-03-31&page=1')).body;
  expect(listed.documents.map(({ id }: { id: string }) => id)).toEqual([last.id, first.id]);
  expect(listed).toMatchObject({ total: 2, size: first.bytes.length + last.bytes.length });
  expect(
    linesOf((await client.take(march)).files)
      .map(([name]) => name)
      .sort(),
  ).toEqual([first.name, last.name].sort());
  const ofUnit = await client.take({ ...march, unitId: client.unit.id });
  expect(linesOf(ofUnit.files).map(([name]) => name)).toEqual([first.name]);
  expect(decodeURIComponent(String(ofUnit.response.headers.get('content-disposition')))).toContain(
    'ASOs Matriz São Paulo SP 2026-03.zip',
  );
  const ofNone = await client.take({ ...march, unitId: 'none' });
  expect(linesOf(ofNone.files).map(([name]) => name)).toEqual([last.name]);
  expect(decodeURIComponent(String(ofNone.response.headers.get('content-disposition')))).toContain(
    'ASOs Sem unidade 2026-03.zip',
  );
  const { body } = await client.call('GET', '/bundles/documents?from=2026-03-01&to=2026-03-31&unitId=none');
  expect(body.documents.map(({ id }: { id: string }) => id)).toEqual([last.id]);
});

test('superseded and cancelled ones come only when they are asked for, and are marked so', async () => {
  const client = await makeClient();
  await client.issue(client.zelia, june);
  const superseded = await client.issue(client.zelia, { ...june, state: 'superseded' });
  await client.issue(client.abel, { ...june, state: 'cancelled' });
  expect(linesOf((await client.take(year)).files)).toHaveLength(1);
  const { files } = await client.take({ ...year, all: true });
  expect([...files.keys()].filter((path) => /\((substituído|cancelado)\)\.pdf$/.test(path))).toHaveLength(2);
  expect(
    linesOf(files)
      .map(([, , , , state]) => state)
      .sort(),
  ).toEqual(['Cancelado', 'Substituído', 'Válido']);
  const chosen = await client.take({ documentIds: [superseded.id, superseded.id] });
  expect(linesOf(chosen.files).map(([name]) => name)).toEqual([superseded.name]);
});

test('a document whose file is gone is named in the list, and the rest comes', async () => {
  const client = await makeClient();
  const gone = await client.issue(client.zelia, june);
  const there = await client.issue(client.abel, june);
  await app.storage.remove(`${client.companyId}/${client.zelia.id}/${gone.id}.pdf`);
  const { files } = await client.take(year);
  expect([...files.values()].slice(1)).toEqual([there.bytes]);
  expect(linesOf(files).map(([name, , , , , file]) => [name, file])).toEqual([
    [there.name, expect.stringMatching(/\.pdf$/)],
    [gone.name, 'O arquivo não pôde ser lido: fale com a clínica'],
  ]);
  expect(await client.newest()).toMatchObject({ state: 'ready', total: 2, missing: 1 });
});

// What an object store holds is what it says it holds: there a change shows by the content's own name.
test.skipIf(process.env.TEST_STORE === 's3')(
  'a document whose file was changed on the disk does not come',
  async () => {
    const client = await makeClient();
    const changed = await client.issue(client.zelia, june);
    const there = await client.issue(client.abel, june);
    const path = join(app.dataDir, 'files', client.companyId, client.zelia.id, `${changed.id}.pdf`);
    writeFileSync(path, pdfBytes('outro conteúdo'));
    const { files } = await client.take(year);
    expect([...files.values()].slice(1)).toEqual([there.bytes]);
    expect(await client.newest()).toMatchObject({ total: 2, missing: 1 });
  },
);

test('where no file can be read nothing is made: the company is told, and the administration has a task', async () => {
  const client = await makeClient();
  const gone = await client.issue(client.zelia, june);
  await app.storage.remove(`${client.companyId}/${client.zelia.id}/${gone.id}.pdf`);
  const { bundleId } = (await client.call('POST', '/bundles', year)).body;
  await app.workDueJobs();
  expect(await client.newest()).toMatchObject({ id: bundleId, state: 'failed' });
  expect(await client.call('GET', `/bundles/${bundleId}`)).toMatchObject({
    status: 409,
    body: { message: 'Este arquivo não pôde ser feito. Peça de novo.' },
  });
  const { notifications } = (await client.call('GET', '/notifications')).body;
  expect(notifications[0].text).toBe('O arquivo de ASOs que você pediu não pôde ser feito. Peça de novo.');
  await app.db.deleteFrom('jobs').where('set_aside_at', 'is not', null).execute();
});

test('what could not be made is made when the administration tries its task again', async () => {
  const client = await makeClient();
  const { id, bytes } = await client.issue(client.zelia, june);
  const key = `${client.companyId}/${client.zelia.id}/${id}.pdf` as const;
  await app.storage.remove(key);
  const { bundleId } = (await client.call('POST', '/bundles', year)).body;
  await app.workDueJobs();
  expect(await client.newest()).toMatchObject({ state: 'failed' });
  await clearBundles(app.db, app.storage, new Date());
  await app.storage.write(key, Readable.from([bytes]), bytes.length);
  const admin = await signInFirstAdmin(app);
  const [task] = (await app.call('GET', '/tasks', { as: admin })).body.tasks;
  // While the company has asked for another, this one waits for its turn.
  const other = (await client.call('POST', '/bundles', year)).body.bundleId;
  expect((await app.call('PUT', `/tasks/retry/${task.id}`, { as: admin })).status).toBe(204);
  await app.workDueJobs(3_600_000);
  for (const each of [bundleId, other]) expect([...(await client.open(each)).files.values()].slice(1)).toEqual([bytes]);
  expect((await app.call('GET', '/tasks', { as: admin })).body.tasks).toEqual([]);
});

test('no document of another company, none under confidentiality and no uploaded one ever comes along', async () => {
  const [client, other] = [await makeClient(), await makeClient()];
  const own = await client.issue(client.zelia, june);
  const secret = await client.issue(client.zelia, { ...june, confidential: true });
  const others = await other.issue(other.zelia, june);
  expect(linesOf((await client.take({ ...year, all: true })).files).map(([name]) => name)).toEqual([own.name]);
  for (const id of [secret.id, others.id]) {
    expect((await client.call('POST', '/bundles', { documentIds: [own.id, id] })).status).toBe(404);
  }
  expect((await client.call('POST', '/bundles', { ...year, unitId: other.unit.id })).status).toBe(404);
  const { id } = await client.newest();
  expect((await other.call('GET', `/bundles/${id}`)).status).toBe(404);
  expect((await app.call('POST', '/bundles', { as: doctor, body: year })).status).toBe(403);
});

test('one is under way at a time, and asked for twice with one key it is one', async () => {
  const client = await makeClient();
  await client.issue(client.zelia, june);
  const again = () => app.call('POST', '/bundles', { as: client.token, body: year, key: client.companyId });
  const [first, second] = [await again(), await again()];
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect(await client.call('POST', '/bundles', year)).toMatchObject({
    status: 409,
    body: { message: 'Já há um arquivo em preparo. Espere por ele para pedir outro.' },
  });
  expect(await client.newest()).toMatchObject({ state: 'waiting', total: 1 });
  expect((await client.call('GET', `/bundles/${first.body.bundleId}`)).status).toBe(409);
  await app.workDueJobs();
  expect((await client.call('POST', '/bundles', year)).status).toBe(201);
  await app.workDueJobs();
});

test('what can’t be asked for is named with what to do instead', async () => {
  const client = await makeClient();
  const refused = async (body: object) => {
    const answer = await client.call('POST', '/bundles', body);
    expect(answer.status).toBe(400);
    return answer.body.data.issues.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`);
  };
  expect(await refused({})).toEqual(['from: Campo obrigatório', 'to: Campo obrigatório']);
  expect(await refused({ from: '2026-02-02', to: '2026-02-01' })).toEqual(['to: A data final vem antes da inicial']);
  expect(await refused({ from: '31-02-2026', to: '2026-03-01' })).toEqual(['from: Esta data não existe no calendário']);
  expect(await refused({ documentIds: [] })).toEqual(['documentIds: Escolha ao menos um ASO']);
  expect(await refused(year)).toEqual(['to: Não há ASOs assim. Escolha outro período ou outra unidade.']);
});

test('the company hears of each step as it happens, and is told when it is ready', async () => {
  const client = await makeClient();
  const { name } = await client.issue(client.zelia, june);
  const [own, others] = [await openLive(app, client.token), await openLive(app, (await makeClient()).token)];
  const { bundleId } = (await client.call('POST', '/bundles', year)).body;
  await app.workDueJobs();
  await own.when(() => own.events.filter(({ topic, ids }) => topic === 'bundle' && ids.includes(bundleId)).length > 2);
  expect(JSON.stringify(own.events)).not.toContain(name);
  expect(others.events.some(({ topic }) => topic === 'bundle')).toBe(false);
  for (const stream of [own, others]) stream.close();
  const { notifications } = (await client.call('GET', '/notifications')).body;
  expect(notifications[0]).toMatchObject({
    text: 'O arquivo com 1 ASO está pronto. Ele fica disponível por um dia.',
    path: '/bundles',
  });
});

test('the trail tells who asked, whose documents went into it, and each time it was fetched', async () => {
  const client = await makeClient();
  const { id } = await client.issue(client.zelia, june);
  await client.take(year);
  const bundle = await client.newest();
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'employee_id', 'actor_type'])
    .where('company_id', '=', client.companyId)
    .where('subject_id', 'in', [bundle.id, id])
    .where('action', 'in', ['bundled', 'opened'])
    .orderBy('number')
    .execute();
  expect(entries).toEqual([
    { action: 'bundled', subject: 'bundle', subject_id: bundle.id, employee_id: null, actor_type: 'company' },
    { action: 'bundled', subject: 'document', subject_id: id, employee_id: client.zelia.id, actor_type: 'company' },
    { action: 'opened', subject: 'bundle', subject_id: bundle.id, employee_id: null, actor_type: 'company' },
  ]);
});

test('after a day a file can’t be fetched any more, and housekeeping removes it; what was asked for is remembered a month', async () => {
  const client = await makeClient();
  await client.issue(client.zelia, june);
  await client.take(year);
  const { id } = await client.newest();
  const key = `${client.companyId}/${id}/1.zip`;
  const expires_at = new Date(Date.now() - 1).toISOString();
  await app.db.updateTable('bundles').set({ expires_at }).where('id', '=', id).execute();
  expect(await client.newest()).toMatchObject({ state: 'expired' });
  expect(await client.call('GET', `/bundles/${id}`)).toMatchObject({
    status: 409,
    body: { message: 'Este arquivo venceu. Peça de novo: ele é feito outra vez.' },
  });
  expect(await app.storage.settle(key)).not.toBeNull();
  await clearBundles(app.db, app.storage, new Date());
  expect(await app.storage.settle(key)).toBeNull();
  expect(await client.newest()).toMatchObject({ id, state: 'expired' });
  await clearBundles(app.db, app.storage, new Date(Date.now() + 31 * 24 * 3_600_000));
  expect(await client.newest()).toBeUndefined();
});
