import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../app/housekeeping/housekeeping.server.ts';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  pdfBytes,
  sendFile,
  signIn,
  unknownId,
} from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { clearNeverArrived } from './arrival.server.ts';

/** What holds on either store: here on the local one, and again on S3 (TEST_STORE). */
const onS3 = process.env.TEST_STORE === 's3';
const mostBytes = 1048;

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: string;
let employee: { id: string };

beforeAll(async () => {
  app = await startApp({ MAX_UPLOAD_MB: '0.001' });
  company = await makeCompany(app);
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  employee = await makeEmployee(app, company);
});
afterAll(() => app.stop());

async function begin(size = pdfBytes().length): Promise<{ signedUrl: string; documentId: string }> {
  const to = { companyId: company.companyId, employeeId: employee.id, size };
  const body = { name: 'ASO', contentType: 'application/pdf', medicalConfidentiality: false, ...to };
  return (await app.call('POST', '/uploads', { as: doctor, body })).body as never;
}
const announce = (documentId: string, as = doctor) =>
  app.call('POST', `/uploads/${documentId}/arrived`, { as, body: {} });
const listed = async () => (await app.call('GET', `/documents/${employee.id}`, { as: doctor })).body.documents;
async function content(documentId: string): Promise<Response> {
  const { signedUrl } = (await app.call('GET', `/document/${documentId}`, { as: doctor })).body;
  return fetch(fileAt(app, signedUrl));
}
/** Where the row began: an hour and more ago. */
const longAgo = () => Date.now() + 2 * 3_600_000;

test('a file that has been sent and announced is listed and opens as a PDF', async () => {
  const { signedUrl, documentId } = await begin();
  expect((await announce(documentId)).body.message).toBe('O arquivo ainda não chegou. Envie o documento de novo.');
  expect((await sendFile(app, signedUrl, pdfBytes())).status).toBe(200);
  expect(await announce(documentId)).toMatchObject({ status: 200, body: { documentId } });
  expect((await announce(documentId)).status).toBe(200);
  expect(await listed()).toMatchObject([{ id: documentId }]);
  const opened = await content(documentId);
  expect(opened.headers.get('content-type')).toBe('application/pdf');
  expect(opened.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''ASO.pdf");
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdfBytes());
});

test('a file that nobody announces is found by the list', async () => {
  const { signedUrl, documentId } = await begin();
  expect((await sendFile(app, signedUrl, pdfBytes())).status).toBe(200);
  // By a later one, if the store is slow to answer: the list waits for it for a moment only.
  await expect.poll(listed).toMatchObject([{ id: documentId }]);
});

test('a file that nobody announces or lists is a document once the house has been kept', async () => {
  const { signedUrl, documentId } = await begin();
  expect((await sendFile(app, signedUrl, pdfBytes())).status).toBe(200);
  await cleanUp(app, new Date(longAgo()));
  const row = app.db.selectFrom('documents').select('arrived_at').where('id', '=', documentId);
  expect((await row.executeTakeFirstOrThrow()).arrived_at).not.toBeNull();
});

