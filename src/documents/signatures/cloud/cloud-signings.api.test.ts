import { execFileSync } from 'node:child_process';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import { personalPair, revocationServer } from '../../../testing/certificates/brazilian-authority.ts';
import { cloudProvider } from '../../../testing/certificates/cloud-provider.ts';
import { makeSigningWorld } from '../../../testing/certificates/signing-world.ts';
import { makeProfessional, signInFirstAdmin } from '../../../testing/factories.ts';
import { issueDocument } from '../../../testing/issued.ts';
import { readSignature } from '../cms/read-signature.rules.ts';
import { sealedAuthorisations } from './sealed-authorisation.server.ts';

let world: Awaited<ReturnType<typeof makeSigningWorld>>;
let provider: Awaited<ReturnType<typeof cloudProvider>>;
beforeAll(async () => {
  provider = await cloudProvider('52998224725');
  world = await makeSigningWorld({ CLOUD_CERTIFICATES_URL: provider.setting });
});
afterAll(async () => {
  await world.stop();
  await provider.stop();
});

const damagedCertificate = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
const onlyKeys = { name: 'keyUsage', keyEncipherment: true };

/** One with a key of an elliptic curve, which the ICP-Brasil issues, too. */
function ellipticCertificate(): string {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '/dev/null'];
  const asked = ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=CURVA DE TESTE'];
  return execFileSync('openssl', asked, { encoding: 'utf8', stdio: 'pipe' });
}

const issue = async (count = 1) => {
  const { app, employee, doctor: token } = world;
  const ids: string[] = [];
  while (ids.length < count) ids.push((await issueDocument(app, { employee, token, kind: 'declaration' })).documentId);
  return ids;
};
const begin = (documentIds: readonly string[], as = world.doctor) =>
  world.app.call('POST', '/document-signatures/cloud', { as, body: { documentIds } });
const finish = ({ state, code }: { state: string; code: string }, as = world.doctor) =>
  world.app.call('POST', '/document-signatures/cloud/finish', { as, body: { state, code } });
const approved = async (ids: readonly string[]) => provider.approve((await begin(ids)).body.place);
const signature = async (id: string) =>
  (await world.app.call('GET', `/issued-documents/${id}`, { as: world.doctor })).body.document.signature;
const waiting = async (): Promise<string[]> =>
  (await world.app.call('GET', '/document-signatures/waiting', { as: world.doctor })).body.documents.map(
    ({ id }: { id: string }) => id,
  );
const rows = () => world.app.db.selectFrom('cloud_signings').selectAll().execute();

test('a holder authorises once, by PKCE and with their own CPF, and fifty are signed as with a certificate that is kept here', async () => {
  expect((await world.app.call('GET', '/document-signatures/cloud', { as: world.doctor })).body).toEqual({
    name: 'Nuvem de Teste',
  });
  const ids = await issue(50);
  const given = await approved(ids);
  expect(given.backTo).toBe('https://zelo.test/documents/sign/cloud');
  expect(given.asked).toMatchObject({
    ...{ response_type: 'code', client_id: 'zelo', code_challenge_method: 'S256' },
    ...{ scope: 'signature_session', login_hint: '52998224725' },
  });
  const answer = await finish(given);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ unsigned: [], againUntil: null, unstamped: null });
  expect(answer.body.signed).toHaveLength(50);
  const [id = ''] = ids;
  expect(readSignature(await world.open(id))).toMatchObject({ policy: '2.16.76.1.7.1.11.1.3' });
  expect(await signature(id)).toMatchObject({ holderName: 'PESSOA DE TESTE', issuerName: 'AC de Pessoas de Teste' });
  // Nothing is kept of what is used up, and it is good for nothing more.
  expect(await rows()).toEqual([]);
  expect((await finish(given)).status).toBe(404);
});

test('while the provider is down a document stays issued and unsigned; the same code signs it when it is back', async () => {
  const [id = ''] = await issue();
  const given = await approved([id]);
  expect(given.asked).toMatchObject({ scope: 'single_signature' });
  provider.be('down');
  const refused = await finish(given);
  expect([refused.status, refused.body.code]).toEqual([503, 'CLOUD_UNAVAILABLE']);
  expect(refused.body.message).toContain('continuam emitidos, sem assinatura');
  expect(await signature(id)).toBeNull();
  expect(await waiting()).toContain(id);
  provider.be('up');
  expect((await finish(given)).body).toMatchObject({ signed: [{ documentId: id }] });
  expect(await signature(id)).not.toBeNull();
});

