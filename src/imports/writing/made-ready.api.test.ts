import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockCompany } from '../../companies/company-lookups.db.ts';
import { applyMask, masks } from '../../platform/contract/masks.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { makeCompany, makeEmployee, makeProfessional, makeUnit, unitFields } from '../../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { insertUnits, readyUnit } from '../../units/import/unit-import-effects.server.ts';

/** What becomes of an import whose register changes after its rows were made ready and before they are written (decision 80). */

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
});
afterAll(() => app.stop());

/**
 * Confirms a file whose rows are made ready while somebody holds the company, changes something, and answers what became of it.
 */
async function changedWhileReady(
  of: { companyId: string; token: string; kind?: string },
  file: string,
  change: (tx: Database) => Promise<unknown>,
  choices: object = {},
) {
  const sent = await checkedImport(app, of, file);
  await sent.check({ choices });
  const { contentHash } = await sent.read();
  const body = { contentHash };
  expect((await app.call('PUT', sent.at('/confirm'), { as: of.token, body })).status).toBe(200);
  const work = await app.db.transaction().execute(async (tx) => {
    await lockCompany(tx, of.companyId);
    const begun = app.workDueJobs();
    await until(async () => (await waitingForLocks()) > 0);
    await change(tx);
    return { begun };
  });
  await work.begun;
  return (await sent.read()).state;
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return Number(rows[0]?.waiting);
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'what changes while rows are made ready leaves nothing written',
  () => {
    const people = async () =>
      (await app.call('GET', `/employees/${company.companyId}?pageSize=0`, { as: company.token })).body.total;
    const cases: [string, (id: string) => (tx: Database) => Promise<unknown>][] = [
      ['was edited', (id) => (tx) => tx.updateTable('employees').set({ version: 9 }).where('id', '=', id).execute()],
      [
        'was inactivated',
        (id) => (tx) =>
          tx.updateTable('employees').set({ inactivated_at: '2026-01-01' }).where('id', '=', id).execute(),
      ],
    ];

    test.each(cases)('somebody who %s', async (_how, change) => {
      const { id, cpf } = await makeEmployee(app, company, { name: 'Eva' });
      const before = await people();
      const file = csvOf([employeeLine({ cpf, name: 'Eva Maria' }), employeeLine()]);
      expect(await changedWhileReady(company, file, change(id))).toBe('stale');
      const { employee } = (await app.call('GET', `/employee/${id}`, { as: company.token })).body;
      expect(employee.name).toBe('Eva');
      expect(await people()).toBe(before - (employee.inactivatedAt === null ? 0 : 1));
    });

    test('somebody who was moved, a unit that was deleted, and one that was made', async () => {
      const [from, to] = [await makeUnit(app, company), await makeUnit(app, company, { identification: 'Lugar' })];
      const { id, cpf } = await makeEmployee(app, company, { name: 'Ivo', unitId: from.id });
      const before = await people();
      const named = csvOf([employeeLine({ cpf, name: 'Ivo José' })]);
      const move = (tx: Database) => tx.updateTable('employees').set({ unit_id: to.id }).where('id', '=', id).execute();
      expect(await changedWhileReady(company, named, move)).toBe('stale');
      const remove = (tx: Database) =>
        tx.updateTable('units').set({ deleted_at: '2026-01-01' }).where('id', '=', to.id).execute();
      expect(await changedWhileReady(company, csvOf([employeeLine({ unit: 'Lugar' })]), remove)).toBe('stale');
      const { identification: _, ...fields } = unitFields();
      const make = (tx: Database) =>
        insertUnits(tx, [readyUnit(company.companyId, { ...fields, identification: 'RECÉM' })]);
      const file = csvOf([employeeLine({ unit: 'Recém' })]);
      expect(await changedWhileReady(company, file, make, { newUnits: fields })).toBe('stale');
      expect(await people()).toBe(before);
    });

    test('somebody new with the same CPF, and an exam that was recorded', async () => {
      const { id } = await makeEmployee(app, company, {});
      const line = employeeLine();
      const cpf = applyMask(masks.cpf, String(line[1]));
      const come = (tx: Database) => tx.updateTable('employees').set({ cpf }).where('id', '=', id).execute();
      const before = await people();
      expect(await changedWhileReady(company, csvOf([employeeLine(), line]), come)).toBe('stale');
      expect(await people()).toBe(before);
      const { token } = await makeProfessional(app);
      const done = await makeEmployee(app, company, {});
      const file = csvOf([[done.cpf, '0281', '10/02/2026']], ['CPF', 'Código do exame', 'Feito em']);
      const first = await checkedImport(app, { ...company, kind: 'exam-records', token }, file);
      const of = { ...company, kind: 'exam-records', token };
      const record = async () => {
        const { companyId } = company;
        const [one] = await app.db.selectFrom('professionals').select('id').limit(1).execute();
        await app.db
          .insertInto('exam_records')
          .values({
            ...{ company_id: companyId, id: first.importId, employee_id: done.id, exam_code: '0281', exam_name: 'X' },
            ...{ done_on: '2026-02-10', place: '', occasion: '', document_id: null, result: null },
            ...{ recorded_by: one?.id ?? '', created_at: '2026-02-10', withdrawn_at: null, withdrawn_by: null },
            ...{ withdrawal_reason: null, unit_id: null, sector: '', function: '', group_id: null, group_name: '' },
            ...{ finding: null, version: 1 },
          })
          .execute();
      };
      expect(await changedWhileReady(of, file, record)).toBe('stale');
      expect((await app.call('GET', `/employee/${done.id}/exams`, { as: token })).body.exams).toHaveLength(1);
    });
  },
);
