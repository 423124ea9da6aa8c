import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, placeOf, repeatOf } from '../../platform/places.ts';
import type { ApiResponse } from '../../testing/api.ts';
import { unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { cancelIssued, issueUnfinished, issueVerifiable, makePeople } from '../../testing/verification/verifiable.ts';
import { inGroups, newVerificationCode } from '../issued/verification-code.rules.ts';

/** The page's places without what stands around them; that all of them are in the page itself is another test's matter. */
const part = (name: string, ...places: string[]) =>
  `${repeatOf(name)}${name}: ${places.map((place) => `${place}=${placeOf(place)}`).join('; ')}\n${endOf(name)}`;
const facts = ['number', 'kind', 'issuedOn', 'issuer', 'registration', 'checkedAt'];
const states = `${part('valid')}${part('superseded', 'successor')}${part('cancelled', 'cancelledOn')}`;
const found = `${repeatOf('found')}${facts.map((place) => `${place}=${placeOf(place)}`).join('\n')}
${states}${part('person', 'initials')}${part('company', 'initials')}${part('file', 'sha256')}${endOf('found')}`;
const page = `<title>${placeOf('pageTitle')}, ${placeOf('name')}</title>
${found}${part('missing')}${part('refused', 'title', 'message')}${part('asking')}`;

let app: TestApp;
let people: Awaited<ReturnType<typeof makePeople>>;
beforeAll(async () => {
  app = await startApp(
    { TRUST_PROXY: 'true' },
    { pages: { 'v/index.html': page, '__spa-fallback.html': 'application' } },
  );
  people = await makePeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('sign_in_attempts').execute();
});

/** Where the practice is. */
const today = () => new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' }).replaceAll('/', '-');

async function visit(path: string, { from = '198.51.100.7', method = 'GET' } = {}) {
  const response = await fetch(`${app.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': from },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('says what a document is, who issued it and when, that it is valid, and nothing of the person but initials', async () => {
  const { code, name, id } = await issueVerifiable(app, people);
  const { status, headers, text } = await visit(`/v/${inGroups(code)}`);
  const { document } = (await app.call('GET', `/issued-documents/${id}`, { as: people.doctor })).body;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const line of [
    ...[`number=${name}`, 'kind=Atestado de Saúde Ocupacional (ASO)', `issuedOn=${today()}`, 'issuer=Zenóbia Prates'],
    ...[
      `registration=${document.issuerRegistration}`,
      'person: initials=X. Q.',
      'valid: ',
      `file: sha256=${document.sha256}`,
    ],
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toContain(`<title>${name}: documento válido, `);
  expect(text).not.toMatch(/superseded|cancelled|missing|refused|asking/);
});

test('knows nothing of full name, CPF, company, answers or identifiers', async () => {
  const { code, id } = await issueVerifiable(app, people);
  const { text } = await visit(`/v/${code}`);
  const { employee, companyId } = people;
  const secrets = [
    'Xerxes',
    'Quintanilha',
    'Ytterbium',
    'apto',
    employee.cpf,
    companyId,
    employee.id,
    id,
    code,
    inGroups(code),
  ];
  for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
});

test('says by which document it was superseded, by its name and with no way to it', async () => {
  const { code, id, name } = await issueVerifiable(app, people);
  const successor = await issueVerifiable(app, people, { supersedesId: id });
  const { status, text } = await visit(`/v/${code}`);
  expect(status).toBe(200);
  expect(text).toContain(`superseded: successor=${successor.name}\n`);
  expect(text).toContain(`<title>${name}: documento substituído, `);
  expect(text).not.toMatch(/valid: |cancelled/);
  for (const secret of [successor.code, inGroups(successor.code), successor.id]) expect(text).not.toContain(secret);
  expect((await visit(`/v/${successor.code}`)).text).toContain('valid: ');
});

test('says that it was cancelled and on what day, never why', async () => {
  const { code, id } = await issueVerifiable(app, people);
  await cancelIssued(app, people, id);
  const { status, text } = await visit(`/v/${code}`);
  expect(status).toBe(200);
  expect(text).toContain(`cancelled: cancelledOn=${today()}\n`);
  expect(text).not.toMatch(/valid: |superseded|engano/);
});

test('a code is taken however it was typed', async () => {
  const { code, name } = await issueVerifiable(app, people);
  const slips = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
  for (const typed of [code, inGroups(code), slips, inGroups(slips), `%20${code}%20`, `${inGroups(code)}/`])
    expect((await visit(`/v/${typed}`)).text, typed).toContain(`number=${name}\n`);
  expect((await visit(`/V/${code}`)).text).toContain(`number=${name}\n`);
});

test('what is unknown, malformed or still being typeset is answered the same, to the byte', async () => {
  const { code } = await issueUnfinished(app, people);
  const [first, ...others] = await Promise.all(
    [
      newVerificationCode(),
      code,
      'x',
      unknownId,
      '..%2F..%2Fetc',
      'a/b/c',
      '%E2%80%AE',
      "'--",
      'A'.repeat(10_000),
      '%',
      '%zz',
      'A%FF',
    ].map((typed) => visit(`/v/${typed}`)),
  );
  expect(first?.status).toBe(404);
  expect(first?.text).toContain('missing: ');
  const same = ({ status, headers, text }: NonNullable<typeof first>) => {
    const { date: _date, 'x-request-id': _id, ...others } = Object.fromEntries(headers);
    return { status, text, headers: others };
  };
  for (const other of others) expect(same(other)).toEqual(first && same(first));
});

test('without a code it asks for one, and a code that is typed there leads to its address', async () => {
  for (const path of ['/v', '/v/', '/v?code=', '/v?code=%20', '/v?other=1', '/v?code=a&code=b']) {
    const { status, text } = await visit(path);
    expect([status, text.includes('asking: ')], path).toEqual([200, true]);
  }
  const { code } = await issueVerifiable(app, people);
  for (const typed of [code, ` ${code.toLowerCase()}`, `https://zelo.test/v/${inGroups(code)}`]) {
    const { status, headers } = await visit(`/v?code=${encodeURIComponent(typed)}`);
    expect([status, headers.get('location')]).toEqual([303, `/v/${inGroups(code)}`]);
  }
  const odd = await visit(`/v?code=${encodeURIComponent('//mal.test/?a#b')}`);
  expect(odd.headers.get('location')).toBe('/v/%2F%2Fmal.test%2F%3Fa%23b');
});

