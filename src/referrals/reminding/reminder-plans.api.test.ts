import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeFor } from '../../access/scope.ts';
import { countPeopleByMonth } from '../../exams/counting/month-counts-lookups.db.ts';
import { makeCarePlace, putReferral } from '../../testing/care.ts';
import { makeCompany, makeEmployee, makeExamRecord, makeProfessional } from '../../testing/factories.ts';
import { plansOf } from '../../testing/queries/plans.ts';
import { settle } from '../../testing/queries/settle.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { countByState } from '../counts/referral-counts-lookups.db.ts';
import { takeToRemind } from './reminders.db.ts';
import { remindOfTomorrow } from './reminders-job.server.ts';

/** What lies behind a practice: all but one of these have ended, or were told of before. */
const before = 9_000;
const tuesday = '2031-01-07';

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await startApp();
  const doctor = await makeProfessional(app);
  const company = await makeCompany(app);
  const { id: placeId } = await makeCarePlace(app, doctor);
  const employee = await makeEmployee(app, company);
  userId = company.company.userId;
  const at = { companyId: company.companyId, employeeId: employee.id, placeId, userId };
  const { id } = await putReferral(app, at, { day: tuesday });
  const model = await app.db.selectFrom('referrals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows = Array.from({ length: before }, (_, nth) => ({
    ...{ ...model, id: uuid(), year: 2000, number: nth + 1, state: 'completed' as const },
    ...{ day: `2031-01-${String(1 + (nth % 28)).padStart(2, '0')}`, reminded_on: nth % 2 ? null : '2030-12-01' },
  }));
  for (let from = 0; from < rows.length; from += 450) {
    await app.db
      .insertInto('referrals')
      .values(rows.slice(from, from + 450))
      .execute();
  }
  await makeExamRecord(app, { employeeId: employee.id, token: doctor.token });
  const exam = await app.db.selectFrom('exam_records').selectAll().executeTakeFirstOrThrow();
  for (let from = 0; from < before / 4; from += 450) {
    const exams = Array.from({ length: 450 }, (_, nth) => ({
      ...{
        ...exam,
        id: uuid(),
        done_on: `20${10 + ((from + nth) % 16)}-01-${String(1 + (nth % 28)).padStart(2, '0')}`,
      },
    }));
    await app.db.insertInto('exam_records').values(exams).execute();
  }
  await settle(app.db, 'referrals', 'exam_records');
});
afterAll(() => app.stop());

test('who is to be reminded of is read from an index that holds nobody else, however many referrals there are', async () => {
  const [plan = ''] = await plansOf(app.db, (db) => takeToRemind(db, { on: '2031-01-05', of: '2031-01-06' }, 100));
  expect(plan).toContain('referrals_to_remind');
  expect(plan).not.toMatch(/Seq Scan on referrals|SCAN referrals/);
});

test('of all of them one is told', async () => {
  await remindOfTomorrow(app.db, '2031-01-06');
  const told = await app.db.selectFrom('notifications').select('kind').where('user_id', '=', userId).execute();
  expect(told.filter(({ kind }) => kind === 'referral-tomorrow')).toHaveLength(1);
});

test('what statistics count of all companies is read along the days: appointments from an index alone, exams from one of their own (migration 0082)', async () => {
  const all = scopeFor('all', '');
  const january = { from: '2031-01-07', to: '2031-01-08', until: '2031-02-01' };
  const [states = ''] = await plansOf(app.db, (db) => countByState(db, all, january));
  const months = [{ month: '2015-01', asOf: null }];
  const [exams = ''] = await plansOf(app.db, (db) => countPeopleByMonth(db, all, { months }));
  expect(states).toMatch(/(COVERING INDEX|Index Only Scan using) referrals_counted/);
  expect(exams).toContain('exam_records_of_all');
  expect(states + exams).not.toMatch(/Seq Scan|SCAN (referrals|exam_records)/);
});
