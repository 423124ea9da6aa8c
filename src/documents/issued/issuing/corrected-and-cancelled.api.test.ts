import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
  unknownId,
} from '../../../testing/factories.ts';
import { issueBody, issueDocument } from '../../../testing/issued.ts';
import { isAnybodyWaiting } from '../../../testing/queries/waiting-for-locks.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import { until } from '../../../testing/until.ts';
import { markCancelled } from '../issued.db.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let colleague: Awaited<ReturnType<typeof makeProfessional>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
let first: { documentId: string; name: string };

beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  [doctor, colleague] = [await makeProfessional(app), await makeProfessional(app)];
});
beforeEach(async () => {
  employee = await makeEmployee(app, company, { name: 'Otília Prado' });
  first = await issueDocument(app, { employee, token: doctor.token });
});
afterAll(() => app.stop());

const reason = 'Emitido com a data errada';
const correct = (id = first.documentId, fields: object = {}, kind: 'aso' | 'anamnesis' = 'aso', of = employee) =>
  app.call('POST', '/issued-documents', {
    as: colleague.token,
    body: { ...issueBody(kind, of, { supersedesId: id }), correctionReason: 'Data errada', ...fields },
  });
const cancel = (id = first.documentId, body: object = { reason }, as = colleague.token) =>
  app.call('PUT', `/issued-documents/${id}/cancel`, { as, body });
const read = async (id = first.documentId, as = doctor.token) =>
  (await app.call('GET', `/issued-documents/${id}`, { as })).body.document;
const latest = async (kind = 'aso') =>
  (await app.call('GET', `/issued-documents/latest/${employee.id}/${kind}`, { as: doctor.token })).body.document;
const told = async (): Promise<string[]> =>
  (await app.call('GET', '/notifications', { as: company.token })).body.notifications.map(
    ({ text }: { text: string }) => text,
  );

