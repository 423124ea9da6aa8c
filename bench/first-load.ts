import type { Browser } from '@playwright/test';
import { isScript, openScreen, signedInContext, startBrowser, sum, watchBytes } from './browser.ts';
import { kb } from './figures.ts';
import { type Practice, startPractice } from './practice.ts';
import { printRows } from './print.ts';
import type { Row } from './row.ts';

type Role = keyof Practice['users'];

const firstLimit = 200_000;
const screenLimit = 60_000;
/** A document is written where it is shown: that screen opens with a form and its paper. */
const documentsLimit = 90_000;

/** Scripts by address with their compressed bytes. */
type Scripts = ReadonlyMap<string, number>;

/** What sign-in and dashboard load together, and what each further screen adds to that, for every role. */
export async function measureFirstLoad(tell: (line: string) => void = () => {}): Promise<Row[]> {
  const [practice, browser] = [await startPractice(), await startBrowser()];
  const rows: Row[] = [];
  for (const role of ['admin', 'company', 'professional'] as const) {
    const first = await firstLoad(browser, practice, role);
    tell(`\n${role}: entrada e painel ${kb(sum(first.values()))}\n${listed(first)}`);
    rows.push(row(`primeira carga (${role}): scripts de entrada e painel`, sum(first.values()), firstLimit));
    const largest = { screen: { bytes: 0, at: '' }, documents: { bytes: 0, at: '' } };
    for (const path of screensOf(practice)[role]) {
      const added = await addedBy(browser, practice, role, path, first);
      const bytes = sum(added.values());
      tell(`\n${role} ${path}: ${kb(bytes)}\n${listed(added)}`);
      const kind = hasDocuments(path) ? 'documents' : 'screen';
      if (bytes > largest[kind].bytes) largest[kind] = { bytes, at: path };
    }
    const { screen, documents } = largest;
    rows.push(row(`cada outra tela (${role}): scripts a mais; a maior é ${screen.at}`, screen.bytes, screenLimit));
    if (!documents.at) continue;
    const at = documents.at.replace(/[^/]+$/, 'ID');
    rows.push(row(`documentos de um empregado (${role}): scripts a mais; ${at}`, documents.bytes, documentsLimit));
  }
  await browser.close();
  await practice.stop();
  return rows;
}

function row(what: string, bytes: number, limit: number): Row {
  return { what, floor: '–', product: kb(bytes), result: kb(bytes), goal: `até ${kb(limit)}`, met: bytes <= limit };
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

/** Every screen of the site map behind the sign-in, by role. */
function screensOf({ unitId, employeeId }: Practice): Record<Role, string[]> {
  return {
    admin: [
      '/companies',
      '/companies/create',
      '/professionals',
      '/professionals/create',
      '/admins',
      '/admins/create',
      '/practice',
      '/settings',
    ],
    company: [
      '/units',
      '/units/create',
      '/employees',
      `/employees/${unitId}`,
      '/employees/create',
      `/employee/documents/${employeeId}`,
      '/settings',
    ],
    professional: [
      '/documents/choose',
      '/documents/upload',
      '/documents/view',
      `/documents/view/${employeeId}`,
      `/documents/create/${employeeId}`,
      `/employee/documents/${employeeId}`,
      '/settings',
    ],
  };
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

/** What a screen loads that the first load has not: opened from the dashboard, with an empty cache. */
async function addedBy(
  browser: Browser,
  { url, users }: Practice,
  role: Role,
  path: string,
  first: Scripts,
): Promise<Scripts> {
  const context = await signedInContext(browser, url, users[role].token);
  const page = await context.newPage();
  const { bytes, quiet } = watchBytes(page);
  await page.goto(`${url}/dashboard`);
  await quiet();
  await openScreen(page, path);
  await quiet();
  const arrived = new URL(page.url()).pathname;
  if (arrived !== path) throw new Error(`${path} led to ${arrived}`);
  const added = new Map([...scriptsOf(bytes)].filter(([address]) => !first.has(address)));
  await context.close();
  return added;
}

function scriptsOf(bytes: ReadonlyMap<string, number>): Scripts {
  return new Map([...bytes].filter(([address]) => isScript(address)));
}

if (import.meta.main) printRows(await measureFirstLoad(console.log));
