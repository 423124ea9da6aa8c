import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentParts } from '../../../app/workshop/document-parts.server.ts';
import { setAside } from '../../../platform/jobs/queue.db.ts';
import { discardSetAside } from '../../../platform/jobs/set-aside.db.ts';
import {
  freshCpf,
  makeCompany,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
  unknownId,
} from '../../../testing/factories.ts';
import { fileAt } from '../../../testing/files/file-at.ts';
import { issueBody, issueDocument } from '../../../testing/issued.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import { clearNeverArrived } from '../../files/arrival.server.ts';
import { enqueueUnfinished, finishIssue, finishIssueJob } from './finish-issue.server.ts';
import { issueYear } from './issued-name.rules.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  [mine, other] = [await makeCompany(app), await makeCompany(app)];
  doctor = await makeProfessional(app, { name: 'Rui Tavares', acronym: 'CRM', registration_number: '98765' });
});
beforeEach(async () => {
  employee = await makeEmployee(app, mine, { name: 'Iara Prado de Souza' });
});
afterAll(() => app.stop());

const post = (body: unknown, as: string | undefined = doctor.token, key?: string) =>
  app.call('POST', '/issued-documents', { ...(as ? { as } : {}), body, ...(key ? { key } : {}) });
const issue = (fields?: Parameters<typeof issueDocument>[2], kind: Parameters<typeof issueBody>[0] = 'aso') =>
  issueDocument(app, { employee, token: doctor.token, kind }, fields);
const read = (id: string, as = doctor.token) => app.call('GET', `/issued-documents/${id}`, { as });
const open = (id: string, as = doctor.token) => app.call('GET', `/document/${id}`, { as });
const fetched = async (id: string, as = doctor.token) => {
  const { signedUrl } = (await open(id, as)).body;
  return Buffer.from(await (await fetch(fileAt(app, signedUrl))).arrayBuffer());
};
const year = issueYear(new Date().toISOString());
const numberOf = (name: string) => Number(name.slice(-6));

