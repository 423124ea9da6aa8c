import { sql } from 'kysely';
import { daysAfter, today } from '../src/platform/contract/dates.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import { makeCarePlace, makeReferral, openingsAllWeek } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { type Engine, flatness, inTurns, mustAnswer, onServer } from './asking.ts';
import { openScreen, signedInContext, startBrowser } from './browser.ts';
import { median, type Row } from './row.ts';

const workingDays = 22;
const perDay = 909;

/** A day of a month in which twenty thousand people come to one place, against one on which nobody does. */
export function measureAgenda(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db) => {
    const of = await makeCompany(api);
    const { token } = await makeProfessional(api);
    const hours = openingsAllWeek({ from: 480, to: 1080, capacity: 50 });
    const { id: placeId } = await makeCarePlace(api, { token }, { hours });
    const employee = await makeEmployee(api, of);
    const model = await makeReferral(api, { token, placeId, employeeId: employee.id }, { day: daysAfter(today(), 40) });
    await withoutFlush(db, async (tx) => {
      await manyEmployees(tx, of.companyId, workingDays * perDay);
      for (let at = 0; at < workingDays; at++) await fillDay(tx, model.id, at);
    });
    // As a database in use is kept by its own doing.
    await (engine === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
    const open = (day: string) => {
      const shown = [
        `/agenda-days?placeId=${placeId}&from=${day}&days=1&page=1`,
        `/care-places/${placeId}/free-times?from=${day}&days=1&occasion=periodic`,
      ];
      return () => Promise.all(shown.map((path) => mustAnswer(api, path, token)));
    };
    const asked = [open(daysAfter(today(), 30)), open(daysAfter(today(), 10))];
    await inTurns(20, asked); // warm
    const [empty, busy] = await inTurns(200, asked);
    const [emptySeen, busySeen] = await onScreen(api.url, token, [
      [`/agenda?placeId=${placeId}&view=list&day=${daysAfter(today(), 30)}`, 'Ninguém com hora marcada'],
      [`/agenda?placeId=${placeId}&view=list&day=${daysAfter(today(), 10)}`, `${perDay} pessoas com hora marcada`],
    ]);
    const of22 = `${engine}, mês de ${(workingDays * perDay).toLocaleString('pt-BR')}`;
    return [
      flatness(`Agenda de um dia com ${perDay} pessoas, as chamadas, ${of22}`, 'um dia vazio', empty, busy),
      flatness(`Agenda de um dia com ${perDay} pessoas, na tela, ${of22}`, 'um dia vazio', emptySeen, busySeen),
    ];
  });
}

/** A day's screen, opened from the dashboard: from the link to the paint of who comes and of what is free. */
async function onScreen(url: string, token: string, shown: readonly (readonly [path: string, word: string])[]) {
  const browser = await startBrowser();
  const context = await signedInContext(browser, url, token, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const times = shown.map((): number[] => []);
  for (let round = 0; round < 15; round++) {
    for (const [at, [path, word]] of shown.entries()) {
      // A day that has been read is shown from memory: each time a page that knows nothing yet.
      await page.goto(`${url}/dashboard`);
      await page.getByText('Escolha por onde começar').waitFor();
      await page.evaluate(markWhenShown, word);
      await openScreen(page, path);
      await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
      const time = await page.evaluate(() => {
        const [began, ended] = ['asked', 'shown'].map((name) => performance.getEntriesByName(name)[0]?.startTime);
        return (ended ?? Number.NaN) - (began ?? Number.NaN);
      });
      if (round > 2) times[at]?.push(time);
    }
  }
  await browser.close();
  return times.map(median);
}

/** Runs in the page. */
function markWhenShown(word: string): void {
  const isShown = () =>
    document.body.textContent?.includes(word) &&
    document.querySelector('a[aria-label^="Encaminhar para este horário"]');
  const watch = new MutationObserver(() => {
    if (!isShown()) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true });
  performance.mark('asked');
}

/** One referral again and again, each of another employee, over the times of a day. */
async function fillDay(tx: Database, modelId: string, at: number): Promise<void> {
  const first = at * perDay;
  const model = await tx.selectFrom('referrals').selectAll().where('id', '=', modelId).executeTakeFirstOrThrow();
  const number = sql`cast(substr(employees.registration, 2) as integer)`;
  const own = {
    id: sql`model.id || '-' || ${number}`,
    number: sql`model.number + ${number}`,
    employee_id: sql`employees.id`,
    day: sql`cast(${daysAfter(today(), at + 1)} as text)`,
    starts_at: sql`480 + 20 * (${number} % 30)`,
  };
  const names = Object.keys(model);
  const values = names.map((name) => (name in own ? own[name as keyof typeof own] : sql`model.${sql.ref(name)}`));
  await sql`insert into referrals (${sql.join(names.map((name) => sql.ref(name)))}) select ${sql.join(values)}
    from employees cross join referrals as model
    where model.id = ${modelId} and employees.id like model.company_id || '-%'
      and ${number} > cast(${first} as integer) and ${number} <= cast(${first + perDay} as integer)`.execute(tx);
}

if (import.meta.main) console.table([...(await measureAgenda('sqlite')), ...(await measureAgenda('postgres'))]);
