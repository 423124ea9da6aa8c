import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyFiles } from '../../backup/verify-files.server.ts';
import { personalFile, serialOf } from '../../testing/certificates/brazilian-authority.ts';
import { makeSigningWorld } from '../../testing/certificates/signing-world.ts';
import { certificatePassword } from '../../testing/certificates/test-authority.ts';
import { makeProfessional, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { documentKey } from '../documents.rules.ts';
import type { FormKind } from '../forms/registry.ts';
import { readSignature } from './cms/read-signature.rules.ts';

let world: Awaited<ReturnType<typeof makeSigningWorld>>;
beforeAll(async () => {
  world = await makeSigningWorld();
});
afterAll(() => world.stop());

const issue = async (kind: FormKind = 'aso') => {
  const { app, employee, doctor: token } = world;
  return (await issueDocument(app, { employee, token, kind })).documentId;
};
const read = async (id: string, as = world.doctor) =>
  (await world.app.call('GET', `/issued-documents/${id}`, { as })).body.document;

test('what is signed is given in the place of what was issued, which it begins with, to the company, too', async () => {
  const id = await issue();
  const issued = await world.open(id);
  expect((await read(id)).signature).toBeNull();
  const answer = await world.sign([id]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ signed: [{ documentId: id }], unsigned: [], isRevocationKnown: true });
  const { signature, sha256 } = await read(id);
  expect(signature).toMatchObject({ holderName: 'PESSOA DE TESTE', issuerName: 'AC de Pessoas de Teste' });
  for (const as of [world.doctor, world.company]) {
    const signed = await world.open(id, as);
    expect(signed.subarray(0, issued.length).equals(issued)).toBe(true);
    expect(hash('sha256', signed)).toBe(signature.sha256);
    expect(hash('sha256', signed.subarray(0, issued.length))).toBe(sha256);
    expect(readSignature(signed)).toMatchObject({ policy: '2.16.76.1.7.1.11.1.3' });
  }
  expect((await verifyFiles(world.app.db, world.app.storage)).unsound).toEqual({});
  const admin = await signInFirstAdmin(world.app);
  const { entries } = (await world.app.call('GET', '/audit?action=document-signed', { as: admin })).body;
  expect(entries[0]).toMatchObject({ subject: 'document', subjectId: id });
  expect(JSON.stringify(entries)).not.toContain(certificatePassword);
});

test('OpenSSL finds the signature valid up to the root, and not for other bytes', async () => {
  const id = await issue();
  await world.sign([id]);
  const signed = await world.open(id);
  const [, begin = 0, end = 0] = (/\/ByteRange \[0 (\d+) (\d+) \d+\]/.exec(signed.toString('latin1')) ?? []).map(
    Number,
  );
  const folder = mkdtempSync(join(tmpdir(), 'zelo-cms-'));
  const at = (name: string) => join(folder, name);
  writeFileSync(at('cms'), Buffer.from(signed.subarray(begin + 1, end - 1).toString(), 'hex'));
  const verify = (data: Buffer) => {
    writeFileSync(at('data'), data);
    const trusted = ['-CAfile', join(world.folder, 'raiz.crt'), '-purpose', 'any'];
    const of = ['-inform', 'DER', '-in', at('cms'), '-content', at('data'), '-binary', '-out', at('out')];
    return execFileSync('openssl', ['cms', '-verify', ...of, ...trusted], { stdio: 'pipe' });
  };
  const data = Buffer.concat([signed.subarray(0, begin), signed.subarray(end)]);
  expect(() => verify(data)).not.toThrow();
  data[100] = (data[100] ?? 0) ^ 1;
  expect(() => verify(data)).toThrow(/digest|verification failure/i);
  rmSync(folder, { recursive: true });
});

