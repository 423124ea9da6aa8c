import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAfter, today } from '../platform/contract/dates.ts';
import {
  examFields,
  makeCompany,
  makeEmployee,
  makeEquipment,
  makeExamRecord,
  makeProfessional,
  ofCouncil,
  signInFirstAdmin,
} from '../testing/factories.ts';
import { acceptedOpinion, hearingFields, makeAudiogram } from '../testing/issued/hearing.ts';
import { issueBody, issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: { token: string };
let audiologist: { token: string };
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app, { name: 'Rui Tavares' });
  audiologist = await makeProfessional(app, ofCouncil('CRFa', { name: 'Lia Fono' }));
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company);
});
afterAll(() => app.stop());

const ten = '10 10 10 10 10 10 10';
const worse = '10 10 10 20 20 20 10';
const make = (air: string, answers: object = {}) =>
  makeAudiogram(
    app,
    { employee, token: doctor.token, by: audiologist.token },
    { ...hearingFields(air, ten), ...answers },
  );
const years = (year: number) => ({ date: `${year}-02-01`, calibrated_on: `${year - 1}-03-02` });
const list = async (as = doctor.token) => app.call('GET', `/employee/${employee.id}/audiograms`, { as });
const accepted = (fields: object = {}) => acceptedOpinion({ right_change: 'onset', ...fields });
const judge = (id: string, body: object, as = doctor.token) =>
  app.call('PUT', `/audiograms/${id}/opinion`, { as, body: { version: 1, ...body } });

/** An audiometer that was calibrated on that day of each of these years is another one each time. */
const series = async (...ears: string[]) => {
  const ids: string[] = [];
  for (const [at, air] of ears.entries()) {
    const serial = `${employee.id.slice(-12)}-${at}`;
    await makeEquipment(app, doctor, { serial, maker: 'A', model: 'B', calibrated_on: `02-03-${2019 + at}` });
    const answers = { ...hearingFields(air, ten), ...years(2020 + at), serial, maker: 'A', model: 'B' };
    const of = { employee, token: audiologist.token, kind: 'tonal-audiometry' } as const;
    const { documentId } = await issueDocument(app, of, { answers });
    const { audiograms } = (await list()).body;
    ids.push(audiograms.find((one: { documentId: string }) => one.documentId === documentId).id);
  }
  return ids;
};

