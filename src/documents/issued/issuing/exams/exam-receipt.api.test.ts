import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../../../platform/contract/dates.ts';
import { makeCarePlace, makeExpected } from '../../../../testing/care.ts';
import {
  examFields,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  ofCouncil,
} from '../../../../testing/factories.ts';
import { fileAt } from '../../../../testing/files/file-at.ts';
import { issueBody, issueDocument } from '../../../../testing/issued.ts';
import { spokenText } from '../../../../testing/pdf/spoken-text.ts';
import { startApp, type TestApp } from '../../../../testing/start-app.ts';

/** The receipt of exams that were done without a clinical one (NR-7, 7.5.19.3): their names, and no result. */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
  company = await makeCompany(app);
});
beforeEach(async () => {
  employee = await makeEmployee(app, company);
});
afterAll(() => app.stop());

const day = daysAfter(today(), -3);
const date = formatDate(day);
const three = [
  { exam_name: 'Audiometria tonal ocupacional', exam_code: '0281' },
  { exam_name: 'Espirometria', exam_code: '' },
  { exam_name: 'Acuidade visual', exam_code: '' },
];
const record = (fields: object) =>
  makeExamRecord(app, { employeeId: employee.id, token: doctor.token }, examFields({ done_on: date, ...fields }));
const recordThree = (result = 'altered') => Promise.all(three.map((exam) => record({ ...exam, result })));
const issue = (fields: Parameters<typeof issueBody>[2] = {}, as = doctor.token) =>
  app.call('POST', '/issued-documents', {
    as,
    body: issueBody('exam-receipt', employee, {
      anotherConfirmed: false,
      ...fields,
      answers: { date, exams: three, ...fields.answers },
    }),
  });
const read = async (id: string, as = doctor.token) =>
  (await app.call('GET', `/issued-documents/${id}`, { as })).body.document;
type Listed = { name: string; withdrawnAt: string | null; document: { id: string } | null };
const listed = async (): Promise<Listed[]> =>
  (await app.call('GET', `/employee/${employee.id}/exams`, { as: doctor.token })).body.exams;

async function textOf(documentId: string): Promise<string> {
  const { signedUrl } = (await app.call('GET', `/document/${documentId}`, { as: company.token })).body;
  const bytes = Buffer.from(await (await fetch(fileAt(app, signedUrl))).arrayBuffer());
  return (await spokenText(bytes)).map(({ spoken }) => spoken).join('');
}

test('three complementary exams of one day give one receipt that names them and no result; the company has it too', async () => {
  await recordThree();
  const issued = await issue();
  expect(issued).toMatchObject({ status: 201, body: { name: expect.stringMatching(/^Recibo \d{4}\/\d{6}$/) } });
  const text = await textOf(issued.body.documentId);
  for (const { exam_name } of three) expect(text).toContain(exam_name.replace(/\s/g, ''));
  expect(text).toContain('Recebiosresultados');
  expect(text).not.toMatch(/alterad|normal/i);
  expect(await listed(), 'what the register had is not written again').toHaveLength(3);
});

test('with a clinical exam of that day there is none, whether it stands in the receipt or in the register', async () => {
  await recordThree();
  const clinical = { exam_name: 'Avaliação clínica ocupacional', exam_code: '0295' };
  const named = await issue({ answers: { exams: [...three, clinical] } });
  expect(named.body.data.issues).toEqual([
    { path: 'answers.exams.3.exam_name', message: expect.stringMatching(/o documento é o ASO/) },
  ]);
  await record(clinical);
  const known = await issue();
  expect(known).toMatchObject({ status: 400 });
  expect(known.body.data.issues).toEqual([
    { path: 'answers.date', message: expect.stringMatching(/fez também a avaliação clínica.*7\.5\.19\.3/) },
  ]);
});

test.each([
  ['of tomorrow', { date: formatDate(daysAfter(today(), 1)) }, 'answers.date'],
  ['without an exam', { exams: [] }, 'answers.exams'],
  ['with a result', { exams: [{ exam_name: 'Audiometria alterada' }] }, 'answers.exams.0.exam_name'],
  ['with a forbidden exam', { exams: [{ exam_name: 'Anti-HIV' }] }, 'answers.exams.0.exam_name'],
])('a receipt %s is refused', async (_what, answers, path) => {
  const { status, body } = await issue({ answers });
  expect(status).toBe(400);
  expect(body.data.issues[0].path).toBe(path);
});