describe('correcting', () => {
  test('issues a new number, and the old one says at once by what it was superseded', async () => {
    const { status, body: second } = await correct();
    expect(status).toBe(201);
    expect(second.name).not.toBe(first.name);
    expect(await read()).toMatchObject({
      state: 'superseded',
      supersededBy: { id: second.documentId, name: second.name },
    });
    expect(await read(second.documentId)).toMatchObject({
      state: 'issued',
      supersedes: { id: first.documentId, name: first.name },
    });
    expect((await latest()).id).toBe(second.documentId);
    expect((await app.call('GET', `/document/${first.documentId}`, { as: company.token })).status).toBe(200);
    expect(await told()).toEqual(
      expect.arrayContaining([
        `Novo documento de Otília Prado: ${second.name}.`,
        `${first.name}, de Otília Prado, foi corrigido pela clínica: vale o documento novo.`,
      ]),
    );
    const { notifications } = (await app.call('GET', '/notifications', { as: company.token })).body;
    const ended = notifications.find(({ kind }: { kind: string }) => kind === 'document-ended');
    expect(ended.path).toBe(`/documents/issued/${second.documentId}`);
    expect(await told()).not.toContain(`Novo documento de Otília Prado: ${first.name}.`);
    const { entries } = (await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor.token })).body;
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'corrected', subjectId: first.documentId, detail: 'aso' }),
        expect.objectContaining({ action: 'issued', subjectId: second.documentId, detail: 'aso' }),
      ]),
    );
  });

  test('by one that the company may not see, tells it only that the old one holds no more', async () => {
    const kind = 'declaration';
    const answers = { title: 'Declaração de comparecimento' };
    const shown = await issueDocument(app, { employee, token: doctor.token, kind }, { answers, confidential: false });
    const hidden = await issueDocument(
      app,
      { employee, token: doctor.token, kind },
      { answers, confidential: true, supersedesId: shown.documentId },
    );
    expect(await read(shown.documentId)).toMatchObject({ supersededBy: { name: hidden.name } });
    expect(await read(shown.documentId, company.token)).toMatchObject({ state: 'superseded', supersededBy: null });
    expect(await told()).toContain(`${shown.name}, de Otília Prado, foi corrigido pela clínica e não vale mais.`);
    expect((await told()).join()).not.toContain(hidden.name);
  });

  test('takes only the newest of a chain, one that stands, of the same kind and the same person', async () => {
    const { body: second } = await correct();
    expect((await correct()).body).toMatchObject({ status: 409, message: expect.stringMatching(/já foi corrigido/) });
    const other = await correct(second.documentId, {}, 'anamnesis');
    expect(other.body.data.issues[0].path).toBe('supersedesId');
    const somebody = await makeEmployee(app, company);
    expect((await correct(second.documentId, {}, 'aso', somebody)).body.data.issues[0].path).toBe('supersedesId');
    expect((await correct(unknownId)).status).toBe(404);
    await cancel(second.documentId);
    expect((await correct(second.documentId)).body).toMatchObject({
      status: 409,
      message: expect.stringMatching(/foi cancelado/),
    });
  });

  test('of two at once makes one document', async () => {
    const both = await Promise.all([correct(), correct()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  // In one process issues have turns; between two nodes the document's own row is what one waits for.
  test.runIf(process.env.TEST_ENGINE === 'postgres')(
    'of one that another node is just cancelling waits for that, and is refused',
    async () => {
      const key = { companyId: company.companyId, id: first.documentId };
      const professionalId = doctor.professional.id;
      const { correcting } = await app.db.transaction().execute(async (tx) => {
        await markCancelled(tx, key, { reason, professionalId });
        const asked = correct();
        await until(() => isAnybodyWaiting(app.db));
        return { correcting: asked };
      });
      expect((await correcting).body).toMatchObject({ status: 409, message: expect.stringMatching(/foi cancelado/) });
    },
  );

  test('that is refused leaves the old one as it was', async () => {
    expect((await correct(first.documentId, { answers: {} })).status).toBe(400);
    expect(await read()).toMatchObject({ state: 'issued', supersededBy: null });
  });
});

describe('cancelling', () => {
  test('is a state with its reason, seen by who could see it, and told to the company', async () => {
    expect((await cancel()).status).toBe(204);
    const seen = { state: 'cancelled', cancelledAt: expect.stringMatching(/^\d{4}-/) };
    expect(await read(first.documentId, doctor.token)).toMatchObject({ ...seen, cancelReason: reason });
    // What was typed stays inside the clinic.
    const toldCompany = { ...seen, cancelReason: 'Outro motivo, que fica com a clínica' };
    expect(await read(first.documentId, company.token)).toMatchObject(toldCompany);
    expect(await latest()).toBeNull();
    expect(await told()).toContain(`${first.name}, de Otília Prado, foi cancelado pela clínica.`);
    const { documents } = (await app.call('GET', `/documents/${employee.id}`, { as: company.token })).body;
    expect(documents).toMatchObject([{ name: first.name, state: 'cancelled' }]);
    const { entries } = (await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor.token })).body;
    expect(entries[0]).toMatchObject({ action: 'listed' });
    expect(entries.filter(({ action }: { action: string }) => action === 'cancelled')).toMatchObject([
      { subjectId: first.documentId, actorEmail: colleague.professional.user.email },
    ]);
  });

  test('for a reason of the list tells it to the company, too', async () => {
    expect((await cancel(first.documentId, { reason: 'Emitido para outra pessoa' })).status).toBe(204);
    const listed = { cancelReason: 'Emitido para outra pessoa' };
    expect(await read(first.documentId, company.token)).toMatchObject(listed);
  });

  test('asks for a reason, takes the same one again, and no other', async () => {
    for (const body of [{}, { reason: '' }]) {
      expect((await cancel(first.documentId, body)).body.data.issues[0].path).toBe('reason');
    }
    expect((await cancel(unknownId)).status).toBe(404);
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(204);
    expect((await cancel(first.documentId, { reason: 'Outro motivo' })).status).toBe(409);
    expect(await read()).toMatchObject({ cancelReason: reason });
  });

  test('is no company’s and no administrator’s, and not of what was corrected or sent', async () => {
    expect((await app.call('PUT', `/issued-documents/${first.documentId}/cancel`, { body: { reason } })).status).toBe(
      401,
    );
    for (const as of [company.token, await signInFirstAdmin(app)]) {
      expect((await cancel(first.documentId, { reason }, as)).status).toBe(403);
    }
    await correct();
    expect((await cancel()).body).toMatchObject({ status: 409, message: expect.stringMatching(/Cancele aquele/) });
    const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
    expect((await cancel((await makeDocument(app, at)).id)).status).toBe(404);
  });

  test('and correcting at once end in one of both', async () => {
    const outcomes = await Promise.all([correct(), cancel()]);
    expect(outcomes.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    expect(['superseded', 'cancelled']).toContain((await read()).state);
  });
});

test('a list is narrowed to what was issued or sent, to a kind, a state and a confidentiality', async () => {
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const sent = await makeDocument(app, at, { name: 'Laudo de fora', medicalConfidentiality: false });
  const anamnesis = await issueDocument(app, { employee, token: doctor.token, kind: 'anamnesis' });
  const { body: second } = await correct();
  const names = async (query: string, as = doctor.token, path = 'documents') =>
    (await app.call('GET', `/${path}/${employee.id}?sort=createdAt&${query}`, { as })).body.documents.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names('')).toEqual([first.name, sent.name, anamnesis.name, second.name]);
  expect(await names('origin=uploaded')).toEqual([sent.name]);
  expect(await names('origin=issued')).toEqual([first.name, anamnesis.name, second.name]);
  expect(await names('kind=aso')).toEqual([first.name, second.name]);
  expect(await names('kind=aso&state=issued')).toEqual([second.name]);
  expect(await names('state=superseded')).toEqual([first.name]);
  expect(await names('confidential=true')).toEqual([anamnesis.name]);
  expect(await names('confidential=false&origin=issued')).toEqual([first.name, second.name]);
  expect(await names(`search=${encodeURIComponent(second.name)}`)).toEqual([second.name]);
  expect(await names('confidential=true', company.token)).toEqual([]);
  expect(await names('confidential=false', company.token)).toEqual([first.name, sent.name, second.name]);
  expect(await names('origin=issued', doctor.token, 'sigilalDocuments')).toEqual([anamnesis.name]);
  const { body } = await app.call('GET', `/documents/${employee.id}?kind=receita&state=x&origin=y`, {
    as: doctor.token,
  });
  expect(body.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['kind', 'origin', 'state']);
});

