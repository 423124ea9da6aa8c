import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDocuments } from '../../backup/verify-documents.server.ts';
import { makeSigningWorld } from '../../testing/certificates/signing-world.ts';
import { issueVerifiable } from '../../testing/verification/verifiable.ts';
import { documentKey } from '../documents.rules.ts';
import { lookUp } from '../verification/look-up.server.ts';

let world: Awaited<ReturnType<typeof makeSigningWorld>>;
beforeAll(async () => {
  world = await makeSigningWorld();
});
afterAll(() => world.stop());

const verified = () =>
  verifyDocuments({ db: world.app.db, storage: world.app.storage, keys: world.app.encryptionKeys });

test('who looks a document up is told who has signed it and when, and both hashes', async () => {
  const { id, code } = await issueVerifiable(world.app, world);
  const visit = { db: world.app.db, address: '203.0.113.9', code };
  expect(await lookUp(visit)).toMatchObject({ signedBy: null, signedSha256: null });
  await world.sign([id]);
  const { signature, sha256 } = (await world.app.call('GET', `/issued-documents/${id}`, { as: world.doctor })).body
    .document;
  expect(await lookUp(visit)).toMatchObject({
    ...{ sha256, signedSha256: signature.sha256, signedAt: signature.signedAt },
    ...{ signedBy: 'PESSOA DE TESTE', certifiedBy: 'AC de Pessoas de Teste' },
  });
});

test('npm run verify-documents finds a byte that was flipped in what was signed, and a signature that is of another', async () => {
  const ids = [(await issueVerifiable(world.app, world)).id, (await issueVerifiable(world.app, world)).id] as const;
  await world.sign(ids);
  const before = await verified();
  expect(before.unsound).toEqual({});
  expect(before.signed).toBeGreaterThanOrEqual(2);
  const rows = await world.app.db
    .selectFrom('document_signatures')
    .selectAll()
    .where('document_id', 'in', ids)
    .execute();
  const [one, other] = rows;
  if (!one || !other) throw new Error('nothing is signed');
  const key = documentKey({ companyId: one.company_id, employeeId: one.employee_id, id: one.id });
  const put = async (bytes: Buffer) => {
    await world.app.storage.remove(key);
    await world.app.storage.write(key, Readable.from([bytes]), bytes.length);
  };
  const whole = await world.open(one.document_id);
  const flipped = Buffer.from(whole);
  flipped[2_000] = (flipped[2_000] ?? 0) ^ 1;
  await put(flipped);
  expect(Object.values((await verified()).unsound)).toEqual([expect.stringContaining('O arquivo assinado')]);
  // Somebody who can write into the database, too, is found by what it must begin with.
  const foreign = await world.open(other.document_id);
  await put(foreign);
  const facts = { size: other.size, sha256: other.sha256 };
  await world.app.db.updateTable('document_signatures').set(facts).where('id', '=', one.id).execute();
  expect(Object.values((await verified()).unsound)).toEqual(['O arquivo assinado não começa com o que foi emitido.']);
});