test('what the register lacks is recorded by the receipt, and goes with it', async () => {
  await record({ ...three[0] });
  const { documentId } = (await issue()).body;
  const before = await listed();
  expect(before.map(({ document }) => document?.id ?? null).sort()).toEqual([documentId, documentId, null].sort());
  const body = { reason: 'Foi emitido para a pessoa errada' };
  expect((await app.call('PUT', `/issued-documents/${documentId}/cancel`, { as: doctor.token, body })).status).toBe(
    204,
  );
  const after = await listed();
  expect(after.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ document }) => document)).toEqual([null]);
});

test('a second receipt of the same day is asked about, one that corrects it is not', async () => {
  const { documentId, name } = (await issue()).body;
  const asked = await issue({ answers: { exams: three.slice(1) } });
  expect(asked.body.data.issues).toEqual([
    {
      path: 'anotherConfirmed',
      message: expect.stringContaining(`Já vale, dos exames desta pessoa em ${date}: ${name}`),
      about: documentId,
    },
  ]);
  expect((await issue({ answers: { date: formatDate(daysAfter(day, 1)) } })).status).toBe(201);
  const corrected = await issue({ supersedesId: documentId, answers: { exams: three.slice(1) } });
  expect(corrected.status).toBe(201);
  const ofDay = (await listed()).filter((exam) => exam.document?.id === corrected.body.documentId);
  expect(ofDay.map((exam) => exam.name).sort()).toEqual([
    'Avaliação da acuidade visual',
    'Prova de função pulmonar completa (ou espirometria)',
  ]);
});

test('an exam whose record is withdrawn afterwards is said on the receipt’s page', async () => {
  const [audiometry = ''] = await recordThree();
  const { documentId } = (await issue()).body;
  expect((await read(documentId)).withdrawnExams).toEqual([]);
  const body = { reason: 'Era de outra pessoa' };
  await app.call('PUT', `/exam-records/${audiometry}/withdraw`, { as: doctor.token, body });
  expect((await read(documentId)).withdrawnExams).toEqual(['Audiometria tonal ocupacional']);
  expect((await read(documentId, company.token)).withdrawnExams).toEqual(['Audiometria tonal ocupacional']);
});

test('a receipt completes the guide that asks for no clinical exam, and leaves the other one as it is', async () => {
  const place = await makeCarePlace(app, doctor);
  const of = { token: doctor.token, placeId: place.id, employee };
  const guide = async (codes: string[]) => {
    const id = await makeExpected(app, of, { occasion: codes.length > 1 ? 'dismissal' : 'periodic' });
    const exams = JSON.stringify(codes.map((code) => ({ code, name: `Exame ${code}`, reason: '' })));
    await app.db.updateTable('referrals').set({ exams }).where('id', '=', id).execute();
    return id;
  };
  const [complementary, clinical] = [await guide(['0281']), await guide(['0281', '0295'])];
  const stateOf = async (id: string) =>
    (await app.call('GET', `/referrals/${id}`, { as: doctor.token })).body.referral.state;
  const { documentId } = (await issue({ referralId: complementary })).body;
  expect(await stateOf(complementary)).toBe('completed');
  await issue({ referralId: clinical, anotherConfirmed: true });
  expect(await stateOf(clinical)).toBe('scheduled');
  const body = { reason: 'Foi emitido por engano' };
  await app.call('PUT', `/issued-documents/${documentId}/cancel`, { as: doctor.token, body });
  expect(await stateOf(complementary)).toBe('attending');
});

test('who may issue it, and that it verifies', async () => {
  const nurse = await makeProfessional(app, ofCouncil('COREN'));
  expect((await issue({}, nurse.token)).status).toBe(201);
  const engineer = await makeProfessional(app, ofCouncil('CREA'));
  const refused = await issue({ answers: { date: formatDate(daysAfter(day, -1)) } }, engineer.token);
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('NR-7, 7.5.19.3') } });
  const { documentId } = await issueDocument(app, { employee, token: doctor.token, kind: 'exam-receipt' });
  expect(await textOf(documentId)).toContain('Códigodeverificação');
});