describe('POST /issued-documents', () => {
  test('asks a visitor to sign in, and is no company’s and no administrator’s', async () => {
    const body = issueBody('aso', employee);
    expect((await post(body, '')).status).toBe(401);
    for (const as of [admin, mine.token]) expect((await post(body, as)).status).toBe(403);
  });

  test('gives the next number, and the document is there: listed, opened, the bytes that its hash says', async () => {
    const first = await issue();
    const second = await issue();
    expect(first.name).toBe(`ASO ${year}/${first.name.slice(-6)}`);
    expect(numberOf(second.name)).toBe(numberOf(first.name) + 1);
    const { document } = (await read(first.documentId)).body;
    expect(document).toEqual({
      ...{ id: first.documentId, companyId: mine.companyId, employeeId: employee.id, kind: 'aso', name: first.name },
      companyName: expect.stringMatching(/^Empresa /),
      ...{ employeeName: 'Iara Prado de Souza', state: 'issued', isReady: true, confidential: false },
      ...{ issuerId: doctor.professional.id, cancelledByName: null, correctionReason: null },
      ...{ issuerName: 'Rui Tavares', issuerRegistration: 'CRM/SP 98765', cancelledAt: null, cancelReason: null },
      ...{ supersedes: null, supersededBy: null, withdrawnExams: [] },
      ...{ signature: null, byHand: false },
      issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const bytes = await fetched(first.documentId);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256);
    expect((await fetched(first.documentId, mine.token)).equals(bytes)).toBe(true);
    const listed = (await app.call('GET', `/documents/${employee.id}?sort=-name`, { as: mine.token })).body.documents;
    expect(listed).toMatchObject([
      { name: second.name, contentType: 'application/pdf', kind: 'aso', state: 'issued', issuerName: 'Rui Tavares' },
      { name: first.name, medicalConfidentiality: false, sentBy: 'Rui Tavares' },
    ]);
    const waiting = await app.db.selectFrom('jobs').select('kind').where('kind', '=', finishIssueJob.kind).execute();
    expect(waiting, 'its job has gone with it').toEqual([]);
  });

  test('sent again with the same key makes one document; with another request it is refused', async () => {
    const body = issueBody('aso', employee);
    const [first, twin] = await Promise.all([post(body, doctor.token, 'k1'), post(body, doctor.token, 'k1')]);
    expect(twin.body).toEqual(first.body);
    expect((await post(body, doctor.token, 'k1')).body).toEqual(first.body);
    expect((await app.call('GET', `/documents/${employee.id}`, { as: doctor.token })).body.documents).toHaveLength(1);
    expect((await post(issueBody('anamnesis', employee), doctor.token, 'k1')).status).toBe(409);
  });

  test('refuses answers as their form does, each under its field', async () => {
    const answers = { conclusion: 'x'.repeat(10_001), rg: '', exams: [{ exam_name: 'Ok', exam_date: '31-02-2026' }] };
    const { status, body } = await post(issueBody('aso', employee, { answers }));
    expect(status).toBe(400);
    expect(body.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      'answers.conclusion',
      'answers.exams.0.exam_date',
      'answers.rg',
    ]);
    const unknownKind = await post({ ...issueBody('aso', employee), kind: 'receita' });
    expect(unknownKind.body.data.issues).toEqual([{ path: 'kind', message: 'Escolha um dos formulários' }]);
    expect((await post(issueBody('aso', { ...employee, id: unknownId }))).body.message).toBe(
      'Colaborador não encontrado.',
    );
  });

  test('refuses a request of an exam that is forbidden in an employment, with its article', async () => {
    const asking = (text_field: string) => post(issueBody('exam-request-1', employee, { answers: { text_field } }));
    for (const [text, article] of [
      ['Sorologia anti-HIV', 'art. 199, §1º'],
      ['Beta-HCG', 'Lei 9.029/1995, art. 2º'],
    ] as const) {
      const { status, body } = await asking(text);
      expect([status, body.data.issues]).toEqual([
        400,
        [{ path: 'answers.text_field', message: expect.stringContaining(article) }],
      ]);
    }
    expect((await asking('Ferritina')).status).toBe(201);
  });

  test('refuses answers that are about somebody else', async () => {
    const strange = await post(issueBody('declaration', employee, { answers: { cpf: freshCpf() } }));
    expect(strange.body.data.issues).toEqual([
      {
        path: 'answers.cpf',
        message: 'O CPF não é o do cadastro deste colaborador: confira de quem é o documento',
      },
    ]);
    const aso = issueBody('aso', employee, { answers: { cpf: freshCpf() }, identityReason: '' });
    expect((await post(aso)).body.data.issues[0].path).toBe('identityReason');
    const anamnesis = await post(issueBody('anamnesis', employee, { answers: { employeeCpf: freshCpf() } }));
    expect(anamnesis.body.data.issues[0].path).toBe('answers.employeeCpf');
    const otherId = await post(issueBody('aso', employee, { answers: { employeeId: unknownId } }));
    expect(otherId.body.data.issues[0].path).toBe('answers.employeeId');
  });

  test('names a character that the typeface lacks with its field, and uses up no number', async () => {
    const before = await issue();
    const exams = [
      { exam_name: 'Audiometria 健', exam_date: '09-11-2026' },
      { exam_name: 'Avaliação clínica', exam_date: '10-11-2026' },
    ];
    const answers = { observation: 'Tudo bem 😀', exams };
    const { status, body } = await post(issueBody('aso', employee, { answers }));
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([
      {
        path: 'answers.exams.0.exam_name',
        message: 'O campo Exame tem um caractere que o papel não mostra: “健” (U+5065). Troque-o ou apague-o.',
      },
      {
        path: 'answers.observation',
        message: 'O campo Observação tem um caractere que o papel não mostra: “😀” (U+1F600). Troque-o ou apague-o.',
      },
    ]);
    expect(numberOf((await issue()).name)).toBe(numberOf(before.name) + 1);
  });

  test('refuses a professional whose registration is not known', async () => {
    const { token } = await makeProfessional(app, { acronym: 'CRM', registration_number: '' });
    const { status, body } = await post(issueBody('aso', employee), token);
    expect(status).toBe(409);
    expect(body.message).toMatch(/número do registro no conselho/);
  });

  test('writes into the trail what was issued, for whom and by whom', async () => {
    const { documentId } = await issue();
    await app.call('POST', `/issued-documents/${documentId}/prints`, { as: mine.token, body: {} });
    await open(documentId, mine.token);
    const { entries } = (await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor.token })).body;
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'opened', subject: 'document', subjectId: documentId, actorType: 'company' },
      { action: 'printed', subject: 'document', subjectId: documentId, actorType: 'company' },
      { action: 'issued', subject: 'document', subjectId: documentId, actorType: 'professional', detail: 'aso' },
    ]);
  });
});

