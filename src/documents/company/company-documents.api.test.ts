import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyFiles } from '../../backup/verify-files.server.ts';
import { makeSigningWorld } from '../../testing/certificates/signing-world.ts';
import { makeCompany, makeProfessional, makeProgramme, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let nurse: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, { name: 'Rui Tavares', registration_number: '98765' }, admin);
  nurse = await makeProfessional(app, { acronym: 'COREN', organ: 'Conselho Regional de Enfermagem' }, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  mine = await makeCompany(app, { corporate_reason: 'Padaria Quintal Ltda' }, admin);
  other = await makeCompany(app, {}, admin);
  await makeProgramme(app, { companyId: mine.companyId, token: doctor.token }, { validFrom: '2024-01-01' });
});

const send = (fields: object = {}, as = doctor.token, key?: string) =>
  app.call('POST', '/company-documents', {
    ...{ as, ...(key ? { key } : {}) },
    body: { companyId: mine.companyId, kind: 'responsible-physicians', answers: {}, ...fields },
  });
const issue = async () => {
  const { status, body } = await send();
  expect([status, body]).toEqual([201, { documentId: expect.any(String), name: expect.any(String) }]);
  return body as { documentId: string; name: string };
};
const read = async (id: string, as = doctor.token) => (await app.call('GET', `/issued-documents/${id}`, { as })).body;
const list = (as = doctor.token, companyId = mine.companyId) =>
  app.call('GET', `/company-documents/${companyId}`, { as });
const cancel = (id: string, as = doctor.token) =>
  app.call('PUT', `/issued-documents/${id}/cancel`, { as, body: { reason: 'Emitido por engano' } });

