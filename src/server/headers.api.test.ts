import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeDocument, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { fileAt } from '../testing/files/file-at.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { responseHeaders } from './headers.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const site = { scripts: ["'sha256-abc='"], storeOrigin: null, publicUrl: undefined };

/** A policy as directive → its values. */
function policyOf(text: string | null | undefined): Record<string, string[]> {
  const directives = (text ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
}

describe('a page', () => {
  const { pages } = responseHeaders(site);
  const policy = policyOf(pages['content-security-policy']);

  test('runs only scripts of its own, and of those in the page only the ones that were built', () => {
    expect(policy['script-src']).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy['script-src-attr']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['default-src']).toEqual(["'self'"]);
  });

  test('lets text become HTML only by the one policy', () => {
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['default']);
  });

  test('is framed by nobody, says nothing of where the visitor was and has no use of the device', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(pages).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(pages['permissions-policy']).toContain(`${feature}=()`);
    }
  });

  test('frames nothing but the map and the files that it has fetched itself', () => {
    expect(policy['frame-src']).toEqual(['https://www.google.com', 'blob:']);
    const { pages: away } = responseHeaders({ ...site, storeOrigin: 'https://s3.zelo.test' });
    expect(policyOf(away['content-security-policy'])['frame-src']).toEqual(policy['frame-src']);
  });

  test('may speak to the store of the files, if they are kept elsewhere', () => {
    const { pages: away } = responseHeaders({ ...site, storeOrigin: 'https://s3.zelo.test' });
    expect(policyOf(away['content-security-policy'])['connect-src']).toEqual(["'self'", 'https://s3.zelo.test']);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });
});

test('only behind TLS is the browser told to stay there', () => {
  for (const publicUrl of [undefined, 'http://zelo.test']) {
    const { pages, api, docs } = responseHeaders({ ...site, publicUrl });
    for (const headers of [pages, api]) expect(headers).not.toHaveProperty('strict-transport-security');
    for (const policy of [pages['content-security-policy'], docs]) expect(policy).not.toContain('upgrade-insecure');
  }
  const { pages, api, docs } = responseHeaders({ ...site, publicUrl: 'https://zelo.test' });
  for (const headers of [pages, api]) expect(headers['strict-transport-security']).toBe('max-age=31536000');
  for (const policy of [pages['content-security-policy'], docs]) expect(policy).toContain('upgrade-insecure-requests');
});

describe('an answer of the API', () => {
  const expected = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };

  test.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/admins', 401],
    ['POST', '/api/login', 400],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/files/x', 404],
    ['GET', '/api/%', 400],
  ])('to %s %s is no page, is not kept and not guessed at', async (method, path, status) => {
    const response = await fetch(`${app.url}${path}`, { method });
    await response.text();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(expected);
    expect(response.headers.has('x-powered-by')).toBe(false);
    expect(response.headers.has('server')).toBe(false);
  });

  test('with a record is not kept either', async () => {
    const response = await app.call('GET', '/profile', { as: await signInFirstAdmin(app) });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject(expected);
  });
});

test('a page whose name only begins as the API does is a page', async () => {
  const policyAt = async (path: string) => (await fetch(`${app.url}${path}`)).headers.get('content-security-policy');
  const ofApi = await policyAt('/api/nothing');
  for (const path of ['/api', '/api?page=1', '/api/']) expect(await policyAt(path), path).toBe(ofApi);
  for (const path of ['/apiculture', '/api-keys', '/api.html', '/apis/x']) {
    expect(policyOf(await policyAt(path)), path).toHaveProperty('script-src');
  }
});

test('the page of the API documentation has a policy of its own: no script from elsewhere, none in the page', async () => {
  for (const path of ['/api/docs', '/api/docs/static/swagger-ui.css']) {
    const response = await fetch(`${app.url}${path}`);
    await response.text();
    expect(response.status).toBe(200);
    const policy = policyOf(response.headers.get('content-security-policy'));
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  }
});

test('an opened document is a PDF and nothing else', async () => {
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company);
  const { token } = await makeProfessional(app);
  const { id } = await makeDocument(app, { companyId: company.companyId, employeeId: employee.id, token });
  const { signedUrl } = (await app.call('GET', `/document/${id}`, { as: token })).body;
  const opened = await fetch(fileAt(app, signedUrl));
  await opened.body?.cancel();
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});
