import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, today } from '../../../platform/contract/dates.ts';
import {
  groupFields,
  headFields,
  makeCompany,
  makeDraft,
  makeProfessional,
  makeProgramme,
  protocolExam,
  signInFirstAdmin,
  unknownId,
} from '../../../testing/factories.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let nurse: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let at: { companyId: string; token: string };

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, { name: 'Dra. Ana Prado' }, admin);
  nurse = await makeProfessional(app, { acronym: 'COREN', organ: 'Conselho Regional de Enfermagem' }, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  mine = await makeCompany(app, { corporate_reason: 'Serraria Quintal Ltda' }, admin);
  at = { companyId: mine.companyId, token: doctor.token };
});

/** A group of which everything is said that the document asks for. */
const wholeGroup = (fields: object = {}) =>
  groupFields({
    ...groupFields(),
    risks: [
      {
        ...{ kind: 'physical', code: '02.01.002', name: 'Vibrações localizadas (mão-braço)', source: 'Lixadeira' },
        ...{ intensity: '', medicalControl: true, harms: 'Síndrome da vibração', exams: ['0295'], noExam: '' },
      },
    ],
    exams: [protocolExam({ criterion: 'Exame físico alterado', conduct: 'Afastar da fonte e reavaliar' })],
    ...fields,
  });
const issue = (programmeId: string, fields: object = {}, as = doctor.token) =>
  app.call('POST', '/company-documents', {
    ...{ as, body: { companyId: mine.companyId, kind: 'pcmso', answers: { programmeId }, ...fields } },
  });
const read = (programmeId: string, as = doctor.token) => app.call('GET', `/programme/${programmeId}`, { as });
const paper = async (programmeId: string, which: string, as = doctor.token) => {
  const response = await fetch(`${app.url}/api/programme/${programmeId}/papers/${which}`, {
    headers: { authorization: `Bearer ${as}` },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('a version keeps harms, exams of a risk, criteria, conducts and inconsistencies, and its trail tells of what changed', async () => {
  const { programmeId, groups } = await makeDraft(app, at, {
    groups: [wholeGroup()],
    inconsistencies: 'O ruído da serra não está no PGR',
  });
  const { body } = await read(programmeId);
  expect(body.programme.inconsistencies).toBe('O ruído da serra não está no PGR');
  expect(body.groups).toEqual(groups);
  expect(body.groups[0]).toMatchObject({
    risks: [{ harms: 'Síndrome da vibração', exams: ['0295'], noExam: '' }],
    exams: [{ criterion: 'Exame físico alterado', conduct: 'Afastar da fonte e reavaliar' }],
  });
  expect(body.documentPendencies).toEqual([]);
  const { id, version, ...group } = groups[0];
  const exams = [{ ...group.exams[0], conduct: 'Repetir em um mês' }];
  const changed = await app.call('PUT', `/programme/${programmeId}/groups/${id}`, {
    ...{ as: doctor.token, body: { ...group, exams, version } },
  });
  expect(changed.body.group.exams).toMatchObject([{ conduct: 'Repetir em um mês' }]);
  const { entries } = (await app.call('GET', '/audit?subject=exposureGroup', { as: admin })).body;
  expect(entries[0]).toMatchObject({ action: 'updated', changes: [{ field: 'exams' }] });
});

test('a version of before has none of it, and says what its document lacks by field', async () => {
  const { programmeId } = await makeProgramme(app, at);
  const { groups, documentPendencies } = (await read(programmeId)).body;
  expect(groups[0].risks[0]).toMatchObject({ harms: '', exams: [], noExam: '' });
  expect(documentPendencies.map(({ field, blocks }: { field: string; blocks: boolean }) => [field, blocks])).toEqual([
    ['risks.0.harms', false],
    ['risks.0.exams', false],
    ['exams.0.criterion', false],
    ['exams.0.conduct', false],
  ]);
  const refused = await issue(programmeId);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'O PCMSO desta versão ainda é um rascunho: faltam 4 itens que a NR-7 (7.5.4) pede. Complete a próxima versão e a ponha em vigor.',
  ]);
});

test('the next version begins with what was said, and its whole document is issued, once for each version', async () => {
  const first = await makeProgramme(app, at, { groups: [wholeGroup()], inconsistencies: 'Falta o ruído' });
  const issued = await issue(first.programmeId);
  expect([issued.status, issued.body.name]).toEqual([201, expect.stringMatching(/^PCMSO \d{4}\/\d{6}$/)]);
  expect((await issue(first.programmeId)).status).toBe(409);
  const answers = await app.call('GET', `/issued-documents/${issued.body.documentId}/answers`, { as: doctor.token });
  expect(answers.body.answers).toMatchObject({
    ...{ programmeId: first.programmeId, number: 1, inconsistencies: 'Falta o ruído' },
    company: { name: 'Serraria Quintal Ltda' },
    groups: [{ unit: '', risks: [{ harms: 'Síndrome da vibração' }], exams: [{ conduct: expect.any(String) }] }],
  });
  const draft = await app.call('POST', `/programmes/${mine.companyId}`, {
    ...{ as: doctor.token, body: headFields({ validFrom: daysAfter(today(), 1) }) },
  });
  expect(draft.body.groups).toMatchObject([{ risks: [{ harms: 'Síndrome da vibração' }] }]);
  expect(draft.body.documentPendencies).toEqual([]);
  const { id } = draft.body.programme;
  const early = await issue(id);
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('em preparação')]);
  await app.call('PUT', `/programme/${id}/force`, { as: doctor.token, body: {} });
  expect((await issue(id)).status).toBe(201);
  const corrected = await issue(first.programmeId, { supersedesId: issued.body.documentId });
  expect(corrected.status).toBe(201);
  const { documents } = (await app.call('GET', `/company-documents/${mine.companyId}?kind=pcmso`, { as: mine.token }))
    .body;
  expect(documents.map(({ state }: { state: string }) => state).sort()).toEqual(['issued', 'issued', 'superseded']);
});

test('is a physician’s, of a version of this company that has one', async () => {
  const { programmeId } = await makeProgramme(app, at, { groups: [wholeGroup()] });
  expect((await issue(programmeId, {}, nurse.token)).status).toBe(403);
  expect((await issue(unknownId)).status).toBe(404);
  const without = await issue(programmeId, { answers: {} });
  expect(without.body.data.issues).toMatchObject([{ path: 'answers.programmeId' }]);
  const other = await makeCompany(app, {}, admin);
  const elsewhere = await issue(programmeId, { companyId: other.companyId });
  expect(elsewhere.body.data.issues).toEqual([
    { path: 'answers.programmeId', message: 'Esta versão é do programa de outra empresa' },
  ]);
});

test('its draft, its letter and what it lacks are printed at any time, by professionals', async () => {
  const { programmeId } = await makeDraft(app, at, { groups: [groupFields()] });
  for (const which of ['draft', 'letter', 'pendencies']) {
    const { status, bytes } = await paper(programmeId, which);
    expect([which, status, bytes.subarray(0, 5).toString()]).toEqual([which, 200, '%PDF-']);
  }
  expect((await paper(programmeId, 'other')).status).toBe(400);
  expect((await paper(programmeId, 'draft', mine.token)).status).toBe(403);
  expect((await paper(unknownId, 'draft')).status).toBe(404);
});