describe('a document about a company', () => {
  test('has its number and its file, about nobody of the company, and the company reads it', async () => {
    const { documentId, name } = await issue();
    expect(name).toMatch(/^Responsáveis \d{4}\/\d{6}$/);
    const { document } = await read(documentId, mine.token);
    expect(document).toMatchObject({
      ...{ id: documentId, companyId: mine.companyId, employeeId: null, employeeName: null, name },
      ...{ kind: 'responsible-physicians', state: 'issued', isReady: true, confidential: false },
      ...{ issuerName: 'Rui Tavares', byHand: false, withdrawnExams: [] },
    });
    const { signedUrl } = (await app.call('GET', `/document/${documentId}`, { as: mine.token })).body;
    const bytes = Buffer.from(await (await fetch(fileAt(app, signedUrl))).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256);
    const { documents, total } = (await list(mine.token)).body;
    expect([documents, total]).toMatchObject([[{ id: documentId, name, kind: 'responsible-physicians' }], undefined]);
  });

  test('is no other company’s, and is in no list of another', async () => {
    const { documentId } = await issue();
    expect((await app.call('GET', `/issued-documents/${documentId}`, { as: other.token })).status).toBe(404);
    expect((await list(other.token)).status).toBe(404);
    expect((await list(other.token, other.companyId)).body.documents).toEqual([]);
  });

  test('is issued by a physician alone, of a company that is there', async () => {
    const refused = await send({}, nurse.token);
    expect([refused.status, refused.body.message]).toMatchObject([403, expect.stringContaining('quem tem CRM')]);
    for (const as of [admin, mine.token]) expect((await send({}, as)).status).toBe(403);
    expect((await send({ companyId: unknownId })).status).toBe(404);
    const unknown = await send({ kind: 'aso' });
    expect(unknown.body.data.issues).toMatchObject([
      { path: 'kind', message: expect.stringMatching(/^Deve ser um destes: .*responsible-physicians/) },
    ]);
    const lacking = await send({ companyId: other.companyId });
    expect([lacking.status, lacking.body.message]).toEqual([
      409,
      'A empresa ainda não tem programa em vigor: não há quem relacionar.',
    ]);
  });

  test('sent again with the same key is one; of the same thing a second one is refused, also at once', async () => {
    const [first, twin] = await Promise.all([send({}, doctor.token, 'k1'), send({}, doctor.token, 'k1')]);
    expect(twin.body).toEqual(first.body);
    const again = await send();
    expect([again.status, again.body.message]).toEqual([
      409,
      `Já vale ${first.body.name}: corrija ou cancele esse documento.`,
    ]);
    await cancel(first.body.documentId);
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is corrected by another, which the company is told of, and only by whoever may issue it', async () => {
    const before = await issue();
    const refused = await send({ supersedesId: before.documentId, correctionReason: 'Falta um nome' }, nurse.token);
    expect(refused.status).toBe(403);
    const elsewhere = await send({ supersedesId: before.documentId, companyId: other.companyId });
    expect(elsewhere.status).not.toBe(201);
    const { body: after, status } = await send({ supersedesId: before.documentId });
    expect(status).toBe(201);
    expect((await read(before.documentId)).document).toMatchObject({
      state: 'superseded',
      supersededBy: { id: after.documentId, name: after.name },
    });
    const { notifications } = (await app.call('GET', '/notifications', { as: mine.token })).body;
    const texts = notifications.map(({ text }: { text: string }) => text);
    expect(texts).toContain(`${before.name}, de sua empresa, foi corrigido pela clínica: vale o documento novo.`);
    expect(texts).toContain(`Novo documento de sua empresa: ${after.name}.`);
  });

  test('another’s is corrected with a reason, and of the same company only', async () => {
    const { documentId } = await issue();
    const colleague = await makeProfessional(app, {}, admin);
    const without = await send({ supersedesId: documentId }, colleague.token);
    expect(without.body.data.issues).toMatchObject([{ path: 'correctionReason' }]);
    await makeProgramme(app, { companyId: other.companyId, token: doctor.token });
    const elsewhere = await send({ companyId: other.companyId, supersedesId: documentId });
    expect(elsewhere.body.data.issues).toEqual([
      {
        path: 'supersedesId',
        message: 'Um documento só pode ser corrigido por outro do mesmo tipo e da mesma empresa',
      },
    ]);
  });

  test('is cancelled by council, and stays in the list', async () => {
    const { documentId } = await issue();
    expect((await cancel(documentId, nurse.token)).status).toBe(403);
    expect((await cancel(documentId)).status).toBe(204);
    expect((await list(mine.token)).body.documents).toMatchObject([{ id: documentId, state: 'cancelled' }]);
  });

  test('is delivered to nobody, and its answers say what it was made of', async () => {
    const { documentId } = await issue();
    const link = await app.call('POST', `/issued-documents/${documentId}/delivery-links`, {
      ...{ as: doctor.token, body: {} },
    });
    expect(link.status).toBe(404);
    const answers = await app.call('GET', `/issued-documents/${documentId}/answers`, { as: doctor.token });
    expect(answers.body).toMatchObject({
      employeeId: null,
      answers: { company: { name: 'Padaria Quintal Ltda' }, periods: [{ from: '2024-01-01', to: '' }] },
    });
  });

  test('is in the trail without an employee, and what is kept of it can be verified', async () => {
    const { documentId } = await issue();
    const { entries } = (await app.call('GET', '/audit?action=issued', { as: admin })).body;
    expect(entries[0]).toMatchObject({
      ...{ subject: 'document', subjectId: documentId, employeeId: null, companyId: mine.companyId },
      detail: 'responsible-physicians',
    });
    const { unsound } = await verifyFiles(app.db, app.storage);
    expect(unsound).toEqual({});
  });
});

test('a document about a company is signed by whoever has issued it, as any other', async () => {
  const world = await makeSigningWorld();
  try {
    const { companyId } = world.employee;
    await makeProgramme(world.app, { companyId, token: world.doctor });
    const body = { companyId, kind: 'responsible-physicians', answers: {} };
    const { documentId } = (await world.app.call('POST', '/company-documents', { as: world.doctor, body })).body;
    const waiting = (await world.app.call('GET', '/document-signatures/waiting', { as: world.doctor })).body;
    expect(waiting.documents).toMatchObject([{ id: documentId, about: expect.stringMatching(/./) }]);
    expect((await world.sign([documentId])).body).toMatchObject({ signed: [{ documentId }], unsigned: [] });
    const { document } = (await world.app.call('GET', `/issued-documents/${documentId}`, { as: world.company })).body;
    expect(document.signature).toMatchObject({ holderName: 'PESSOA DE TESTE' });
  } finally {
    await world.stop();
  }
});
