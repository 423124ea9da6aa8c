import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withinApi } from '../../platform/files/signed-address.rules.ts';
import { signTicket } from '../../platform/storage/signed-link.server.ts';
import { makeCompany, makeEmployee, makeProfessional, pdfBytes, sendFile } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

/** 0.001 MB: a limit that a test can cross with little. */
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

async function uploadLink(name = 'ASO'): Promise<string> {
  const body = { name, contentType: 'application/pdf', companyId: company.companyId, employeeId: employee.id };
  return (await app.call('POST', '/uploads', { as: doctor, body })).body.signedUrl;
}

async function listed(): Promise<{ id: string; name: string }[]> {
  return (await app.call('GET', `/documents/${employee.id}`, { as: doctor })).body.documents;
}

async function downloadLink(): Promise<string> {
  const [document] = await listed();
  return (await app.call('GET', `/document/${document?.id}`, { as: doctor })).body.signedUrl;
}

const open = (signedUrl: string) => fetch(fileAt(app, signedUrl));
const arriving = () => readdirSync(join(app.dataDir, 'arriving'));

/** What is kept of the employee's files. */
function kept(): string[] {
  const files = readdirSync(join(app.dataDir, 'files'), { recursive: true, encoding: 'utf8' });
  return files.filter((path) => path.includes(employee.id) && path.endsWith('.pdf'));
}

async function nothingArrived(): Promise<void> {
  expect(await listed()).toEqual([]);
  expect(arriving()).toEqual([]);
  expect(kept()).toEqual([]);
}

