import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formExamples } from '../documents/forms/forms.example.ts';
import { makeCompany, makeEmployee, makeEquipment, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { makeHouseEquipment } from '../testing/issued/house.ts';
import { issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: { token: string };
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app, { name: 'Rui Tavares' });
  await makeHouseEquipment(app, doctor);
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company);
});
afterAll(() => app.stop());

const issue = (
  kind: 'occupational-spirometry' | 'visual-acuity' | 'anamnesis',
  answers: object = {},
  fields: object = {},
) => issueDocument(app, { employee, token: doctor.token, kind }, { answers, ...fields });
const read = (as = doctor.token) => app.call('GET', `/employee/${employee.id}/trends`, { as });
const courseOf = async (name: string) =>
  (await read()).body.courses.find((course: { name: string }) => course.name === name);
const histories = (...rows: [day: string, history: string][]) => {
  const [exam] = (formExamples.anamnesis.typical as { exams: object[] }).exams;
  return { exams: rows.map(([exam_date, clinical_history]) => ({ ...exam, exam_date, clinical_history })) };
};

test('spirometries of several years stand in the order of their days, whenever they were issued; what is computed with them', async () => {
  const { serial } = await makeEquipment(app, doctor, {
    kind: 'Espirômetro',
    ...{ maker: 'Koko', model: 'Sx 1000', calibrated_on: '02-03-2024' },
  });
  const last = await issue('occupational-spirometry');
  const first = await issue('occupational-spirometry', {
    ...{ serial, calibrated_on: '2024-03-02', date: '2024-05-10', fvc: '3,80', fev1: '3,04', weight_kg: '66' },
  });
  const course = await courseOf('Espirometria');
  expect(course.entries).toMatchObject([
    {
      ...{ documentId: first.documentId, doneOn: '2024-05-10', doneBy: 'Rui Tavares' },
      measures: { fvc: { text: '3,80', number: 3.8 }, ratio: { text: '80,0', number: 80 }, reading: { number: null } },
    },
    { documentId: last.documentId, documentName: last.name, doneOn: '2026-11-10', measures: { fvc: { number: 3.42 } } },
  ]);
  expect(course.drawn).toMatchObject([{ keys: ['fvc', 'fev1'], digits: 2 }]);
  expect((await courseOf('Índice de massa corporal')).entries).toMatchObject([
    { doneOn: '2024-05-10', measures: { index: { text: '24,2', number: 24.2 } } },
    { doneOn: '2026-11-10', measures: { index: { text: '25,2', number: 25.2 } } },
  ]);
});

test('blood pressure, weight and height come from what the histories of anamneses say without a doubt', async () => {
  await issue(
    'anamnesis',
    histories(
      ['2026-03-01', 'Ao exame: PA 120x80 mmHg, peso 80 kg, altura 1,75 m.'],
      ['2026-06-01', 'Refere PA 150x90 em casa'],
      ['2025-09-01', 'PA: 130x85. IMC 25,9'],
    ),
  );
  expect((await courseOf('Pressão arterial')).entries).toMatchObject([
    { doneOn: '2025-09-01', measures: { systolic: { number: 130 }, diastolic: { text: '85' } } },
    { doneOn: '2026-03-01', measures: { systolic: { number: 120 }, diastolic: { text: '80' } } },
  ]);
  expect((await courseOf('Índice de massa corporal')).entries).toMatchObject([
    { doneOn: '2025-09-01', measures: { weight: { text: '—' }, index: { number: 25.9 } } },
    { doneOn: '2026-03-01', measures: { weight: { text: '80' }, height: { number: 175 }, index: { number: 26.1 } } },
  ]);
});

test('what was corrected or cancelled is not told; one that can’t be opened is counted, and the others are there', async () => {
  const wrong = await issue('visual-acuity', { far_left_with: '20/70' });
  const right = await issue('visual-acuity', {}, { supersedesId: wrong.documentId });
  const other = await issue('visual-acuity', { date: '2025-11-10' });
  expect((await courseOf('Acuidade visual')).entries).toMatchObject([
    { documentId: other.documentId },
    {
      documentId: right.documentId,
      measures: { leftWith: { text: '20/25', number: 0.8 }, plates: { text: '14 de 14' } },
    },
  ]);
  await app.db.updateTable('issued_documents').set({ content: '{}' }).where('id', '=', other.documentId).execute();
  expect((await read()).body).toMatchObject({
    unopened: 1,
    courses: [{ entries: [{ documentId: right.documentId }] }],
  });
  const cancel = { as: doctor.token, body: { reason: 'Paciente errado' } };
  expect((await app.call('PUT', `/issued-documents/${right.documentId}/cancel`, cancel)).status).toBe(204);
  expect((await read()).body.courses).toEqual([]);
});

test('is for professionals alone, and the trail says who has read it', async () => {
  await issue('occupational-spirometry');
  for (const as of [company.token, await signInFirstAdmin(app)]) expect((await read(as)).status).toBe(403);
  expect((await read('')).status).toBe(401);
  expect((await app.call('GET', `/employee/${company.companyId}/trends`, { as: doctor.token })).status).toBe(404);
  expect((await read()).status).toBe(200);
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'subject'])
    .where('employee_id', '=', employee.id)
    .where('subject', '=', 'trend')
    .execute();
  expect(entries.filter(({ action }) => action === 'listed')).toHaveLength(1);
});
