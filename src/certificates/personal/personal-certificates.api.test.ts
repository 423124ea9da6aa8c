import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { parseEncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import {
  authoritiesFolder,
  personalFile,
  revocationServer,
  serialOf,
} from '../../testing/certificates/brazilian-authority.ts';
import { certificateFile, certificatePassword } from '../../testing/certificates/test-authority.ts';
import { makeCompany, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { certificateExpiryJob } from '../certificate-expiry-job.server.ts';
import { pkcs12Problems } from '../pkcs12/opened-pkcs12.server.ts';
import { noAuthorities } from '../trust/authorities.server.ts';
import { sealedFiles } from './sealed-file.server.ts';

const keyOf = (text: string) => Buffer.alloc(32, text).toString('base64');
const own = '/certificates/own';
const cpf = '529.982.247-25';
const digits = '52998224725';

let app: TestApp;
let folder: string;
let doctor: string;
let lists: Awaited<ReturnType<typeof revocationServer>>;
beforeAll(async () => {
  folder = authoritiesFolder();
  lists = await revocationServer();
  app = await startApp({ ENCRYPTION_KEYS: keyOf('of certificates'), ICP_BRASIL_DIR: folder });
  doctor = (await makeProfessional(app, { cpf })).token;
});
afterAll(async () => {
  await app.stop();
  await lists.stop();
  rmSync(folder, { recursive: true });
});

const body = (file: string, fields: object = {}) => ({ file, password: certificatePassword, ...fields });
const keep = (as: string, file: string, fields: object = {}) => app.call('PUT', own, { as, body: body(file, fields) });
const row = () => app.db.selectFrom('personal_certificates').selectAll().executeTakeFirstOrThrow();

test('a professional keeps their own certificate, sealed in its own password and by the house, and reads it back without either', async () => {
  expect((await app.call('GET', own, { as: doctor })).body).toEqual({ certificate: null, hasKeys: true });
  const file = personalFile(digits);
  const kept = await keep(doctor, file);
  expect(kept.status).toBe(200);
  expect(kept.body.certificate).toMatchObject({
    ...{ holderName: 'PESSOA DE TESTE', issuerName: 'AC de Pessoas de Teste', version: 1 },
  });
  const there = await row();
  expect(there.file).not.toContain(file.slice(0, 200));
  expect(sealedFiles.open(there.id, there.file, app.encryptionKeys)).toBe(file);
  expect(JSON.stringify([there, kept.body])).not.toContain(certificatePassword);
  const again = await keep(doctor, personalFile(digits), { version: 1 });
  expect(again.body.certificate.version).toBe(2);
  expect((await keep(doctor, personalFile(digits), { version: 1 })).status).toBe(409);
});

test('another’s certificate is refused with 422 at the file, with what to do, and so is a company’s', async () => {
  const said = async (file: string) => {
    const { status, body: answer } = await keep(doctor, file);
    expect(status).toBe(422);
    expect(answer.code).toBe('CERTIFICATE_REFUSED');
    expect(answer.data.issues[0].path).toBe('file');
    return answer.data.issues[0].message;
  };
  expect(await said(personalFile('12345678909'))).toBe(
    'O certificado é do CPF 123.456.789-09, e o do seu cadastro é 529.982.247-25: envie o seu próprio e-CPF ou, se o cadastro estiver errado, peça à administração que o corrija.',
  );
  expect(await said(personalFile('11222333000181'))).toContain('um documento é assinado por uma pessoa');
  expect(await said(certificateFile(digits))).toContain('não leva a uma raiz da ICP-Brasil');
  expect(await said(personalFile(digits, { isAlone: true }))).toContain('complete a pasta das raízes');
  expect(await said(personalFile(digits, { until: new Date(Date.now() - 1_000) }))).toContain('venceu em');
  expect(await said(personalFile(digits, { from: new Date(Date.now() + 3_600_000) }))).toContain('ainda não vale');
});

test('a wrong password and a file that is none are refused at their fields', async () => {
  const wrong = await keep(doctor, personalFile(digits), { password: 'outra' });
  expect([wrong.status, wrong.body.data.issues[0]]).toEqual([
    400,
    { path: 'password', message: pkcs12Problems.password },
  ]);
  const none = await keep(doctor, Buffer.from('nada').toString('base64'));
  expect([none.status, none.body.data.issues[0].path]).toEqual([400, 'file']);
});

test('a revoked certificate is refused; one whose list does not answer is kept', async () => {
  const file = personalFile(digits, { list: lists.address('one') });
  expect((await keep(doctor, file)).status).toBe(200);
  const other = personalFile(digits, { list: lists.address('two') });
  lists.revoke(serialOf(other, certificatePassword));
  const refused = await keep(doctor, other);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toContain('foi revogado por quem o emitiu');
  lists.goDown();
  expect((await keep(doctor, personalFile(digits, { list: lists.address('three') }))).status).toBe(200);
});

test('who has no clinical access, a company and an administrator have none; what is kept and removed is in the trail', async () => {
  const others = [
    (await makeCompany(app)).token,
    (await makeProfessional(app, { access: 'reception' })).token,
    await signInFirstAdmin(app),
  ];
  for (const as of others) {
    expect((await app.call('GET', own, { as })).status).toBe(403);
    expect((await keep(as, personalFile(digits))).status).toBe(403);
    expect((await app.call('DELETE', own, { as, body: {} })).status).toBe(403);
  }
  const { version } = await row();
  expect((await app.call('DELETE', own, { as: doctor, body: { version: version - 1 } })).status).toBe(409);
  expect((await app.call('DELETE', own, { as: doctor, body: { version } })).status).toBe(204);
  expect((await app.call('DELETE', own, { as: doctor, body: {} })).status).toBe(404);
  const { entries } = (await app.call('GET', '/audit?subject=certificate', { as: others[2] ?? '' })).body;
  const done = entries.map(({ action }: { action: string }) => action).filter((action: string) => action !== 'refused');
  expect([done[0], done.at(-1)]).toEqual(['deleted', 'created']);
});

test('the holder is told thirty days before the end, once, and nobody else', async () => {
  const other = (await makeProfessional(app)).token;
  const ends = (days: number) => ({ until: new Date(`${daysAfter(today(), days)}T12:00:00Z`) });
  const told = async (as: string) => {
    await enqueue(app.db, certificateExpiryJob, {});
    await app.workDueJobs();
    const { notifications } = (await app.call('GET', '/notifications', { as })).body;
    return notifications.filter(({ text }: { text: string }) => text.startsWith('O seu certificado digital vence'));
  };
  await keep(doctor, personalFile(digits, ends(32)));
  expect(await told(doctor)).toEqual([]);
  await keep(doctor, personalFile(digits, ends(20)));
  await told(doctor);
  expect(await told(doctor)).toMatchObject([{ path: '/settings' }]);
  expect(await told(other)).toEqual([]);
});

test('without keys, and without anybody who is trusted, none is kept, and who sends one reads what to do', async () => {
  for (const [settings, words] of [
    [{ ENCRYPTION_KEYS: '' }, 'define ENCRYPTION_KEYS'],
    [{ ENCRYPTION_KEYS: keyOf('of certificates') }, noAuthorities],
  ] as const) {
    const plain = await startApp(settings);
    try {
      const as = (await makeProfessional(plain, { cpf })).token;
      const refused = await plain.call('PUT', own, { as, body: body(personalFile(digits)) });
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain(words);
    } finally {
      await plain.stop();
    }
  }
});

test('files come under a new key, and one whose key is lost stays as it was', async () => {
  const [next] = parseEncryptionKeys(keyOf('another'));
  if (!next) throw new Error('no key');
  expect(await sealedFiles.reseal(app.db, [next, ...app.encryptionKeys])).toMatchObject({ resealed: 1 });
  const { id, file } = await row();
  expect(sealedFiles.open(id, file, [next])).toMatch(/^MI/);
  const lost = await sealedFiles.reseal(app.db, parseEncryptionKeys(keyOf('a third')));
  expect([lost.resealed, lost.failed.size]).toEqual([0, 1]);
});
