import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter, today } from '../platform/contract/dates.ts';
import { blockFields, makeCarePlace, openingsAllWeek, placeFields, referralFields } from '../testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
  company = await makeCompany(app);
});
afterAll(() => app.stop());

const as = () => ({ as: doctor.token });
const put = (path: string, body: object) => app.call('PUT', path, { ...as(), body });
const post = (path: string, body: object) => app.call('POST', path, { ...as(), body });
const issuesOf = ({ body }: { body: { data?: { issues: { path: string }[] } } }) =>
  body.data?.issues.map(({ path }) => path);

/** What the trail tells of a subject, the newest first: what was done, and what each field was and has become. */
async function newestOf(subject: string) {
  const { entries } = (await app.call('GET', `/audit?subject=${subject}&page=1`, { as: await signInFirstAdmin(app) }))
    .body;
  type Change = { field: string; before: string | null; after: string | null };
  return entries.map(({ action, changes }: { action: string; changes: Change[] }) => ({
    action,
    ...Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]])),
  }));
}

/** A Monday that no other test has. */
const monday = '2031-01-06';
const freeOn = async (placeId: string, day = monday, days = 1, token = doctor.token) => {
  const path = `/care-places/${placeId}/free-times?from=${day}&days=${days}&occasion=periodic`;
  return (await app.call('GET', path, { as: token })).body.days;
};

describe('a place', () => {
  test('is made, read by a company, edited by who has seen it, and taken out of the lists', async () => {
    const { carePlace } = (await post('/care-places', placeFields({ name: 'Unidade Água Verde' }))).body;
    expect(carePlace).toMatchObject({ name: 'Unidade Água Verde', rooms: ['Sala 1', 'Sala 2'], version: 1 });
    const path = `/care-places/${carePlace.id}`;
    expect((await app.call('GET', path, { as: company.token })).body.carePlace).toEqual(carePlace);
    const found = await app.call('GET', '/care-places?search=agua&page=1', { as: company.token });
    expect(found.body).toMatchObject({ carePlaces: [{ id: carePlace.id, hasHours: false }], total: 1 });
    await put(`/care-places/${carePlace.id}/hours`, { hours: openingsAllWeek() });
    const opened = await app.call('GET', '/care-places?search=agua', { as: company.token });
    expect(opened.body.carePlaces).toMatchObject([{ hasHours: true }]);

    const edited = await put(path, { ...placeFields({ name: 'Água Verde' }), version: 2 });
    expect(edited.body.carePlace).toMatchObject({ name: 'Água Verde', version: 3 });
    expect((await put(path, { ...placeFields(), version: 1 })).body.code).toBe('CHANGED_BY_OTHER');

    expect((await app.call('DELETE', path, as())).status).toBe(204);
    expect((await app.call('GET', path, as())).status).toBe(404);
    expect((await app.call('GET', `${path}/free-times?from=${monday}&days=1&occasion=periodic`, as())).status).toBe(
      404,
    );
    expect((await app.call('GET', '/care-places?search=agua', as())).body.carePlaces).toEqual([]);
  });

  test('says what is wrong with it, by the field', async () => {
    const minutes = { admission: 4, periodic: 241, return: 20, riskChange: 20.5 };
    const refused = await post('/care-places', placeFields({ name: '', address: ' ', minutes, rooms: [''] }));
    expect(refused.status).toBe(400);
    expect(issuesOf(refused)?.sort()).toEqual([
      ...['address', 'minutes.admission', 'minutes.dismissal', 'minutes.periodic', 'minutes.riskChange'],
      ...['name', 'rooms.0'],
    ]);
  });

  test('is in the trail, which an administrator reads, with what was changed of it', async () => {
    const { id } = await makeCarePlace(app, doctor, { name: 'Da trilha' });
    await post(`/care-places/${id}/blocks`, blockFields({ reason: 'Obras' }));
    const admin = await signInFirstAdmin(app);
    const { entries } = (await app.call('GET', '/audit?subject=carePlace&page=1', { as: admin })).body;
    const own = entries.filter((entry: { subjectId: string }) => entry.subjectId === id);
    expect(own.map(({ action }: { action: string }) => action)).toEqual(['blocked', 'updated', 'created']);
  });
});

