import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAbsence, makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
const ids: string[] = [];
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: Buffer.alloc(32, 9).toString('base64') });
  doctor = (await makeProfessional(app)).token;
  company = await makeCompany(app);
  for (let one = 0; one < 6; one++) {
    ids.push((await makeEmployee(app, company, { admission_dt: '2020-01-15' })).id);
  }
});
afterAll(() => app.stop());

const away = (who: number, starts_on: string, ends_on: string, cid = '') =>
  makeAbsence(app, { employeeId: ids[who] ?? '', token: doctor }, { starts_on, ends_on, cid });
const count = (what: string, as: string, query = 'from=2026-01&to=2026-03') =>
  app.call('GET', `/statistics/${what}?companyId=${company.companyId}&${query}`, { as });
const bands = async (as = company.token) =>
  Object.fromEntries(
    (await count('absence-bands', as)).body.bands.map((one: { band: string; absences: number }) => [
      one.band,
      one.absences,
    ]),
  );

test('absences are counted by their length for both sides, and by chapter for professionals, never of one or two people', async () => {
  for (const who of [0, 1, 2]) await away(who, '05-01-2026', '07-01-2026', 'M54.1');
  for (const who of [3, 4]) await away(who, '05-01-2026', '08-01-2026', 'F32');
  await away(5, '05-01-2026', '19-01-2026', 'J11');
  await away(0, '02-02-2026', '17-02-2026');
  await away(1, '02-04-2026', '17-04-2026', 'M54');
  expect(await bands()).toEqual({ upTo3: 3, upTo15: 3, more: 1 });
  expect(await bands(doctor)).toEqual(await bands());
  expect((await count('absence-chapters', company.token)).status).toBe(403);
  const { body } = await count('absence-chapters', doctor);
  expect(body).toMatchObject({ unsaid: 1, unreadable: 0, isHidden: false });
  const counted = body.chapters.map((one: Record<string, unknown>) => [one.number, one.absences, one.people]);
  const together = ['', 3, 3];
  // Of F two people and of J one: together they are three. Of some companies M is with them without need, by a chance that no reader knows.
  expect([[['XIII', 3, 3], together], [['', 6, 6]]]).toContainEqual(counted);
  expect(body.chapters.at(-1).name).toBe('Outros capítulos, juntos');
  expect(JSON.stringify(body)).not.toMatch(/mentais|respirat/);
  const april = (await count('absence-chapters', doctor, 'from=2026-04&to=2026-04')).body;
  expect(april).toEqual({ chapters: [], unsaid: 0, unreadable: 0, isHidden: true });
  const ofAll = await app.call('GET', '/statistics/absence-chapters', { as: doctor });
  expect([ofAll.status, ofAll.body.data.issues[0].path]).toEqual([400, 'companyId']);
  const exported = await app.call(
    'GET',
    `/exports/statistics/absenceChapters?companyId=${company.companyId}&from=2026-01&to=2026-03&format=csv`,
    { as: doctor },
  );
  expect(exported.status).toBe(200);
});

test('one that cannot be opened is counted as that', async () => {
  const id = await away(2, '02-05-2026', '03-05-2026', 'M54');
  await app.db.updateTable('absences').set({ cid: 'nonsense' }).where('id', '=', id).execute();
  const { body } = await count('absence-chapters', doctor, 'from=2026-05&to=2026-05');
  expect(body).toMatchObject({ chapters: [], unreadable: 1 });
});
