import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDocuments } from '../../../backup/verify-documents.server.ts';
import { personalFile, revocationServer, serialOf } from '../../../testing/certificates/brazilian-authority.ts';
import { makeSigningWorld } from '../../../testing/certificates/signing-world.ts';
import { certificatePassword } from '../../../testing/certificates/test-authority.ts';
import { timeStampAuthority } from '../../../testing/certificates/time-stamp-authority.ts';
import { issueDocument } from '../../../testing/issued.ts';
import { issueVerifiable } from '../../../testing/verification/verifiable.ts';
import { lookUp } from '../../verification/look-up.server.ts';
import { type ReadSignature, readSignature } from '../cms/read-signature.rules.ts';
import { lasting } from '../pdf/lasting.rules.ts';
import { stampWords } from '../signatures.labels.ts';
import { askTimeStamp } from './ask-time-stamp.server.ts';
import { enqueueUnstamped } from './stamp-job.server.ts';

let world: Awaited<ReturnType<typeof makeSigningWorld>>;
let tsa: Awaited<ReturnType<typeof timeStampAuthority>>;
let tsaLists: Awaited<ReturnType<typeof revocationServer>>;
let folder: string;
beforeAll(async () => {
  tsaLists = await revocationServer();
  tsa = await timeStampAuthority({ list: tsaLists.address('stamps') });
  world = await makeSigningWorld({ TSA_URL: tsa.url });
  folder = mkdtempSync(join(tmpdir(), 'zelo-stamps-'));
});
afterAll(async () => {
  await world.stop();
  await tsa.stop();
  await tsaLists.stop();
  rmSync(folder, { recursive: true });
});

const issue = async () => {
  const { app, employee, doctor: token } = world;
  return (await issueDocument(app, { employee, token, kind: 'aso' })).documentId;
};
const about = async (id: string) =>
  (await world.app.call('GET', `/issued-documents/${id}`, { as: world.doctor })).body.document.signature;
const read = (bytes: Buffer) => {
  const found = readSignature(bytes);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const one = <Of>(of: Of | null): Of => {
  if (of === null) throw new Error('nothing was found');
  return of;
};
const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });
const verified = () =>
  verifyDocuments({ db: world.app.db, storage: world.app.storage, keys: world.app.encryptionKeys });

/** What OpenSSL says of a time stamp, in hexadecimal, of these bytes. */
function stampSays(token: string, of: Buffer): string {
  const at = (name: string) => join(folder, name);
  writeFileSync(at('token'), Buffer.from(token, 'hex'));
  writeFileSync(at('data'), of);
  const trusted = ['-CAfile', join(world.folder, 'raiz.crt'), '-untrusted', tsa.between];
  return run('openssl', 'ts', '-verify', '-in', at('token'), '-token_in', '-data', at('data'), ...trusted);
}

/** The time stamp among what was added to the signature itself. */
function tokenOf(bytes: Buffer): string {
  const [, cms = ''] = /\/Contents <([0-9a-f]+)>/.exec(bytes.toString('latin1')) ?? [];
  // 1.2.840.113549.1.9.16.2.14, and the set that holds the one
  const at = cms.indexOf('060b2a864886f70d010910020e');
  const set = cms.slice(at + 26);
  return set.slice(set.startsWith('3182') ? 8 : 6);
}

function pdfsigSays(bytes: Buffer): string {
  writeFileSync(join(folder, 'signed.pdf'), bytes);
  return run('pdfsig', '-nocert', join(folder, 'signed.pdf'));
}

test('a signature is stamped as it is made: the stamp is of the signature alone, and OpenSSL finds it valid', async () => {
  const id = await issue();
  expect((await world.sign([id])).body).toMatchObject({ signed: [{ documentId: id }], unstamped: 0 });
  expect(tsa.asked.at(-1)).toBe(`Basic ${Buffer.from('practice:secret').toString('base64')}`);
  const bytes = await world.open(id);
  const { signature, stamps } = read(bytes);
  expect(stamps).toMatchObject([{ by: 'ACT de Teste' }]);
  expect(stampSays(tokenOf(bytes), signature)).toContain('Verification: OK');
  expect(() => stampSays(tokenOf(bytes), bytes)).toThrow(/message imprint mismatch/);
  expect(await about(id)).toMatchObject({ stampedAt: stamps[0]?.at, stampedBy: 'ACT de Teste', lastingAt: null });
  const said = pdfsigSays(bytes);
  expect(said).toContain('Signature is Valid.');
  expect(said).toContain('Total document signed');
});

