import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Council } from '../../../councils/councils.labels.ts';
import {
  makeCompany,
  makeDose,
  makeDraft,
  makeEmployee,
  makeProfessional,
  makeUnit,
  ofCouncil,
} from '../../../testing/factories.ts';
import { makeHouseEquipment } from '../../../testing/issued/house.ts';
import { issueBody, issueDocument } from '../../../testing/issued.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import type { FormKind } from '../../forms/registry.ts';

/**
 * Who may issue what, written out from the norms: NR-7 7.5.19.1 and 7.4.1 c, Lei 12.842/2013 art. 4, CFM 2.381/2024, Portaria 344/1998
 * art. 35 and 38, and what each council leaves to its profession. What a practice may allow by its own protocol is off.
 */
const columns = ['CRM', 'CRO', 'COREN', 'CRFa', 'CRP', 'CREFITO', 'CREA', 'none'] as const;
type Column = (typeof columns)[number];

const cardDose = {
  vaccine: 'Hepatite B',
  dose: '1ª dose',
  date: '31-01-2026',
  lot: 'HB-001',
  manufacturer: 'Butantan',
  origin: 'Aplicada pela clínica',
};

const matrix: readonly [document: string, kind: FormKind, answers: object, may: string][] = [
  ['ASO', 'aso', {}, 'y - - - - - - -'],
  ['anamnesis', 'anamnesis', {}, 'y - - - - - - -'],
  ['Atestado médico', 'declaration', { title: 'Atestado médico' }, 'y - - - - - - -'],
  ['special prescription', 'prescription', {}, 'y y - - - - - -'],
  ['Receituário', 'declaration', { title: 'Receituário' }, 'y y - - - - - -'],
  ['Laudo', 'declaration', { title: 'Laudo' }, 'y y - y y y - -'],
  ['Relatório', 'declaration', { title: 'Relatório' }, 'y y y y y y - -'],
  ['Encaminhamento', 'declaration', { title: 'Encaminhamento' }, 'y y y y y y - -'],
  ['attendance', 'declaration', { title: 'Declaração de comparecimento' }, 'y y y y y y - -'],
  ['exam request 1', 'exam-request-1', {}, 'y - - - - - - -'],
  [
    'exam request 2 of more than audiometry',
    'exam-request-2',
    { exams: ['Audiometria tonal', 'Espirometria'] },
    'y - - - - - - -',
  ],
  ['receipt of exams', 'exam-receipt', { date: '03-11-2026' }, 'y y y y y y - -'],
  ['audiometry', 'tonal-audiometry', {}, 'y - - y - - - -'],
  ['refusal of a vaccine', 'vaccine-refusal', {}, 'y - y - - - - -'],
  ['vaccination card', 'vaccination-card', { doses: [cardDose] }, 'y - y - - - - -'],
  ['acuity', 'visual-acuity', {}, 'y - - - - - - -'],
  ['spirometry', 'occupational-spirometry', {}, 'y - - - - - - -'],
  ['exam request 2 of audiometry', 'exam-request-2', { exams: ['Audiometria tonal'] }, 'y - - y - - - -'],
];

type Professional = Awaited<ReturnType<typeof makeProfessional>>;
let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
/** A physician whose documents the others try to change. */
let doctor: Professional;
const people = new Map<Column, Professional>();

beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  employee = await makeEmployee(app, company);
  doctor = await makeProfessional(app, { name: 'Rita Emissora' });
  await makeDose(app, { employeeId: employee.id, token: doctor.token });
  await makeHouseEquipment(app, doctor);
  for (const column of columns) {
    const fields =
      column === 'none'
        ? { organ: 'Não se aplica', acronym: '—' }
        : ofCouncil(column satisfies Council, { name: column });
    people.set(column, await makeProfessional(app, fields));
  }
});
afterAll(() => app.stop());

const as = (column: Column) => people.get(column)?.token ?? '';
const refusal = {
  status: 403,
  code: 'FORBIDDEN',
  message: expect.stringMatching(/^Quem .+ é quem tem .*CRM.* \(.+\)\. /),
};
const numbers = () => app.db.selectFrom('issue_numbers').select(['kind', 'last']).orderBy('kind').execute();

describe.each(matrix)('%s', (_document, kind, answers, cells) => {
  const mayOf = cells.split(' ').map((cell, at) => [columns[at] as Column, cell === 'y'] as const);
  const ofDoctor = async () =>
    (await issueDocument(app, { employee, token: doctor.token, kind }, { answers })).documentId;

  test(`issue: ${cells}`, async () => {
    for (const [column, may] of mayOf) {
      const before = await numbers();
      const body = issueBody(kind, employee, { answers });
      const issued = await app.call('POST', '/issued-documents', { as: as(column), body });
      if (may) {
        expect(issued.status, `${column}: ${JSON.stringify(issued.body)}`).toBe(201);
        continue;
      }
      expect(issued.body, column).toMatchObject(refusal);
      // What is refused uses up no number.
      expect(await numbers(), column).toEqual(before);
    }
  });

  test(`correct another’s: ${cells}`, async () => {
    let supersedesId = await ofDoctor();
    for (const [column, may] of mayOf) {
      const body = { ...issueBody(kind, employee, { answers, supersedesId }), correctionReason: 'Erro de data' };
      const corrected = await app.call('POST', '/issued-documents', { as: as(column), body });
      expect(corrected.status, `${column}: ${JSON.stringify(corrected.body)}`).toBe(may ? 201 : 403);
      // The next one corrects what this one has made of it.
      if (may) supersedesId = corrected.body.documentId;
    }
  });

  test(`cancel another’s: ${cells}`, async () => {
    let documentId = await ofDoctor();
    for (const [column, may] of mayOf) {
      const path = `/issued-documents/${documentId}/cancel`;
      const cancelled = await app.call('PUT', path, { as: as(column), body: { reason: 'Engano' } });
      if (!may) {
        expect(cancelled.body, column).toMatchObject(refusal);
        continue;
      }
      expect(cancelled.status, column).toBe(204);
      documentId = await ofDoctor();
    }
    // Whoever issued it takes it back.
    const own = await app.call('PUT', `/issued-documents/${documentId}/cancel`, {
      as: doctor.token,
      body: { reason: 'Engano' },
    });
    expect(own.status).toBe(204);
  });
});

