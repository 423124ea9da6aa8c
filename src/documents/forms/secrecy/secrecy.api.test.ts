import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional } from '../../../testing/factories.ts';
import { issueBody } from '../../../testing/issued.ts';
import { makeConsent, makePrivacyRequest } from '../../../testing/rights/privacy.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

/** What the employer reads has no result, diagnosis or CID (CFM 2.323/2022, art. 6), whoever sends it. */

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
  company = await makeCompany(app);
});
beforeEach(async () => {
  employee = await makeEmployee(app, company);
});
afterAll(() => app.stop());

const post = (kind: 'aso' | 'declaration', answers: object, fields: object = {}) =>
  app.call('POST', '/issued-documents', { as: doctor, body: issueBody(kind, employee, { answers, ...fields }) });
const attendance = { title: 'Declaração de comparecimento' };
const clinical = { exam_name: 'Avaliação clínica', exam_date: '10-11-2026' };

test.each([
  ['a CID in its observation', { observation: 'CID M54.5' }, 'observation', 'CID'],
  ['a measure', { observation: 'Glicemia 126 mg/dL' }, 'observation', 'medida'],
  ['a result', { conclusion: 'Apta, audiometria alterada' }, 'conclusion', 'resultado'],
  ['a disease', { observation: 'Gestante' }, 'observation', 'condição de saúde'],
  [
    'a result beside the name of an exam',
    { exams: [clinical, { ...clinical, exam_name: 'Audiometria alterada' }] },
    'exams.1.exam_name',
    'resultado',
  ],
  [
    'a measure beside the name of an exam',
    { exams: [clinical, { ...clinical, exam_name: 'Chumbo no sangue 60 µg/dL' }] },
    'exams.1.exam_name',
    'medida',
  ],
  ['a result among the risks', { physicalRisks: 'Ruído; audiometria alterada' }, 'physicalRisks', 'resultado'],
])('an ASO with %s is refused at its field, with the rule', async (_what, answers, at, what) => {
  const { status, body } = await post('aso', answers);
  expect(status).toBe(400);
  const message = expect.stringMatching(new RegExp(`${what}.*CFM 2\\.323/2022, art\\. 6º`));
  expect(body.data.issues).toContainEqual({ path: `answers.${at}`, message });
});

test.each([
  ['a restriction with its limit', { observation: 'Não levantar carga acima de 10 kg' }],
  ['a measured risk', { physicalRisks: 'Ruído de 87 dB(A)' }],
  ['an exam that a disease names', { exams: [clinical, { ...clinical, exam_name: 'Hepatite B - anti-HBs' }] }],
])('an ASO with %s is issued', async (_what, answers) => {
  expect((await post('aso', answers)).status).toBe(201);
});

test('a declaration that the company reads says so only with a written consent, until that is revoked', async () => {
  const answers = { ...attendance, text_field: 'Compareceu por lombalgia (CID M54.5).' };
  const shared = () => post('declaration', answers, { confidential: false });
  const refused = await shared();
  expect(refused.status).toBe(400);
  expect(refused.body.data.issues).toMatchObject([
    { path: 'answers.text_field', message: expect.stringContaining('consentimento') },
  ]);
  expect((await post('declaration', answers, { confidential: true })).status).toBe(201);
  const by = { employeeId: employee.id, token: doctor };
  await makeConsent(app, by, { purpose: 'esocialResult' });
  expect((await shared()).status, 'the consent is to something else').toBe(400);
  const consentId = await makeConsent(app, by, { purpose: 'resultsToEmployer' });
  expect((await shared()).status).toBe(201);
  await makePrivacyRequest(app, by, { kind: 'consentRevocation', consent_id: consentId });
  expect((await shared()).status).toBe(400);
});

test.each(['Atestado médico', 'Declaração de comparecimento', 'Laudo'])(
  '%s without its text is not issued',
  async (title) => {
    const { status, body } = await post('declaration', { title, text_field: '  ' });
    expect([status, body.data.issues[0].path]).toEqual([400, 'answers.text_field']);
  },
);

test('an anamnesis with an exam that is forbidden is not issued', async () => {
  const exams = [
    { exam_name: 'Teste rápido de AIDS', exam_date: '10-11-2026', chief_complaint: '-', clinical_history: '-' },
  ];
  const body = issueBody('anamnesis', employee, { answers: { exams } });
  const answer = await app.call('POST', '/issued-documents', { as: doctor, body });
  expect(answer.status).toBe(400);
  expect(answer.body.data.issues).toMatchObject([{ path: 'answers.exams.0.exam_name' }]);
});