describe('a link of a session that has ended', () => {
  let colleague: Awaited<ReturnType<typeof makeProfessional>>;
  let sessionToken: string;
  beforeEach(async () => {
    colleague = await makeProfessional(app);
    sessionToken = colleague.token;
  });
  const body = () => ({
    name: 'ASO',
    contentType: 'application/pdf',
    medicalConfidentiality: false,
    companyId: company.companyId,
    employeeId: employee.id,
    size: pdfBytes().length,
  });

  test('publishes nothing, neither at once, nor for a list, nor when the hour is over', async () => {
    const { signedUrl, documentId } = (await app.call('POST', '/uploads', { as: sessionToken, body: body() })).body;
    await app.call('POST', '/logout', { as: sessionToken, body: {} });
    const sent = await sendFile(app, signedUrl, pdfBytes());
    if (!onS3) expect(sent.status).toBe(404);
    expect(await listed()).toEqual([]);
    const again = await signIn(app, colleague.professional.user.email);
    expect((await announce(documentId, again)).status).toBe(409);
    await clearNeverArrived(app.db, app.storage, longAgo());
    expect(await listed()).toEqual([]);
    expect((await announce(documentId, again)).status).toBe(404);
  });

  test('is replaced by one of the next session when the same call is sent again', async () => {
    const key = randomUUID();
    const call = (as: string) => app.call('POST', '/uploads', { as, body: body(), key });
    const { documentId } = (await call(sessionToken)).body;
    await app.call('POST', '/logout', { as: sessionToken, body: {} });
    const again = await signIn(app, colleague.professional.user.email);
    const second = (await call(again)).body;
    expect(second.documentId).toBe(documentId);
    expect((await sendFile(app, second.signedUrl, pdfBytes())).status).toBe(200);
    expect((await announce(documentId, again)).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: documentId }]);
  });
});

test('a link that is used again changes nothing', async () => {
  const { signedUrl, documentId } = await begin();
  await sendFile(app, signedUrl, pdfBytes('primeiro!'));
  await announce(documentId);
  await sendFile(app, signedUrl, pdfBytes('segundo!!'));
  await announce(documentId);
  await listed();
  expect(await (await content(documentId)).text()).toBe(pdfBytes('primeiro!').toString());
});

test('only who began an upload can announce it', async () => {
  const { documentId } = await begin();
  const colleague = (await makeProfessional(app)).token;
  expect((await announce(documentId, colleague)).status).toBe(404);
  expect((await announce(unknownId)).status).toBe(404);
  expect((await announce(documentId, company.token)).status).toBe(403);
  expect((await app.call('POST', `/uploads/${documentId}/arrived`, { body: {} })).status).toBe(401);
});

describe('the cleaner', () => {
  test('forgets what never came, and its file', async () => {
    const { documentId } = await begin();
    await clearNeverArrived(app.db, app.storage);
    expect((await announce(documentId)).status).toBe(409);
    await clearNeverArrived(app.db, app.storage, longAgo());
    expect((await announce(documentId)).status).toBe(404);
  });

  test('never touches a document that has arrived', async () => {
    const { signedUrl, documentId } = await begin();
    await sendFile(app, signedUrl, pdfBytes());
    await announce(documentId);
    await clearNeverArrived(app.db, app.storage, longAgo());
    expect(Buffer.from(await (await content(documentId)).arrayBuffer())).toEqual(pdfBytes());
  });

  test('makes a document of a file that arrived without being written down', async () => {
    const { signedUrl, documentId } = await begin();
    await sendFile(app, signedUrl, pdfBytes());
    await app.db
      .updateTable('documents')
      .set({ arrived_at: null, sha256: null })
      .where('id', '=', documentId)
      .execute();
    await clearNeverArrived(app.db, app.storage, longAgo());
    expect(await listed()).toMatchObject([{ id: documentId }]);
  });
});

test.runIf(!onS3)('the same link and file succeed again when the first answer was lost', async () => {
  const { signedUrl, documentId } = await begin();
  await sendFile(app, signedUrl, pdfBytes());
  await app.db.updateTable('documents').set({ arrived_at: null, sha256: null }).where('id', '=', documentId).execute();
  expect((await sendFile(app, signedUrl, pdfBytes('outro conteúdo'))).status).toBe(409);
  expect((await sendFile(app, signedUrl, pdfBytes())).status).toBe(200);
  expect(await listed()).toMatchObject([{ id: documentId }]);
});

