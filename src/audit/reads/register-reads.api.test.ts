import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualPace } from '../../platform/refusal-pace.rules.ts';
import { usualPatience } from '../../server/unreadable.server.ts';
import { makeCompany, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** A window so long that only the end of the server writes what was counted. */
const long = { ...usualPace, firstPauseMs: 0, windowMs: 3_600_000 };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { patience: { ...usualPatience, loop: 0, refusals: long } });
});
afterAll(() => app.stop());

test('how often an administrator has read in the registers, and anybody "Vencimentos", is in the trail as counts', async () => {
  const { company } = await makeCompany(app);
  const { token: doctor } = await makeProfessional(app);
  const admin = await signInFirstAdmin(app);
  const read = async (path: string, as: string) => expect((await app.call('GET', path, { as })).status).toBe(200);
  for (let times = 0; times < 3; times++) await read('/companies?page=1', admin);
  await read(`/company/${company.id}`, admin);
  await read('/companies?pageSize=0', admin); // A number alone shows nobody.
  await read('/professionals?page=1', admin);
  await read('/companies?page=1', doctor); // Not an administrator: it chooses one for its work.
  for (let times = 0; times < 2; times++) await read('/due-dates?list=overdue&page=1', doctor);
  const listed = () =>
    app.db
      .selectFrom('audit_entries')
      .select(['actor_type', 'subject', 'times', 'subject_id', 'employee_id'])
      .where('action', '=', 'listed')
      .orderBy('number')
      .execute();
  expect(await listed(), 'nothing is written while it is counted').toEqual([]);
  await app.end();
  const none = { subject_id: null, employee_id: null };
  expect(await listed()).toEqual([
    { actor_type: 'admin', subject: 'company', times: 4, ...none },
    { actor_type: 'admin', subject: 'professional', times: 1, ...none },
    { actor_type: 'professional', subject: 'dueDates', times: 2, ...none },
  ]);
});