describe('an audiometry that is issued', () => {
  test('is an audiogram and an exam done, under medical confidentiality; the company reads neither', async () => {
    const { documentId } = await make('10 10 10 10 30 10 10');
    expect((await list()).body.audiograms).toMatchObject([
      {
        documentId,
        doneOn: '2021-02-01',
        doneBy: 'Lia Fono',
        opinion: null,
        measured: { standing: { right: { class: 'suggestive' } } },
      },
    ]);
    const exams = await app.call('GET', `/employee/${employee.id}/exams`, { as: doctor.token });
    expect(exams.body.exams).toMatchObject([{ code: '0281', doneOn: '2021-02-01', document: { id: documentId } }]);
    for (const as of [company.token, await signInFirstAdmin(app)]) expect((await list(as)).status).toBe(403);
    const documents = await app.call('GET', `/documents/${employee.id}`, { as: company.token });
    expect(JSON.stringify(documents.body)).not.toContain('Audiometria');
  });

  test('corrected is another audiogram of which nobody has said anything; cancelled it is none, and no exam', async () => {
    const { documentId, audiogramId } = await make(ten);
    expect((await judge(audiogramId, accepted({ right_change: 'none' }))).status).toBe(200);
    const { serial } = await makeEquipment(app, doctor, { calibrated_on: '02-03-2020' });
    const answers = { ...hearingFields(worse), serial, date: '2021-02-01', calibrated_on: '2020-03-02' };
    const of = { employee, token: audiologist.token, kind: 'tonal-audiometry' } as const;
    const second = await issueDocument(app, of, { answers, supersedesId: documentId });
    expect((await list()).body.audiograms).toMatchObject([{ documentId: second.documentId, opinion: null }]);
    const cancel = { as: audiologist.token, body: { reason: 'Paciente errado' } };
    expect((await app.call('PUT', `/issued-documents/${second.documentId}/cancel`, cancel)).status).toBe(204);
    expect((await list()).body.audiograms).toEqual([]);
    const exams = await app.call('GET', `/employee/${employee.id}/exams`, { as: doctor.token });
    expect(exams.body.exams.filter(({ withdrawnAt }: { withdrawnAt: string | null }) => !withdrawnAt)).toEqual([]);
  });

  test.each([
    ['by an audiometer that is not registered', { serial: 'nenhum' }, 'answers.serial'],
    ['by one that the register calls otherwise', { model: 'Outro' }, 'answers.model'],
    ['thirteen months after its calibration', { date: '2021-03-03' }, 'answers.calibrated_on'],
    ['before its calibration', { date: '2020-03-01' }, 'answers.calibrated_on'],
    ['on a day to come', { date: daysAfter(today(), 1), calibrated_on: today() }, 'answers.date'],
    ['without a threshold by air', { ...hearingFields(ten), right_air: [] }, 'answers.right_air'],
    ['with a threshold that no audiometer has', hearingFields('10 10 10 12 10 10 10', ten), 'answers.right_air.3.db'],
  ])('is refused %s, at its field', async (_what, fields, at) => {
    const { serial } = await makeEquipment(app, doctor, { calibrated_on: '02-03-2020' });
    const answers = { serial, date: '2021-02-01', calibrated_on: '2020-03-02', ...fields };
    const body = issueBody('tonal-audiometry', employee, { answers });
    const { status, body: said } = await app.call('POST', '/issued-documents', { as: doctor.token, body });
    expect([status, said.data?.issues?.map(({ path }: { path: string }) => path)]).toEqual([400, [at]]);
  });

  test('is corrected with its audiometer, though that is out of use by now; with another that is not registered it is refused', async () => {
    const { id, maker, model, serial } = await makeEquipment(app, doctor, { calibrated_on: '02-03-2020' });
    const used = { maker, model, serial, date: '2021-02-01', calibrated_on: '2020-03-02' };
    const of = { employee, token: audiologist.token, kind: 'tonal-audiometry' } as const;
    const { documentId } = await issueDocument(app, of, { answers: { ...hearingFields(ten), ...used } });
    const removal = { as: doctor.token, body: { version: 1 } };
    expect((await app.call('PUT', `/equipment/delete/${id}`, removal)).status).toBe(204);
    const correct = (fields: object) => {
      const answers = { ...hearingFields(worse), ...used, ...fields };
      const body = issueBody('tonal-audiometry', employee, { answers, supersedesId: documentId });
      return app.call('POST', '/issued-documents', { as: audiologist.token, body });
    };
    const other = await correct({ serial: 'nenhum' });
    expect([other.status, other.body.data?.issues?.[0]?.path]).toEqual([400, 'answers.serial']);
    expect((await correct({})).status).toBe(201);
  });

  test('is issued twelve months to the day after the calibration', async () => {
    await expect(make(ten, { date: '2021-03-02' })).resolves.toMatchObject({});
  });
});

