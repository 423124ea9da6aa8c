import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueDayJob } from '../due-dates/renewal/due-day-job.server.ts';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { makeCompany, makeProfessional, makeProgramme, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

/** A night goes by, and the hour that sees to it. */
async function newDay(): Promise<void> {
  await app.db
    .updateTable('due_checks')
    .set({ checked_on: daysAfter(today(), -1) })
    .execute();
  await enqueue(app.db, dueDayJob, {});
  await app.workDueJobs();
}

const endings = async (as: string) => {
  const { notifications } = (await app.call('GET', '/notifications', { as })).body;
  return notifications.filter(({ kind }: { kind: string }) => kind === 'programme-ending');
};

test('a programme that ends within 30 days and that none follows is told of once, to its company and to who attends', async () => {
  const doctor = await makeProfessional(app, {}, admin);
  const reception = await makeProfessional(app, { access: 'reception' }, admin);
  const inForce = async (validTo: string, then?: { validFrom: string }) => {
    const company = await makeCompany(app, {}, admin);
    const at = { companyId: company.companyId, token: doctor.token };
    await makeProgramme(app, at, { validFrom: daysAfter(today(), -300), validTo });
    if (then) await makeProgramme(app, at, { ...then, groups: [] });
    return company;
  };
  const end = daysAfter(today(), 30);
  const ending = await inForce(end);
  const later = await inForce(daysAfter(today(), 31));
  const over = await inForce(daysAfter(today(), -1));
  const endless = await inForce('');
  const followed = await inForce(end, { validFrom: daysAfter(today(), 29) });
  await newDay();
  await newDay();
  expect(await endings(ending.token)).toMatchObject([
    { text: `A validade do programa de saúde da empresa termina em ${formatDate(end)}.`, path: '/programme' },
  ]);
  expect(await endings(doctor.token)).toMatchObject([
    {
      text: `A validade do programa de saúde de ${ending.company.corporate_reason} termina em ${formatDate(end)}. Prepare a próxima versão.`,
      path: `/programmes/${ending.companyId}`,
    },
  ]);
  for (const { token } of [later, over, endless, followed, reception]) expect(await endings(token)).toEqual([]);
});
