import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markPlaceDeleted } from '../../agenda/care-places.db.ts';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeReferral, referralFields, walkInFields } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { risk } from '../../testing/due-cases/due-case.ts';
import {
  groupFields,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  protocolExam,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { isAnybodyWaiting } from '../../testing/queries/waiting-for-locks.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import type { ReferredExam } from '../referrals.contract.ts';

keepDay();

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let place: { id: string; name: string };

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
  mine = await makeCompany(app, {}, admin);
  other = await makeCompany(app, {}, admin);
  const audiometry = protocolExam({ code: '0281', name: 'Audiometria', occasions: ['admission', 'periodic'] });
  const shaking = risk('physical', '02.01.003', 'Vibração de corpo inteiro');
  const ofDrivers = protocolExam({ code: '0693', name: 'Hemograma', occasions: ['riskChange'] });
  await makeProgramme(
    app,
    { companyId: mine.companyId, token: doctor.token },
    {
      groups: [
        groupFields({ name: 'Produção', exams: [protocolExam(), audiometry] }),
        groupFields({
          name: 'Motoristas',
          functions: ['Motorista'],
          risks: [shaking],
          exams: [protocolExam(), ofDrivers],
        }),
      ],
    },
  );
});
afterAll(() => app.stop());

/** In a month: nobody minds what time of the day it is. */
const day = daysAfter(today(), 30);

let ana: string;
beforeEach(async () => {
  ana = (await makeEmployee(app, mine)).id;
  place = await makeCarePlace(app, doctor);
});

const refer = (fields: object = {}, as = mine.token) =>
  app.call('POST', '/referrals', {
    as,
    body: referralFields({ employeeId: ana, placeId: place.id }, { day, ...fields }),
  });
const referMany = (body: object, as = mine.token) =>
  app.call('POST', '/referrals/many', {
    as,
    body: { occasion: 'periodic', placeId: place.id, day, byArrival: false, ...body },
  });
const plan = (query: string, as = mine.token) =>
  app.call('GET', `/referrals/plan?employeeId=${ana}&on=${today()}&${query}`, { as });
