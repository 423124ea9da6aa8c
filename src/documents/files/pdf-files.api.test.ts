import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiResponse } from '../../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, pdfBytes, sendFile } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** What counts as a PDF, on either store and with the limit that a clinic has: 25 MB. */
const mostBytes = 25 * 1024 * 1024;

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: string;
let employee: { id: string };

beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  employee = await makeEmployee(app, company);
});
afterAll(() => app.stop());

/** Goes the whole way of an upload; answers the first refusal, or that the document is there. */
async function offer(bytes: Uint8Array, size = bytes.length): Promise<Pick<ApiResponse, 'status' | 'body'>> {
  const to = { companyId: company.companyId, employeeId: employee.id, ...(size ? { size } : {}) };
  const body = { name: 'Laudo', contentType: 'application/pdf', medicalConfidentiality: false, ...to };
  const begun = await app.call('POST', '/uploads', { as: doctor, body });
  if (begun.status !== 201) return begun;
  const sent = await sendFile(app, begun.body.signedUrl, bytes);
  if (!sent.ok) return { status: sent.status, body: (await sent.json().catch(() => ({}))) as ApiResponse['body'] };
  await sent.text();
  return app.call('POST', `/uploads/${begun.body.documentId}/arrived`, { as: doctor, body: {} });
}

const listed = async () => (await app.call('GET', `/documents/${employee.id}`, { as: doctor })).body.documents;

async function open(documentId: string): Promise<Response> {
  const { signedUrl } = (await app.call('GET', `/document/${documentId}`, { as: doctor })).body;
  return fetch(fileAt(app, signedUrl));
}

/** The parts of a ZIP archive with one file: what a .docx or .xlsx begins with, too. */
const zip = Buffer.from('504b03040a00000000000000000000000000000000000000000001000000615000', 'hex');
const html = '<!doctype html><html><body><script>document.title="ran"</script></body></html>';

describe('a file that is no PDF', () => {
  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a file that ends within the first bytes of a PDF', Buffer.from('%PDF')],
    ['a ZIP', zip],
    ['a web page', Buffer.from(html)],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003', 'latin1')],
    ['a PDF behind 1,024 other bytes', Buffer.concat([Buffer.alloc(1024, ' '), pdfBytes()])],
    ['a PDF at the end of a long ZIP', Buffer.concat([zip, Buffer.alloc(1024), pdfBytes()])],
    ['a PDF in small letters', Buffer.from('%pdf-1.4\n')],
    ['twenty-five megabytes of nothing', Buffer.alloc(mostBytes)],
  ])('is refused, whatever its name says: %s', async (_what, bytes) => {
    const refused = await offer(bytes);
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues).toMatchObject([
      {
        path: expect.stringMatching(/^(file|size)$/),
        message: expect.stringMatching(
          /^O arquivo não é um PDF válido$|^O arquivo está vazio$|^Informe o tamanho do arquivo$/,
        ),
      },
    ]);
    expect(await listed()).toEqual([]);
  });
});

describe('a PDF that nobody could read later is refused at its field, with what to do', () => {
  const locked = '%PDF-1.7\ntrailer\n<< /Size 9 /Root 1 0 R /Encrypt 5 0 R >>\nstartxref\n9\n%%EOF\n';
  test.each([
    ['one with a password', locked, /protegido por senha.*cópia sem senha/],
    ['one that is cut off', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog', /incompleto.*de novo/],
  ])('%s', async (_what, text, message) => {
    const refused = await offer(Buffer.from(text));
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues).toEqual([{ path: 'file', message: expect.stringMatching(message) }]);
    expect(await listed()).toEqual([]);
  });
});

describe('the limit of 25 MB', () => {
  const filled = (size: number) => {
    const [head, end] = [pdfBytes(), Buffer.from('\n%%EOF\n')];
    return Buffer.concat([head, Buffer.alloc(size - head.length - end.length, 'x'), end]);
  };

  test('takes exactly as much', async () => {
    const bytes = filled(mostBytes);
    const taken = await offer(bytes);
    expect(taken.status).toBe(200);
    const opened = Buffer.from(await (await open(taken.body.documentId)).arrayBuffer());
    expect(opened.equals(bytes)).toBe(true);
  });

  test('takes not one byte more', async () => {
    const refused = await offer(filled(mostBytes + 1));
    expect(refused.body.data.issues).toEqual([{ path: 'file', message: 'O arquivo deve ter no máximo 25 MB' }]);
    expect(await listed()).toEqual([]);
  });

  test('is not passed by announcing less', async () => {
    // The local store counts; a store of objects finds that the signature is for another length.
    expect([400, 403]).toContain((await offer(filled(mostBytes + 1), 100)).status);
    expect(await listed()).toEqual([]);
  });
});

describe('a file that is a PDF and something else', () => {
  test.each([
    ['a web page behind its first line', Buffer.concat([pdfBytes(), Buffer.from(html)])],
    ['a web page in its first line', Buffer.from(`%PDF-1.4 ${html}\n%%EOF\n`)],
    [
      'a script of its own',
      Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\n%%EOF'),
    ],
    ['a ZIP behind it', Buffer.concat([pdfBytes(), zip])],
    ['a line break before it', Buffer.concat([Buffer.from('\n'), pdfBytes()])],
    ['a byte order mark before it', Buffer.concat([Buffer.from('\ufeff'), pdfBytes()])],
    ['a ZIP before it', Buffer.concat([zip, pdfBytes()])],
    ['a web page before it', Buffer.concat([Buffer.from(html), pdfBytes()])],
  ])('is kept byte for byte and only ever served as a PDF: %s', async (_what, bytes) => {
    const taken = await offer(bytes);
    expect(taken.status).toBe(200);
    const opened = await open(taken.body.documentId);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''Laudo\.pdf$/);
    // A store of objects is another origin, on which nobody is signed in.
    if (opened.url.startsWith(app.url)) {
      expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
      expect(opened.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    }
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
  });
});