test('then it is given with what it is validated for long, under a stamp of all of it, and begins with what was given before', async () => {
  const id = await issue();
  await world.sign([id]);
  const before = await world.open(id);
  await world.app.workDueJobs();
  const after = await world.open(id);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.subarray(0, before.length).equals(before)).toBe(true);
  const found = read(after);
  expect(found).toMatchObject({ isLasting: true, stamps: [{}, { by: 'ACT de Teste' }] });
  expect(found.signed.equals(before)).toBe(true);
  const text = after.toString('latin1');
  expect(text).toMatch(/\/DSS << \/Type \/DSS \/Certs \[(\d+ 0 R ?){4}\] \/CRLs \[(\d+ 0 R ?){2}\]/);
  const [range] = text.slice(before.length).match(/\/ByteRange \[0 \d+ \d+ \d+\]/) ?? [];
  const [, begin = 0, end = 0] = (range?.match(/\d+/g) ?? []).map(Number);
  const covered = Buffer.concat([after.subarray(0, begin), after.subarray(end)]);
  expect(stampSays(text.slice(begin + 1, end - 1).replace(/(00)+$/, ''), covered)).toContain('Verification: OK');
  const said = pdfsigSays(after);
  expect(said).toContain('Signature is Valid.');
  expect(run('qpdf', '--check', join(folder, 'signed.pdf'))).toContain('No syntax or stream encoding errors found');
  const { signedSha256, sha256, lastingAt } = await about(id);
  expect([signedSha256, sha256]).toEqual([hash('sha256', before), hash('sha256', after)]);
  expect(lastingAt).toBe(found.stamps[1]?.at);
  expect((await verified()).unsound).toEqual({});
  await world.app.workDueJobs();
  expect((await world.open(id)).equals(after)).toBe(true);
});

test('while the service does not answer, or stamps something else, nothing says that there is a stamp; later there is', async () => {
  for (const mood of ['down', 'wrong'] as const) {
    tsa.be(mood);
    const ids = [await issue(), await issue()] as const;
    const askedBefore = tsa.asked.length;
    expect((await world.sign(ids)).body).toMatchObject({ signed: [{}, {}], unstamped: 2 });
    // Nobody waits for each of many.
    expect(tsa.asked.length - askedBefore).toBe(1);
    const [id] = ids;
    const bytes = await world.open(id);
    expect(read(bytes).stamps).toEqual([]);
    await world.app.workDueJobs();
    expect(await about(id)).toMatchObject({
      stampedAt: null,
      stampedBy: null,
      lastingAt: null,
      stampAskedAt: expect.any(String),
    });
    tsa.be('up');
    await world.app.workDueJobs(3_600_000);
    const stamped = await world.open(id);
    expect(stamped.subarray(0, bytes.length).equals(bytes)).toBe(true);
    expect(read(stamped)).toMatchObject({ isLasting: true, stamps: [{}, {}] });
    expect(await about(id)).toMatchObject({ stampedAt: read(stamped).stamps[0]?.at, stampedBy: 'ACT de Teste' });
    expect(pdfsigSays(stamped)).toContain('Signature is Valid.');
  }
  expect((await verified()).unsound).toEqual({});
});

test('a flipped byte is found in what was added, too, and so is an update that brings more than a stamp', async () => {
  const id = await issue();
  await world.sign([id]);
  const before = await world.open(id);
  await world.app.workDueJobs();
  const after = await world.open(id);
  for (const at of [1_000, before.length - 300, before.length + 200, after.length - 200]) {
    const other = Buffer.from(after);
    other[at] = (other[at] ?? 0) ^ 1;
    expect(typeof readSignature(other), `byte ${at}`).toBe('string');
  }
  const { bytes, begin, end } = lasting(before, { certificates: [], lists: [] }, 16_384);
  expect(readSignature(bytes)).toBe('stamp');
  // Whoever has the service stamp a change of their own has not made it part of what was signed.
  bytes.write('Rect [1 1', bytes.indexOf('Rect [0 0', before.length), 'latin1');
  const service = { url: tsa.plainUrl, authorization: undefined };
  const covered = Buffer.concat([bytes.subarray(0, begin), bytes.subarray(end)]);
  const stamp = await askTimeStamp(service, covered, world.folder);
  bytes.write(stamp?.token.toString('hex') ?? '', begin + 1, 'latin1');
  expect(readSignature(bytes)).toBe('part');
});

test('every file that was given is known by its hash: the signed, the stamped, and the one that lasts', async () => {
  const other = await makeSigningWorld({ TSA_URL: tsa.url });
  const { app, lists } = other;
  try {
    const { id, code } = await issueVerifiable(app, other);
    lists.goDown();
    await other.keep(personalFile('52998224725', { list: lists.address('late') }));
    const given: Buffer[] = [];
    tsa.be('down');
    await other.sign([id]);
    given.push(await other.open(id));
    tsa.be('up');
    await app.workDueJobs();
    given.push(await other.open(id));
    lists.comeBack();
    await app.workDueJobs(3_600_000);
    given.push(await other.open(id));
    const [unstampedSha256, stampedSha256, signedSha256] = given.map((bytes) => hash('sha256', bytes));
    expect(new Set([unstampedSha256, stampedSha256, signedSha256]).size).toBe(3);
    const found = await lookUp({ db: app.db, address: '203.0.113.9', code });
    expect(found).toMatchObject({ unstampedSha256, stampedSha256, signedSha256 });
  } finally {
    tsa.be('up');
    await other.stop();
  }
});