describe('what a physician says', () => {
  test('accepts the criteria without a reason, and is needed for whatever differs; nobody of another council says it', async () => {
    const [, second = ''] = await series(ten, worse);
    const before = (await list()).body.audiograms[1];
    expect(before.measured.standing.right).toMatchObject({ change: 'onset', isReference: true });
    expect(before.measured.standing.right.changeSentence).toContain('(5.3, a)');
    const refused = await judge(second, accepted(), audiologist.token);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('CRM')]);
    const silent = await judge(second, accepted({ right_change: 'none' }));
    expect([silent.status, silent.body.data?.issues?.[0]?.path]).toEqual([400, 'reason']);
    const { status, body } = await judge(second, accepted({ right_change: 'none', reason: 'Otite em curso' }));
    expect(status).toBe(200);
    expect(body.audiogram).toMatchObject({
      opinion: { reason: 'Otite em curso' },
      opinionBy: 'Rui Tavares',
      version: 2,
      measured: { standing: { right: { change: 'onset', isReference: false } } },
    });
    expect((await judge(second, accepted())).status).toBe(409);
    expect((await app.call('GET', `/audiograms/${second}`, { as: doctor.token })).body.audiogram.opinion.reason).toBe(
      'Otite em curso',
    );
    const exams = async () =>
      (await app.call('GET', `/employee/${employee.id}/exams`, { as: doctor.token })).body.exams;
    const ofSecond = (all: { doneOn: string }[]) => all.find(({ doneOn }) => doneOn === '2021-02-01');
    expect(ofSecond(await exams())).toMatchObject({ abnormal: 'no' });
    expect((await judge(second, { ...accepted(), version: 2 })).status).toBe(200);
    expect(ofSecond(await exams())).toMatchObject({ abnormal: 'yes' });
    const trail = await app.db.selectFrom('audit_entries').select('changes').execute();
    expect(JSON.stringify(trail)).not.toContain('Otite');
  });

  test('a confirmed loss in the reference is measured by 5.4 from then on', async () => {
    const [, second = ''] = await series(ten, '10 10 10 30 45 40 20', '25 10 10 30 45 40 20');
    expect((await list()).body.audiograms[2].measured.standing.right.change).toBe('none');
    expect((await judge(second, accepted({ right_confirmed: true }))).status).toBe(200);
    const third = (await list()).body.audiograms[2].measured.standing.right;
    expect(third).toMatchObject({ change: 'worsening', isReference: true });
    expect(third.changeSentence).toContain('(5.4, b)');
  });

  test('leaves the result and the value that were noted of the exam as they are', async () => {
    const { audiogramId } = await make(ten);
    const exam = async () =>
      (await app.call('GET', `/employee/${employee.id}/exams`, { as: doctor.token })).body.exams[0];
    const { id, version } = await exam();
    const body = { result: 'stable', abnormal: '', value: '10 dB', version };
    expect((await app.call('PUT', `/exam-records/${id}/finding`, { as: doctor.token, body })).status).toBe(200);
    expect((await judge(audiogramId, accepted({ right_change: 'none' }))).status).toBe(200);
    expect(await exam()).toMatchObject({ result: 'stable', abnormal: 'no', value: '10 dB' });
  });

  test('counts of the exam of that day, where it had been recorded by hand before', async () => {
    const done = examFields({ exam_code: '0281', done_on: '01-02-2021' });
    const id = await makeExamRecord(app, { employeeId: employee.id, token: doctor.token }, done);
    const { audiogramId } = await make('10 10 10 10 30 10 10');
    expect((await judge(audiogramId, accepted({ right_change: 'none' }))).status).toBe(200);
    const { exams } = (await app.call('GET', `/employee/${employee.id}/exams`, { as: doctor.token })).body;
    expect(exams).toMatchObject([{ id, document: null, abnormal: 'yes' }]);
  });

  test('holds no more once its reference was cancelled, until a physician concludes anew', async () => {
    const [first = '', second = ''] = await series(ten, worse);
    const reason = { right_change: 'none', reason: 'Otite em curso' };
    expect((await judge(second, accepted(reason))).body.audiogram.measured.standing.right).toMatchObject({
      ...{ isReference: false, isOutlived: false, referenceId: first },
    });
    const { documentId } = (await list()).body.audiograms[0];
    const cancel = { as: audiologist.token, body: { reason: 'Paciente errado' } };
    expect((await app.call('PUT', `/issued-documents/${documentId}/cancel`, cancel)).status).toBe(204);
    const [alone] = (await list()).body.audiograms;
    expect(alone).toMatchObject({ id: second, opinion: { reason: 'Otite em curso' }, version: 2 });
    expect(alone.measured.standing).toMatchObject({ right: { isOutlived: true }, left: { isOutlived: true } });
    const { body } = await judge(second, { ...acceptedOpinion(), version: 2 });
    expect(body.audiogram.measured.standing).toMatchObject({
      ...{ right: { isOutlived: false, isReference: true }, left: { isOutlived: false } },
    });
  });

  test('waits while what was measured before, or what was said of it, can’t be opened: that may be the reference', async () => {
    const [first = '', second = ''] = await series(ten, worse);
    expect((await judge(first, acceptedOpinion())).status).toBe(200);
    const { documentId } = (await list()).body.audiograms[0];
    const content = app.db.selectFrom('issued_documents').select('content').where('id', '=', documentId);
    const kept = await content.executeTakeFirstOrThrow();
    const put = (text: string) =>
      app.db.updateTable('issued_documents').set({ content: text }).where('id', '=', documentId).execute();
    await put('{}');
    const { status, body } = await judge(second, acceptedOpinion());
    expect([status, body.message]).toEqual([409, expect.stringContaining('01-02-2020')]);
    await put(kept.content);
    await app.db.updateTable('audiograms').set({ opinion: '{}' }).where('id', '=', first).execute();
    expect((await judge(second, accepted())).status).toBe(409);
    expect((await judge(first, { ...acceptedOpinion(), version: 2 })).status).toBe(200);
    expect((await judge(second, accepted())).status).toBe(200);
  });

  test('another company’s person has no audiograms to anybody who does not reach them', async () => {
    expect(
      (await app.call('GET', '/audiograms/00000000-0000-7000-8000-000000000000', { as: doctor.token })).status,
    ).toBe(404);
  });
});
