import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../testing/chance/chance.ts';
import { makeCompany } from '../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { verifyChain } from '../trail/chain.db.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const people = async (companyId: string, as: string) =>
  (await app.call('GET', `/employees/${companyId}?pageSize=0`, { as })).body.total as number;

/** 10,000 lines with 37 wrong ones. */
const total = rows(10_000);
const isWrong = (at: number) => at % 271 === 5;
const wrongs = Array.from({ length: total }, (_, at) => at).filter(isWrong);
const good = total - wrongs.length;

describe('very many lines with a few wrong ones', () => {
  test('exactly those are wrong and nothing is written; then all others in one go; again nothing changes', async () => {
    const company = await makeCompany(app);
    const lines = Array.from({ length: total }, (_, at) => employeeLine(isWrong(at) ? { birth: '31/02/1980' } : {}));
    const csv = csvOf(lines);
    const { checked, lines: linesOf, confirm, read } = await checkedImport(app, company, csv);
    expect(checked).toMatchObject({
      ...{ state: 'ready', total, contentHash: expect.any(String) },
      counts: { create: good, change: 0, same: 0, wrong: wrongs.length },
    });
    const wrong = await linesOf('?filter=wrong&pageSize=100');
    expect(wrong.total).toBe(wrongs.length);
    expect(wrong.lines.map(({ line }: { line: number }) => line)).toEqual(wrongs.map((at) => at + 2));
    expect(wrong.lines[0].remarks).toMatchObject([
      { label: 'Data de nascimento', column: 'Dt. Nasc.', level: 'error' },
    ]);
    expect(await people(company.companyId, company.token)).toBe(0);

    expect((await confirm()).status).toBe(409);
    expect((await confirm({ leaveOutWrong: true })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'done', done: good });
    expect(await people(company.companyId, company.token)).toBe(good);
    const made = await app.db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('company_id', '=', company.companyId)
      .where('action', '=', 'created')
      .where('subject', '=', 'employee')
      .executeTakeFirstOrThrow();
    expect(Number(made.count)).toBe(good);
    const summed = await app.db
      .selectFrom('audit_entries')
      .select(['times', 'detail'])
      .where('company_id', '=', company.companyId)
      .where('action', '=', 'imported')
      .execute();
    expect(summed).toEqual([{ times: good, detail: 'employees' }]);
    expect((await verifyChain(app.db)).broken).toBeNull();

    const again = await checkedImport(app, company, csv);
    expect(again.checked.counts).toMatchObject({ create: 0, change: 0, same: good, wrong: wrongs.length });
    const windows = await checkedImport(app, company, Buffer.from(csv, 'latin1'));
    expect(windows.checked.counts).toEqual(again.checked.counts);
    expect((await windows.confirm({ leaveOutWrong: true })).status).toBe(200);
    expect(await windows.read()).toMatchObject({ state: 'done', done: 0 });
  });
});