test('what was authorised and not signed is taken up again by itself, sealed meanwhile, and in the trail as the holder’s', async () => {
  const ids = await issue(3);
  const given = await approved(ids);
  provider.be('deaf to signatures');
  const { body } = await finish(given);
  expect(body).toMatchObject({ signed: [], againUntil: expect.any(String) });
  expect(body.unsigned.map(({ reason }: { reason: string }) => reason)).toEqual(
    ids.map(() => expect.stringContaining('não respondeu: é tentado de novo sozinho até')),
  );
  const [row] = await rows();
  expect(row?.secret).toMatch(/^WkVMT1NFQUw/);
  const ofAnother = [
    ...parseEncryptionKeys(Buffer.alloc(32, 'another').toString('base64')),
    ...world.app.encryptionKeys,
  ];
  expect(await sealedAuthorisations.reseal(world.app.db, ofAnother)).toMatchObject({ resealed: 1 });
  expect((await rows())[0]?.secret).not.toBe(row?.secret);
  expect(await sealedAuthorisations.reseal(world.app.db, world.app.encryptionKeys.concat(ofAnother))).toMatchObject({
    resealed: 1,
  });
  await world.app.workDueJobs();
  expect(await signature(ids[0] ?? '')).toBeNull();
  provider.be('up');
  await world.app.workDueJobs(1_800_000);
  for (const id of ids) expect(await signature(id)).not.toBeNull();
  expect(await rows()).toEqual([]);
  const admin = await signInFirstAdmin(world.app);
  const { entries } = (await world.app.call('GET', '/audit?action=document-signed', { as: admin })).body;
  expect(entries[0]).toMatchObject({ subject: 'document', actorType: 'professional' });
});

