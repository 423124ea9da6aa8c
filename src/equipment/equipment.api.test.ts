import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import {
  equipmentFields,
  makeCompany,
  makeEquipment,
  makeProfessional,
  signInFirstAdmin,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: { token: string };
let equipment: { id: string; serial: string; version: number };
beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
});
beforeEach(async () => {
  equipment = await makeEquipment(app, doctor);
});
afterAll(() => app.stop());

const put = (path: string, body: object) =>
  app.call('PUT', `/equipment/${path}/${equipment.id}`, { as: doctor.token, body });

test('is registered, found, and calibrated anew by professionals alone, and the trail says from which day to which', async () => {
  const change = { ...equipmentFields({ serial: equipment.serial }), calibrated_on: formatDate(today()), version: 1 };
  expect((await put('update', change)).body.equipment).toMatchObject({ calibrated_on: today(), version: 2 });
  expect((await put('update', change)).status).toBe(409);
  const listed = await app.call('GET', `/equipment?search=${equipment.serial}`, { as: doctor.token });
  expect(listed.body).toMatchObject({ total: 1, equipment: [{ serial: equipment.serial, kind: 'Audiômetro' }] });
  const company = await makeCompany(app);
  for (const as of [company.token, await signInFirstAdmin(app)]) {
    expect((await app.call('GET', '/equipment', { as })).status).toBe(403);
  }
  const entries = await app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', equipment.id).execute();
  expect(JSON.stringify(entries)).toContain(today());
});

test('has a serial number that no other in use has; out of use it is gone, and the number is free', async () => {
  const again = equipmentFields({ serial: equipment.serial });
  const taken = await app.call('POST', '/equipment', { as: doctor.token, body: again });
  expect([taken.status, taken.body.data?.issues?.[0]?.path]).toEqual([409, 'serial']);
  expect((await put('delete', { version: 1 })).status).toBe(204);
  expect((await app.call('GET', `/equipment/${equipment.id}`, { as: doctor.token })).status).toBe(404);
  expect((await app.call('POST', '/equipment', { as: doctor.token, body: again })).status).toBe(201);
});

test.each([
  ['no serial number', { serial: '' }, 'serial'],
  ['a kind that is none', { kind: 'Rádio' }, 'kind'],
  ['a calibration to come', { calibrated_on: formatDate(daysAfter(today(), 1)) }, 'calibrated_on'],
])('with %s is refused at its field', async (_what, fields, at) => {
  const { status, body } = await app.call('POST', '/equipment', { as: doctor.token, body: equipmentFields(fields) });
  expect([status, body.data?.issues?.[0]?.path]).toEqual([400, at]);
});