describe('hours', () => {
  test('are replaced as a whole, once for each version', async () => {
    const { id } = await makeCarePlace(app, doctor, { hours: [] });
    const path = `/care-places/${id}/hours`;
    const { version } = (await app.call('GET', path, as())).body;
    const own = { weekday: 1, professionalId: doctor.professional.id, from: 480, to: 720, capacity: 2 };
    const place = { weekday: 1, professionalId: null, from: 600, to: 1440, capacity: 1 };
    const written = await put(path, { hours: [place, own], version });
    expect(written.body).toMatchObject({
      hours: [
        { ...own, professionalName: doctor.professional.name },
        { ...place, professionalName: '' },
      ],
      outside: { total: 0, first: [] },
    });
    expect((await put(path, { hours: [], version })).body.code).toBe('CHANGED_BY_OTHER');
    expect((await app.call('GET', path, as())).body.hours).toHaveLength(2);
  });

  test.each([
    ['an end before its beginning', [{ from: 600, to: 600 }], ['hours.0.to']],
    ['more than a day', [{ from: -1, to: 1441 }], ['hours.0.from', 'hours.0.to']],
    ['nobody, or too many', [{ capacity: 0 }, { weekday: 2, capacity: 51 }], ['hours.0.capacity', 'hours.1.capacity']],
    [
      'two at the same time',
      [
        { from: 480, to: 720 },
        { from: 719, to: 800 },
      ],
      ['hours.1.from'],
    ],
    [
      'somebody who is no professional',
      [{ professionalId: '01900000-0000-7000-8000-000000000000' }],
      ['hours.0.professionalId'],
    ],
  ])('of %s are refused under the field', async (_, rows, paths) => {
    const { id } = await makeCarePlace(app, doctor, { hours: [] });
    const opening = { weekday: 1, professionalId: null, from: 480, to: 720, capacity: 1 };
    const refused = await put(`/care-places/${id}/hours`, { hours: rows.map((row) => ({ ...opening, ...row })) });
    expect(refused.status).toBe(400);
    expect(issuesOf(refused)).toEqual(paths);
    expect((await app.call('GET', `/care-places/${id}/hours`, as())).body.hours).toEqual([]);
  });
});

describe('the reception', () => {
  const opening = (professionalId: string | null) => ({ weekday: 1, professionalId, from: 480, to: 520, capacity: 1 });
  const change = async ({ email, ...professional }: { id: string; email: string }, access: string) =>
    app.call('PUT', `/professional/update/${professional.id}`, {
      as: await signInFirstAdmin(app),
      body: { ...professional, email, access },
    });

  test('is given no hours, and no block of its own', async () => {
    const { id } = await makeCarePlace(app, doctor, { hours: [] });
    const { professional } = await makeProfessional(app, { access: 'reception' });
    const message = 'A recepção não atende: escolha quem tem acesso clínico';
    const hours = await put(`/care-places/${id}/hours`, { hours: [opening(null), opening(professional.id)] });
    expect(hours.status).toBe(400);
    expect(hours.body.data.issues).toEqual([{ path: 'hours.1.professionalId', message }]);
    const block = await post(`/care-places/${id}/blocks`, blockFields({ professionalId: professional.id }));
    expect(block.body.data.issues).toEqual([{ path: 'professionalId', message }]);
    expect((await app.call('GET', `/care-places/${id}/hours`, as())).body.hours).toEqual([]);
  });

  test('that attended before is offered to nobody from then on, and who is booked with it lies outside', async () => {
    const made = await makeProfessional(app);
    const { professional } = made;
    const { id } = await makeCarePlace(app, doctor, { hours: [opening(professional.id)], byArrival: false });
    const employee = await makeEmployee(app, company);
    const time = { day: monday, startsAt: 480, professionalId: professional.id };
    expect((await freeOn(id))[0].times.map((one: { startsAt: number }) => one.startsAt)).toEqual([480, 500]);
    const near = daysAfter(today(), (8 - new Date(`${today()}T00:00:00Z`).getUTCDay()) % 7 || 7);
    const body = (startsAt: number, employeeId = employee.id) =>
      referralFields({ employeeId, placeId: id }, { ...time, day: near, startsAt });
    const booked = await post('/referrals', body(480));
    expect(booked.status).toBe(201);
    expect((await change(await fieldsOf(professional.id), 'reception')).status).toBe(200);

    expect((await freeOn(id))[0].times).toEqual([]);
    expect((await post('/referrals', body(500, (await makeEmployee(app, company)).id))).status).toBe(409);
    const kept = (await app.call('GET', `/care-places/${id}/hours`, as())).body;
    expect(kept.hours).toMatchObject([{ professionalId: professional.id, attends: false }]);
    const again = await put(`/care-places/${id}/hours`, { hours: [opening(professional.id)] });
    expect(issuesOf(again)).toEqual(['hours.0.professionalId']);
    const taken = await put(`/care-places/${id}/hours`, { hours: [opening(null)] });
    expect(taken.body.outside).toMatchObject({ total: 1, first: [{ referralId: booked.body.referral.id }] });
  });

  async function fieldsOf(id: string) {
    const { professional } = (await app.call('GET', `/professional/${id}`, { as: await signInFirstAdmin(app) })).body;
    return { ...professional, email: professional.user.email };
  }
});