describe('a PDF that is sent to its link', () => {
  test('is listed and opens with the bytes that were sent', async () => {
    const bytes = Buffer.concat([pdfBytes(), Buffer.from([0, 255, 13, 10, 128])]);
    const sent = await sendFile(app, await uploadLink('Avaliação: João'), bytes);
    expect(sent.status).toBe(200);
    expect(await listed()).toMatchObject([{ name: 'Avaliação: João' }]);
    expect(arriving()).toEqual([]);

    const opened = await open(await downloadLink());
    expect(opened.status).toBe(200);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('Avaliação  João.pdf')}`,
    });
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
  });

  test('may have the longest name in the widest letters', async () => {
    const name = '健'.repeat(200);
    expect((await sendFile(app, await uploadLink(name), pdfBytes())).status).toBe(200);
    const opened = await open(await downloadLink());
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-disposition')).toContain(encodeURIComponent(`${name}.pdf`));
  });

  test('may be exactly as large as the limit', async () => {
    const bytes = Buffer.concat([pdfBytes(), Buffer.alloc(mostBytes)]).subarray(0, mostBytes);
    expect((await sendFile(app, await uploadLink(), bytes)).status).toBe(200);
    expect((await (await open(await downloadLink())).arrayBuffer()).byteLength).toBe(mostBytes);
  });

  test('may arrive in pieces that part its first bytes', async () => {
    const link = await uploadLink();
    const pieces = async function* () {
      for (const byte of pdfBytes()) yield Uint8Array.of(byte);
    };
    const init = { method: 'PUT', body: ReadableStream.from(pieces()), duplex: 'half' } as const;
    expect((await fetch(new URL(link, `${app.url}/api/`), init)).status).toBe(200);
    expect(Buffer.from(await (await open(await downloadLink())).arrayBuffer())).toEqual(pdfBytes());
  });

  test('is never overwritten, by a later one or by one at the same time', async () => {
    const link = await uploadLink();
    expect((await sendFile(app, link, pdfBytes('primeiro'))).status).toBe(200);
    const second = await sendFile(app, link, pdfBytes('segundo'));
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'CONFLICT', message: 'Este documento já foi enviado.' });
    expect(await (await open(await downloadLink())).text()).toBe(pdfBytes('primeiro').toString());

    const contested = await uploadLink('Disputado');
    const responses = await Promise.all([1, 2, 3].map((text) => sendFile(app, contested, pdfBytes(`${text}`))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await listed()).toHaveLength(2);
    expect(kept()).toHaveLength(2);
    expect(arriving()).toEqual([]);
  });
});

describe('a file that is not taken', () => {
  const notPdf = 'O arquivo não é um PDF válido';
  const tooLarge = 'O arquivo deve ter no máximo 0.001 MB';

  test.each([
    ['is empty', Buffer.alloc(0), 'O arquivo está vazio'],
    ['is not a PDF', Buffer.from('<html><script>alert(1)</script></html>'), notPdf],
    ['is cut off within its first bytes', Buffer.from('%PD'), notPdf],
    ['hides its signature behind other bytes', Buffer.from(`${' '.repeat(1024)}%PDF-1.4`), notPdf],
    [
      'is one byte too large',
      Buffer.concat([pdfBytes(), Buffer.alloc(mostBytes)]).subarray(0, mostBytes + 1),
      tooLarge,
    ],
  ])('because it %s leaves nothing, and its link takes the right one', async (_what, bytes, message) => {
    const link = await uploadLink();
    const refused = await sendFile(app, link, bytes);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: 'file', message }] } });
    await nothingArrived();
    expect((await sendFile(app, link, pdfBytes())).status).toBe(200);
  });

  test('because it grows too large on the way leaves nothing', async () => {
    const pieces = async function* () {
      yield pdfBytes();
      for (let piece = 0; piece < 4; piece++) yield Buffer.alloc(mostBytes / 2);
    };
    const init = { method: 'PUT', body: ReadableStream.from(pieces()), duplex: 'half' } as const;
    const refused = await fetch(new URL(await uploadLink(), `${app.url}/api/`), init);
    expect(await refused.json()).toMatchObject({
      status: 400,
      data: { issues: [{ path: 'file', message: tooLarge }] },
    });
    await nothingArrived();
  });

  test('because it broke off leaves nothing, and its link takes the whole one', async () => {
    const link = await uploadLink();
    const headers = { 'content-type': 'application/pdf', 'content-length': 900 };
    const broken = request(new URL(link, `${app.url}/api/`), { method: 'PUT', headers });
    broken.on('error', () => {});
    broken.write(pdfBytes());
    await until(() => arriving().length === 1);
    expect(await listed()).toEqual([]);
    broken.destroy();
    await until(() => arriving().length === 0);
    await nothingArrived();
    expect((await sendFile(app, link, pdfBytes())).status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  test('because it never comes is not listed and can not be opened', async () => {
    await uploadLink();
    const rows = await app.db.selectFrom('documents').select('id').where('employee_id', '=', employee.id).execute();
    expect(rows).toHaveLength(1);
    for (const as of [doctor, company.token]) {
      expect((await app.call('GET', `/document/${rows[0]?.id}`, { as })).status).toBe(404);
    }
    expect(await listed()).toEqual([]);
  });
});

describe('a signed link', () => {
  const uploadGone = { code: 'NOT_FOUND', message: 'Este link de envio não vale mais. Envie o documento de novo.' };
  const downloadGone = { code: 'NOT_FOUND', message: 'Este link não vale mais. Abra o documento de novo.' };

  async function expectGone(response: Response, body: object) {
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject(body);
  }

  test('serves the one purpose that it was made for', async () => {
    const link = await uploadLink();
    await expectGone(await open(link), downloadGone);
    await sendFile(app, link, pdfBytes());
    await expectGone(await open(link), downloadGone);
    await expectGone(await sendFile(app, await downloadLink(), pdfBytes('outro')), uploadGone);
  });

  test('that was altered is worth nothing', async () => {
    const link = withinApi(await uploadLink());
    const [content = '', signature = ''] = link.slice('files/'.length).split('.');
    const ticket = JSON.parse(Buffer.from(content, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...ticket, expires: ticket.expires + 1 })).toString('base64url');
    const own = signTicket(Buffer.from('another secret'), ticket);
    for (const altered of [
      `${forged}.${signature}`,
      `${content}.`,
      content,
      own,
      `${content}.${'A'.repeat(43)}`,
      'x',
      '%00',
    ]) {
      await expectGone(await sendFile(app, `files/${altered}`, pdfBytes()), uploadGone);
    }
    await nothingArrived();
  });

  test('lives five minutes', async () => {
    const before = Math.floor(Date.now() / 1000);
    const [content = ''] = withinApi(await uploadLink())
      .slice('files/'.length)
      .split('.');
    const { expires } = JSON.parse(Buffer.from(content, 'base64url').toString());
    expect(expires).toBeGreaterThanOrEqual(before + 300);
    expect(expires).toBeLessThanOrEqual(Date.now() / 1000 + 300);
  });
});

test('a link to send or open a file is a whole address, under which the server was asked', async () => {
  const link = await uploadLink('Endereço');
  expect(link).toMatch(new RegExp(`^${app.url}/api/files/[^/]+$`));
  expect((await fetch(link, { method: 'PUT', body: new Uint8Array(pdfBytes()) })).status).toBe(200);
  expect((await fetch(await downloadLink())).status).toBe(200);
});
