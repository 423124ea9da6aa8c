import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findReportDays } from '../../documents/company/annual-report/issued-reports-lookups.db.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { makeCompany, makeProfessional, makeProgramme, makeUnit } from '../../testing/factories.ts';
import { issueReport, makeReport } from '../../testing/issued/annual-reports.ts';
import { plansOf } from '../../testing/queries/plans.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { reportsDueJob } from './reports-due-job.server.ts';

/** Clinic and company are told of the next report, once before its day and once after it (NR-7, 7.6.2). */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let of: { companyId: string; token: string };
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  doctor = await makeProfessional(app);
  company = await makeCompany(app);
  of = { companyId: company.companyId, token: doctor.token };
});
afterAll(() => app.stop());

/** A report of a company that counts from a day in the past, as if it had been made elsewhere. */
const madeElsewhere = (previous_on: string) => makeReport(app, of, { degree: '2', previous_on });
const look = async () => {
  await enqueue(app.db, reportsDueJob, {});
  await app.workDueJobs();
};
const toldTo = async (token: string) =>
  (await app.call('GET', '/notifications', { as: token })).body.notifications
    .filter(({ kind }: { kind: string }) => kind === 'annual-report-due')
    .map(({ text, path }: { text: string; path: string }) => ({ text, path })) as { text: string; path: string }[];
const listed = async (list: string, token = doctor.token) => {
  const { body } = await app.call('GET', `/annual-reports-due?list=${list}`, { as: token });
  return body.companies.filter(({ companyId }: { companyId: string }) => companyId === company.companyId);
};

/** A day so many days before or after today, as it is typed. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(day).replaceAll('/', '-');
}

test('thirty days before its day clinic and company are told once, each with the place where it is', async () => {
  await madeElsewhere(daysAgo(350));
  await look();
  await look();
  expect(await toldTo(company.token)).toEqual([
    {
      text: expect.stringMatching(/^O próximo relatório analítico do PCMSO da empresa é devido até /),
      path: '/programme/documents',
    },
  ]);
  const [told] = await toldTo(doctor.token);
  expect([(await toldTo(doctor.token)).length, told?.path]).toEqual([1, `/programmes/${company.companyId}/reports`]);
});

test('after its day they are told once more; of one that is later, unknown or of an exempt company nothing', async () => {
  await madeElsewhere(daysAgo(400));
  await look();
  await look();
  expect((await toldTo(company.token)).map(({ text }) => text)).toEqual([expect.stringContaining('venceu em')]);
  company = await makeCompany(app);
  of = { companyId: company.companyId, token: doctor.token };
  await madeElsewhere(daysAgo(100));
  await look();
  expect(await toldTo(company.token)).toEqual([]);
  company = await makeCompany(app);
  of = { companyId: company.companyId, token: doctor.token };
  await look();
  expect([await toldTo(company.token), await listed('unknown')]).toMatchObject([
    [],
    [{ state: 'unknown', last: null }],
  ]);
  await makeUnit(app, company, { degree_of_risk: '1' });
  await makeProgramme(app, of, { exempt: true, validFrom: '2020-01-01', physicianName: '', groups: [] });
  await madeElsewhere(daysAgo(400));
  await look();
  expect([await toldTo(company.token), await listed('due')]).toEqual([[], []]);
  expect(await listed('all')).toMatchObject([{ state: 'exempt' }]);
});

test('what was told is over when the next one has been issued, whose own year begins', async () => {
  const id = await madeElsewhere(daysAgo(400));
  await look();
  expect(await listed('due')).toMatchObject([{ state: 'overdue', last: { id: null, name: '' } }]);
  const { documentId, name } = await issueReport(app, of, id);
  expect(await toldTo(company.token)).toMatchObject([{ path: null, text: expect.stringContaining('não está mais') }]);
  expect([await listed('due'), await listed('all')]).toMatchObject([
    [],
    [{ state: 'later', last: { id: documentId, name } }],
  ]);
});

test('only professionals read how the companies stand', async () => {
  expect((await app.call('GET', '/annual-reports-due', { as: company.token })).status).toBe(403);
  expect((await app.call('GET', '/annual-reports-due?list=x', { as: doctor.token })).status).toBe(400);
});

test('the reports of all companies are found by their kind, those of one by the company', async () => {
  const [all, one] = [null, company.companyId].map((of) => plansOf(app.db, (db) => findReportDays(db, of)));
  for (const plan of [await all, await one]) {
    expect(plan?.find((step) => /(SCAN|Seq Scan on) issued_documents/.test(step))).toBe(undefined);
  }
});
