import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { up } from '../../../migrations/0089-exams-by-month.ts';
import { scopeFor } from '../../access/scope.ts';
import { readConfig } from '../../app/config.server.ts';
import { backup } from '../../backup/backup.server.ts';
import { restore } from '../../backup/restore.server.ts';
import { asoExamples } from '../../documents/forms/aso/aso.example.ts';
import { daysAfter, formatDate, monthsAfter, today } from '../../platform/contract/dates.ts';
import { type Database, openDatabase } from '../../platform/database/database.server.ts';
import { openStorageWithoutLinks } from '../../platform/storage/open-storage.server.ts';
import { runs } from '../../testing/chance/chance.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeExamRecord, makeProfessional, makeUnit } from '../../testing/factories.ts';
import { checkedImport, csvOf } from '../../testing/imports/import-files.ts';
import { issueDocument } from '../../testing/issued.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { changedMonths, keepMonth, noteExamsChanged, notesOf } from './exam-months.db.ts';
import { sumChangedMonths } from './exam-months-job.server.ts';
import { countExamsByMonth, countMonth, countPeopleByMonth } from './month-counts-lookups.db.ts';

keepDay();

/** What is summed by company and month is what would be counted from the exams, at every moment (decision 151). */

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let people: Awaited<ReturnType<typeof makeEmployee>>[];
let units: string[];
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  company = await makeCompany(app);
  units = [(await makeUnit(app, company)).id, (await makeUnit(app, company)).id];
  people = [];
  for (let at = 0; at < 3; at++) people.push(await makeEmployee(app, company, { dt_birth: '20-05-1990' }));
});
afterAll(() => app.stop());

const all = scopeFor('all', '');
const months = Array.from({ length: 24 }, (_, back) => monthsAfter(today(), -back).slice(0, 7)).reverse();
const asOfNow = months.map((month) => ({ month, asOf: null }));

type Counts = readonly { month: string; code: string; name: string; exams: number }[];

const written = (counts: Counts) =>
  counts.map(({ month, code, name, exams }) => `${month} ${code || name} ${exams}`).sort();

/** That of all companies and of this one the same is told as if each exam were counted now. */
async function expectTrue(db: Database = app.db): Promise<void> {
  for (const of of [{}, { companyId: company.companyId }]) {
    const asked = { ...of, months: asOfNow };
    expect(written(await countExamsByMonth(db, all, asked))).toEqual(written(await countPeopleByMonth(db, all, asked)));
  }
}

const event = fc.record({
  what: fc.constantFrom(
    ...(['recorded', 'recorded', 'withdrawn', 'issued', 'corrected', 'cancelled', 'imported', 'moved'] as const),
    ...(['summed', 'summed', 'changed while it is summed'] as const),
  ),
  who: fc.nat({ max: 2 }),
  kind: fc.constantFrom('0295', '0281', ''),
  occasion: fc.constantFrom('', 'periodic', 'admission'),
  daysAgo: fc.constantFrom(0, 1, 40, 41, 200),
});

/** An ASO has at least one exam: the correction tells of that alone. */
const fewer = { exams: asoExamples.typical.exams.slice(0, 1) };

/** The documents that stand, and the records by hand. */
type Made = { documents: { id: string; who: number }[]; records: string[] };

