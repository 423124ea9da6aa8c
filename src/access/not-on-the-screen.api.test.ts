import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter, today } from '../platform/contract/dates.ts';
import type { ApiResponse } from '../testing/api.ts';
import { blockFields, makeCarePlace, makeExpected, referralFields } from '../testing/care.ts';
import {
  absenceFields,
  adminFields,
  create,
  employeeFields,
  examFields,
  groupFields,
  headFields,
  makeAbsence,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
  password,
  professionalFields,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/**
 * What the product says nobody can do, tried past the screens by who has a session: the server refuses it or takes no notice of it
 * (docs/promises.md says where everything else is held).
 */

let app: TestApp;
let admin: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let reception: Awaited<ReturnType<typeof makeProfessional>>;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  company = await makeCompany(app);
  doctor = await makeProfessional(app);
  reception = await makeProfessional(app, { access: 'reception' });
});
afterAll(() => app.stop());

const put = (path: string, as: string, body: object = {}) => app.call('PUT', path, { as, body });
const post = (path: string, as: string, body: object = {}) => app.call('POST', path, { as, body });
const get = (path: string, as: string) => app.call('GET', path, { as });
const refusedAt = ({ status, body }: ApiResponse) => [
  status,
  ...(body.data?.issues ?? []).map(({ path }: { path: string }) => path),
];

describe('registers', () => {
  test('an administrator’s password is not changed with the record (product 4.3)', async () => {
    const fields = adminFields();
    const { admin: made } = await create(app, '/admins', fields, admin);
    const edited = await put(`/admins/update/${made.id}`, admin, { ...fields, password: 'outra-senha-longa-7' });
    expect(edited.status).toBe(200);
    const login = (secret: string) => app.call('POST', '/login', { body: { email: fields.email, password: secret } });
    expect([(await login('outra-senha-longa-7')).status, (await login(fields.password)).status]).toEqual([401, 200]);
  });

  test('a company’s password neither (product 4.1)', async () => {
    const made = await makeCompany(app);
    const { user, id, version: _, ...fields } = made.company;
    const body = { ...fields, email: user.email, password: 'outra-senha-longa-7' };
    expect((await put(`/company/update/${id}`, admin, body)).status).toBe(200);
    const login = (secret: string) => app.call('POST', '/login', { body: { email: user.email, password: secret } });
    expect([(await login('outra-senha-longa-7')).status, (await login(password)).status]).toEqual([401, 200]);
  });

  test('an edit of an employee moves nobody to another unit or company (product 4.5)', async () => {
    const unit = await makeUnit(app, company);
    const employee = await makeEmployee(app, company);
    const other = await makeCompany(app);
    const body = {
      ...employeeFields({ cpf: employee.cpf, rg: '1', nis: '1' }),
      unitId: unit.id,
      companyId: other.companyId,
    };
    expect((await put(`/employees/update/${employee.id}`, company.token, body)).status).toBe(200);
    const read = (await get(`/employee/${employee.id}`, company.token)).body.employee;
    expect(read).toMatchObject({ unitId: null, companyId: company.companyId });
  });

  test('the physician of the practice does not lose the council’s number, nor the council (product 1.4)', async () => {
    const fields = professionalFields({ acronym: 'CRM', registration_number: '12345' });
    const { professional } = await create(app, '/professionals', fields, admin);
    expect((await put('/practice/physician', admin, { professionalId: professional.id })).status).toBe(200);
    for (const lost of [{ registration_number: '' }, { organ: 'Conselho Regional de Enfermagem', acronym: 'COREN' }]) {
      const edited = await put(`/professional/update/${professional.id}`, admin, { ...fields, password: '', ...lost });
      expect([lost, ...refusedAt(edited)]).toEqual([lost, 400, 'acronym']);
    }
  });
});

