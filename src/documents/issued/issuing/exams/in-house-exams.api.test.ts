import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  examFields,
  makeCompany,
  makeEmployee,
  makeEquipment,
  makeExamRecord,
  makeProfessional,
} from '../../../../testing/factories.ts';
import { makeHouseEquipment } from '../../../../testing/issued/house.ts';
import { issueBody, issueDocument } from '../../../../testing/issued.ts';
import { startApp, type TestApp } from '../../../../testing/start-app.ts';

/** The exams done in the house are the exams of their day, with what they have shown (decision 153). */

type Kind = 'visual-acuity' | 'occupational-spirometry';

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

const issue = (kind: Kind, answers: object = {}, fields: object = {}) =>
  issueDocument(app, { employee, token: doctor.token, kind }, { answers, ...fields });
const exams = async () => (await app.call('GET', `/employee/${employee.id}/exams`, { as: doctor.token })).body.exams;
const standing = async () => (await exams()).filter((one: { withdrawnAt: string | null }) => !one.withdrawnAt);

const rows: [Kind, string, string, object][] = [
  ['visual-acuity', '0296', 'OD 20/20 c/c, OE 20/25 c/c', { reading: 'Alterada', notes: 'Cores' }],
  ['occupational-spirometry', '1057', 'CVF 3,42 L (95 %), VEF1 2,81 L (94 %)', { reading: 'Misto' }],
];

describe.each(rows)('%s', (kind, code, value, altered) => {
  test('issued is the exam of its day with its code, what it showed and the facts of the day; the company reads none of it', async () => {
    const { documentId } = await issue(kind);
    expect(await exams()).toMatchObject([
      { code, doneOn: '2026-11-10', abnormal: 'no', value, document: { id: documentId } },
    ]);
    const documents = await app.call('GET', `/documents/${employee.id}`, { as: company.token });
    expect(JSON.stringify(documents.body)).not.toMatch(/Acuidade|Espirometria/);
    expect((await app.call('GET', `/employee/${employee.id}/exams`, { as: company.token })).status).toBe(403);
    expect((await app.call('GET', `/document/${documentId}`, { as: company.token })).status).toBe(404);
  });

  test('corrected is another exam with what it shows now; cancelled it is none', async () => {
    const { documentId } = await issue(kind);
    const second = await issue(kind, altered, { supersedesId: documentId });
    expect(await standing()).toMatchObject([{ code, abnormal: 'yes', value, document: { id: second.documentId } }]);
    const cancel = { as: doctor.token, body: { reason: 'Paciente errado' } };
    expect((await app.call('PUT', `/issued-documents/${second.documentId}/cancel`, cancel)).status).toBe(204);
    expect(await standing()).toEqual([]);
  });

  test('where the exam had been recorded by hand, what nobody has said is noted, and what somebody has said stays', async () => {
    const done = examFields({ exam_code: code, done_on: '10-11-2026' });
    const id = await makeExamRecord(app, { employeeId: employee.id, token: doctor.token }, done);
    const [before] = await exams();
    const body = { result: '', abnormal: '', value: 'à mão', version: before.version };
    expect((await app.call('PUT', `/exam-records/${id}/finding`, { as: doctor.token, body })).status).toBe(200);
    await issue(kind, altered);
    expect(await exams()).toMatchObject([{ id, abnormal: 'yes', value: 'à mão', document: null }]);
    await issue(kind);
    expect(await exams()).toMatchObject([{ id, abnormal: 'yes', value: 'à mão' }]);
    const trail = app.db.selectFrom('audit_entries').select(['action', 'subject_id']).where('subject_id', '=', id);
    expect((await trail.execute()).map(({ action }) => action)).toEqual(['created', 'updated', 'updated']);
  });

  test('is asked about where one of that day stands', async () => {
    await issue(kind);
    const again = issueBody(kind, employee, { anotherConfirmed: false });
    const { status, body } = await app.call('POST', '/issued-documents', { as: doctor.token, body: again });
    expect([status, JSON.stringify(body.data)]).toEqual([400, expect.stringContaining('de 10-11-2026')]);
  });
});

test.each<[string, Kind, object, string[]]>([
  ['a VEF1 above the CVF', 'occupational-spirometry', { fev1: '3,43' }, ['answers.fev1']],
  ['an unregistered spirometer', 'occupational-spirometry', { serial: 'nenhum' }, ['answers.serial']],
  ['a spirometer of another model', 'occupational-spirometry', { model: 'Outro' }, ['answers.model']],
  ['an audiometer for a spirometer', 'occupational-spirometry', { serial: 'SN-0451' }, ['answers.serial']],
  [
    'a calibration that was over',
    'occupational-spirometry',
    { date: '2026-11-10', calibrated_on: '2025-11-09' },
    ['answers.calibrated_on'],
  ],
  ['more plates than shown', 'visual-acuity', { plates_right: '15' }, ['answers.plates_right']],
  ['a fraction that is none', 'visual-acuity', { far_left_with: '20/20+1' }, ['answers.far_left_with']],
  ['an equipment that is not registered', 'visual-acuity', { ...sight(), serial: 'nenhum' }, ['answers.serial']],
])('%s is refused at its field', async (_what, kind, answers, at) => {
  const body = issueBody(kind, employee, { answers });
  const { status, body: said } = await app.call('POST', '/issued-documents', { as: doctor.token, body });
  expect([status, said.data?.issues?.map(({ path }: { path: string }) => path)]).toEqual([400, at]);
  expect(await exams()).toEqual([]);
});

test('sight that was measured by an equipment of the register is issued with it', async () => {
  await makeEquipment(app, doctor, { ...sight(), kind: 'Aparelho de visão', calibrated_on: '02-03-2026' });
  await expect(issue('visual-acuity', sight())).resolves.toMatchObject({});
});

function sight() {
  const equipment = { maker: 'Stereo Optical', model: 'Optec 5000', serial: 'OV-0071', calibrated_on: '2026-03-02' };
  return { ...equipment };
}