describe('a professional without access', () => {
  const without = async () => {
    const { professional } = await makeProfessional(app, { name: 'Olívia Sá' });
    await app.call('PUT', `/accounts/deactivate/${professional.userId}`, { as: await signInFirstAdmin(app) });
    return professional;
  };
  const opening = (professionalId: string | null, weekday = 1) => {
    return { weekday, professionalId, from: 480, to: 720, capacity: 1 };
  };

  test('is not offered for hours, and is still found where the agenda is read', async () => {
    const { id, name } = await without();
    const found = async (more: string) =>
      (await app.call('GET', `/care-professionals?search=olivia%20sa${more}`, as())).body.professionals;
    expect(await found('')).toContainEqual({ id, name });
    expect(await found('&active=true')).toEqual([]);
  });

  test('is refused under the field for new hours', async () => {
    const { id } = await makeCarePlace(app, doctor, { hours: [] });
    const refused = await put(`/care-places/${id}/hours`, {
      hours: [opening(doctor.professional.id), opening((await without()).id)],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues).toEqual([
      { path: 'hours.1.professionalId', message: 'Escolha um profissional com o acesso ativo' },
    ]);
  });

  test('keeps the hours of the place that were there before, whatever else of them changes', async () => {
    const { professional } = await makeProfessional(app);
    const { id } = await makeCarePlace(app, doctor, { hours: [opening(professional.id)] });
    await app.call('PUT', `/accounts/deactivate/${professional.userId}`, { as: await signInFirstAdmin(app) });
    const written = await put(`/care-places/${id}/hours`, {
      hours: [opening(null), { ...opening(professional.id, 2), to: 700 }],
    });
    expect(written.body.hours[1]).toMatchObject({ professionalId: professional.id, to: 700 });
  });
});

describe('the free times of a place', () => {
  test('are those of its hours, without blocks and holidays, for a company too', async () => {
    const hours = [{ weekday: 1, professionalId: null, from: 480, to: 560, capacity: 2 }];
    const { id } = await makeCarePlace(app, doctor, { hours });
    await post(`/care-places/${id}/blocks`, blockFields({ fromMinute: 500, toMinute: 520 }));
    await put('/holidays', { holidays: [{ day: '2031-01-13', name: 'Aniversário da cidade' }] });
    const days = await freeOn(id, monday, 8, company.token);
    const time = { professionalId: null, professionalName: '', left: 2 };
    expect(days[0]).toEqual({
      ...{ day: monday, closed: null },
      times: [480, 520, 540].map((startsAt) => ({ startsAt, ...time })),
    });
    expect(days[1]).toEqual({ day: '2031-01-07', closed: 'Sem atendimento', times: [] });
    expect(days[7]).toEqual({ day: '2031-01-13', closed: 'Feriado: Aniversário da cidade', times: [] });
    expect((await freeOn(id, '2020-01-06'))[0]).toMatchObject({ closed: 'Este dia já passou', times: [] });
  });

  test('are asked for at most a month, and for an occasion', async () => {
    const { id } = await makeCarePlace(app, doctor);
    const refused = await app.call('GET', `/care-places/${id}/free-times?from=x&days=32&occasion=y`, as());
    expect(issuesOf(refused)).toEqual(['from', 'days', 'occasion']);
  });

  test('of a professional are apart from those of the place', async () => {
    const hours = [null, doctor.professional.id].map((professionalId) => {
      return { weekday: 1, professionalId, from: 480, to: 500, capacity: 1 };
    });
    const { id } = await makeCarePlace(app, doctor, { hours });
    await post(`/care-places/${id}/blocks`, blockFields({ professionalId: doctor.professional.id }));
    expect((await freeOn(id))[0].times).toMatchObject([{ professionalId: null }]);
    expect((await freeOn(id, '2031-01-13'))[0].times).toEqual([]);
    expect((await freeOn(id, '2031-01-20'))[0].times).toHaveLength(2);
  });
});

describe('a block', () => {
  test('is listed while it is ahead, and can be undone', async () => {
    const { id } = await makeCarePlace(app, doctor, { hours: openingsAllWeek() });
    const { block } = (await post(`/care-places/${id}/blocks`, blockFields({ toMinute: 1440 }))).body;
    await post(`/care-places/${id}/blocks`, blockFields({ fromDay: '2020-01-06', toDay: '2020-01-07' }));
    const path = `/care-places/${id}/blocks`;
    expect((await app.call('GET', path, as())).body).toEqual({ blocks: [block], total: 1 });
    expect((await app.call('GET', `${path}?past=true`, as())).body).toMatchObject({
      blocks: [{ toDay: '2020-01-07' }],
    });
    expect((await app.call('DELETE', `${path}/${block.id}`, as())).status).toBe(204);
    expect((await app.call('DELETE', `${path}/${block.id}`, as())).status).toBe(404);
    expect((await app.call('GET', path, as())).body.blocks).toEqual([]);
  });

  test.each([
    ['ends before it begins', { toDay: '2031-01-05' }, 'toDay'],
    ['ends at its own minute', { toMinute: 480 }, 'toMinute'],
    ['goes on for years', { toDay: '2033-01-06' }, 'toDay'],
    ['gives no reason', { reason: '' }, 'reason'],
    ['is of nobody known', { professionalId: '01900000-0000-7000-8000-000000000000' }, 'professionalId'],
  ])('that %s is refused under the field', async (_, fields, path) => {
    const { id } = await makeCarePlace(app, doctor);
    const refused = await post(`/care-places/${id}/blocks`, blockFields(fields));
    expect(refused.status).toBe(400);
    expect(issuesOf(refused)).toEqual([path]);
  });
});

test('holidays are added once, renamed, listed by year and taken away', async () => {
  const holidays = [
    { day: '2032-12-25', name: 'Natal' },
    { day: '01-01-2032', name: 'Ano-novo' },
  ];
  expect((await put('/holidays', { holidays })).body).toMatchObject({ added: 2, outside: { total: 0 } });
  const again = await put('/holidays', { holidays: [{ day: '2032-01-01', name: 'Confraternização Universal' }] });
  expect(again.body.added).toBe(0);
  expect((await app.call('GET', '/holidays?year=2032', as())).body.holidays).toEqual([
    { day: '2032-01-01', name: 'Confraternização Universal', version: 2 },
    { day: '2032-12-25', name: 'Natal', version: 1 },
  ]);
  const same = await put('/holidays', { holidays: [{ day: '2032-01-01', name: 'Confraternização Universal' }] });
  expect(same).toMatchObject({ status: 200, body: { added: 0 } });
  expect((await newestOf('holiday')).slice(0, 3)).toEqual([
    { action: 'updated', day: ['2032-01-01', '2032-01-01'], name: ['Ano-novo', 'Confraternização Universal'] },
    { action: 'created', day: [null, '2032-01-01'], name: [null, 'Ano-novo'] },
    { action: 'created', day: [null, '2032-12-25'], name: [null, 'Natal'] },
  ]);
  expect((await app.call('DELETE', '/holidays/2032-12-25', as())).status).toBe(204);
  expect((await app.call('DELETE', '/holidays/2032-12-25', as())).status).toBe(404);
});

test('the preparation of an exam is written over, and only for an exam that there is', async () => {
  const path = '/exam-preparations/0281';
  expect((await put(path, { text: 'Repouso' })).status).toBe(204);
  expect((await put(path, { text: 'Repouso auditivo de 14 horas' })).status).toBe(204);
  expect((await put(path, { text: 'Repouso auditivo de 14 horas' })).status).toBe(204);
  expect(await newestOf('examPreparation')).toEqual([
    { action: 'updated', code: ['0281', '0281'], text: ['Repouso', 'Repouso auditivo de 14 horas'] },
    { action: 'created', code: [null, '0281'], text: [null, 'Repouso'] },
  ]);
  const { preparations } = (await app.call('GET', '/exam-preparations', as())).body;
  expect(preparations).toContainEqual({
    ...{ code: '0281', name: 'Audiometria tonal ocupacional', text: 'Repouso auditivo de 14 horas', version: 2 },
  });
  expect(issuesOf(await put('/exam-preparations/xyz', { text: 'Jejum' }))).toEqual(['code']);
  expect((await app.call('DELETE', path, as())).status).toBe(204);
  expect((await app.call('DELETE', path, as())).status).toBe(404);
  expect((await app.call('GET', '/exam-preparations', as())).body.preparations).toEqual([]);
});

test('what somebody has said of an exam since it was looked at is not written over, also where it was taken away meanwhile', async () => {
  const path = '/exam-preparations/0693';
  const code = async (text: string, version?: number) => (await put(path, { text, version })).body?.code;
  expect(await code('Jejum', 0)).toBeUndefined();
  expect(await code('Jejum de 8 horas', 0)).toBe('CHANGED_BY_OTHER');
  expect(await code('Jejum de 8 horas', 1)).toBeUndefined();
  expect(await code('Jejum de 12 horas', 1)).toBe('CHANGED_BY_OTHER');
  const remove = (version: number) => app.call('DELETE', path, { ...as(), body: { version } });
  expect((await remove(1)).body.code).toBe('CHANGED_BY_OTHER');
  expect((await remove(2)).status).toBe(204);
  expect(await code('Jejum de 12 horas', 2)).toBe('CHANGED_BY_OTHER');
  expect(await code('Sem jejum', 0)).toBeUndefined();
  expect(await code('Jejum de 12 horas', 2)).toBe('CHANGED_BY_OTHER');
  const { preparations } = (await app.call('GET', '/exam-preparations', as())).body;
  expect(preparations).toMatchObject([{ code: '0693', text: 'Sem jejum', version: 4 }]);
  const two = await Promise.all(['Um', 'Dois'].map((text) => put(path, { text, version: 4 })));
  expect(two.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('a day that has become a holiday since it was looked at keeps its name, and the answer names the field', async () => {
  const holiday = (name: string, version?: number) =>
    put('/holidays', { holidays: [{ day: '2033-05-03', name, version }] });
  expect((await holiday('Aniversário', 0)).body.added).toBe(1);
  const again = await holiday('Padroeira', 0);
  expect(again).toMatchObject({ status: 409, body: { code: 'CHANGED_BY_OTHER' } });
  expect(again.body.data.issues).toEqual([
    { path: 'holidays.0.day', message: '03-05-2033 já é feriado: “Aniversário”' },
  ]);
  expect((await holiday('Padroeira', 1)).status).toBe(200);
  expect((await holiday('Fundação', 1)).status).toBe(409);
  const remove = (version: number) => app.call('DELETE', '/holidays/2033-05-03', { ...as(), body: { version } });
  expect((await remove(1)).status).toBe(409);
  expect((await remove(2)).status).toBe(204);
  expect((await holiday('Padroeira', 2)).body.data.issues[0].message).toBe('03-05-2033 não é mais feriado');
  const two = await Promise.all(['Um', 'Dois'].map((name) => holiday(name, 0)));
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  // It is another holiday now: who has seen an older one of that day takes nothing away.
  for (const seen of [1, 2, 3]) expect((await remove(seen)).body.code).toBe('CHANGED_BY_OTHER');
  const { holidays } = (await app.call('GET', '/holidays?year=2033', as())).body;
  expect(holidays).toMatchObject([{ day: '2033-05-03', version: 4 }]);
  await put('/holidays', { holidays: [{ day: '2033-05-03', name: holidays[0].name }] });
  expect((await remove(4)).status, 'the same name again is no change').toBe(204);
});

test('a place that another has changed since it was looked at is not taken away', async () => {
  const { id } = await makeCarePlace(app, doctor);
  const remove = (version: number) => app.call('DELETE', `/care-places/${id}`, { ...as(), body: { version } });
  expect((await remove(1)).body.code).toBe('CHANGED_BY_OTHER');
  expect((await remove(2)).status).toBe(204);
});

test('who attends is found by name for the hours', async () => {
  await makeProfessional(app, { name: 'Íris Quadros' });
  const found = await app.call('GET', '/care-professionals?search=iris%20qua', as());
  expect(found.body).toMatchObject({ professionals: [{ name: 'Íris Quadros' }], total: 1 });
  expect((await app.call('GET', '/care-professionals?search=%25', as())).body.total).toBe(0);
  const { cpf } = doctor.professional;
  expect((await app.call('GET', `/care-professionals?search=${cpf.replace(/\D/g, '')}`, as())).body.total).toBe(0);
});