test('a provider that stays down is asked every five minutes for as long as the authorisation holds', async () => {
  const [id = ''] = await issue();
  const given = await approved([id]);
  provider.be('deaf to signatures');
  await finish(given);
  const [row] = await rows();
  const key = row?.id ?? '';
  const dueNow = () =>
    world.app.db.updateTable('jobs').set({ due_at: new Date().toISOString() }).where('key', '=', key).execute();
  for (let times = 0; times < 15; times++) {
    await dueNow();
    await world.app.workDueJobs();
    const waits = await world.app.db.selectFrom('jobs').selectAll().where('key', '=', key).execute();
    expect(waits).toMatchObject([{ lease: null, set_aside_at: null, kind: 'cloud-signing' }]);
    expect(Date.parse(waits[0]?.due_at ?? '') - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  }
  provider.be('up');
  await dueNow();
  await world.app.workDueJobs();
  expect(await signature(id)).not.toBeNull();
  expect(await world.app.db.selectFrom('jobs').selectAll().where('key', '=', key).execute()).toEqual([]);
});

test('where the answer is lost, or the process dies once it is authorised, the same code is told how far it is, and the rest goes on', async () => {
  const ids = await issue(2);
  const given = await approved(ids);
  provider.be('deaf to signatures');
  await finish(given);
  provider.be('up');
  const again = await finish(given);
  expect([again.status, again.body.signed]).toEqual([200, []]);
  expect(again.body).toMatchObject({ againUntil: expect.any(String), unsigned: [{}, {}], unstamped: null });
  expect(again.body.unsigned[0].reason).toContain('é tentado de novo sozinho até');
  const [row] = await rows();
  // As a process leaves it that has died before it signed: the job was left with the authorisation.
  const left = await world.app.db
    .selectFrom('jobs')
    .selectAll()
    .where('key', '=', row?.id ?? '')
    .execute();
  expect(left).toMatchObject([{ kind: 'cloud-signing' }]);
  expect(Date.parse(left[0]?.created_at ?? '')).toBeLessThan(Date.parse(left[0]?.due_at ?? ''));
  await world.app.workDueJobs(600_000);
  for (const id of ids) expect(await signature(id)).not.toBeNull();
  expect(await rows()).toEqual([]);
});

test('of several certificates it is signed with that of the CPF which holds, whatever is named before it', async () => {
  const pem = (of: string, more = {}) => forge.pki.certificateToPem(personalPair(of, more).certificate);
  const ended = { from: new Date('2020-01-01'), until: new Date('2021-01-01') };
  provider.nameFirst([pem('12345678000195'), pem('52998224725', ended), ellipticCertificate(), damagedCertificate]);
  const [id = ''] = await issue();
  expect((await finish(await approved([id]))).body).toMatchObject({ signed: [{ documentId: id }] });
  provider.nameFirst([]);
});

test('an elliptic curve, a damaged certificate, and one that is not for signing are refused with 422', async () => {
  const cases = [
    [ellipticCertificate(), 'não é RSA'],
    [damagedCertificate, 'está danificado'],
    [
      forge.pki.certificateToPem(personalPair('52998224725', { usage: onlyKeys }).certificate),
      'não serve para assinar',
    ],
  ] as const;
  for (const [certificate, words] of cases) {
    provider.onlyHas([certificate]);
    const [id = ''] = await issue();
    const refused = await finish(await approved([id]));
    expect([refused.status, refused.body.code]).toEqual([422, 'CERTIFICATE_REFUSED']);
    expect(refused.body.message).toContain(words);
    expect(await rows()).toEqual([]);
  }
  provider.onlyHas(null);
});

test('where a signature does not hold, what was signed before it is told', async () => {
  const ids = await issue(3);
  const given = await approved(ids);
  provider.signWrongFrom(2);
  const { status, body } = await finish(given);
  provider.signWrongFrom(Number.POSITIVE_INFINITY);
  expect([status, body.signed.length, body.unsigned.length]).toEqual([200, 1, 2]);
  expect(await signature(ids[0] ?? '')).not.toBeNull();
  expect(await rows()).toEqual([]);
});

test('an authorisation that was taken back, or has ended, signs nothing more, and what it was for waits for a new one', async () => {
  for (const end of ['taken back', 'ended'] as const) {
    const [id = ''] = await issue();
    const given = await approved([id]);
    provider.be('deaf to signatures');
    await finish(given);
    provider.be('up');
    if (end === 'taken back') provider.revokeAll();
    else await world.app.db.updateTable('cloud_signings').set({ expires_at: new Date().toISOString() }).execute();
    await world.app.workDueJobs(3_600_000);
    expect(await signature(id), end).toBeNull();
    expect(await rows(), end).toEqual([]);
    expect(await waiting(), end).toContain(id);
  }
});

test('what came back is good for whoever was sent alone, and a wrong code for nobody', async () => {
  const [id = ''] = await issue();
  const given = await approved([id]);
  const other = (await makeProfessional(world.app, { cpf: '123.456.789-09' })).token;
  expect((await finish(given, other)).status).toBe(404);
  expect((await begin([id], other)).status).toBe(403);
  const wrong = await finish({ ...given, code: 'another' });
  expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringContaining('não aceitou a autorização')]);
  expect((await finish(given)).status).toBe(404);
  expect(await signature(id)).toBeNull();
});

test('a certificate of another CPF, and one that is revoked, is refused with 422', async () => {
  const lists = await revocationServer();
  const another = await cloudProvider('12345678909');
  const revoked = await cloudProvider('52998224725', { list: lists.address('cloud') });
  lists.revoke(revoked.serial);
  try {
    for (const [one, words] of [
      [another, 'O certificado é do CPF 123.456.789-09'],
      [revoked, 'foi revogado por quem o emitiu'],
    ] as const) {
      const own = await makeSigningWorld({ CLOUD_CERTIFICATES_URL: one.setting });
      const { documentId } = await issueDocument(own.app, { employee: own.employee, token: own.doctor, kind: 'aso' });
      const at = { as: own.doctor, body: { documentIds: [documentId] } };
      const { state, code } = one.approve((await own.app.call('POST', '/document-signatures/cloud', at)).body.place);
      const refused = await own.app.call('POST', '/document-signatures/cloud/finish', {
        as: own.doctor,
        body: { state, code },
      });
      expect([refused.status, refused.body.code]).toEqual([422, 'CERTIFICATE_REFUSED']);
      expect(refused.body.message).toContain(words);
      expect(await own.app.db.selectFrom('cloud_signings').selectAll().execute()).toEqual([]);
      await own.stop();
    }
  } finally {
    await Promise.all([lists.stop(), another.stop(), revoked.stop()]);
  }
});

test('without a provider there is none to sign with', async () => {
  const plain = await makeSigningWorld();
  try {
    const provided = await plain.app.call('GET', '/document-signatures/cloud', { as: plain.doctor });
    expect(provided.body).toEqual({ name: null });
  } finally {
    await plain.stop();
  }
});