const read = async (id: string, as = mine.token) => (await app.call('GET', `/referrals/${id}`, { as })).body.referral;
const numberOf = (name: string) => Number(name.replace(/^.*\//, ''));

describe('one person', () => {
  test('is sent with a number, the exams with their reasons, a place and a time', async () => {
    const exams = [
      { code: '0295', name: 'Clínico' },
      { code: '0693', name: 'Hemograma' },
    ];
    const { status, body } = await refer({ startsAt: 500, exams });
    expect(status).toBe(201);
    const { referral } = body;
    expect(referral).toMatchObject({
      ...{ employeeId: ana, companyId: mine.companyId, occasion: 'periodic', state: 'scheduled', version: 1 },
      ...{ placeId: place.id, placeName: place.name, day, startsAt: 500, minutes: 20, documentId: null },
    });
    expect(referral.name).toMatch(new RegExp(`^Guia ${today().slice(0, 4)}/\\d{6}$`));
    expect(referral.exams).toEqual([
      {
        code: '0295',
        name: 'Avaliação clínica ocupacional (anamnese e exame físico)',
        reason: 'NR-7, 7.5.8 II · protocolo de 01-01-2026',
      },
      {
        code: '0693',
        name: 'Hemograma com contagem de plaquetas ou frações (eritrograma, leucograma, plaquetas)',
        reason: 'Incluído por quem encaminhou',
      },
    ]);
    expect(await read(referral.id, doctor.token)).toEqual(referral);
  });

  test('is sent once where the request comes again with its key', async () => {
    const key = `encaminhar ${ana}`;
    const body = referralFields({ employeeId: ana, placeId: place.id });
    const twice = await Promise.all([1, 2].map(() => app.call('POST', '/referrals', { as: mine.token, body, key })));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
  });

  test('is not sent twice for one occasion while the first is open, and the answer names it', async () => {
    const { referral } = (await refer()).body;
    const again = await refer();
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'REFERRED_ALREADY',
      data: { referral: { id: referral.id, name: referral.name }, issues: [{ path: 'occasion' }] },
    });
    expect((await refer({ occasion: 'admission', occasionConfirmed: true })).status).toBe(201);
    await app.call('PUT', `/referrals/${referral.id}/cancel`, { as: mine.token, body: { reason: 'Férias' } });
    expect((await refer()).status).toBe(201);
  });

  test('is not sent to a place without hours, alone or with others, and the place is named', async () => {
    const shut = await makeCarePlace(app, doctor, { hours: [] });
    const message = `“${shut.name}” ainda não tem horários de atendimento: cadastre-os, ou escolha outro local`;
    for (const answer of [
      await refer({ placeId: shut.id, startsAt: 500 }),
      await refer({ placeId: shut.id, startsAt: null }),
      await referMany({ placeId: shut.id, employeeIds: [ana] }),
      await referMany({ placeId: shut.id, employeeIds: [ana], byArrival: true }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.data.issues).toEqual([{ path: 'placeId', message }]);
    }
  });

  test('is sent once by two who do it at the same moment', async () => {
    const answers = await Promise.all([refer(), refer({}, doctor.token), refer(), refer()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test.each([
    [{ occasion: 'riskChange' }, 'newFunction', 'Campo obrigatório'],
    [{ occasion: 'return' }, 'returnOn', 'Campo obrigatório'],
    [{ employeeId: '' }, 'employeeId', 'Escolha o colaborador'],
    [{ placeId: '' }, 'placeId', 'Escolha o local'],
    [{ startsAt: '' }, 'startsAt', 'Escolha um horário'],
    [{ day: daysAfter(today(), -1) }, 'day', 'Este dia já passou. Escolha outro dia.'],
    [{ day: daysAfter(today(), 400) }, 'day', 'Escolha um dia dos próximos 12 meses'],
    [{ exams: [] }, 'exams', 'Escolha ao menos um exame'],
    [{ exams: [{ code: '0353' }] }, 'exams.0.code', 'O eSocial retirou o código 0353: escolha o exame que o substitui'],
    [{ exams: [{ code: '0000', name: 'X' }] }, 'exams.0.code', 'Este código não está na Tabela 27 do eSocial'],
    [
      { exams: [{ code: '0733', name: 'X' }] },
      'exams.0.code',
      'Exame de HIV é proibido nos exames ocupacionais (Portaria MTP 671/2021, art. 199, §1º)',
    ],
  ])('with %j is refused under %s', async (fields, path, message) => {
    const { status, body } = await refer(fields);
    expect(status).toBe(400);
    expect(body.data.issues).toContainEqual({ path, message });
  });

  test('by a company asks for no exam that needs a physician’s reason, by the clinic it does', async () => {
    const exams = [{ code: '0568', name: 'Espermograma' }];
    const refused = await refer({ exams });
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues).toMatchObject([
      { path: 'exams.0.code', message: expect.stringContaining('7.5.18') },
    ]);
    expect((await refer({ exams }, doctor.token)).status).toBe(201);
  });

  test('is not sent where the place takes nobody without a time, on a holiday, or after it was given up', async () => {
    const byTime = await makeCarePlace(app, doctor, { byArrival: false });
    const refused = await refer({ placeId: byTime.id });
    expect(refused.body.data.issues).toEqual([{ path: 'startsAt', message: 'Este local atende só com hora marcada' }]);
    const holiday = daysAfter(today(), 45);
    const put = { holidays: [{ day: holiday, name: 'Padroeira' }] };
    await app.call('PUT', '/holidays', { as: doctor.token, body: put });
    const closed = await refer({ day: holiday });
    expect(closed.body.data.issues).toEqual([{ path: 'day', message: 'Feriado: Padroeira. Escolha outro dia.' }]);
    await app.call('DELETE', `/holidays/${holiday}`, { as: doctor.token });
    await app.call('DELETE', `/care-places/${byTime.id}`, { as: doctor.token });
    const gone = await refer({ placeId: byTime.id, startsAt: 600 });
    expect(gone.body.data.issues[0].path).toBe('placeId');
  });

  test('is not sent to a place that is given up at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeCarePlace(app, doctor);
      const someone = (await makeEmployee(app, mine)).id;
      const [sent, removed] = await Promise.all([
        refer({ placeId: id, employeeId: someone }),
        app.call('DELETE', `/care-places/${id}`, { as: doctor.token }),
      ]);
      expect([`${sent.status} ${removed.status}`]).toEqual([expect.stringMatching(/^(201 409|400 204)$/)]);
    }
  });

  test.runIf(process.env.TEST_ENGINE === 'postgres')(
    'is not sent to a place that somebody is just giving up: the place is waited for',
    async () => {
      const { sending } = await app.db.transaction().execute(async (tx) => {
        await markPlaceDeleted(tx, place.id);
        const sent = refer();
        await until(() => isAnybodyWaiting(app.db));
        return { sending: sent };
      });
      expect((await sending).body.data.issues).toMatchObject([{ path: 'placeId' }]);
    },
  );

  test('who is inactive is only sent to the exam of their dismissal', async () => {
    await app.call('PUT', `/employee/delete/${ana}`, { as: mine.token });
    expect((await refer()).body.data.issues[0].path).toBe('employeeId');
    expect((await refer({ occasion: 'dismissal' })).status).toBe(201);
  });
});

describe('an exam', () => {
  const named = [
    { code: '0296', name: 'Teste de HIV: positivo', reason: 'Gestante' },
    { code: '0295', name: 'CID F32.1' },
  ];
  const table = ['Avaliação da acuidade visual', 'Avaliação clínica ocupacional (anamnese e exame físico)'];

  test('is called what the table calls its code, whatever is sent for it, on the guide and on every answer', async () => {
    const { referral } = (await refer({ exams: named })).body;
    const names = (exams: { name: string }[]) => exams.map(({ name }) => name);
    expect(names(referral.exams)).toEqual(table);
    expect(JSON.stringify(referral)).not.toMatch(/HIV|CID|Gestante/);
    const stored = await app.db.selectFrom('referrals').select('exams').where('id', '=', referral.id).execute();
    expect(JSON.stringify(stored)).not.toMatch(/HIV|CID|Gestante/);
  });

  test('that was stored under another name is read by the one of its code', async () => {
    const { referral } = (await refer()).body;
    const exams = JSON.stringify([{ code: '0296', name: 'Teste de HIV: positivo', reason: '' }]);
    await app.db.updateTable('referrals').set({ exams }).where('id', '=', referral.id).execute();
    expect((await read(referral.id)).exams).toMatchObject([{ code: '0296', name: table[0] }]);
  });
});

describe('the reception', () => {
  let reception: string;
  beforeAll(async () => {
    reception = (await makeProfessional(app, { access: 'reception' }, admin)).token;
  });

  test('adds no exam that the protocol does not ask for, with or without a guide', async () => {
    const message = expect.stringMatching(/^A recepção não acrescenta exames: Hemograma/);
    const exams = [{ code: '0295' }, { code: '0693', name: 'Hemograma' }];
    const answers = [
      await refer({ exams }, reception),
      await app.call('POST', '/queue', {
        as: reception,
        body: walkInFields({ employeeId: ana, placeId: place.id }, { exams }),
      }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.data.issues).toEqual([{ path: 'exams.1.code', message }]);
    }
    expect((await refer({ exams: [{ code: '0295' }, { code: '0281' }] }, reception)).status).toBe(201);
  });

  test('asks for the clinical exam alone of who is in no group', async () => {
    const employeeId = (await makeEmployee(app, mine, { employee_function: 'Vigia' })).id;
    expect((await refer({ employeeId, exams: [{ code: '0281' }] }, reception)).status).toBe(400);
    expect((await refer({ employeeId, exams: [{ code: '0295' }] }, reception)).status).toBe(201);
  });

  test('sends nobody for what they have to do, which would tell it what that is', async () => {
    expect((await referMany({ employeeIds: [ana], occasion: 'due' }, reception)).status).toBe(403);
    expect((await referMany({ employeeIds: [ana] }, reception)).status).toBe(201);
  });

  test('reads the exams to do and where, and neither group, reason nor what was done', async () => {
    const doneOn = formatDate(daysAfter(today(), -10));
    await makeExamRecord(app, { employeeId: ana, token: doctor.token }, { done_on: doneOn });
    const asked = (await plan('occasion=admission', reception)).body;
    expect(asked).toEqual({
      ...{ hasGroup: true, open: null },
      exams: [{ code: '0295', name: expect.any(String), reason: '', isDone: false }],
    });
    const made = await refer({ exams: [{ code: '0295' }, { code: '0281' }] }, doctor.token);
    expect(JSON.stringify(made.body)).toContain('último em');
    const { id, version } = made.body.referral;
    const answers = [
      await app.call('GET', `/referrals/${id}`, { as: reception }),
      await app.call('PUT', `/referrals/${id}/move`, {
        as: reception,
        body: { placeId: place.id, day: daysAfter(day, 1), startsAt: null, version },
      }),
      await app.call('PUT', `/referrals/${id}/cancel`, { as: reception, body: { reason: 'Férias' } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.referral.exams.map(({ code, reason }: ReferredExam) => [code, reason])).toEqual([
        ['0295', ''],
        ['0281', ''],
      ]);
      expect(JSON.stringify(body)).not.toMatch(/último|protocolo de|Produção/);
    }
  });
});

describe('the plan', () => {
  test('names the protocol’s exams with norm, version and the last one of each', async () => {
    await makeExamRecord(app, { employeeId: ana, token: doctor.token }, { done_on: '10-03-2026' });
    const { hasGroup, exams, open } = (await plan('occasion=periodic')).body;
    expect({ hasGroup, open }).toEqual({ hasGroup: true, open: null });
    expect(exams.map(({ code, isDone }: { code: string; isDone: boolean }) => [code, isDone])).toEqual([
      ['0295', false],
      ['0281', false],
    ]);
    expect(exams[1].reason).toBe('NR-7, 7.5.8 II · protocolo de 01-01-2026 · último em 10-03-2026');
  });

  test('tells at admission which earlier exam still counts', async () => {
    const doneOn = formatDate(daysAfter(today(), -10));
    await makeExamRecord(app, { employeeId: ana, token: doctor.token }, { done_on: doneOn });
    const [, audiometry] = (await plan('occasion=admission')).body.exams;
    expect(audiometry).toMatchObject({ code: '0281', isDone: true });
    expect(audiometry.reason).toContain(`feito em ${doneOn}`);
  });

  test('of a change of risks is that of the new function', async () => {
    const { hasGroup, exams } = (await plan('occasion=riskChange&newFunction=motorista')).body;
    expect(hasGroup).toBe(true);
    expect(exams.map(({ code }: { code: string }) => code)).toEqual(['0295', '0693']);
    const sent = await refer({ occasion: 'riskChange', newFunction: 'Motorista' });
    expect(sent.body.referral).toMatchObject({ newFunction: 'Motorista', exams: [{ code: '0295' }] });
  });

  test('of who is in no group asks for nothing, and the practice may be left to say', async () => {
    const stranger = await makeEmployee(app, mine, { employee_function: 'Vigia' });
    const asked = await app.call('GET', `/referrals/plan?employeeId=${stranger.id}&occasion=periodic&on=${today()}`, {
      as: mine.token,
    });
    expect(asked.body).toMatchObject({ hasGroup: false, exams: [] });
    const sent = await refer({ employeeId: stranger.id, exams: [] });
    expect(sent.body.referral.exams).toEqual([]);
  });

  test('says which guide is open', async () => {
    const { referral } = (await refer()).body;
    expect((await plan('occasion=periodic')).body.open).toEqual({ id: referral.id, name: referral.name });
  });
});

describe('an occasion that does not fit', () => {
  const examined = () =>
    makeExamRecord(
      app,
      { employeeId: ana, token: doctor.token },
      { ...{ exam_code: '0295', exam_name: 'Clínico' }, done_on: formatDate(daysAfter(today(), -40)) },
    );

  test.each([
    [{ occasion: 'return', returnOn: '01-05-1990' }, 'returnOn', /^O retorno é depois da admissão/],
    [{ occasion: 'return', returnOn: formatDate(day) }, 'occasionConfirmed', /30 dias ou mais/],
    [{ occasion: 'admission' }, 'occasionConfirmed', /com atraso/],
    [{ occasion: 'riskChange', newFunction: 'auxiliar de PRODUÇÃO' }, 'occasionConfirmed', /já tem/],
  ])('%j is refused, or asked about until it is confirmed', async (fields, path, message) => {
    const { status, body } = await refer(fields);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
    const again = await refer({ ...fields, occasionConfirmed: true });
    expect(again.status).toBe(path === 'occasionConfirmed' ? 201 : 400);
  });

  test('is the admission of who was examined since, one by one and among many', async () => {
    await examined();
    const sent = await refer({ occasion: 'admission', occasionConfirmed: true });
    expect(sent.body.data.issues).toEqual([{ path: 'occasion', message: expect.stringMatching(/é o primeiro/) }]);
    const many = await referMany({ employeeIds: [ana], occasion: 'admission' });
    expect(many.body.data.issues).toEqual([{ path: 'employeeIds', message: expect.stringMatching(/é o primeiro/) }]);
  });

  test('is never what is due: each is sent for what they have to do', async () => {
    await examined();
    const never = (await makeEmployee(app, mine)).id;
    const moved = await makeEmployee(app, mine);
    await makeExamRecord(
      app,
      { employeeId: moved.id, token: doctor.token },
      { ...{ exam_code: '0295', exam_name: 'Clínico' }, done_on: formatDate(daysAfter(today(), -40)) },
    );
    const { id: _, companyId: __, unitId: ___, inactivatedAt: ____, ...fields } = moved;
    const changed = { ...fields, nis: '12056412547', rg: '12.345.678-9', employee_function: 'Motorista' };
    await app.call('PUT', `/employees/update/${moved.id}`, { as: mine.token, body: changed });
    const { body } = await referMany({ employeeIds: [ana, never, moved.id], occasion: 'due' });
    const made = await Promise.all(body.referralIds.map((id: string) => read(id)));
    expect(made.map(({ occasion, newFunction }) => [occasion, newFunction])).toEqual([
      ['periodic', ''],
      ['admission', ''],
      ['riskChange', 'Motorista'],
    ]);
    expect(made[2].exams.map(({ code }: { code: string }) => code)).toEqual(['0295', '0693']);
  });
});

describe('many', () => {
  const people = async (count: number) => {
    const made = await Promise.all(Array.from({ length: count }, () => makeEmployee(app, mine)));
    return made.map(({ id }) => id as string);
  };

  test('have times one after another, in the order in which they were asked for, over several days', async () => {
    const hours = Array.from({ length: 7 }, (_, weekday) => ({
      ...{ weekday, professionalId: null, from: 480, to: 520, capacity: 1 },
    }));
    const small = await makeCarePlace(app, doctor, { hours });
    const ids = await people(3);
    const { status, body } = await referMany({ employeeIds: ids, placeId: small.id });
    expect(status).toBe(201);
    const made = await Promise.all(body.referralIds.map((id: string) => read(id)));
    expect(made.map(({ employeeId, day: on, startsAt }) => [employeeId, on, startsAt])).toEqual([
      [ids[0], day, 480],
      [ids[1], day, 500],
      [ids[2], daysAfter(day, 1), 480],
    ]);
    expect(made[0].exams.map(({ code }: { code: string }) => code)).toEqual(['0295', '0281']);
    expect(new Set(made.map(({ name }) => numberOf(name))).size).toBe(3);
  });

  test('take no more than there is room for, and are told how many there are', async () => {
    const onMonday = [{ weekday: 1, professionalId: null, from: 480, to: 500, capacity: 1 }];
    const tiny = await makeCarePlace(app, doctor, { hours: onMonday });
    const refused = await referMany({ employeeIds: await people(7), placeId: tiny.id });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^Até \d\d-\d\d-\d{4} há [45] horários livres para 7 pessoas/);
  });

  test('come all on one day by order of arrival', async () => {
    const { body } = await referMany({ employeeIds: await people(3), byArrival: true });
    const made = await Promise.all(body.referralIds.map((id: string) => read(id)));
    expect(made.map(({ day: on, startsAt }) => [on, startsAt])).toEqual(Array(3).fill([day, null]));
  });

  test('of whom one is sent already are asked for, and the one is left out where that is said', async () => {
    const ids = await people(2);
    await makeReferral(app, { employeeId: ids[0] ?? '', placeId: place.id, token: mine.token }, { day });
    const asked = await referMany({ employeeIds: ids });
    expect(asked).toMatchObject({ status: 409, body: { code: 'REFERRED_ALREADY', data: { open: 1, total: 2 } } });
    const made = await referMany({ employeeIds: ids, open: 'leaveOut' });
    expect(made.body).toMatchObject({ leftOut: 1 });
    expect(made.body.referralIds).toHaveLength(1);
  });

  test('of whom one is inactive are not sent, and who it is, is said; for the exam of a dismissal they are', async () => {
    const gone = await makeEmployee(app, mine, { name: 'Caio Dias' });
    await app.call('PUT', `/employee/delete/${gone.id}`, { as: mine.token, body: {} });
    const employeeIds = [ana, gone.id];
    const refused = await referMany({ employeeIds });
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues).toEqual([
      { path: 'employeeIds', message: 'Caio Dias está inativo. Reative o cadastro antes de encaminhar.' },
    ]);
    const listed = (await app.call('GET', `/referrals?employeeId=${ana}`, { as: mine.token })).body;
    expect(listed.total).toBe(0);
    expect((await referMany({ employeeIds, occasion: 'dismissal' })).body.referralIds).toHaveLength(2);
  });
});

describe('another company', () => {
  test('finds nothing of it, whatever it calls', async () => {
    const { referral } = (await refer()).body;
    const as = other.token;
    const appointment = { placeId: place.id, day, startsAt: null };
    const answers = await Promise.all([
      app.call('GET', `/referrals/${referral.id}`, { as }),
      app.call('PUT', `/referrals/${referral.id}/move`, { as, body: appointment }),
      app.call('PUT', `/referrals/${referral.id}/cancel`, { as, body: { reason: 'Férias' } }),
      app.call('GET', `/referrals?companyId=${mine.companyId}`, { as }),
      refer({}, as),
      referMany({ employeeIds: [ana] }, as),
      plan('occasion=periodic', as),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const listed = (await app.call('GET', `/referrals?employeeId=${ana}`, { as })).body;
    expect(listed).toEqual({ referrals: [], total: 0 });
    expect(await read(referral.id)).toEqual(referral);
  });
});
