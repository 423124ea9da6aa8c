import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let service: Server;
let reply: { status: number; body: string; headers?: Record<string, string> };
const asked: string[] = [];
let named: TestApp;
let configured: TestApp;
let plain: TestApp;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(reply.status, reply.headers).end(reply.body);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  configured = await startApp({ CEP_SERVICE_URL: `http://127.0.0.1:${port}/ws/` });
  named = await startApp({ CEP_SERVICE_URL: `http://localhost:${port}/ws/` });
  plain = await startApp();
});
afterAll(async () => {
  service.close();
  await configured.stop();
  await named.stop();
  await plain.stop();
});

test('is for administrators and companies', async () => {
  expect((await plain.call('GET', '/addresses/01001000')).status).toBe(401);
  const { token } = await makeProfessional(plain);
  expect((await plain.call('GET', '/addresses/01001000', { as: token })).status).toBe(403);
});

test('says that no service is configured, and refuses an incomplete CEP', async () => {
  const { token } = await makeCompany(plain);
  const result = await plain.call('GET', '/addresses/01001000', { as: token });
  expect(result).toMatchObject({ status: 200, body: { address: null, without: 'notConfigured' } });
  const incomplete = await plain.call('GET', '/addresses/0100', { as: token });
  expect(incomplete.body.data.issues).toEqual([{ path: 'cep', message: 'CEP deve ter 8 dígitos' }]);
});

test('answers what the service knows', async () => {
  reply = { status: 200, body: '{"logradouro":"Praça da Sé","bairro":"Sé","localidade":"São Paulo","uf":"SP"}' };
  const as = await signInFirstAdmin(configured);
  const result = await configured.call('GET', '/addresses/01001-000', { as });
  expect(result.body).toEqual({
    address: { address: 'Praça da Sé', neighborhood: 'Sé', city: 'São Paulo', state: 'SP' },
    without: null,
  });
});

test.each([
  { status: 500, body: 'oops' },
  { status: 200, body: '<html>' },
  { status: 200, body: `{"localidade":"São Paulo","uf":"SP","logradouro":"${'x'.repeat(100_000)}"}` },
])('says that the service does not answer as it should when it answers %o', async (result) => {
  reply = result;
  const as = await signInFirstAdmin(configured);
  const { status, body } = await configured.call('GET', '/addresses/01001000', { as });
  expect({ status, body }).toEqual({ status: 200, body: { address: null, without: 'unreachable' } });
});

test.each(['{"erro":true}', '{"erro":"true"}'])('says that the service does not know the CEP by %s', async (body) => {
  reply = { status: 200, body };
  const as = await signInFirstAdmin(configured);
  const { body: said } = await configured.call('GET', '/addresses/99999999', { as });
  expect(said).toEqual({ address: null, without: 'unknown' });
});

const known = '{"logradouro":"Praça da Sé","bairro":"Sé","localidade":"São Paulo","uf":"SP"}';

test.each([301, 302, 307])('follows no redirection (%i)', async (status) => {
  reply = { status, body: known, headers: { location: '/internal' } };
  asked.length = 0;
  const as = await signInFirstAdmin(configured);
  expect((await configured.call('GET', '/addresses/01001000', { as })).body.address).toBeNull();
  expect(asked).toEqual(['/ws/01001000/json/']);
});

test('connects to no address of the own network by a name', async () => {
  reply = { status: 200, body: known };
  asked.length = 0;
  const as = await signInFirstAdmin(named);
  expect((await named.call('GET', '/addresses/01001000', { as })).body).toEqual({
    address: null,
    without: 'unreachable',
  });
  expect(asked).toEqual([]);
});
