import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '../platform/contract/dates.ts';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import {
  examFields,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { issueBody, issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { sealedResults } from './sealed-result.server.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;

const hivRefused = 'Exame de HIV é proibido nos exames ocupacionais (Portaria MTP 671/2021, art. 199, §1º)';
const pregnancyRefused =
  'Teste de gravidez ou de esterilização é proibido nos exames ocupacionais (CLT, art. 373-A, IV; Lei 9.029/1995, art. 2º)';

const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));

beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: keys[0] ?? '' });
  company = await makeCompany(app);
  doctor = await makeProfessional(app, { name: 'Rui Tavares' });
});
beforeEach(async () => {
  employee = await makeEmployee(app, company, { dt_birth: '20-05-1990' });
});
afterAll(() => app.stop());

const as = () => ({ as: doctor.token });
const of = () => ({ employeeId: employee.id, token: doctor.token });
const list = async (query = '') => (await app.call('GET', `/employee/${employee.id}/exams${query}`, as())).body;
const standing = async () =>
  (await list()).exams.flatMap((exam: { withdrawnAt: string | null; code: string; doneOn: string }) =>
    exam.withdrawnAt ? [] : [`${exam.code} ${exam.doneOn}`],
  );
const post = (body: object, more: object = {}) =>
  app.call('POST', `/employee/${employee.id}/exams`, { ...as(), body, ...more });
const withdraw = (id: string, reason = 'Era de outra pessoa') =>
  app.call('PUT', `/exam-records/${id}/withdraw`, { ...as(), body: { reason } });

test('only professionals read and write exams', async () => {
  const id = await makeExamRecord(app, of());
  const admin = await signInFirstAdmin(app);
  for (const [status, token] of [
    [403, company.token],
    [403, admin],
    [401, undefined],
  ] as const) {
    const who = token ? { as: token } : {};
    expect((await app.call('GET', `/employee/${employee.id}/exams`, who)).status).toBe(status);
    expect((await app.call('GET', `/exam-records/${id}`, who)).status).toBe(status);
    const body = examFields();
    expect((await app.call('POST', `/employee/${employee.id}/exams`, { ...who, body })).status).toBe(status);
    expect((await app.call('PUT', `/exam-records/${id}/withdraw`, { ...who, body: { reason: 'x' } })).status).toBe(
      status,
    );
  }
  for (const path of [`/employee/${unknownId}/exams`, `/exam-records/${unknownId}`]) {
    expect((await app.call('GET', path, as())).status).toBe(404);
  }
});

const nameWithResult = (words: string) =>
  `‘${words}’ parece o resultado de um exame, que não consta em papel que a empresa lê (Resolução CFM 2.323/2022, art. 6º). Escreva só o nome do exame`;