test('a list that does not answer keeps the stamp, and what is for long waits for it', async () => {
  const other = await makeSigningWorld({ TSA_URL: tsa.url });
  try {
    const { documentId: id } = await issueDocument(other.app, {
      employee: other.employee,
      token: other.doctor,
      kind: 'aso',
    });
    other.lists.goDown();
    await other.keep(personalFile('52998224725', { list: other.lists.address('never') }));
    await other.sign([id]);
    await other.app.workDueJobs();
    const found: ReadSignature = read(await other.open(id));
    expect(found.stamps).toHaveLength(1);
    expect(found.isLasting).toBe(false);
  } finally {
    await other.stop();
  }
});

test('a list that answers after the signature is looked into: whoever was revoked by the stamp is said to be, whoever was not, or later, is good', async () => {
  const stampLists = await revocationServer();
  const ofStamps = await timeStampAuthority({ list: stampLists.address('later') });
  const other = await makeSigningWorld({ TSA_URL: ofStamps.url });
  const { app, lists, doctor: token } = other;
  const signedWhileDown = async (name: string) => {
    lists.goDown();
    const file = personalFile('52998224725', { list: lists.address(name) });
    await other.keep(file);
    const { id, code } = await issueVerifiable(app, other);
    expect((await other.sign([id])).body.signed).toHaveLength(1);
    lists.comeBack();
    return { id, code, serial: serialOf(file, certificatePassword) };
  };
  const told = async ({ id, code }: { id: string; code: string }) => ({
    ...(await app.call('GET', `/issued-documents/${id}`, { as: token })).body.document.signature,
    page: stampWords(one(await lookUp({ db: app.db, address: '203.0.113.9', code }))),
  });
  try {
    const good = await signedWhileDown('good');
    expect(await told(good)).toMatchObject({ revocation: 'unknown' });
    await app.workDueJobs();
    expect(await told(good)).toMatchObject({ revocation: 'good', lastingAt: expect.any(String) });

    const later = await signedWhileDown('revoked later');
    lists.revoke(later.serial, Date.now() + 60_000);
    await app.workDueJobs();
    expect(await told(later)).toMatchObject({ revocation: 'good', lastingAt: expect.any(String) });

    const revoked = await signedWhileDown('revoked');
    lists.revoke(revoked.serial);
    await app.workDueJobs();
    const ofRevoked = await told(revoked);
    expect(ofRevoked).toMatchObject({ revocation: 'revoked', lastingAt: null });
    expect(ofRevoked.page).toContain('O certificado de quem assinou, ou um de que ele vem, já estava revogado');
    // Nothing more is asked for.
    await enqueueUnstamped(app.db, new Date(Date.now() + 60_000));
    await app.workDueJobs(3_600_000);
    expect(await told(revoked)).toMatchObject({ revocation: 'revoked', lastingAt: null });

    stampLists.goDown();
    const fresh = await timeStampAuthority({ list: stampLists.address('of the other') });
    const last = await makeSigningWorld({ TSA_URL: fresh.url });
    try {
      const made = await issueVerifiable(last.app, last);
      expect((await last.sign([made.id])).body).toMatchObject({ unstamped: 0 });
      stampLists.revoke(fresh.serial);
      stampLists.comeBack();
      await last.app.workDueJobs();
      const visit = { db: last.app.db, address: '203.0.113.9', code: made.code };
      expect(await lookUp(visit)).toMatchObject({ revocation: 'stamp-revoked', lastingAt: null });
      // Whoever is revoked stamps nothing more.
      const next = await issueVerifiable(last.app, last);
      expect((await last.sign([next.id])).body).toMatchObject({ unstamped: 1 });
    } finally {
      await Promise.all([last.stop(), fresh.stop()]);
    }
  } finally {
    await Promise.all([other.stop(), ofStamps.stop(), stampLists.stop()]);
  }
});

test('without a service none is asked for, and none is claimed', async () => {
  const other = await makeSigningWorld();
  try {
    const { documentId: id } = await issueDocument(other.app, {
      employee: other.employee,
      token: other.doctor,
      kind: 'aso',
    });
    expect((await other.sign([id])).body).toMatchObject({ unstamped: null });
    await other.app.workDueJobs();
    const { signature } = (await other.app.call('GET', `/issued-documents/${id}`, { as: other.doctor })).body.document;
    expect(signature).toMatchObject({ stampAskedAt: null, stampedAt: null, lastingAt: null, signedSha256: null });
  } finally {
    await other.stop();
  }
});