test('the signature is of the document, leaves room for fields alone, and says no time but the one that everybody reads', async () => {
  const id = await issue();
  await world.sign([id]);
  const signed = (await world.open(id)).toString('latin1');
  expect(signed).toContain('/SubFilter /ETSI.CAdES.detached');
  expect(signed).toMatch(/\/TransformMethod \/DocMDP \/TransformParams <<[^>]*\/P 2/);
  const [, moment = ''] = /\/M \(D:(\d{14})\+00'00'\)/.exec(signed) ?? [];
  const { signedAt } = (await read(id)).signature;
  expect(moment).toBe(signedAt.replace(/\D/g, '').slice(0, 14));
  // 1.2.840.113549.1.9.5, signing-time, is not for PAdES.
  const [, cms = ''] = /\/Contents <([0-9a-f]+)>/.exec(signed) ?? [];
  expect(cms).not.toContain('06092a864886f70d010905');
});

test('a byte that was flipped is found, and so is what was added', async () => {
  const id = await issue();
  await world.sign([id]);
  const signed = await world.open(id);
  for (const at of [20, 1_000, signed.length - 200]) {
    const other = Buffer.from(signed);
    other[at] = (other[at] ?? 0) ^ 1;
    expect(readSignature(other)).toMatch(/altered|part|none/);
  }
  expect(readSignature(Buffer.concat([signed, Buffer.from('\n')]))).toBe('part');
  expect(readSignature(signed.subarray(0, 40_000))).toBe('none');
});

test('fifty are signed by one password, each once however often that is asked, also at the same time', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 50; count++) ids.push(await issue('declaration'));
  const waiting = (await world.app.call('GET', '/document-signatures/waiting', { as: world.doctor })).body;
  expect(waiting.documents.map((one: { id: string }) => one.id)).toEqual(expect.arrayContaining(ids));
  const answers = await Promise.all([world.sign(ids), world.sign(ids.slice(0, 5))]);
  expect(answers.map(({ body }) => body.signed.length)).toEqual([50, 5]);
  const first = await read(ids[0] ?? '');
  expect((await world.sign(ids)).body.signed).toHaveLength(50);
  expect(await read(ids[0] ?? '')).toEqual(first);
  const rows = await world.app.db
    .selectFrom('document_signatures')
    .select('id')
    .where('document_id', 'in', ids)
    .execute();
  expect(rows).toHaveLength(50);
  const after = (await world.app.call('GET', '/document-signatures/waiting', { as: world.doctor })).body;
  expect(after.documents.map((one: { id: string }) => one.id)).not.toEqual(expect.arrayContaining([ids[0]]));
});

test('only who has issued a document signs it, and nobody the special prescription', async () => {
  const id = await issue();
  const other = (await makeProfessional(world.app, { cpf: '123.456.789-09' })).token;
  const refused = await world.sign([id], { as: other });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('foi emitido por Zenóbia Prates: só quem emite um documento o assina'),
  ]);
  for (const as of [world.company, await signInFirstAdmin(world.app)])
    expect((await world.sign([id], { as })).status).toBe(403);
  const prescription = await world.sign([id, await issue('prescription')]);
  expect([prescription.status, prescription.body.message]).toEqual([403, expect.stringContaining('assine à mão')]);
  expect((await read(id)).signature).toBeNull();
  expect((await world.sign([unknownId])).status).toBe(404);
  expect((await world.sign([])).status).toBe(400);
  expect((await world.sign(Array(101).fill(id))).status).toBe(400);
});

test('what no longer stands stays unsigned and says why, while the others are signed', async () => {
  const [cancelled, good] = [await issue(), await issue()];
  const body = { reason: 'Emitido por engano' };
  await world.app.call('PUT', `/issued-documents/${cancelled}/cancel`, { as: world.doctor, body });
  const { signed, unsigned } = (await world.sign([cancelled, good])).body;
  expect(signed).toMatchObject([{ documentId: good }]);
  expect(unsigned).toMatchObject([{ documentId: cancelled, reason: expect.stringContaining('cancelado') }]);
});

