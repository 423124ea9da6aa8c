import type { Browser } from '@playwright/test';
import { isScript, openScreen, signedInContext, startBrowser, sum, watchBytes } from './browser.ts';
import { kb } from './figures.ts';
import { type Practice, startPractice } from './practice.ts';
import { printRows } from './print.ts';
import { makeRecords, type Named } from './records.ts';
import type { Row } from './row.ts';
import { type Screen, screensOfPages } from './screens.ts';

type Role = keyof Practice['users'];

const firstLimit = 200_000;
const screenLimit = 60_000;
/** A document is written where it is shown: that screen opens with a form and its paper. */
const documentsLimit = 90_000;

/** Scripts by address with their compressed bytes. */
type Scripts = ReadonlyMap<string, number>;

/** What sign-in and dashboard load together, and what each further screen adds to that, for every role. */
export async function measureFirstLoad(tell: (line: string) => void = () => {}): Promise<Row[]> {
  const practice = await startPractice();
  const browser = await startBrowser();
  try {
    return await measure(practice, browser, tell);
  } finally {
    await browser.close();
    await practice.stop();
  }
}

async function measure(practice: Practice, browser: Browser, tell: (line: string) => void): Promise<Row[]> {
  const [namedBy, screens] = [await makeRecords(practice), screensOfPages()];
  const rows: Row[] = [];
  for (const role of ['admin', 'company', 'professional', 'reception'] as const) {
    const first = await firstLoad(browser, practice, role);
    tell(`\n${role}: entrada e painel ${kb(sum(first.values()))}\n${listed(first)}`);
    rows.push(row(`primeira carga (${role}): scripts de entrada e painel`, sum(first.values()), firstLimit));
    const largest = { screen: { bytes: 0, at: '' }, documents: { bytes: 0, at: '' } };
    for (const screen of screens.filter(({ users }) => users.length === 0 || users.includes(role))) {
      const path = addressOf(screen, namedBy(role));
      const added = path && (await addedBy(browser, practice, role, path, first));
      if (!added) {
        if (screen.users.length > 0)
          throw new Error(`${screen.path} can’t be opened: what it is about is not in records.ts`);
        continue; // Who may see it is said by the screen itself: this user may not.
      }
      const bytes = sum(added.values());
      tell(`\n${role} ${path}: ${kb(bytes)}\n${listed(added)}`);
      const kind = hasDocuments(path) ? 'documents' : 'screen';
      if (bytes > largest[kind].bytes) largest[kind] = { bytes, at: path };
    }
    const { screen, documents } = largest;
    rows.push(
      row(`cada outra tela (${role}): scripts a mais; a maior é ${unnamed(screen.at)}`, screen.bytes, screenLimit),
    );
    if (!documents.at) continue;
    const what = `documentos de um empregado (${role}): scripts a mais; ${unnamed(documents.at)}`;
    rows.push(row(what, documents.bytes, documentsLimit));
  }
  return rows;
}

function row(what: string, bytes: number, limit: number): Row {
  return { what, floor: '–', product: kb(bytes), result: kb(bytes), goal: `até ${kb(limit)}`, met: bytes <= limit };
}

/** An address without what it names, which is another at every run. */
function unnamed(path: string): string {
  return path.replace(/[0-9a-f-]{36}/g, 'ID');
}

function hasDocuments(path: string): boolean {
  return /^\/(employee\/documents|documents\/(create|view))\/./.test(path);
}

function listed(scripts: Scripts): string {
  return [...scripts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([address, bytes]) => `  ${kb(bytes).padStart(9)}  ${address.split('/').at(-1)}`)
    .join('\n');
}

/** The address of a screen; none where the user has nothing of what it is about. */
function addressOf({ path }: Screen, named: Named): string | null {
  if (named[path] !== undefined) return named[path];
  const parts = path.split('/').map((part) => (part.startsWith(':') ? named[part.replace(/[:?]/g, '')] : part));
  return parts.includes(undefined) ? null : parts.join('/');
}

/** Signs in through the form with an empty cache and waits for the dashboard. */
async function firstLoad(browser: Browser, { url, users }: Practice, role: Role): Promise<Scripts> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const { bytes, quiet } = watchBytes(page);
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(users[role].email);
  await page.getByLabel(/^Senha/).fill(users[role].password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet();
  const scripts = scriptsOf(bytes);
  await context.close();
  return scripts;
}

/** What a screen loads that the first load has not: opened from the dashboard, with an empty cache. Nothing where it leads elsewhere. */
async function addedBy(
  browser: Browser,
  { url, users }: Practice,
  role: Role,
  path: string,
  first: Scripts,
): Promise<Scripts | null> {
  const context = await signedInContext(browser, url, users[role].token);
  const page = await context.newPage();
  const { bytes, quiet } = watchBytes(page);
  await page.goto(`${url}/dashboard`);
  await quiet();
  await openScreen(page, path);
  await quiet();
  const added = new Map([...scriptsOf(bytes)].filter(([address]) => !first.has(address)));
  const arrived = new URL(page.url()).pathname;
  await context.close();
  return arrived === path ? added : null;
}

function scriptsOf(bytes: ReadonlyMap<string, number>): Scripts {
  return new Map([...bytes].filter(([address]) => isScript(address)));
}

if (import.meta.main) printRows(await measureFirstLoad(console.log));