describe('an issued document never changes', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('by %s on any address of it', async (method) => {
    const before = await app.db.selectFrom('issued_documents').selectAll().where('id', '=', first.documentId).execute();
    const body = { answers: {}, name: 'ASO 1', state: 'issued', confidential: true };
    for (const path of ['', '/answers', '/file']) {
      const address = `/issued-documents/${first.documentId}${path}`;
      for (const as of [doctor.token, company.token, await signInFirstAdmin(app)]) {
        expect([404, 405], `${method} ${address}`).toContain((await app.call(method, address, { as, body })).status);
      }
    }
    expect([404, 405]).toContain(
      (await app.call(method, `/document/${first.documentId}`, { as: doctor.token, body })).status,
    );
    const after = await app.db.selectFrom('issued_documents').selectAll().where('id', '=', first.documentId).execute();
    expect(after).toEqual(before);
  });

  const refusal = /an issued document never changes/;
  const onIssued = (set: string) => `update issued_documents set ${set} where id = '{id}'`;
  const onDocument = (set: string) => `update documents set ${set} where id = '{id}'`;
  test.each([
    `delete from issued_documents where id = '{id}'`,
    ...["kind = 'declaration'", 'year = 1999', 'number = 999999', "issued_at = '2020-01-01T00:00:00Z'"].map(onIssued),
    ...["issuer_name = 'X'", "issuer_registration = 'X'", "initials = 'X.'", "code_hash = 'x'"].map(onIssued),
    ...[
      "content_hash = 'x'",
      "supersedes_id = 'x'",
      "correction_reason = 'x'",
      "engine_version = 'x'",
      'paper_version = 99',
    ].map(onIssued),
    ...["name = 'X'", 'medical_confidentiality = true', "sha256 = 'x'", 'size = 1', 'arrived_at = null'].map(
      onDocument,
    ),
    ...["employee_id = 'x'", "withdrawn_at = '2026-01-01T00:00:00Z'", "created_at = '2026-01-01T00:00:00Z'"].map(
      onDocument,
    ),
  ])('by SQL: %s', async (statement) => {
    const run = sql`${sql.raw(statement.replace('{id}', first.documentId))}`.execute(app.db);
    await expect(run).rejects.toThrow(refusal);
  });

  test.runIf(process.env.TEST_ENGINE === 'postgres')('by truncate', async () => {
    for (const table of ['issued_documents', 'documents, issued_documents']) {
      await expect(sql`${sql.raw(`truncate ${table} cascade`)}`.execute(app.db), table).rejects.toThrow(refusal);
    }
  });

  test('by SQL, nor does what it was corrected or cancelled by', async () => {
    await cancel();
    for (const set of ["state = 'issued'", "cancel_reason = 'x'", 'cancelled_at = null', "superseded_by_id = 'x'"]) {
      const run = sql`${sql.raw(onIssued(set).replace('{id}', first.documentId))}`.execute(app.db);
      await expect(run, set).rejects.toThrow(refusal);
    }
    const gone = sql`delete from documents where id = ${first.documentId}`.execute(app.db);
    await expect(gone).rejects.toThrow(/foreign key/i);
  });

  test('but a sent document’s row is not held by that', async () => {
    const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
    const { id } = await makeDocument(app, at);
    await sql`update documents set name = 'Outro' where id = ${id}`.execute(app.db);
  });

  test('content that was altered in the database is not taken for what was issued', async () => {
    const row = await app.db
      .selectFrom('issued_documents')
      .select('content')
      .where('id', '=', first.documentId)
      .executeTakeFirstOrThrow();
    const at = row.content.length - 300;
    const content = `${row.content.slice(0, at)}${row.content[at] === 'A' ? 'B' : 'A'}${row.content.slice(at + 1)}`;
    await app.db.updateTable('issued_documents').set({ content }).where('id', '=', first.documentId).execute();
    const response = await app.call('GET', `/issued-documents/${first.documentId}/answers`, { as: doctor.token });
    expect(response.body).toMatchObject({ status: 500, code: 'FILE_ALTERED' });
  });
});
