import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { type Api, apiAt } from '../src/testing/api.ts';
import { companyFields, makeCompany } from '../src/testing/factories.ts';
import { type RunningServer, startServer } from '../src/testing/start-process.ts';
import { barriers } from './barriers.ts';
import { expect, field, test } from './fixtures.ts';
import { makeEmployeeAndProfessional } from './records.ts';
import { watchKeys } from './virtual-keys.ts';

/** A session in which nobody works is locked: nothing is seen, nothing is answered, and nothing that was typed is lost. */

let server: RunningServer;
let dataDir: string;
let api: Api;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'zelo-idle-'));
  server = await startServer({ SESSION_IDLE_MINUTES: '15', DATA_DIR: dataDir });
  api = apiAt(server.url, server.admin);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signIn(page: Page, email: string, password: string, at = server.url) {
  await page.goto(`${at}/login`);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(`${at}/dashboard`);
}

/** Lets every session be, for the server, as if nobody had worked in it for long. */
function restOnServer() {
  const db = new DatabaseSync(join(dataDir, 'zelo.sqlite'));
  db.exec("update sessions set active_at = '2020-01-01T00:00:00.000Z'");
  db.close();
}

const lock = (page: Page) => page.getByRole('dialog', { name: 'Sessão bloqueada' });
const rest = (page: Page) => page.clock.fastForward('16:00');

async function unlock(page: Page, password: string) {
  await lock(page).getByLabel('Senha').fill(password);
  await lock(page).getByRole('button', { name: 'Desbloquear' }).click();
  await expect(lock(page)).toBeHidden();
}

/** What can be read on the page, by sight and by what reads it aloud. */
async function readable(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
  const seen = await page.locator('body').innerText();
  return seen + (await page.locator('body').ariaSnapshot());
}

