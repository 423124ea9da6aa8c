import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiResponse } from '../testing/api.ts';
import { signInFirstAdmin, unknownId } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

/** A call as a browser or a tool could send it, with whatever body and headers. */
async function send(method: string, path: string, body?: string, type = 'application/json'): Promise<ApiResponse> {
  const headers = body === undefined ? {} : { 'content-type': type };
  const response = await fetch(`${app.url}${path}`, { method, headers, body: body ?? null });
  return { status: response.status, headers: response.headers, body: (await response.json()) as ApiResponse['body'] };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const unreadable = 'O pedido não pôde ser lido: verifique o formato do conteúdo enviado.';

test('health is ok while database and store answer', async () => {
  const response = await app.call('GET', '/health');
  expect(response).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok', storage: 'ok' } });
});

test('health is 503 and names the part that does not answer', async () => {
  const files = join(app.dataDir, 'files');
  renameSync(files, `${files}-away`);
  const response = await app.call('GET', '/health');
  renameSync(`${files}-away`, files);
  expect(response).toMatchObject({
    status: 503,
    body: { status: 'unavailable', database: 'ok', storage: 'unavailable' },
  });
});

describe('what no endpoint takes answers in the one error shape', () => {
  const notFound = { code: 'NOT_FOUND', status: 404, message: 'Endereço não encontrado.' };

  test.each([
    ['GET', '/'],
    ['GET', '/nothing'],
    ['GET', '/admins/a/b/c'],
    ['DELETE', '/admins'],
    ['PATCH', `/admins/${unknownId}`],
    ['GET', '/login'],
    ['GET', '/files'],
    ['GET', '/__proto__'],
  ])('%s %s is 404', async (method, path) => {
    const response = await app.call(method, path, { as: admin });
    expect({ status: response.status, body: response.body }).toEqual({ status: 404, body: notFound });
  });

  test('a path outside the API that is nothing is 404 too', async () => {
    expect(await send('POST', '/nothing')).toMatchObject({ status: 404, body: notFound });
  });

  test('an address that can not be read is 400', async () => {
    const response = await send('GET', '/api/%');
    expect(response).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', status: 400, message: unreadable } });
    expect(response.headers.get('x-request-id')).toMatch(uuid);
  });

  test.each(['{"email":', '', 'null,', '{"__proto__":{"type":"admin"}}'])('the broken body %j is 400', async (body) => {
    const response = await send('POST', '/api/login', body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ code: 'BAD_REQUEST', status: 400, message: unreadable });
  });

  test.each(['[]', '"text"', '1', 'null'])('the body %s, which is no object, is 400 with issues', async (body) => {
    const response = await send('POST', '/api/login', body);
    expect(response.body).toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
      message: 'Alguns campos precisam de correção.',
    });
    expect(response.body.data.issues).toEqual([{ path: '', message: 'Envie os campos como um objeto JSON' }]);
  });

  test.each([
    'application/xml',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ])('a body of the type %s is 415', async (type) => {
    const response = await send('POST', '/api/login', '{"email":"a@zelo.test","password":"123456"}', type);
    expect(response.status).toBe(415);
    expect(response.body).toEqual({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      status: 415,
      message: 'Envie o conteúdo como application/json.',
    });
  });

  test('a body of more than a megabyte is 413', async () => {
    const response = await send('POST', '/api/login', JSON.stringify({ email: 'a'.repeat(2 ** 20) }));
    expect(response.body).toEqual({
      code: 'PAYLOAD_TOO_LARGE',
      status: 413,
      message: 'O conteúdo enviado é grande demais.',
    });
  });
});