describe('the agenda and the queue', () => {
  test('why a time is blocked is read by the clinic alone (product 17.2)', async () => {
    const { id } = await makeCarePlace(app, doctor);
    await create(
      app,
      `/care-places/${id}/blocks`,
      blockFields({ reason: 'Cirurgia da doutora', toMinute: 1440, fromMinute: 0 }),
      doctor.token,
    );
    expect((await get(`/care-places/${id}/blocks`, company.token)).status).toBe(403);
    const times = await get(`/care-places/${id}/free-times?from=2031-01-06&days=7&occasion=periodic`, company.token);
    expect(times.status).toBe(200);
    expect(JSON.stringify(times.body)).not.toContain('Cirurgia');
  });

  test('a place that takes nobody by order of arrival takes nobody so by the API (product 17.3)', async () => {
    const place = await makeCarePlace(app, doctor, { byArrival: false });
    const employee = await makeEmployee(app, company);
    const asked = referralFields({ employeeId: employee.id, placeId: place.id });
    expect(refusedAt(await post('/referrals', company.token, asked))).toEqual([400, 'startsAt']);
    const many = {
      employeeIds: [employee.id],
      occasion: 'periodic',
      placeId: place.id,
      day: asked.day,
      byArrival: true,
    };
    expect((await post('/referrals/many', company.token, many)).status).toBe(400);
  });

  test('a room that the place has not is called to nobody, and nothing that was typed reaches the panel (product 17.7)', async () => {
    const { id: placeId } = await makeCarePlace(app, doctor);
    const employee = await makeEmployee(app, company);
    const referral = await makeExpected(app, { token: doctor.token, placeId, employee });
    expect((await put(`/queue/${referral}/arrive`, reception.token, { priority: '' })).status).toBe(200);
    expect((await put(`/queue/${referral}/call`, reception.token, { room: 'Fulano tem gripe' })).status).toBe(400);
    expect((await put(`/queue/${referral}/attend`, reception.token)).status).toBe(403);
  });

  test('a company reads neither priority, ticket nor room of its own referral (product 17.3)', async () => {
    const { id: placeId } = await makeCarePlace(app, doctor);
    const employee = await makeEmployee(app, company, { dt_birth: '10-10-1940' });
    const referral = await makeExpected(app, { token: doctor.token, placeId, employee });
    const { ticket } = (await put(`/queue/${referral}/arrive`, doctor.token, { priority: 'over80' })).body;
    await put(`/queue/${referral}/call`, doctor.token, { room: 'Sala 2' });
    const seen = await Promise.all([
      get(`/referrals/${referral}`, company.token),
      get(`/referrals?companyId=${company.companyId}&page=1`, company.token),
    ]);
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    for (const clinics of [ticket, 'over80', 'Sala 2'])
      expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain(clinics);
    expect((await get(`/queue/${referral}`, company.token)).status).toBe(403);
  });

  test('more than 200 are not sent at once, nor more than 500 recalled (product 16.7)', async () => {
    const { id: placeId } = await makeCarePlace(app, doctor);
    const ids = (count: number) => Array.from({ length: count }, () => unknownId);
    const many = { occasion: 'periodic', placeId, day: daysAfter(today(), 7), byArrival: true };
    expect(refusedAt(await post('/referrals/many', doctor.token, { ...many, employeeIds: ids(201) }))).toEqual([
      400,
      'employeeIds',
    ]);
    expect(refusedAt(await post('/recalls', doctor.token, { employeeIds: ids(501) }))).toEqual([400, 'employeeIds']);
  });

  test('who is away without an end is not recalled (product 16.6)', async () => {
    const employee = await makeEmployee(app, company);
    await makeAbsence(app, { token: doctor.token, employeeId: employee.id }, { starts_on: today(), ends_on: '' });
    expect(refusedAt(await post('/recalls', doctor.token, { employeeIds: [employee.id] }))).toEqual([
      400,
      'employeeIds',
    ]);
  });

  test('nobody is sent for more than a year ahead, nor on a day that is over (product 17.3)', async () => {
    const { id: placeId } = await makeCarePlace(app, doctor);
    const employee = await makeEmployee(app, company);
    for (const day of [daysAfter(today(), 400), daysAfter(today(), -1)]) {
      const asked = referralFields({ employeeId: employee.id, placeId }, { day });
      expect([day, ...refusedAt(await post('/referrals', company.token, asked))]).toEqual([day, 400, 'day']);
    }
  });

  test('a referral that has begun is neither moved nor cancelled (product 17.4)', async () => {
    const { id: placeId } = await makeCarePlace(app, doctor);
    const employee = await makeEmployee(app, company);
    const referral = await makeExpected(app, { token: doctor.token, placeId, employee });
    await put(`/queue/${referral}/arrive`, doctor.token, { priority: '' });
    expect((await put(`/queue/${referral}/attend`, doctor.token)).status).toBeLessThan(300);
    const { version } = (await get(`/referrals/${referral}`, company.token)).body.referral;
    const moved = await put(`/referrals/${referral}/move`, company.token, {
      placeId,
      day: daysAfter(today(), 7),
      startsAt: null,
      version,
    });
    const cancelled = await put(`/referrals/${referral}/cancel`, company.token, { reason: 'Férias', version });
    expect([moved.status, cancelled.status]).toEqual([409, 409]);
  });
});

describe('health', () => {
  test('nobody who has left is away, and two absences have no day in common (product 16.9)', async () => {
    const employee = await makeEmployee(app, company);
    const away = (days: object) =>
      post('/absences', company.token, absenceFields({ employeeId: employee.id, ...days }));
    expect((await away({ starts_on: '02-03-2026', ends_on: '06-03-2026' })).status).toBe(201);
    expect((await away({ starts_on: '06-03-2026', ends_on: '09-03-2026' })).status).toBe(409);
    expect((await put(`/employee/delete/${employee.id}`, company.token)).status).toBeLessThan(300);
    expect((await away({ starts_on: '06-04-2026', ends_on: '09-04-2026' })).status).toBe(409);
  });

  test('no exam is recorded of a day to come, nor of one before the birth (product 16.4)', async () => {
    const employee = await makeEmployee(app, company, { dt_birth: '10-10-1990' });
    for (const done_on of [daysAfter(today(), 2), '1990-10-09']) {
      const refused = await post(`/employee/${employee.id}/exams`, doctor.token, examFields({ done_on }));
      expect([done_on, ...refusedAt(refused)]).toEqual([done_on, 400, 'done_on']);
    }
  });

  test('of a programme in force nothing is changed, and a group is not copied into its own company (product 16.2)', async () => {
    const made = await makeProgramme(app, { companyId: company.companyId, token: doctor.token });
    const { programmeId } = made;
    const [group] = made.groups;
    const { programme } = (await get(`/programme/${programmeId}`, doctor.token)).body;
    const changed = await put(`/programme/${programmeId}`, doctor.token, {
      ...headFields({ rural: true }),
      version: programme.version,
    });
    const added = await post(`/programme/${programmeId}/groups`, doctor.token, {
      ...groupFields(),
      version: programme.version,
    });
    expect([changed.status, added.status]).toEqual([409, 409]);
    const copied = await post(`/programme/${programmeId}/groups/${group.id}/copy`, doctor.token, {
      toCompanyId: company.companyId,
    });
    expect(refusedAt(copied)).toEqual([400, 'toCompanyId']);
  });
});