async function openAnamnesis(page: Page) {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  await page.clock.install();
  await signIn(page, professional.email, professional.password);
  await page.goto(`${server.url}/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: 'Anamnese' }).click();
  const notes = page.getByRole('form', { name: 'Anamnese' }).getByLabel(/^Queixa principal/);
  await notes.fill('Dor lombar há três semanas');
  return { notes, employeeId, professional };
}

test('what was typed stays under the lock, unseen and unread, and is there again with caret and all', async ({
  page,
}) => {
  const { notes, professional } = await openAnamnesis(page);
  await notes.press('Control+Home');
  expect(await readable(page)).toContain('Maria Aparecida');
  await rest(page);
  await expect(lock(page)).toBeVisible();
  await expect(lock(page).getByLabel('Senha')).toBeFocused();
  expect(await readable(page)).not.toMatch(/Maria Aparecida|Anamnese|Dor lombar/);
  expect(await barriers(page), 'the lock').toEqual([]);
  for (const key of ['Escape', 'Escape', 'Tab', 'Tab', 'Tab', 'Tab', 'Escape']) await page.keyboard.press(key);
  await expect(lock(page)).toBeVisible();
  expect(await readable(page)).not.toMatch(/Maria Aparecida|Anamnese|Dor lombar/);

  await lock(page).getByRole('button', { name: 'Desbloquear' }).click();
  await expect(lock(page).getByText('Campo obrigatório')).toBeVisible();
  await lock(page).getByLabel('Senha').fill('senha-errada');
  await page.keyboard.press('Enter');
  await expect(lock(page).getByText('A senha atual não confere')).toBeVisible();
  await unlock(page, professional.password);
  await expect(notes).toHaveValue('Dor lombar há três semanas');
  await expect(notes).toBeFocused();
  await page.keyboard.type('Forte. ');
  await expect(notes).toHaveValue('Forte. Dor lombar há três semanas');
});

test('the tabs lock and unlock together, and a reload under the lock shows nothing and loses nothing', async ({
  page,
  context,
}) => {
  const { notes, professional } = await openAnamnesis(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(`${server.url}/documents/view`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await rest(page);
  await expect(lock(page)).toBeVisible();
  await expect(lock(other)).toBeVisible();
  await unlock(other, professional.password);
  await expect(lock(page)).toBeHidden();
  await expect(notes).toHaveValue('Dor lombar há três semanas');

  await rest(page);
  await expect(lock(other)).toBeVisible();
  restOnServer();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(lock(page)).toBeVisible();
  expect(await readable(page)).not.toMatch(/Maria Aparecida|Anamnese|Dor lombar/);
  await unlock(page, professional.password);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(notes).toHaveValue('Dor lombar há três semanas');
  await expect(lock(other)).toBeHidden();
});

test('what a session asks for that is idle on the server alone waits for the lock, and is then done', {
  tag: '@seldom-5',
}, async ({ page }) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  await signIn(page, fields.email, fields.password);
  await page.goto(`${server.url}/settings`);
  await field(page, 'Senha atual').fill(fields.password);
  await field(page, 'Nova senha').fill('outra-senha-segura');
  await field(page, 'Repita a nova senha').fill('outra-senha-segura');
  // Just as it is sent: no other call has told the screen before.
  await page.route(
    '**/api/profile/password',
    async (route) => {
      restOnServer();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await unlock(page, fields.password);
  await expect(page.getByText(/Senha alterada com sucesso/)).toBeVisible();
});

test('a window that is half filled in stays as it is under the lock, whatever is pressed there', {
  tag: '@seldom-5',
}, async ({ page }) => {
  await makeCompany(api);
  await page.clock.install();
  await signIn(page, server.admin.email, server.admin.password);
  await page.goto(`${server.url}/companies`);
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: 'Editar Empresa' });
  await field(modal, 'Nome Fantasia').fill('Pela metade');
  await rest(page);
  await expect(lock(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await lock(page).getByRole('heading').click();
  await page.mouse.click(5, 5);
  await unlock(page, server.admin.password);
  await expect(field(modal, 'Nome Fantasia')).toHaveValue('Pela metade');
});

test('somebody else leaves for the sign-in, and the drafts stay for who typed them', { tag: '@seldom-5' }, async ({
  page,
}) => {
  const { notes, employeeId, professional } = await openAnamnesis(page);
  const other = companyFields();
  await makeCompany(api, other);
  await rest(page);
  await lock(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await signIn(page, other.email, other.password);
  expect(await readable(page)).not.toMatch(/Maria Aparecida|Dor lombar/);
  await page.getByRole('navigation').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await signIn(page, professional.email, professional.password);
  await page.goto(`${server.url}/documents/create/${employeeId}`);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(notes).toHaveValue('Dor lombar há três semanas');
});

test('a passkey unlocks, and who works is not locked out', async ({ page }) => {
  const at = server.url.replace('127.0.0.1', 'localhost');
  const fields = companyFields();
  await makeCompany(api, fields);
  const keys = await watchKeys(page);
  await keys.add();
  await page.clock.install();
  await signIn(page, fields.email, fields.password, at);
  await page.goto(`${at}/settings`);
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  const modal = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await field(modal, 'Senha atual').fill(fields.password);
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await field(modal, 'Nome da chave').fill('Notebook');
  await modal.getByRole('button', { name: 'Criar a chave' }).click();
  await page.getByRole('button', { name: 'Já guardei os códigos' }).click();

  let told = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sessions/active')) told += 1;
  });
  for (let time = 0; time < 3; time++) {
    const before = told;
    await page.clock.fastForward('10:00');
    await page.keyboard.press('Shift');
    await page.clock.fastForward('01:01'); // The server is told of work once a minute at most.
    await expect.poll(() => told).toBeGreaterThan(before);
    await expect(lock(page)).toBeHidden();
  }
  await rest(page);
  restOnServer();
  await lock(page).getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(lock(page)).toBeHidden();
  await page.getByRole('link', { name: 'Visualizar unidades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unidades' })).toBeVisible();
});
