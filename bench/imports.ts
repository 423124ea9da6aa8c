import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '../src/testing/api.ts';
import { makeCompany, makeUnit, sendFile, unitFields } from '../src/testing/factories.ts';
import { csvOf, employeeLine } from '../src/testing/imports/import-files.ts';
import { analyze, manyEmployees } from '../src/testing/many-employees.ts';
import { type Engine, mustAnswer, onServer, timed } from './asking.ts';
import { percentile, type Row } from './row.ts';
import { residentMegabytes } from './start.ts';

const people = 50_000;

/** What the lists of two companies and another's writing take while a file goes into one of them. */
type Felt = { seconds: number; own: number[]; other: number[]; writes: number[]; megabytes: number };

/** A file of fifty thousand people looked through and written, and what everybody else feels of it. */
export function measureImports(engine: Engine): Promise<Row[]> {
  return onServer(
    engine,
    async (api, db, { pid }) => {
      const [into, beside] = [await makeCompany(api), await makeCompany(api)];
      for (const { companyId } of [into, beside]) await manyEmployees(db, companyId, 1_000);
      await analyze(db);
      const unit = await makeUnit(api, beside);
      const feel = feeling(api, { pid, into, beside, unitId: unit.id });
      for (let warm = 0; warm < 2; warm++) await feel(rounds(300));
      const before = await feel(rounds(400));
      const { importId, contentHash, read, compared } = await lookThrough(api, into, feel);
      const calm = together(before, await feel(rounds(400)));
      const confirmed = await api.call('PUT', `/imports/${importId}/confirm`, {
        as: into.token,
        body: { contentHash },
      });
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
      const written = await feel(until(api, importId, into.token, ({ state }) => state === 'done'));
      const after = await feel(rounds(400));
      const whole = together(together(read, compared), written);
      const name = (done: string) => `planilha de ${people.toLocaleString('pt-BR')} pessoas ${done}, ${engine}`;
      return [
        ...Object.entries({ lida: read, conferida: compared, gravada: written }).flatMap(([done, felt]) =>
          rowsOf(name(done), calm, felt),
        ),
        ...(['own', 'other'] as const).map((whose) =>
          listRow(`${name('lida, conferida e gravada')}`, whose, calm, whole),
        ),
        // A list counts what it has: the company's own is another one with fifty times as many people.
        listRow(`${name('gravada')}, contra o que é depois`, 'own', after, written),
        listRow(`${name('já gravada')}`, 'other', calm, after),
      ];
      // What is not flushed yet, PostgreSQL can't mark as seen by everybody, and counts row by row.
    },
    { flushes: true },
  );
}

/** What was felt in two stretches of time. Calm is what it is before the file comes and before it is confirmed: what else the machine does hits both. */
function together(before: Felt, after: Felt): Felt {
  return {
    ...before,
    own: [...before.own, ...after.own],
    other: [...before.other, ...after.other],
    writes: [...before.writes, ...after.writes],
  };
}

function listRow(what: string, whose: 'own' | 'other', calm: Felt, felt: Felt): Row {
  const [before, during] = [percentile(calm[whose], 0.95), percentile(felt[whose], 0.95)];
  return {
    what: `${what}: p95 da lista ${whose === 'own' ? 'da mesma empresa' : 'de outra'}`,
    floor: `${before.toFixed(1)} ms em sossego`,
    product: `${during.toFixed(1)} ms, a pior de ${felt[whose].length} ${Math.max(...felt[whose]).toFixed(0)} ms`,
    result: (during / before).toFixed(2),
    goal: '≤ 3',
    met: during / before <= 3,
  };
}

function rowsOf(what: string, calm: Felt, felt: Felt): Row[] {
  const lists = (['own', 'other'] as const).map((whose) => listRow(what, whose, calm, felt));
  const longest = Math.max(...felt.writes) / 1_000;
  return [
    ...lists,
    {
      what: `${what}: tempo; memória a mais; a gravação de outra empresa que mais esperou`,
      floor: `${percentile(calm.writes, 0.95).toFixed(1)} ms em sossego`,
      product: `${felt.seconds.toFixed(1)} s; ${(felt.megabytes - calm.megabytes).toFixed(0)} MB`,
      result: `${longest.toFixed(2)} s`,
      goal: '–',
      met: true,
    },
  ];
}

type Company = { companyId: string; token: string };
type Asked = { pid: number; into: Company; beside: Company; unitId: string };

/** Lets lists be asked for and a unit be changed, again and again, until something is over. */
function feeling(api: Api, { pid, into, beside, unitId }: Asked) {
  const list = ({ companyId, token }: Company) =>
    timed(() => mustAnswer(api, `/employees/${companyId}?page=1&pageSize=20`, token));
  const write = () =>
    timed(async () => {
      const { status } = await api.call('PUT', `/unit/update/${unitId}`, { as: beside.token, body: unitFields() });
      if (status !== 200) throw new Error(`another's writing answered ${status}`);
    });
  return async (isOver: () => Promise<boolean>): Promise<Felt> => {
    const began = performance.now();
    const felt: Felt = { seconds: 0, own: [], other: [], writes: [], megabytes: 0 };
    let over = false;
    const writing = (async () => {
      while (!over) {
        felt.writes.push(await write());
        await wait(100);
      }
    })();
    while (!over) {
      felt.own.push(await list(into));
      await wait(5);
      felt.other.push(await list(beside));
      await wait(5);
      felt.megabytes = Math.max(felt.megabytes, residentMegabytes(pid));
      over = await isOver();
    }
    felt.seconds = (performance.now() - began) / 1_000;
    await writing;
    return felt;
  };
}

function rounds(count: number): () => Promise<boolean> {
  let left = count;
  return async () => --left <= 0;
}

type Import = { state: string; total: number; contentHash: string };

/** Looks now and then how far an import is. */
function until(api: Api, importId: string, as: string, isOver: (one: Import) => boolean): () => Promise<boolean> {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked % 10 > 0) return false;
    const one: Import = (await mustAnswer(api, `/imports/${importId}`, as)).import;
    if (['failed', 'stale'].includes(one.state)) throw new Error(JSON.stringify(one));
    return isOver(one);
  };
}

async function lookThrough(api: Api, { companyId, token }: Company, feel: ReturnType<typeof feeling>) {
  const file = Buffer.from(csvOf(Array.from({ length: people }, () => employeeLine())));
  const body = { kind: 'employees', companyId, fileName: 'pessoas.csv', size: file.length };
  const { importId, signedUrl } = (await api.call('POST', '/imports', { as: token, body })).body;
  await sendFile(api, signedUrl, file);
  await api.call('PUT', `/imports/${importId}/check`, { as: token, body: {} });
  const is = (isOver: (one: Import) => boolean) => until(api, importId, token, isOver);
  // How many lines there are is known once all have been read.
  const read = await feel(is(({ total }) => total > 0));
  const compared = await feel(is(({ state }) => state === 'ready'));
  const { contentHash }: Import = (await mustAnswer(api, `/imports/${importId}`, token)).import;
  return { importId: String(importId), contentHash, read, compared };
}

if (import.meta.main) console.table([...(await measureImports('sqlite')), ...(await measureImports('postgres'))]);