async function happens(
  { what, who, kind, occasion, daysAgo }: typeof event extends fc.Arbitrary<infer One> ? One : never,
  made: Made,
) {
  const employee = people[who] ?? people[0];
  if (!employee) return;
  const doneOn = daysAfter(today(), -daysAgo);
  const record = async () => {
    const fields = { exam_code: kind, exam_name: 'Teste de equilíbrio', done_on: formatDate(doneOn), occasion };
    made.records.push(await makeExamRecord(app, { employeeId: employee.id, token: doctor }, fields));
  };
  const body = { reason: 'Era de outra pessoa' };
  switch (what) {
    case 'recorded':
      return record();
    case 'withdrawn': {
      const id = made.records.shift();
      if (id) await ok('PUT', `/exam-records/${id}/withdraw`, body);
      return;
    }
    case 'issued': {
      const { documentId } = await issueDocument(app, { employee, token: doctor });
      made.documents.push({ id: documentId, who });
      return;
    }
    case 'corrected': {
      const old = made.documents.shift();
      if (!old) return;
      const of = { employee: people[old.who] ?? employee, token: doctor };
      const { documentId } = await issueDocument(app, of, { supersedesId: old.id, answers: fewer });
      made.documents.push({ ...old, id: documentId });
      return;
    }
    case 'cancelled': {
      const old = made.documents.shift();
      if (old) await ok('PUT', `/issued-documents/${old.id}/cancel`, body);
      return;
    }
    case 'imported': {
      const header = ['CPF', 'Código do exame', 'Nome do exame', 'Feito em', 'Ocasião'];
      const lines = [kind, '0536'].map((code) => [
        ...[employee.cpf, code, code ? '' : 'Teste de equilíbrio', doneOn.split('-').reverse().join('/'), ''],
      ]);
      const of = { kind: 'exam-records', companyId: company.companyId, token: doctor };
      const { confirm } = await checkedImport(app, of, csvOf(lines, header));
      await confirm();
      return;
    }
    case 'moved':
      return ok('PUT', `/employees/move/${employee.id}`, { unitId: units[daysAgo % 2] }, company.token);
    case 'summed':
      return sumChangedMonths(app.db, app.encryptionKeys);
    case 'changed while it is summed':
      for (const of of await changedMonths(app.db)) {
        const notes = await notesOf(app.db, of);
        const sums = await countMonth(app.db, of);
        await record();
        await keepMonth(app.db, of, { notes, sums });
        return;
      }
  }
}

async function ok(method: 'PUT', path: string, body: object, as = doctor): Promise<void> {
  const { status } = await app.call(method, path, { as, body });
  expect(status, path).toBeLessThan(300);
}

test('whatever becomes of exams, in whichever order, what is told is what would be counted from them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 14 }), async (events) => {
      const made: Made = { documents: [], records: [] };
      for (const one of events) {
        await happens(one, made);
        await expectTrue();
      }
      await sumChangedMonths(app.db, app.encryptionKeys);
      expect(await changedMonths(app.db)).toEqual([]);
      await expectTrue();
    }),
    { numRuns: runs(12) },
  );
});

test('a month that somebody else has summed meanwhile is left as theirs, with what has been noted since', async () => {
  const record = (day: string) =>
    makeExamRecord(app, { employeeId: people[0]?.id ?? '', token: doctor }, { done_on: formatDate(day) });
  await sumChangedMonths(app.db, app.encryptionKeys);
  await record(today());
  const of = { companyId: company.companyId, month: today().slice(0, 7) };
  const [notes, sums] = [await notesOf(app.db, of), await countMonth(app.db, of)];
  await record(daysAfter(`${of.month}-01`, 0));
  await sumChangedMonths(app.db, app.encryptionKeys);
  await noteExamsChanged(app.db, [{ companyId: of.companyId, doneOn: today() }]);
  await expect(keepMonth(app.db, of, { notes, sums })).rejects.toThrow('meanwhile');
  expect(await notesOf(app.db, of)).toHaveLength(1);
  await expectTrue();
});

test('the migration sums what there is, and a copy holds it with what has changed since', async () => {
  const made: Made = { documents: [], records: [] };
  const usual = { who: 0, kind: '0295', occasion: 'periodic', daysAgo: 40 } as const;
  for (const what of ['issued', 'recorded', 'imported', 'recorded', 'withdrawn'] as const) {
    await happens({ ...usual, what }, made);
  }
  for (const table of ['exam_months', 'exam_months_changed']) await app.db.schema.dropTable(table).execute();
  await up(app.db as never);
  expect(await changedMonths(app.db)).toEqual([]);
  await expectTrue();
  await happens({ ...usual, what: 'recorded', kind: '' }, made);
  const folder = mkdtempSync(join(tmpdir(), 'zelo-months-'));
  const database = process.env.TEST_ENGINE === 'postgres' ? await createPostgres() : null;
  const config = readConfig({
    ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: database?.url },
    ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS,
  });
  const source = { dataDir: app.dataDir, databaseUrl: app.databaseUrl, encryptionKeys: app.encryptionKeys };
  await backup(source, app.storage, join(folder, 'copy.tar.gz'));
  const db = openDatabase(config);
  await restore(join(folder, 'copy.tar.gz'), { ...config, db, storage: await openStorageWithoutLinks(config) });
  await expectTrue(db);
  expect(await changedMonths(db)).toHaveLength(1);
  await sumChangedMonths(db, app.encryptionKeys);
  await expectTrue(db);
  await db.destroy();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});
