import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import {
  groupFields,
  headFields,
  makeCompany,
  makeDraft,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
  protocolExam,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let at: { companyId: string; token: string };

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, { name: 'Dra. Ana Prado' }, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  mine = await makeCompany(app, {}, admin);
  at = { companyId: mine.companyId, token: doctor.token };
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = doctor.token) =>
  app.call(method, path, { as, ...(body ? { body } : {}) });
const get = (path: string, as?: string) => call('GET', path, undefined, as);
const prepare = (fields: object = {}) => call('POST', `/programmes/${mine.companyId}`, headFields(fields));
const force = (programmeId: string, body: object = {}) => call('PUT', `/programme/${programmeId}/force`, body);
const issuesOf = (response: Awaited<ReturnType<typeof call>>) =>
  response.body.data.issues as { path: string; message: string }[];

describe('a version', () => {
  test('is prepared, filled, put in force under the next number, and holds from its day', async () => {
    const { programmeId, groups } = await makeDraft(app, at, { validFrom: '01-02-2026' });
    expect((await get(`/programmes/${mine.companyId}`)).body).toMatchObject({
      currentId: null,
      programmes: [{ id: programmeId, state: 'draft', number: null, preparedBy: 'Dra. Ana Prado', inForceAt: null }],
    });
    const done = await force(programmeId);
    expect(done).toMatchObject({
      status: 200,
      body: {
        programme: { state: 'inForce', number: 1, validFrom: '2026-02-01', inForceBy: 'Dra. Ana Prado' },
        groups,
      },
    });
    const second = await makeProgramme(app, at, { validFrom: daysAfter(today(), 1), groups: [] });
    const { body } = await get(`/programmes/${mine.companyId}`);
    expect(body.currentId).toBe(programmeId);
    expect(body.programmes).toMatchObject([
      { id: second.programmeId, number: 2 },
      { id: programmeId, number: 1 },
    ]);
  });

  test('begins with the groups of the one that holds, under the same identifiers', async () => {
    const { groups } = await makeProgramme(app, at, { groups: [groupFields(), groupFields({ functions: ['Vigia'] })] });
    const prepared = await prepare({ validFrom: '2026-06-01' });
    expect(prepared.status).toBe(201);
    expect(prepared.body.groups).toEqual(groups.map((group) => ({ ...group, version: 1 })));
  });

  test('is prepared once: who comes second is told by whom and since when', async () => {
    const both = await Promise.all([prepare(), prepare()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = await prepare();
    expect(refused.body.message).toBe(
      `Já há uma versão em preparação, iniciada por Dra. Ana Prado em ${formatDate(today())}. Continue essa versão ou descarte-a.`,
    );
    expect(await call('POST', `/programmes/${unknownId}`, headFields())).toMatchObject({
      status: 404,
      body: { message: 'Empresa não encontrada.' },
    });
  });

  test('in preparation is edited and discarded, from the version that was read', async () => {
    const { programmeId, groups } = await makeDraft(app, at);
    const read = (await get(`/programme/${programmeId}`)).body.programme;
    const save = (version: number, fields: object = {}) =>
      call('PUT', `/programme/${programmeId}`, { ...headFields(fields), version });
    expect(await save(read.version, { physicianName: 'Dr. Rui' })).toMatchObject({
      status: 200,
      body: { programme: { physicianName: 'Dr. Rui', version: read.version + 1 }, groups },
    });
    expect(await save(read.version)).toMatchObject({ status: 409, body: { code: 'CHANGED_BY_OTHER' } });
    expect((await call('DELETE', `/programme/${programmeId}`)).status).toBe(204);
    expect((await get(`/programme/${programmeId}`)).status).toBe(404);
    expect((await prepare()).status).toBe(201);
  });

  test('in force never changes', async () => {
    const { programmeId, groups } = await makeProgramme(app, at);
    const before = (await get(`/programme/${programmeId}`)).body;
    const place = `/programme/${programmeId}/groups`;
    const responses = [
      await call('PUT', `/programme/${programmeId}`, headFields()),
      await call('DELETE', `/programme/${programmeId}`),
      await force(programmeId),
      await call('POST', place, groupFields()),
      await call('PUT', `${place}/${groups[0].id}`, groupFields()),
      await call('DELETE', `${place}/${groups[0].id}`),
    ];
    for (const response of responses) {
      expect(response).toMatchObject({
        status: 409,
        body: { message: 'Esta versão está em vigor e não muda mais. Prepare uma nova versão.' },
      });
    }
    expect((await get(`/programme/${programmeId}`)).body).toEqual(before);
  });

  test('is not put in force with what blocks it, and the refusal says where, what and by which norm', async () => {
    const unit = await makeUnit(app, mine);
    const { programmeId, groups } = await makeDraft(app, at, {
      ...{ validTo: '2025-01-01', physicianName: '' },
      groups: [groupFields({ unitId: unit.id }), groupFields(), groupFields()],
    });
    expect((await call('PUT', `/unit/delete/${unit.id}`, {}, mine.token)).status).toBe(204);
    const refused = await force(programmeId);
    expect(refused.status).toBe(400);
    expect(issuesOf(refused)).toEqual([
      { path: 'physicianName', message: expect.stringContaining('(NR-7, 7.4 e 7.5.19.1, f)') },
      { path: 'validTo', message: expect.stringContaining('A versão termina antes de começar') },
      {
        path: `groups.${groups[0].id}.unitId`,
        message: `${groups[0].name}: A unidade não existe mais (Unidades da empresa)`,
      },
      { path: `groups.${groups[2].id}.functions`, message: expect.stringContaining('Auxiliar de produção') },
    ]);
    expect((await get(`/programme/${programmeId}`)).body.programme).toMatchObject({ state: 'draft', number: null });
  });

  test('is not put in force by who has not seen its last change, and by two at once only once', async () => {
    const { programmeId } = await makeDraft(app, at);
    const { version } = (await get(`/programme/${programmeId}`)).body.programme;
    await call('POST', `/programme/${programmeId}/groups`, groupFields({ functions: ['Vigia'] }));
    expect(await force(programmeId, { version })).toMatchObject({ status: 409, body: { code: 'CHANGED_BY_OTHER' } });
    const both = await Promise.all([force(programmeId), force(programmeId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is compared with what holds without it', async () => {
    const first = await makeProgramme(app, at, { groups: [groupFields({ name: 'Prensas' })] });
    const { programmeId } = await makeDraft(app, at, { validFrom: '2026-06-01', groups: [], rural: true });
    await call('DELETE', `/programme/${programmeId}/groups/${first.groups[0].id}`);
    expect((await get(`/programme/${programmeId}/differences`)).body).toMatchObject({
      before: { id: first.programmeId },
      differences: [
        { groupId: null, label: 'Vale a partir de', before: '01-01-2026', after: '01-06-2026' },
        { groupId: null, label: 'Trabalho rural', before: 'não', after: 'sim' },
        { groupName: 'Prensas', kind: 'removed' },
      ],
    });
    expect((await get(`/programme/${first.programmeId}/differences`)).body.before).toBeNull();
  });

  test('and its groups are not thrown away by who has not seen what another changed', async () => {
    const { programmeId, groups } = await makeDraft(app, at);
    const place = `/programme/${programmeId}/groups/${groups[0].id}`;
    const seen = (await get(`/programme/${programmeId}`)).body.programme.version;
    await call('PUT', place, groupFields({ name: 'Outro nome' }));
    expect((await call('DELETE', place, { version: 1 })).body.code).toBe('CHANGED_BY_OTHER');
    expect((await call('DELETE', `/programme/${programmeId}`, { version: seen })).body.code).toBe('CHANGED_BY_OTHER');
    expect((await call('DELETE', place, { version: 2 })).status).toBe(204);
    const { version } = (await get(`/programme/${programmeId}`)).body.programme;
    expect((await call('DELETE', `/programme/${programmeId}`, { version })).status).toBe(204);
  });

  test('has a person by hand from where they were seen: who comes second is told, and the trail says from where to where', async () => {
    const { groups } = await makeProgramme(app, at, {
      groups: [groupFields({ name: 'Um' }), groupFields({ name: 'Dois', functions: [] })],
    });
    const [one = '', two = ''] = groups.map(({ id }: { id: string }) => id);
    const { id: employeeId } = await makeEmployee(app, mine);
    const assign = (groupId: string | null | undefined, fromGroupId?: string | null) =>
      call('PUT', `/programmes/${mine.companyId}/members/${employeeId}`, { groupId, fromGroupId });
    const read = async () => (await get(`/programmes/${mine.companyId}/members?employeeId=${employeeId}`)).body.members;
    expect(await read()).toMatchObject([{ id: employeeId, chosenIn: null, byHand: false }]);
    expect((await assign(two, null)).status).toBe(204);
    expect((await assign(one, null)).body.code).toBe('CHANGED_BY_OTHER');
    expect((await assign(null, one)).body.code).toBe('CHANGED_BY_OTHER');
    expect(await read()).toMatchObject([{ chosenIn: two, groupName: 'Dois', byHand: true }]);
    expect((await assign(one, two)).status).toBe(204);
    const both = await Promise.all([assign(two, one), assign(null, one)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const told = await app.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('subject', '=', 'exposureGroup')
      .where('employee_id', '=', employeeId)
      .where('action', '=', 'updated')
      .orderBy('number')
      .execute();
    expect(told.slice(0, 2).map(({ changes }) => JSON.stringify(changes))).toEqual([
      expect.stringContaining('Dois'),
      expect.stringMatching(/Dois.*Um/),
    ]);
  });

  test('is compared with the people of today: whom it leaves without a group, and the functions that nobody has', async () => {
    const own = await makeCompany(app);
    for (const employee_function of ['Atendente', 'ATENDENTE', 'Vigia'])
      await makeEmployee(app, own, { employee_function });
    const byHand = await makeEmployee(app, own, { employee_function: 'Zelador' });
    const of = { companyId: own.companyId, token: doctor.token };
    const groups = [groupFields({ name: 'Loja', functions: ['Atend', 'Zelador'] })];
    const draft = await makeDraft(app, of, { groups });
    const path = `/programme/${draft.programmeId}/differences`;
    const groupId = draft.groups[0].id;
    await call('PUT', `/programmes/${own.companyId}/members/${byHand.id}`, { groupId });
    expect((await get(path)).body).toMatchObject({
      leftOut: [
        { name: expect.stringMatching(/^atendente$/i), people: 2 },
        { name: 'Vigia', people: 1 },
      ],
      ofNobody: [{ groupId, groupName: 'Loja', function: 'Atend' }],
    });
    const read = await get(`/programme/${draft.programmeId}`);
    expect(read.body.ofNobody).toEqual([{ groupId, groupName: 'Loja', function: 'Atend' }]);
    const fields = groupFields({ name: 'Loja', functions: ['Atendente', 'Vigia', 'Zelador'] });
    await call('PUT', `/programme/${draft.programmeId}/groups/${groupId}`, fields);
    expect((await get(path)).body).toMatchObject({ leftOut: [], ofNobody: [] });
  });

  test('put in force changes nothing of what was issued before', async () => {
    const employee = await makeEmployee(app, mine);
    const { documentId } = await issueDocument(app, { employee, token: doctor.token });
    const read = async () => [
      (await get(`/issued-documents/${documentId}`)).body,
      await app.db.selectFrom('issued_documents').selectAll().where('id', '=', documentId).execute(),
    ];
    const before = await read();
    await makeProgramme(app, at);
    await app.workDueJobs();
    expect(await read()).toEqual(before);
  });

  test('in preparation is nobody’s business but the professionals’; in force its company reads it and is told', async () => {
    const { programmeId } = await makeDraft(app, at);
    expect((await get(`/programme/${programmeId}`, mine.token)).status).toBe(404);
    expect((await get(`/programmes/${mine.companyId}`, mine.token)).body).toMatchObject({
      programmes: [],
      currentId: null,
    });
    await force(programmeId);
    expect((await get(`/programme/${programmeId}`, mine.token)).status).toBe(200);
    expect((await get('/notifications', mine.token)).body.notifications[0]).toMatchObject({
      text: 'O programa de saúde da empresa tem uma nova versão, que vale a partir de 01-01-2026.',
      path: '/programme',
    });
    const other = await makeCompany(app, {}, admin);
    for (const path of [`/programme/${programmeId}`, `/programme/${programmeId}/differences`]) {
      expect(await get(path, other.token), path).toMatchObject({ status: 404 });
      expect(await get(path, admin), path).toMatchObject({ status: 403 });
    }
  });
});

describe('a group', () => {
  test('is refused with the article of what is forbidden, at the field', async () => {
    const { programmeId } = await makeDraft(app, at, { groups: [] });
    const exams = [protocolExam(), protocolExam({ code: '0733' }), protocolExam({ code: '0576' })];
    const refused = await call('POST', `/programme/${programmeId}/groups`, groupFields({ exams, unitId: unknownId }));
    expect(refused.status).toBe(400);
    expect(issuesOf(refused)).toEqual([
      { path: 'unitId', message: 'Escolha uma unidade desta empresa' },
      { path: 'exams.1.code', message: expect.stringContaining('Portaria MTP 671/2021') },
      { path: 'exams.2.justification', message: expect.stringContaining('NR-7, 7.5.18') },
    ]);
  });

  test('has the unit of another company refused', async () => {
    const other = await makeCompany(app, {}, admin);
    const unit = await makeUnit(app, other);
    const { programmeId } = await makeDraft(app, at, { groups: [] });
    const refused = await call('POST', `/programme/${programmeId}/groups`, groupFields({ unitId: unit.id }));
    expect(issuesOf(refused)).toEqual([{ path: 'unitId', message: 'Escolha uma unidade desta empresa' }]);
  });

  test('is edited from the version that was read, and taken out', async () => {
    const { programmeId, groups } = await makeDraft(app, at);
    const place = `/programme/${programmeId}/groups/${groups[0].id}`;
    const edited = groupFields({ name: 'Prensas', functions: ['Prensista'] });
    const saved = await call('PUT', place, { ...edited, version: 1 });
    expect(saved).toMatchObject({ status: 200, body: { group: { ...edited, id: groups[0].id, version: 2 } } });
    expect((await call('PUT', place, { ...edited, version: 1 })).status).toBe(409);
    expect((await call('DELETE', place)).status).toBe(204);
    expect((await call('DELETE', place)).status).toBe(404);
  });

  test('is copied into what another company has in preparation, with its functions but of no unit', async () => {
    const unit = await makeUnit(app, mine);
    const { programmeId, groups } = await makeProgramme(app, at, { groups: [groupFields({ unitId: unit.id })] });
    const other = await makeCompany(app, { fantasy_name: 'Moinho Sul' }, admin);
    const copy = (toCompanyId: string) =>
      call('POST', `/programme/${programmeId}/groups/${groups[0].id}/copy`, { toCompanyId });
    expect((await copy(other.companyId)).body.message).toBe(
      'Prepare antes uma versão do programa de Moinho Sul: o grupo é copiado para ela.',
    );
    expect((await copy(unknownId)).status).toBe(404);
    await makeDraft(app, at);
    const own = await copy(mine.companyId);
    expect([own.status, issuesOf(own)]).toEqual([
      400,
      [
        {
          path: 'toCompanyId',
          message: expect.stringMatching(/^Escolha outra empresa: .* acrescente um grupo a ela\.$/),
        },
      ],
    ]);
    const draft = await makeDraft(app, { ...at, companyId: other.companyId }, { groups: [] });
    const copied = await copy(other.companyId);
    expect(copied.body).toMatchObject({
      programmeId: draft.programmeId,
      group: { name: groups[0].name, functions: groups[0].functions, risks: groups[0].risks, unitId: null },
    });
    expect(copied.body.group.id).not.toBe(groups[0].id);
  });

  test('stands in the trail with its lists in words', async () => {
    const { programmeId, groups } = await makeDraft(app, at);
    const place = `/programme/${programmeId}/groups/${groups[0].id}`;
    await call('PUT', place, { ...groups[0], risks: [], absence: true, version: 1 });
    const entry = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'company_id', 'changes'])
      .where('subject_id', '=', groups[0].id)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'updated', company_id: mine.companyId });
    expect(JSON.parse(entry.changes ?? '')).toEqual({
      absence: ['não', 'sim'],
      risks: ['Vibrações localizadas (mão-braço) (02.01.002), físico, fonte: Lixadeira, com controle médico', ''],
    });
  });
});

describe('people', () => {
  test('have their functions counted once however they are spelt, in a unit or in all of the company', async () => {
    const unit = await makeUnit(app, mine);
    for (const employee_function of ['Vigia', 'Vigia', 'VIGIA']) await makeEmployee(app, mine, { employee_function });
    await makeEmployee(app, mine, { employee_function: 'Soldador', unitId: unit.id });
    const place = `/programmes/${mine.companyId}/functions`;
    expect((await get(place)).body.functions).toEqual([
      { name: 'Soldador', people: 1 },
      { name: 'Vigia', people: 3 },
    ]);
    expect((await get(`${place}?unitId=${unit.id}`)).body.functions).toEqual([{ name: 'Soldador', people: 1 }]);
  });

  test('belong by their function, or by hand, and are planned what their group needs on that day', async () => {
    const employee = await makeEmployee(app, mine);
    const audiometry = protocolExam({ code: '0281', occasions: ['admission', 'periodic'], everyMonths: 12 });
    const guard = groupFields({
      name: 'Portaria',
      functions: ['Vigia'],
      risks: [],
      absence: true,
      aptitudes: ['NR-35'],
    });
    const { programmeId, groups } = await makeProgramme(app, at, {
      groups: [groupFields({ exams: [protocolExam(), audiometry] }), guard],
    });
    const plan = async (occasion: string, on: string) =>
      (await get(`/programmes/employee/${employee.id}/plan?occasion=${occasion}&on=${on}`)).body;
    expect(await plan('periodic', '2025-12-31')).toEqual({
      ...{ programme: null, group: null, absence: false, risks: [], aptitudes: [], exams: [] },
    });
    expect(await plan('dismissal', '2026-06-01')).toMatchObject({
      programme: { id: programmeId, physicianName: 'Dra. Ângela Prado' },
      group: { id: groups[0].id },
      absence: false,
      risks: [{ code: '02.01.002' }],
      exams: [{ code: '0295', doneOn: '', source: 'NR-7, 7.5.11 · protocolo de 01-01-2026' }],
    });
    expect((await plan('periodic', '2026-06-01')).exams).toHaveLength(2);

    const place = `/programmes/${mine.companyId}/members/${employee.id}`;
    expect((await call('PUT', place, { groupId: groups[1].id })).status).toBe(204);
    expect(await plan('periodic', '2026-06-01')).toMatchObject({
      ...{ group: { name: 'Portaria' }, absence: true, aptitudes: ['NR-35'] },
    });
    expect((await call('PUT', place, { groupId: null })).status).toBe(204);
    expect((await plan('periodic', '2026-06-01')).group.id).toBe(groups[0].id);
    expect((await call('PUT', place, { groupId: unknownId })).status).toBe(404);
    const other = await makeCompany(app, {}, admin);
    const wrong = `/programmes/${other.companyId}/members/${employee.id}`;
    expect((await call('PUT', wrong, { groupId: groups[1].id })).status).toBe(404);
  });

  test('are listed by group as it was last computed, searched by name, and told who was put there by hand', async () => {
    const ana = await makeEmployee(app, mine, { name: 'Ana Lima' });
    const rui = await makeEmployee(app, mine, { name: 'Rui Sá', employee_function: 'Vigia' });
    const { groups } = await makeProgramme(app, at);
    const place = `/programmes/${mine.companyId}/members`;
    expect((await call('PUT', `${place}/${ana.id}`, { groupId: groups[0].id })).status).toBe(204);
    await app.workDueJobs();
    for (const [person, groupId] of [
      [ana, groups[0].id],
      [rui, null],
    ] as const) {
      const row = {
        company_id: mine.companyId,
        id: person.id,
        unit_id: null,
        function: '',
        state: 'scheduled',
      } as const;
      await app.db
        .insertInto('due_people')
        .values({ ...row, group_id: groupId, next_on: null, clinical_on: null, recalled_on: null })
        .onConflict((known) => known.columns(['company_id', 'id']).doUpdateSet({ group_id: groupId }))
        .execute();
    }
    const listed = async (query: string, as?: string) => (await get(`${place}${query}`, as)).body;
    const member = { id: ana.id, name: 'Ana Lima', groupId: groups[0].id, groupName: groups[0].name, byHand: true };
    expect(await listed(`?groupId=${groups[0].id}&page=1`)).toMatchObject({ total: 1, members: [member] });
    expect(await listed('?groupId=none&page=1')).toMatchObject({
      ...{ total: 1, members: [{ name: 'Rui Sá', groupId: null, groupName: null, byHand: false, unitName: null }] },
    });
    expect(await listed('?search=ana')).toMatchObject({ total: 1, members: [member] });
    expect((await listed('?sort=-name', mine.token)).members).toMatchObject([{ name: 'Rui Sá' }, { name: 'Ana Lima' }]);
    const other = await makeCompany(app, {}, admin);
    expect((await get(place, other.token)).status).toBe(404);
  });

  test('in no group are counted as what is still to be told, and planned nothing', async () => {
    const employee = await makeEmployee(app, mine, { employee_function: 'Vigia' });
    const { programmeId } = await makeProgramme(app, at);
    expect((await get(`/programme/${programmeId}`)).body.pendencies).toContainEqual({
      ...{ groupId: null, field: 'functions', blocks: false, source: 'NR-7, 7.5.19.1, c' },
      message: '1 colaborador sem grupo: riscos a informar',
    });
    const sometimes = await get(`/programmes/employee/${employee.id}/plan?occasion=sometimes&on=2026-06-01`);
    expect(sometimes.body.data.issues).toEqual([{ path: 'occasion', message: 'Escolha uma das opções' }]);
    const path = `/programmes/employee/${employee.id}/plan?occasion=admission&on=2026-06-01`;
    expect((await get(path)).body).toMatchObject({
      programme: { id: programmeId },
      group: null,
      absence: false,
      exams: [],
    });
  });
});