describe.runIf(onS3)('a link to the object store', () => {
  test.each([
    ['is not a PDF', Buffer.from('<html></html>'), 'O arquivo não é um PDF válido'],
    ['is cut off within its first bytes', Buffer.from('%PD'), 'O arquivo não é um PDF válido'],
  ])('takes what %s, and the server refuses to make a document of it', async (_what, bytes, message) => {
    const { signedUrl, documentId } = await begin(bytes.length);
    expect((await sendFile(app, signedUrl, bytes)).status).toBe(200);
    expect(await announce(documentId)).toMatchObject({ status: 400, body: { data: { issues: [{ message }] } } });
    expect(await listed()).toEqual([]);
    expect((await sendFile(app, signedUrl, pdfBytes().subarray(0, bytes.length))).status).toBe(200);
  });

  test('is bound to method, key, type and size', async () => {
    const { signedUrl, documentId } = await begin();
    const put = (url: string, bytes: Buffer, type = 'application/pdf', method = 'PUT') =>
      fetch(url, { method, headers: { 'content-type': type }, body: new Uint8Array(bytes) });
    expect((await put(signedUrl, pdfBytes('longer than what was announced'))).status).toBe(403);
    expect((await put(signedUrl, pdfBytes(), 'text/html')).status).toBe(403);
    expect((await put(signedUrl, pdfBytes(), 'application/pdf', 'POST')).ok).toBe(false);
    expect((await fetch(signedUrl)).ok).toBe(false);
    expect((await put(signedUrl.replace(documentId, unknownId), pdfBytes())).status).toBe(403);
    expect(new URL(signedUrl).searchParams.get('X-Amz-Expires')).toBe('300');
    expect(await listed()).toEqual([]);
  });

  test('opens one document, by GET, as a PDF', async () => {
    const { signedUrl, documentId } = await begin();
    await sendFile(app, signedUrl, pdfBytes());
    await announce(documentId);
    const link = (await app.call('GET', `/document/${documentId}`, { as: doctor })).body.signedUrl as string;
    const asHtml = new URL(link);
    asHtml.searchParams.set('response-content-type', 'text/html');
    const longer = new URL(link);
    longer.searchParams.set('X-Amz-Expires', '86400');
    const other = link.replace(documentId, unknownId);
    const outside = link.replace(/files\/.*\.pdf/, 'files/../arriving/x.pdf');
    for (const altered of [asHtml.href, longer.href, other, outside]) expect((await fetch(altered)).ok).toBe(false);
    for (const method of ['PUT', 'POST', 'DELETE']) expect((await fetch(link, { method })).ok).toBe(false);
    expect((await fetch(link)).headers.get('content-type')).toBe('application/pdf');
  });

  test('needs the size, within the limit', async () => {
    const to = { companyId: company.companyId, employeeId: employee.id };
    const body = { name: 'ASO', contentType: 'application/pdf', ...to };
    const without = await app.call('POST', '/uploads', { as: doctor, body });
    expect(without).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'size' }] } } });
    const large = await app.call('POST', '/uploads', { as: doctor, body: { ...body, size: mostBytes + 1 } });
    expect(large.body.data.issues).toEqual([{ path: 'file', message: 'O arquivo deve ter no máximo 0.001 MB' }]);
  });

  test('may be used by pages of another origin, which the policy of the pages allows', async () => {
    const { signedUrl } = await begin();
    const headers = {
      origin: 'https://zelo.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await fetch(signedUrl, { method: 'OPTIONS', headers });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-origin')).toMatch(/^(\*|https:\/\/zelo\.example)$/);
    const policy = (await fetch(app.url)).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${new URL(signedUrl).origin}`);
  });

  test('does not open content that was exchanged in the store', async () => {
    const { signedUrl, documentId } = await begin();
    await sendFile(app, signedUrl, pdfBytes());
    await announce(documentId);
    await app.db.updateTable('documents').set({ etag: '"other"' }).where('id', '=', documentId).execute();
    const opened = await app.call('GET', `/document/${documentId}`, { as: doctor });
    expect(opened).toMatchObject({ status: 404, body: { message: expect.stringContaining('como foi guardado') } });
  });
});