describe('confidentiality', () => {
  test.each([
    ['anamnesis', true],
    ['aso', false],
    ['declaration', true],
    ['prescription', true],
    ['exam-request-1', true],
    ['exam-request-2', true],
    ['exam-receipt', false],
    ['vaccine-refusal', false],
  ] as const)('of the kind %s is %s, and a company sees it accordingly', async (kind, confidential) => {
    const { documentId, name } = await issue({}, kind);
    expect((await read(documentId)).body.document).toMatchObject({ confidential, name, isReady: true });
    expect((await read(documentId, mine.token)).status).toBe(confidential ? 404 : 200);
    expect((await open(documentId, mine.token)).status).toBe(confidential ? 404 : 200);
    const seen = (await app.call('GET', `/documents/${employee.id}`, { as: mine.token })).body.documents;
    expect(seen).toHaveLength(confidential ? 0 : 1);
    const { notifications } = (await app.call('GET', '/notifications', { as: mine.token })).body;
    const told = notifications.some(({ text }: { text: string }) => text.includes(name));
    expect(told).toBe(!confidential);
    expect((await read(documentId, other.token)).status).toBe(404);
    expect((await open(documentId, other.token)).status).toBe(404);
  });

  test('is the professional’s choice for a declaration of attendance, and for nothing else', async () => {
    const attendance = { answers: { title: 'Declaração de comparecimento' } };
    const confidentialOf = async (fields: object) =>
      (await read((await issue(fields, 'declaration')).documentId)).body.document.confidential;
    expect(await confidentialOf(attendance)).toBe(true);
    expect(await confidentialOf({ ...attendance, confidential: false })).toBe(false);
    const report = { answers: { title: 'Relatório' }, confidential: false };
    for (const body of [
      issueBody('declaration', employee, report),
      issueBody('anamnesis', employee, { confidential: false }),
      issueBody('aso', employee, { confidential: true }),
    ]) {
      expect((await post(body)).body.data.issues[0].path).toBe('confidential');
    }
  });
});

test('what is kept of the answers is sealed where there are keys, and never leaves but to a professional', async () => {
  const { documentId } = await issue({ answers: { observation: 'Segredo do ofício' } });
  const row = await app.db
    .selectFrom('issued_documents')
    .select('content')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  expect(row.content.includes('Segredo')).toBe(app.encryptionKeys.length === 0);
  const answers = await app.call('GET', `/issued-documents/${documentId}/answers`, { as: doctor.token });
  expect(answers.body).toMatchObject({ kind: 'aso', employeeId: employee.id });
  expect(answers.body.answers).toMatchObject({ observation: 'Segredo do ofício', cpf: employee.cpf });
  expect((await app.call('GET', `/issued-documents/${documentId}/answers`, { as: mine.token })).status).toBe(403);
  expect((await app.call('GET', `/issued-documents/${unknownId}/answers`, { as: doctor.token })).status).toBe(404);
  const jobs = await app.db.selectFrom('jobs').select('payload').execute();
  expect(JSON.stringify(jobs)).not.toMatch(/Segredo|Iara/);
});