describe.each(columns)('a PCMSO, put in force by %s', (column) => {
  const force = async (fields: object) => {
    const own = await makeCompany(app);
    await makeUnit(app, own, { degree_of_risk: '1' });
    const { programmeId } = await makeDraft(app, { companyId: own.companyId, token: as(column) }, { ...fields });
    return app.call('PUT', `/programme/${programmeId}/force`, { as: as(column), body: {} });
  };

  test('is a physician’s', async () => {
    const { status, body } = await force({});
    if (column === 'CRM') return expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject(refusal);
  });
});

test.each(['COREN', 'CRO', 'CRMV', 'Ordem'])('nobody of %s answers for a PCMSO', async (physicianCouncil) => {
  const own = await makeCompany(app);
  const { programmeId } = await makeDraft(app, { companyId: own.companyId, token: as('CRM') }, { physicianCouncil });
  const { body } = await app.call('PUT', `/programme/${programmeId}/force`, { as: as('CRM'), body: {} });
  expect(body).toMatchObject({ status: 400, data: { issues: [{ path: 'physicianCouncil' }] } });
  expect(body.data.issues[0].message).toMatch(/CRM.*NR-7, 7\.4\.1, c/);
});

test('the clinical exam is recorded and withdrawn by physicians only; other exams by whoever attends', async () => {
  const record = (column: Column, exam: object) =>
    app.call('POST', `/employee/${employee.id}/exams`, {
      as: as(column),
      body: { exam_name: 'x', done_on: '10-03-2026', ...exam },
    });
  expect((await record('COREN', { exam_code: '0295' })).body).toMatchObject(refusal);
  expect((await record('COREN', { exam_code: '0281' })).status).toBe(201);
  const { body } = await record('CRM', { exam_code: '0295' });
  const path = `/exam-records/${body.recordId}/withdraw`;
  expect((await app.call('PUT', path, { as: as('COREN'), body: { reason: 'x' } })).body).toMatchObject(refusal);
  expect((await app.call('PUT', path, { as: as('CRM'), body: { reason: 'x' } })).status).toBe(204);
});

describe('another’s document', () => {
  const told = async (token: string) => (await app.call('GET', '/notifications', { as: token })).body.notifications;

  test('is corrected with a reason, which only professionals read; its issuer is told by whom', async () => {
    const { documentId, name } = await issueDocument(app, { employee, token: doctor.token });
    const body = issueBody('aso', employee, { supersedesId: documentId });
    const silent = await app.call('POST', '/issued-documents', { as: as('CRM'), body });
    expect(silent.body).toMatchObject({ status: 400, data: { issues: [{ path: 'correctionReason' }] } });
    const said = { ...body, correctionReason: 'Função trocada' };
    const { body: second } = await app.call('POST', '/issued-documents', { as: as('CRM'), body: said });
    const read = async (token: string) =>
      (await app.call('GET', `/issued-documents/${second.documentId}`, { as: token })).body.document;
    expect(await read(doctor.token)).toMatchObject({ issuerName: 'CRM', correctionReason: 'Função trocada' });
    expect(await read(company.token)).toMatchObject({ issuerName: 'CRM', correctionReason: null });
    expect((await told(doctor.token))[0]).toMatchObject({
      text: `CRM corrigiu ${name}, que você emitiu.`,
      path: `/documents/issued/${documentId}`,
    });
  });

  test('is cancelled with its author named, and its issuer told', async () => {
    const { documentId, name } = await issueDocument(app, { employee, token: doctor.token });
    const path = `/issued-documents/${documentId}`;
    await app.call('PUT', `${path}/cancel`, { as: as('CRM'), body: { reason: 'Engano' } });
    const { document } = (await app.call('GET', path, { as: doctor.token })).body;
    expect(document).toMatchObject({ state: 'cancelled', cancelReason: 'Engano', cancelledByName: 'CRM' });
    expect((await told(doctor.token))[0].text).toBe(`CRM cancelou ${name}, que você emitiu.`);
  });

  test('gives way to nothing that the person could issue under another title', async () => {
    const sickNote = { employee, token: doctor.token, kind: 'declaration' } as const;
    const { documentId } = await issueDocument(app, sickNote, { answers: { title: 'Atestado médico' } });
    const answers = { title: 'Declaração de comparecimento' };
    const body = {
      ...issueBody('declaration', employee, { answers, supersedesId: documentId }),
      correctionReason: 'x',
    };
    expect((await app.call('POST', '/issued-documents', { as: as('COREN'), body })).body).toMatchObject(refusal);
  });
});

test('whoever has no council that is known reads where that is mended', async () => {
  const body = issueBody('aso', employee);
  const { message } = (await app.call('POST', '/issued-documents', { as: as('none'), body })).body;
  expect(message).toContain('NR-7, 7.5.19.1, g');
  expect(message).toContain('‘Profissionais’, o ‘Órgão de classe’ e a ‘Sigla do conselho’');
});
