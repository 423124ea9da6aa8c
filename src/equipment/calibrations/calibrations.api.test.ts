import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import {
  equipmentFields,
  makeCompany,
  makeEmployee,
  makeEquipment,
  makeProfessional,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { hearingFields } from '../../testing/issued/hearing.ts';
import { issueBody } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { calibrationEndingJob } from './calibration-ending.server.ts';

let app: TestApp;
let doctor: { token: string };
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, { name: 'Rui Tavares' }, admin);
});
afterAll(() => app.stop());

const read = async (id: string) => (await app.call('GET', `/equipment/${id}`, { as: doctor.token })).body;
const change = async ({ id, serial }: { id: string; serial: string }, fields: object) => {
  const { equipment } = await read(id);
  const body = { ...equipmentFields({ ...equipment, serial }), ...fields, version: equipment.version };
  return (await app.call('PUT', `/equipment/update/${id}`, { as: doctor.token, body })).status;
};

test('each calibration stays, with its certificate and who wrote it down; a certificate is corrected in its place', async () => {
  const made = await makeEquipment(app, doctor, { calibrated_on: '02-03-2024', certificate: 'RBC 1' });
  expect(await change(made, { calibrated_on: '01-03-2025', certificate: 'RBC 2' })).toBe(200);
  expect(await change(made, { calibrated_on: '01-03-2025', certificate: 'RBC 2/2025' })).toBe(200);
  expect(await change(made, { calibrated_on: '01-03-2025', certificate: 'RBC 2/2025', name: 'Sala 2' })).toBe(200);
  expect((await read(made.id)).calibrations).toEqual([
    { calibratedOn: '2025-03-01', certificate: 'RBC 2/2025', recordedBy: 'Rui Tavares' },
    { calibratedOn: '2024-03-02', certificate: 'RBC 1', recordedBy: 'Rui Tavares' },
  ]);
});

test('an audiometry names the calibration that stood on its day, and no other', async () => {
  const made = await makeEquipment(app, doctor, { calibrated_on: '02-03-2024' });
  await change(made, { calibrated_on: '01-03-2025' });
  const employee = await makeEmployee(app, await makeCompany(app, {}, admin));
  const { maker, model, serial } = made;
  const issue = async (date: string, calibrated_on: string) => {
    const answers = { ...hearingFields('10 10 10 10 10 10 10'), maker, model, serial, date, calibrated_on };
    const body = issueBody('tonal-audiometry', employee, { answers });
    const { status, body: told } = await app.call('POST', '/issued-documents', { as: doctor.token, body });
    return [status, ...(told.data?.issues ?? []).map(({ message }: { message: string }) => message)];
  };
  const refused = await issue('2024-06-01', '2024-03-01');
  expect(refused[0]).not.toBe(201);
  expect(String(refused[1])).toContain('valia nesse dia é de 02-03-2024');
  expect(await issue('2024-06-01', '2024-03-02')).toEqual([201]);
  expect(await issue('2025-06-01', '2025-03-01')).toEqual([201]);
});

test('thirty days before a calibration ends administrators and professionals are told, once of each', async () => {
  const told = async (as: string) => {
    await enqueue(app.db, calibrationEndingJob, {});
    await app.workDueJobs();
    const { notifications } = (await app.call('GET', '/notifications', { as })).body;
    return notifications.filter(({ text }: { text: string }) => text.includes('Cabine 7'));
  };
  const made = await makeEquipment(app, doctor, {
    name: 'Cabine 7',
    calibrated_on: formatDate(daysAfter(today(), -300)),
  });
  expect(await told(admin)).toEqual([]);
  expect(await change(made, { calibrated_on: formatDate(daysAfter(today(), -340)) })).toBe(200);
  expect(await told(admin)).toMatchObject([{ path: '/dashboard' }]);
  expect(await told(doctor.token)).toMatchObject([{ path: '/equipment' }]);
  expect(await change(made, { calibrated_on: formatDate(today()) })).toBe(200);
  expect(await told(doctor.token)).toEqual([]);
  const company = await makeCompany(app, {}, admin);
  expect(await told(company.token)).toEqual([]);
});