describe('a record by hand', () => {
  test('names the exam of its code, and is read with its result', async () => {
    const id = await makeExamRecord(app, of(), { exam_name: 'Qualquer', result: 'stable' });
    const { exam } = (await app.call('GET', `/exam-records/${id}`, as())).body;
    expect(exam).toMatchObject({
      ...{ id, code: '0281', name: 'Audiometria tonal ocupacional', doneOn: '2026-03-10', place: 'Clínica' },
      ...{ occasion: 'periodic', result: 'stable', document: null, recordedBy: 'Rui Tavares', withdrawnAt: null },
    });
    expect((await list()).exams).toEqual([exam]);
  });

  test('by a name takes the code of the exam that is called so, or none', async () => {
    await makeExamRecord(app, of(), { exam_code: '', exam_name: 'acuidade visual', result: 'normal' });
    await makeExamRecord(app, of(), { exam_code: '', exam_name: 'Exame da casa', done_on: '09-03-2026' });
    const { exams } = await list();
    expect(exams).toEqual([
      expect.objectContaining({ code: '0296', name: 'Avaliação da acuidade visual' }),
      expect.objectContaining({ code: '', name: 'Exame da casa', result: null }),
    ]);
  });

  test.each([
    [{ exam_name: '' }, 'exam_name', 'Campo obrigatório'],
    [{ exam_code: '0269' }, 'exam_code', 'Este código não está na Tabela 27 do eSocial'],
    [{ exam_code: '0733' }, 'exam_code', hivRefused],
    [{ exam_code: '', exam_name: 'Anti-HIV' }, 'exam_name', hivRefused],
    [{ exam_code: '0739' }, 'exam_code', pregnancyRefused],
    [{ exam_code: '', exam_name: 'Beta HCG' }, 'exam_name', pregnancyRefused],
    [{ exam_code: '', exam_name: 'H-I-V' }, 'exam_name', hivRefused],
    [{ exam_code: '', exam_name: 'Aнti-НIV' }, 'exam_name', hivRefused],
    [{ exam_code: '', exam_name: 'Marcha alterada' }, 'exam_name', nameWithResult('alterada')],
    [{ exam_code: '', exam_name: 'Marcha аlterаda' }, 'exam_name', nameWithResult('alterada')],
    [{ done_on: '' }, 'done_on', 'Campo obrigatório'],
    [{ done_on: '01-01-2999' }, 'done_on', 'A data do exame não pode estar no futuro'],
    [{ done_on: '19-05-1990' }, 'done_on', 'A data do exame não pode ser anterior ao nascimento'],
    [{ occasion: 'sometimes' }, 'occasion', 'Escolha uma das opções'],
    [{ result: 'unreadable' }, 'result', 'Escolha uma das opções'],
  ])('with %j is refused by %s', async (fields, path, message) => {
    const { status, body } = await post(examFields(fields));
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path, message }]);
    expect((await list()).exams).toEqual([]);
  });

  test('says all that is wrong with it at once', async () => {
    const { body } = await post({});
    expect(body.data.issues.map(({ path }: { path: string }) => path)).toEqual(['exam_name', 'done_on']);
  });

  test('may be of today and of the day of birth', async () => {
    await makeExamRecord(app, of(), { done_on: today() });
    await makeExamRecord(app, of(), { done_on: '1990-05-20' });
    expect(await standing()).toEqual([`0281 ${today()}`, '0281 1990-05-20']);
  });

  test('is made once however often it is sent', async () => {
    const key = 'exame-1';
    const first = await post(examFields(), { key });
    expect(await post(examFields(), { key })).toMatchObject({ status: 201, body: first.body });
    expect((await list()).exams).toHaveLength(1);
  });

  test('stands in the trail without a word of what it is', async () => {
    const id = await makeExamRecord(app, of(), { result: 'worse' });
    await withdraw(id);
    const { entries } = (await app.call('GET', `/audit/employee/${employee.id}`, as())).body;
    const about = entries.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
    expect(about.map(({ action }: { action: string }) => action)).toEqual(['withdrawn', 'created']);
    // Ids and hashes have four digits in a row by chance.
    const said = JSON.stringify(about).replaceAll(/[\da-f-]{36}|[\da-f]{64}/g, '');
    expect(said).not.toMatch(/0281|udiometria|worse/);
  });
});

test('the list has pages, and both orders', async () => {
  for (const day of ['01', '02', '03']) await makeExamRecord(app, of(), { done_on: `${day}-02-2026` });
  const days = async (query: string) =>
    (await list(query)).exams.map(({ doneOn }: { doneOn: string }) => doneOn.slice(-2));
  expect(await days('')).toEqual(['03', '02', '01']);
  expect(await days('?sort=doneOn')).toEqual(['01', '02', '03']);
  expect(await days('?page=2&pageSize=2')).toEqual(['01']);
  expect(await list('?pageSize=0')).toEqual({ exams: [], total: 3 });
});

describe('withdrawing', () => {
  test('keeps the record, with reason, author and time, once', async () => {
    const id = await makeExamRecord(app, of());
    expect((await withdraw(id)).status).toBe(204);
    expect((await withdraw(id)).status).toBe(204);
    expect((await withdraw(id, 'Outro motivo')).body.message).toBe('Este exame já foi retirado.');
    const [exam] = (await list()).exams;
    expect(exam).toMatchObject({ withdrawalReason: 'Era de outra pessoa', withdrawnBy: 'Rui Tavares' });
    expect(exam.withdrawnAt).not.toBeNull();
    expect((await withdraw(await makeExamRecord(app, of()), '')).status).toBe(400);
  });

  test('is not the way of an exam that an ASO says was done', async () => {
    const { name } = await issueDocument(app, { employee, token: doctor.token });
    const [{ id }] = (await list()).exams;
    const { status, body } = await withdraw(id);
    expect(status).toBe(409);
    expect(body.message).toBe(`Este exame veio do ${name}: corrija ou cancele o documento.`);
  });
});