test('what was altered since it was issued is not signed', async () => {
  const id = await issue();
  const row = await world.app.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const key = documentKey({ companyId: row.company_id, employeeId: row.employee_id, id });
  const bytes = await buffer(await world.app.storage.read(key));
  bytes[3_000] = (bytes[3_000] ?? 0) ^ 1;
  await world.app.storage.remove(key);
  const { Readable } = await import('node:stream');
  await world.app.storage.write(key, Readable.from([bytes]), bytes.length);
  const { signed, unsigned } = (await world.sign([id])).body;
  expect([signed, unsigned]).toEqual([
    [],
    [expect.objectContaining({ reason: expect.stringContaining('foi alterado') })],
  ]);
  expect((await read(id)).signature).toBeNull();
});

test('a wrong password, no certificate, and one that was revoked since sign nothing', async () => {
  const id = await issue();
  const wrong = await world.sign([id], { password: 'outra' });
  expect([wrong.status, wrong.body.data.issues[0].path]).toEqual([400, 'password']);
  const file = personalFile('52998224725', { list: world.lists.address('later') });
  await world.keep(file);
  world.lists.revoke(serialOf(file, certificatePassword));
  // What was learnt of a list holds for an hour: another process has not learnt it.
  const again = personalFile('52998224725', { list: world.lists.address('anew') });
  await world.app.db.deleteFrom('personal_certificates').execute();
  const none = await world.sign([id]);
  expect([none.status, none.body.message]).toEqual([409, expect.stringContaining('ainda não guardou')]);
  world.lists.revoke(serialOf(again, certificatePassword));
  const refused = await world.keep(again);
  expect([refused.status, refused.body.code]).toEqual([422, 'CERTIFICATE_REFUSED']);
  expect((await read(id)).signature).toBeNull();
});

test('a certificate that was kept and is revoked since signs nothing more', async () => {
  const id = await issue();
  const file = personalFile('52998224725', { list: world.lists.address('since') });
  // It is kept while the list does not answer; what a list has said holds for an hour.
  world.lists.goDown();
  expect((await world.keep(file)).status).toBe(200);
  world.lists.revoke(serialOf(file, certificatePassword));
  world.lists.comeBack();
  const refused = await world.sign([id]);
  expect([refused.status, refused.body.code]).toEqual([422, 'CERTIFICATE_REFUSED']);
  expect(refused.body.message).toContain('foi revogado por quem o emitiu');
  expect((await read(id)).signature).toBeNull();
});

test('ten wrong passwords of a certificate are too many for a session, and shut out no other, not even of the same person', async () => {
  const id = await issue();
  expect((await world.keep(personalFile('52998224725', { list: world.lists.address('limit') }))).status).toBe(200);
  const { email, password } = world;
  const session = async () => (await world.app.call('POST', '/login', { body: { email, password } })).body.token;
  const [guesser, honest] = [await session(), await session()];
  for (let tries = 0; tries < 10; tries++)
    expect((await world.sign([id], { as: guesser, password: `senha ${tries}` })).status).toBe(400);
  const late = await world.app.call('POST', '/document-signatures', {
    ...{ as: guesser, body: { documentIds: [id], password: certificatePassword } },
  });
  expect([late.status, late.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(late.body.message).toContain('Muitas tentativas com a senha do certificado');
  expect((await world.sign([id], { as: honest })).body.signed).toHaveLength(1);
});

test('as the settings say, a signature calls itself by the filter of the ICP-Brasil, and holds', async () => {
  const own = await makeSigningWorld({ SIGNATURE_FILTER: 'PBAD_PAdES' });
  const { documentId } = await issueDocument(own.app, { employee: own.employee, token: own.doctor, kind: 'aso' });
  await own.sign([documentId]);
  const signed = await own.open(documentId);
  expect(signed.toString('latin1')).toContain('/Filter /PBAD_PAdES /SubFilter /PBAD.PAdES');
  expect(readSignature(signed)).toMatchObject({ policy: '2.16.76.1.7.1.11.1.3' });
  await own.stop();
});
