import { afterAll, beforeAll, expect, test } from 'vitest';
import { cpfDigits } from '../platform/contract/check-digits.ts';
import { daysAfter, today } from '../platform/contract/dates.ts';
import { registrationKindOf } from '../platform/contract/registration/registration-kind.rules.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { oldFile } from '../testing/certificates/old-file.ts';
import { certificateFile, certificatePassword } from '../testing/certificates/test-authority.ts';
import { makeCompany, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { certificateExpiryJob } from './certificate-expiry-job.server.ts';
import { findSignerOf } from './certificate-lookups.server.ts';
import { pkcs12Problems } from './pkcs12/opened-pkcs12.server.ts';
import { sealedPairs } from './sealed-pair.server.ts';

const keyOf = (text: string) => Buffer.alloc(32, text).toString('base64');

let app: TestApp;
let admin: string;
let doctor: string;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: keyOf('of certificates') });
  admin = await signInFirstAdmin(app);
  doctor = (await makeProfessional(app)).token;
});
afterAll(() => app.stop());

const company = (cnpj: string) => makeCompany(app, { cnpj, registrationKind: registrationKindOf(cnpj) });
const body = (file: string, fields: object = {}) => ({ file, password: certificatePassword, ...fields });
const ofCompany = (id: string) => `/certificates/company/${id}`;

test('a company keeps its own certificate: of its root, also with letters, read back without its key', async () => {
  const { token, companyId } = await company('12.ABC.345/01DE-35');
  expect((await app.call('GET', ofCompany(companyId), { as: token })).body).toEqual({
    certificate: null,
    hasKeys: true,
  });
  const file = certificateFile('12ABC345000188');
  const kept = await app.call('PUT', ofCompany(companyId), { as: token, body: body(file) });
  expect(kept.status).toBe(200);
  expect(kept.body.certificate).toMatchObject({
    ...{ companyId, holder: '12ABC345000188', holderName: 'TITULAR DE TESTE', issuerName: 'AC de Teste', version: 1 },
  });
  const row = await app.db
    .selectFrom('certificates')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('PRIVATE KEY');
  expect(JSON.stringify(kept.body)).not.toContain(row.pair);
  const signer = await findSignerOf(app.db, app.encryptionKeys, companyId);
  expect(signer?.pair.key).toContain('PRIVATE KEY');
  expect(signer?.pair.chain).toHaveLength(1);
});

test.each([
  ['another CNPJ', '11.222.333/0001-81', '54550752000155', 'O certificado é de 54.550.752/0001-55'],
  ['a person, for a company', '33.014.556/0001-96', '52998224725', 'O certificado é de 529.982.247-25'],
  ['another person, for who employs', '529.982.247-25', '12345678909', 'e o empregador é CPF 529.982.247-25'],
])('the certificate of %s is refused', async (_whose, number, holder, words) => {
  const { companyId, token } = await company(number);
  const refused = await app.call('PUT', ofCompany(companyId), { as: token, body: body(certificateFile(holder)) });
  expect(refused.status).toBe(400);
  expect(refused.body.data.issues[0].path).toBe('file');
  expect(refused.body.data.issues[0].message).toContain(words);
});

test('who employs by a CAEPF signs with the certificate of the CPF that it says', async () => {
  const { companyId, token } = await company('293.118.610/001-84');
  const cpf = `293118610${cpfDigits('293118610')}`;
  const kept = await app.call('PUT', ofCompany(companyId), { as: token, body: body(certificateFile(cpf)) });
  expect(kept.body.certificate.holder).toBe(cpf);
  const other = await app.call('PUT', ofCompany(companyId), { as: token, body: body(certificateFile('52998224725')) });
  expect(other.status).toBe(400);
});