describe('an ASO', () => {
  const clinical = { exam_name: 'Avaliação clínica', exam_date: '10-11-2026' };
  const exams = [clinical, { exam_name: 'Audiometria tonal', exam_date: '09-11-2026' }];

  test('records the exams with a date when it is issued, and where that is known from', async () => {
    const { documentId, name } = await issueDocument(app, { employee, token: doctor.token }, { answers: { exams } });
    expect((await list()).exams).toEqual([
      expect.objectContaining({ code: '0295', doneOn: '2026-11-10', place: 'São Paulo', occasion: 'periodic' }),
      expect.objectContaining({
        ...{
          code: '0281',
          name: 'Audiometria tonal ocupacional',
          doneOn: '2026-11-09',
          result: null,
          recordedBy: 'Rui Tavares',
        },
        document: { id: documentId, name },
      }),
    ]);
  });

  test('that is corrected gives way to the exams of the new one', async () => {
    const { documentId } = await issueDocument(app, { employee, token: doctor.token }, { answers: { exams } });
    const corrected = [
      { ...clinical, exam_date: '11-11-2026' },
      { exam_name: 'Audiometria', exam_date: '08-11-2026' },
    ];
    const answers = { exams: corrected, date: '11-11-2026' };
    await issueDocument(app, { employee, token: doctor.token }, { answers, supersedesId: documentId });
    expect(await standing()).toEqual(['0295 2026-11-11', '0281 2026-11-08']);
    const withdrawn = (await list()).exams.filter((one: { withdrawnAt: string | null }) => one.withdrawnAt);
    expect(withdrawn.map((one: { withdrawalReason: string }) => one.withdrawalReason)).toEqual(
      Array(2).fill('O ASO foi corrigido por outro.'),
    );
  });

  test('that is corrected leaves what was noted of an exam with the one of the same code and day, sealed for it', async () => {
    const { documentId } = await issueDocument(app, { employee, token: doctor.token }, { answers: { exams } });
    const noted = { result: 'altered', abnormal: 'yes', value: '40 dB' };
    for (const { id, version } of (await list()).exams) {
      const { status } = await app.call('PUT', `/exam-records/${id}/finding`, { ...as(), body: { ...noted, version } });
      expect(status).toBe(200);
    }
    const [kept, ...others] = exams;
    const moved = others.map((exam) => ({ ...exam, exam_date: '05-11-2026' }));
    const second = { answers: { exams: [kept, ...moved] }, supersedesId: documentId };
    await issueDocument(app, { employee, token: doctor.token }, second);
    const now = (await list()).exams.filter((one: { withdrawnAt: string | null }) => !one.withdrawnAt);
    const before = new Set(exams.map(({ exam_date }) => exam_date.split('-').reverse().join('-')));
    expect(now.some(({ doneOn }: { doneOn: string }) => before.has(doneOn))).toBe(true);
    for (const exam of now) {
      expect(exam).toMatchObject(before.has(exam.doneOn) ? noted : { result: null, abnormal: '', value: '' });
    }
  });

  test('that is cancelled takes its exams with it, and no others', async () => {
    await makeExamRecord(app, of());
    const { documentId } = await issueDocument(app, { employee, token: doctor.token }, { answers: { exams } });
    const body = { reason: 'Emitido por engano' };
    expect((await app.call('PUT', `/issued-documents/${documentId}/cancel`, { ...as(), body })).status).toBe(204);
    expect(await standing()).toEqual(['0281 2026-03-10']);
  });

  test.each([
    ['0296', 'Teste de gravidez', /gravidez/],
    ['0296', 'Audiometria', /0296 da Tabela 27 chama-se ‘Avaliação da acuidade visual’/],
    ['0296', 'Ansiedade', /0296 da Tabela 27 chama-se ‘Avaliação da acuidade visual’/],
    ['9998', 'Audiometria', /9998 não está na Tabela 27/],
  ])('with the code %s called %s is not issued, nor is an anamnesis', async (exam_code, exam_name, message) => {
    const exam = { exam_code, exam_name, exam_date: '09-11-2026' };
    const rows = { aso: [clinical, exam], anamnesis: [{ ...exam, chief_complaint: 'Nada', clinical_history: 'Nada' }] };
    for (const kind of ['aso', 'anamnesis'] as const) {
      const body = issueBody(kind, employee, { answers: { exams: rows[kind] } });
      const { status, body: answer } = await app.call('POST', '/issued-documents', { ...as(), body });
      expect(status).toBe(400);
      const path = `answers.exams.${rows[kind].length - 1}.exam_name`;
      expect(answer.data.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
    }
  });

  test('has the usual name of a code on paper, and the register the one of the table', async () => {
    const usual = { exam_code: '0296', exam_name: 'Acuidade visual', exam_date: '09-11-2026' };
    await issueDocument(app, { employee, token: doctor.token }, { answers: { exams: [clinical, usual] } });
    expect((await list()).exams).toContainEqual(
      expect.objectContaining({ code: '0296', name: 'Avaliação da acuidade visual' }),
    );
  });

  test.each([
    [{ exam_name: 'Anti-HIV', exam_date: '09-11-2026' }, hivRefused],
    [{ exam_name: 'Teste', exam_date: '09-11-2026', exam_code: '0739' }, pregnancyRefused],
    [{ exam_name: 'Н.І.V.', exam_date: '09-11-2026' }, hivRefused],
  ])('with the forbidden %j is not issued', async (exam, message) => {
    const body = issueBody('aso', employee, { answers: { exams: [exams[0], exam] } });
    const response = await app.call('POST', '/issued-documents', { ...as(), body });
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toEqual([{ path: 'answers.exams.1.exam_name', message }]);
    expect((await list()).exams).toEqual([]);
  });

  test('that is refused records nothing, and other papers never do', async () => {
    const refused = issueDocument(app, { employee, token: doctor.token }, { answers: { fitness: '' } });
    await expect(refused).rejects.toThrow('it was not issued');
    await issueDocument(app, { employee, token: doctor.token, kind: 'anamnesis' });
    expect((await list()).exams).toEqual([]);
  });
});

describe('a result at rest', () => {
  const kept = async (id: string) =>
    (await app.db.selectFrom('exam_records').select('result').where('id', '=', id).executeTakeFirstOrThrow()).result ??
    '';

  test('is sealed, and its length says nothing of it', async () => {
    const [normal, worse] = [
      await kept(await makeExamRecord(app, of(), { result: 'normal' })),
      await kept(await makeExamRecord(app, of(), { result: 'worse' })),
    ];
    expect(keyIdOfText(normal)).not.toBeNull();
    expect(normal).toHaveLength(worse.length);
  });

  test('comes under another key, and is told as unreadable without it', async () => {
    const id = await makeExamRecord(app, of(), { result: 'altered' });
    const other = await startApp({ ENCRYPTION_KEYS: [keys[1], keys[0]].join(',') });
    const both = other.encryptionKeys;
    await other.stop();
    const { failed } = await sealedResults.reseal(app.db, both);
    expect(failed.size).toBe(0);
    expect(keyIdOfText(await kept(id))).toBe(both[0]?.id);
    const [unread] = (await list()).exams;
    expect(unread.result).toBe('unreadable');
    // Nothing is written over what could not be read.
    const body = { result: '', abnormal: '', value: '', version: unread.version };
    expect((await app.call('PUT', `/exam-records/${id}/finding`, { as: doctor.token, body })).status).toBe(503);
    await sealedResults.reseal(app.db, both.toReversed());
    expect((await list()).exams[0].result).toBe('altered');
    expect((await sealedResults.reseal(app.db, [])).failed.has(id)).toBe(true);
  });
});