describe('what was issued and not typeset', () => {
  /** The same installation, whose store takes nothing while it fails. */
  async function issuedWithoutFile() {
    const { write } = app.storage;
    app.storage.write = async () => {
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    };
    const issued = await issue();
    app.storage.write = write;
    return issued;
  }

  test('has its number, says so, and gets its file by its job', async () => {
    const { documentId, name } = await issuedWithoutFile();
    expect((await open(documentId)).body).toMatchObject({
      status: 409,
      message: 'O documento ainda está sendo preparado. Tente de novo em instantes.',
    });
    expect((await read(documentId)).body.document).toMatchObject({ isReady: false, sha256: null });
    const listed = (as: string) => app.call('GET', `/documents/${employee.id}`, { as });
    expect((await listed(doctor.token)).body.documents).toMatchObject([{ name, arrivedAt: null }]);
    expect((await listed(mine.token)).body.documents).toEqual([]);
    expect((await open(documentId, mine.token)).status).toBe(404);
    expect(await app.workDueJobs(60_000)).toBeGreaterThan(0);
    expect((await fetched(documentId, mine.token)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('waits for a person once its job was set aside: no other one is made beside it', async () => {
    const { documentId } = await issuedWithoutFile();
    const jobs = () => app.db.selectFrom('jobs').selectAll().where('payload', 'like', `%${documentId}%`).execute();
    const [waiting] = await jobs();
    const held = { id: waiting?.id ?? '', kind: '', payload: '', attempt: 1, lease: 'a node' };
    await app.db.updateTable('jobs').set({ lease: held.lease }).where('id', '=', held.id).execute();
    await setAside(app.db, held, 'ENOSPC');
    await enqueueUnfinished(app.db);
    expect(await jobs()).toMatchObject([{ id: held.id }]);
    await discardSetAside(app.db, held.id);
    await enqueueUnfinished(app.db);
    expect(await jobs()).toMatchObject([{ set_aside_at: null }]);
  });

  test('is no upload: it is neither sent, nor cleared away, nor withdrawn', async () => {
    const { documentId } = await issuedWithoutFile();
    const announced = await app.call('POST', `/uploads/${documentId}/arrived`, { as: doctor.token, body: {} });
    expect(announced.status).toBe(404);
    await clearNeverArrived(app.db, app.storage, Date.now() + 7 * 24 * 3_600_000);
    expect((await read(documentId)).body.document.isReady).toBe(false);
    const reason = { reason: 'Por engano' };
    const withdrawn = await app.call('PUT', `/document/withdraw/${documentId}`, { as: doctor.token, body: reason });
    expect(withdrawn.body).toMatchObject({ status: 409, message: expect.stringMatching(/Cancelar/) });
    await app.workDueJobs(60_000);
    expect((await read(documentId)).body.document.isReady).toBe(true);
  });

  test('gets one file and one notification from a call and a job that come to it at once', async () => {
    const { documentId, name } = await issuedWithoutFile();
    const { db, storage, encryptionKeys } = app;
    const services = { db, storage, encryptionKeys, documents: documentParts };
    await Promise.all([1, 2, 3].map(() => finishIssue(services, documentId)));
    await app.workDueJobs(60_000);
    const { notifications } = (await app.call('GET', '/notifications', { as: mine.token })).body;
    expect(notifications.filter(({ text }: { text: string }) => text.includes(name))).toHaveLength(1);
    const { sha256 } = (await read(documentId)).body.document;
    const kept = await app.storage.settle(`${mine.companyId}/${employee.id}/${documentId}.pdf`);
    expect(kept).toMatchObject({ sha256 });
  });

  test('takes the file that a killed process has left in its place, as it is', async () => {
    const { documentId } = await issuedWithoutFile();
    const dying = new Proxy(app.db, {
      get: (db, name) => {
        if (name === 'transaction' || name === 'connection') throw new Error('killed');
        const value = Reflect.get(db, name, db);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    const { db, storage, encryptionKeys } = app;
    const services = { db, storage, encryptionKeys, documents: documentParts };
    await expect(finishIssue({ ...services, db: dying }, documentId)).rejects.toThrow('killed');
    const kept = await app.storage.settle(`${mine.companyId}/${employee.id}/${documentId}.pdf`);
    expect(kept?.size).toBeGreaterThan(1_000);
    await finishIssue(services, documentId);
    const { document } = (await read(documentId)).body;
    expect(document.isReady).toBe(true);
    const bytes = await fetched(documentId);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256);
  });
});