test('a file is refused at its field, with what to do', async () => {
  const { companyId, token } = await company('54.550.752/0001-55');
  const tried = async (sent: object) => {
    const { status, body: said } = await app.call('PUT', ofCompany(companyId), { as: token, body: sent });
    expect(status).toBe(400);
    return [said.data.issues[0].path, said.data.issues[0].message];
  };
  const good = certificateFile('54550752000155');
  expect(await tried(body(good, { password: 'outra' }))).toEqual(['password', pkcs12Problems.password]);
  expect(await tried(body(Buffer.from('não é um certificado').toString('base64')))).toEqual([
    'file',
    pkcs12Problems.damaged,
  ]);
  expect(await tried(body(good.slice(0, 400)))).toEqual(['file', pkcs12Problems.damaged]);
  expect(await tried(body(certificateFile(null)))).toEqual(['file', pkcs12Problems.holder]);
  const notSigning = { name: 'keyUsage', keyEncipherment: true };
  expect(await tried(body(certificateFile('54550752000155', {}, notSigning)))).toEqual(['file', pkcs12Problems.usage]);
  const past = { until: new Date(Date.now() - 1_000) };
  expect((await tried(body(certificateFile('54550752000155', past))))[1]).toContain('já venceu');
  const ahead = { from: new Date(Date.now() + 3_600_000) };
  expect((await tried(body(certificateFile('54550752000155', ahead))))[1]).toContain('ainda não vale');
});

test('a file with the old ciphers is opened, too', async () => {
  const { companyId, token } = await company('12.ABC.345/0002-09');
  const kept = await app.call('PUT', ofCompany(companyId), { as: token, body: oldFile });
  expect(kept.body.certificate).toMatchObject({ holder: '12ABC34501DE35', holderName: 'PADARIA AURORA LTDA' });
});

test('the practice’s certificate signs for a company that has none of its own, and is replaced and removed by version', async () => {
  const file = certificateFile('11222333000181');
  const first = await app.call('PUT', '/certificates/practice', { as: doctor, body: body(file) });
  expect(first.body.certificate).toMatchObject({ companyId: null, version: 1 });
  const { companyId } = await company('11.444.777/0001-61');
  expect((await findSignerOf(app.db, app.encryptionKeys, companyId))?.holder).toBe('11222333000181');
  const again = body(certificateFile('11222333000181'), { version: 1 });
  const as = (await makeProfessional(app)).token;
  expect((await app.call('PUT', '/certificates/practice', { as, body: again })).body.certificate.version).toBe(2);
  expect((await app.call('PUT', '/certificates/practice', { as: doctor, body: again })).status).toBe(409);
  expect((await app.call('DELETE', '/certificates/practice', { as: doctor, body: { version: 1 } })).status).toBe(409);
  expect((await app.call('DELETE', '/certificates/practice', { as: doctor, body: { version: 2 } })).status).toBe(204);
  expect((await app.call('DELETE', '/certificates/practice', { as: doctor, body: {} })).status).toBe(404);
  expect(await findSignerOf(app.db, app.encryptionKeys, companyId)).toBeNull();
  const { entries } = (await app.call('GET', '/audit?subject=certificate', { as: admin })).body;
  type Entry = { companyId?: string | null; action: string };
  const ofPractice = entries.filter(({ companyId: of, action }: Entry) => !of && action !== 'refused');
  const actions = ofPractice.map(({ action }: Entry) => action);
  expect(actions.slice(0, 3)).toEqual(['deleted', 'updated', 'created']);
});

test('nobody reaches the certificate of another, nor an administrator or the reception any', async () => {
  const { companyId } = await company('04.252.011/0001-10');
  const other = (await makeCompany(app)).token;
  const reception = (await makeProfessional(app, { access: 'reception' })).token;
  const practice = '/certificates/practice';
  for (const [who, as, path, status] of [
    ['another company', other, ofCompany(companyId), 404],
    ['a company', other, practice, 403],
    ['a professional', doctor, ofCompany(companyId), 403],
    ['an administrator', admin, ofCompany(companyId), 403],
    ['an administrator', admin, practice, 403],
    ['the reception', reception, ofCompany(companyId), 403],
    ['the reception', reception, practice, 403],
  ] as const) {
    const keep = { as, body: body(certificateFile('04252011000110')) };
    for (const [method, call] of [
      ['GET', { as }],
      ['PUT', keep],
      ['DELETE', { as, body: {} }],
    ] as const) {
      expect((await app.call(method, path, call)).status, `${who}: ${method} ${path}`).toBe(status);
    }
  }
});