describe('every answer', () => {
  const calls = [
    ['GET', '/health', 200],
    ['GET', '/admins', 401],
    ['POST', '/login', 400],
    ['GET', '/nothing', 404],
    ['GET', '/files/x', 404],
    ['GET', '/docs/json', 200],
  ] as const;

  test.each(calls)('of %s %s has a number of its own', async (method, path, status) => {
    const numbers = [];
    for (let time = 0; time < 2; time++) {
      const response = await fetch(`${app.url}/api${path}`, { method, headers: { 'x-request-id': 'chosen' } });
      await response.text();
      expect(response.status).toBe(status);
      numbers.push(response.headers.get('x-request-id'));
    }
    for (const number of numbers) expect(number).toMatch(uuid);
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  test('has the headers that keep a browser from guessing types and framing', async () => {
    const { headers } = await app.call('GET', '/nothing');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('a fault of the server is 500, says nothing but its number, and is over when its cause is', async () => {
  await sql`alter table professionals rename to professionals_away`.execute(app.db);
  const response = await app.call('GET', '/professionals', { as: admin });
  const reference = response.headers.get('x-request-id');
  await sql`alter table professionals_away rename to professionals`.execute(app.db);

  expect(response.status).toBe(500);
  expect(reference).toMatch(uuid);
  expect(response.body).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
    status: 500,
    message: `Erro interno. Informe o número ${reference} ao suporte.`,
    data: { reference },
  });
  expect((await app.call('GET', '/professionals', { as: admin })).status).toBe(200);
});

describe('the OpenAPI document', () => {
  type Operation = { summary?: string; tags?: string[]; responses: Record<string, unknown> };
  let paths: Record<string, Record<string, Operation>>;
  let operations: { method: string; path: string; operation: Operation }[];

  beforeAll(async () => {
    const { status, body } = await app.call('GET', '/docs/json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), servers: [{ url: '/api' }] });
    paths = body.paths;
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
  });

  /** Product 9.2, and the sign-out of product 9.6. */
  const specified = [
    'POST /login',
    'POST /logout',
    'GET /profile',
    'GET /admins',
    'POST /admins',
    'GET /admins/{}',
    'PUT /admins/update/{}',
    'GET /companies',
    'POST /companies',
    'GET /company/{}',
    'PUT /company/update/{}',
    'GET /professionals',
    'POST /professionals',
    'GET /professional/{}',
    'PUT /professional/update/{}',
    'POST /units',
    'GET /units/{}',
    'GET /unit/{}',
    'PUT /unit/update/{}',
    'PUT /unit/delete/{}',
    'POST /employees',
    'GET /employees/{}',
    'GET /employees/unit/{}',
    'GET /employee/{}',
    'PUT /employees/update/{}',
    'PUT /employee/delete/{}',
    'GET /documents/{}',
    'GET /document/{}',
    'GET /sigilalDocuments/{}',
    'POST /uploads',
  ];

  test('lists every call of the product', () => {
    const described = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(described).toEqual(expect.arrayContaining(specified));
  });

  test('says of each call what it does and what it answers', () => {
    for (const { method, path, operation } of operations) {
      expect(operation, `${method} ${path}`).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.filter((status) => status < '400'),
        `${method} ${path}`,
      ).toEqual([expect.stringMatching(/^20[014]$/)]);
    }
  });

  test('says of each call how it is refused, by status, with code and meaning', () => {
    for (const { method, path, operation } of operations) {
      const refused = Object.entries(operation.responses).filter(([status]) => status >= '400');
      expect(refused.length, `${method} ${path}`).toBeGreaterThan(0);
      for (const [, answer] of refused) {
        expect(answer, `${method} ${path}`).toMatchObject({
          description: expect.stringMatching(/^[A-Z_]+: .+\./),
          content: { 'application/json': { schema: { required: ['code', 'status', 'message'] } } },
        });
      }
    }
    expect(paths['/unit/update/{unitId}']?.put?.responses).toMatchObject({
      409: {
        content: {
          'application/json': { schema: { properties: { code: { enum: ['CHANGED_BY_OTHER', 'CONFLICT'] } } } },
        },
      },
    });
  });

  test('lists no call but the ways in that a visitor is let into', async () => {
    // At an address of numbers no challenge for a passkey is given out.
    const openTo: Record<string, number> = {
      'POST /login': 400,
      'POST /login/passkey': 400,
      'POST /login/passkey/options': 409,
      'GET /access-links': 200,
      'POST /access-links': 400,
      'POST /access-links/check': 400,
      'POST /access-links/use': 400,
      'POST /delivery-links/check': 400,
      'POST /delivery-links/identify': 400,
      'POST /delivery-links/open': 400,
      // Addresses of nobody's calendar and of no waiting room.
      'GET /calendar/{address}': 404,
      'GET /panel/{token}': 404,
    };
    for (const { method, path } of operations) {
      const response = await app.call(
        method,
        path.replace(/\{\w+\}/g, unknownId),
        method === 'GET' ? {} : { body: {} },
      );
      expect(response.status, `${method} ${path}`).toBe(openTo[`${method} ${path}`] ?? 401);
    }
  });

  test('has a page to read it', async () => {
    const page = await fetch(`${app.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Zelo · API');
  });
});