test('is kept by no cache, listed by no search engine, told to no other site, and sends nothing', async () => {
  const { code } = await issueVerifiable(app, people);
  for (const path of [`/v/${code}`, '/v/unknown', '/v', `/v?code=${code}`]) {
    const { headers } = await visit(path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('etag')).toBeNull();
  }
  const policy = (await visit(`/v/${code}`)).headers.get('content-security-policy')?.split(';');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'none'", "form-action 'self'"]));
  expect(policy?.join(';')).not.toContain("script-src 'self'");
});

test('behind a proxy, what is told as an address and is none counts as one network, however it is spelt', async () => {
  for (let at = 0; at < 300; at += 50) {
    const looks = Array.from({ length: 50 }, (_, more) => visit('/v/nothing', { from: `ninguem-${at + more}` }));
    await Promise.all(looks);
  }
  expect((await visit('/v/nothing', { from: 'outro' })).status).toBe(429);
  expect((await visit('/v/nothing', { from: '203.0.113.9' })).status).toBe(404);
});

test('behind a proxy, a validator is given an address that leads through it', async () => {
  const { code, accessCode } = await issueVerifiable(app, people);
  const path = `/v/${code}?_format=application/validador-iti+json&_secretCode=${accessCode}`;
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'zelo.clinica.test' };
  const body = (await (await fetch(`${app.url}${path}`, { headers })).json()) as ApiResponse['body'];
  expect(body.prescription.signatureFiles[0].url).toMatch(/^https:\/\/zelo\.clinica\.test\/api\//);
});

test('needs no session and is not changed by one', async () => {
  const { code } = await issueVerifiable(app, people);
  const { status } = await fetch(`${app.url}/v/${code}`, { headers: { authorization: `Bearer ${people.company}` } });
  expect(status).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect((await visit(`/v/${code}`, { method })).status, method).toBe(404);
});

test('one network may look so often for what is no document; a paper is shown all the same, to it and to others', async () => {
  const { code } = await issueVerifiable(app, people);
  for (let at = 0; at < 600; at += 50) {
    const codes = Array.from({ length: 50 }, (_, more) => (more % 2 ? code : `nothing-${at + more}`));
    const looks = codes.map((typed, host) => visit(`/v/${typed}`, { from: `2001:db8:1:2::${at + host}` }));
    expect(new Set((await Promise.all(looks)).map(({ status }) => status))).toEqual(new Set([200, 404]));
  }
  for (const path of ['/v/unknown', '/v/nothing-1']) {
    const refused = await visit(path, { from: '2001:db8:1:2:ffff::1' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.text).toMatch(
      /refused: title=Muitas verificações em pouco tempo; message=Muitas verificações a partir desta rede\. Tente novamente em \d+ minutos?\./,
    );
  }
  expect((await visit(`/v/${code}`, { from: '2001:db8:1:2:ffff::1' })).status).toBe(200);
  expect((await visit('/v/unknown', { from: '2001:db8:1:3::1' })).status).toBe(404);
  expect((await visit('/v', { from: '2001:db8:1:2:ffff::1' })).status, 'to ask is free').toBe(200);
});