test('without keys no certificate is kept, and who sends one reads what to do', async () => {
  const plain = await startApp({ ENCRYPTION_KEYS: '' });
  try {
    const as = (await makeProfessional(plain)).token;
    const refused = await plain.call('PUT', '/certificates/practice', {
      as,
      body: body(certificateFile('11222333000181')),
    });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('define ENCRYPTION_KEYS (openssl rand -base64 32)');
    expect((await plain.call('GET', '/certificates/practice', { as })).body).toEqual({
      certificate: null,
      hasKeys: false,
    });
  } finally {
    await plain.stop();
  }
});

const ends = (days: number) => ({ until: new Date(`${daysAfter(today(), days)}T12:00:00Z`) });

/** What somebody has been told of certificates, once the end of each has been looked at. */
async function told(as: string): Promise<{ text: string; path: string }[]> {
  await enqueue(app.db, certificateExpiryJob, {});
  await app.workDueJobs();
  const { notifications } = (await app.call('GET', '/notifications', { as })).body;
  return notifications.filter(({ text }: { text: string }) => text.startsWith('O certificado digital'));
}

test('a company is told thirty days before its certificate ends, once, and of the next one again', async () => {
  const { token, companyId } = await company('60.746.948/0001-12');
  const keep = (days: number) =>
    app.call('PUT', ofCompany(companyId), { as: token, body: body(certificateFile('60746948000112', ends(days))) });
  await keep(32);
  expect(await told(token)).toEqual([]);
  await keep(20);
  expect(await told(token)).toHaveLength(1);
  const [notice] = await told(token);
  expect(notice).toMatchObject({ path: '/settings' });
  expect(notice?.text).toContain('da empresa vence em');
  await keep(10);
  expect(await told(token)).toHaveLength(2);
  for (const other of [doctor, admin]) expect(await told(other)).toEqual([]);
});

test('the professionals are told that the practice’s certificate ends, and nobody else', async () => {
  const other = (await makeCompany(app)).token;
  const reception = (await makeProfessional(app, { access: 'reception' })).token;
  const kept = body(certificateFile('11222333000181', ends(20)));
  expect((await app.call('PUT', '/certificates/practice', { as: doctor, body: kept })).status).toBe(200);
  const [notice, ...more] = await told(doctor);
  expect(notice).toMatchObject({ path: '/settings' });
  expect(notice?.text).toContain('da clínica vence em');
  expect(more).toEqual([]);
  for (const as of [other, reception, admin]) expect(await told(as)).toEqual([]);
});

test('pairs come under a new key, and one whose key is lost stays as it was', async () => {
  const { companyId, token } = await company('33.000.167/0001-01');
  await app.call('PUT', ofCompany(companyId), { as: token, body: body(certificateFile('33000167000101')) });
  const { parseEncryptionKeys } = await import('../platform/storage/encryption-keys.server.ts');
  const [next] = parseEncryptionKeys(keyOf('another'));
  if (!next) throw new Error('no key');
  const { resealed, failed } = await sealedPairs.reseal(app.db, [next, ...app.encryptionKeys]);
  expect(resealed).toBeGreaterThan(0);
  expect(failed.size).toBe(0);
  expect((await findSignerOf(app.db, [next], companyId))?.holder).toBe('33000167000101');
  const lost = await sealedPairs.reseal(app.db, parseEncryptionKeys(keyOf('a third')));
  expect(lost).toMatchObject({ resealed: 0 });
  expect(lost.failed.size).toBe(resealed);
});
