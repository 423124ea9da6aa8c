import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import { groupFields, makeCompany, makeDraft, makeProfessional } from '../src/testing/factories.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { analyzeDueDates, manyDueDates } from '../src/testing/queries/many-due-dates.ts';
import { type Engine, flatness, inTurns, mustAnswer, onServer, timed } from './asking.ts';
import { percentile, type Row } from './row.ts';

/** 'Vencimentos' of a company with a thousand people, and of all, among a thousand and among a million. */
export function measureDueLists(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db) => {
    const { companyId, token } = await makeCompany(api);
    const doctor = (await makeProfessional(api)).token;
    await fill(db, companyId, 1_000);
    await analyzeDueDates(db);
    const list = '/due-dates?list=overdue&page=1&pageSize=20';
    const questions = [
      { what: 'Vencidos, todas as empresas', path: list, as: doctor },
      { what: 'Vencidos, uma empresa', path: list, as: token },
      { what: 'busca por nome, uma empresa', path: `${list}&search=maria`, as: token },
      { what: 'contagens, todas as empresas', path: '/due-dates/counts', as: doctor },
      { what: 'contagens, uma empresa', path: '/due-dates/counts', as: token },
    ];
    const asked = questions.map(
      ({ path, as }) =>
        () =>
          mustAnswer(api, path, as),
    );
    await inTurns(20, asked); // warm
    const small = await inTurns(100, asked);
    for (let made = 0; made < 10; made++) await fill(db, (await makeCompany(api)).companyId, 99_900);
    await analyzeDueDates(db);
    await inTurns(20, asked);
    const large = await inTurns(100, asked);
    return questions.map(({ what }, at) =>
      flatness(`${what}, ${engine}, com 1.000.000 de pessoas`, 'com 1.000', small[at], large[at]),
    );
  });
}

const people = 10_000;

/** A version put in force for ten thousand people, and what a list feels of it. */
export function measureRecomputing(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db) => {
    const { companyId, token } = await makeCompany(api);
    const doctor = (await makeProfessional(api)).token;
    await manyEmployees(db, companyId, people);
    await sql`update employees set employee_function = 'Prensista' where company_id = ${companyId}`.execute(db);
    await analyzeDueDates(db);
    const groups = [groupFields({ functions: ['Prensista'] })];
    const { programmeId } = await makeDraft(api, { companyId, token: doctor }, { groups });
    const list = () => timed(() => mustAnswer(api, `/employees/${companyId}?page=1&pageSize=20`, token));
    for (let warm = 0; warm < 200; warm++) await list();
    const calm: number[] = [];
    for (let asked = 0; asked < 300; asked++) calm.push(await list());
    const forced = await api.call('PUT', `/programme/${programmeId}/force`, { as: doctor, body: {} });
    if (forced.status !== 200) throw new Error(JSON.stringify(forced.body));
    const began = performance.now();
    const busy: number[] = [];
    for (;;) {
      busy.push(await list());
      await wait(5);
      if (busy.length % 20 > 0) continue;
      const { run } = await mustAnswer(api, `/due-dates/progress?companyId=${companyId}`, doctor);
      if (!run && (await computed(db, companyId)) === people) break;
    }
    const seconds = (performance.now() - began) / 1_000;
    const [before, during] = [percentile(calm, 0.95), percentile(busy, 0.95)];
    return [
      {
        what: `p95 de uma lista enquanto se recalculam ${people.toLocaleString('pt-BR')} pessoas, ${engine}`,
        floor: `${before.toFixed(1)} ms em sossego`,
        product: `${during.toFixed(1)} ms, ao longo de ${seconds.toFixed(1)} s`,
        result: (during / before).toFixed(2),
        goal: '≤ 3',
        met: during / before <= 3,
      },
    ];
  });
}

async function computed(db: Database, companyId: string): Promise<number> {
  const query = db.selectFrom('due_people').where('company_id', '=', companyId).where('group_id', 'is not', null);
  const row = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

async function fill(db: Database, companyId: string, count: number): Promise<void> {
  await withoutFlush(db, async (tx) => {
    await manyEmployees(tx, companyId, count);
    await manyDueDates(tx, companyId);
  });
}

if (import.meta.main) console.table([...(await measureDueLists('sqlite')), ...(await measureDueLists('postgres'))]);
