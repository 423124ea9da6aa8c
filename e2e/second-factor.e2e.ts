import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { companyFields, makeCompany, signIn as signInByApi } from '../src/testing/factories.ts';
import { codeOf } from '../src/testing/second-factor.ts';
import { startServer } from '../src/testing/start-process.ts';
import { barriers } from './barriers.ts';
import { expect, field, signOut, test } from './fixtures.ts';
import { holdCalls } from './held-calls.ts';
import { printedPage, readPdf, toPdf, watchPrinting } from './printing.ts';

async function typeSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Goes through the set-up up to the recovery codes; answers the secret as the screen shows it. */
async function setUp(page: Page, password: string): Promise<string> {
  await page.getByLabel('Verificação em duas etapas').getByRole('button', { name: 'Ativar' }).click();
  const modal = page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' });
  await field(modal, 'Senha atual').fill(password);
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(modal.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await modal.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(field(modal, 'Código do aplicativo')).toBeFocused();
  expect(await barriers(page), 'the key').toEqual([]);
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Já guardei os códigos' })).toBeVisible();
  return secret;
}

test('a user sets up the second factor and signs in with the app, and without it by a recovery code', async ({
  page,
  browser,
  baseURL,
  loginAs,
  api,
}) => {
  await watchPrinting(page);
  const fields = companyFields();
  await makeCompany(api, fields);
  await loginAs(fields.email, fields.password);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  const secret = await setUp(page, fields.password);

  const modal = page.getByRole('dialog', { name: 'Guarde os seus códigos de recuperação' });
  const codes = await modal.locator('code').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await barriers(page), 'the recovery codes').toEqual([]);
  const download = page.waitForEvent('download');
  await modal.getByRole('link', { name: 'Baixar' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(codes.join('\n'));
  await modal.getByRole('button', { name: 'Imprimir' }).click();
  const printed = await printedPage(page);
  expect(printed.title).toBe('Códigos de recuperação do Zelo');
  const { pages } = await readPdf(await toPdf(browser, baseURL ?? '', printed));
  for (const code of codes) expect(pages.join()).toContain(code);
  await page.keyboard.press('Escape');
  await modal.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await expect(page.getByText('Você ainda tem 10 códigos de recuperação')).toBeVisible();
  await expect(modal).toBeHidden();
  expect(await barriers(page), 'the settings').toEqual([]);

  await signOut(page);
  await typeSignIn(page, fields.email, fields.password);
  await expect(field(page, 'Código do aplicativo')).toBeFocused();
  expect(await barriers(page), 'the code').toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código inválido')).toBeVisible();
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await signOut(page);
  await typeSignIn(page, fields.email, fields.password);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await expect(field(page, 'Código de recuperação')).toBeFocused();
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings');
  await expect(page.getByText('Você ainda tem 9 códigos de recuperação')).toBeVisible();

  await page.getByRole('button', { name: 'Desativar' }).click();
  const off = page.getByRole('dialog');
  await field(off, 'Senha atual').fill(fields.password);
  await field(off, 'Código').fill(codes[0] ?? '');
  await off.getByRole('button', { name: 'Desativar' }).click();
  await expect(off.getByText('Código inválido')).toBeVisible();
  await field(off, 'Código').fill(codes[1] ?? '');
  await off.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Verificação em duas etapas desativada com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ativar' })).toBeVisible();
});

test('a session elsewhere is ended from the settings, and its screen leads to the sign-in', {
  tag: '@seldom-3',
}, async ({ page, browser, baseURL, loginAs, api }) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  const elsewhere = await browser.newPage({ baseURL });
  await typeSignIn(elsewhere, fields.email, fields.password);
  await expect(elsewhere).toHaveURL('/dashboard');
  await loginAs(fields.email, fields.password);
  await page.goto('/settings');
  const sessions = page.getByLabel('Sessões').getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'Este aparelho' })).toContainText(/no Linux.*Último uso: agora/);
  await expect(sessions.filter({ hasText: 'Este aparelho' }).getByRole('button')).toHaveCount(0);

  const theOther = sessions.filter({ hasText: 'no Linux' }).filter({ hasNotText: 'Este aparelho' });
  await theOther.getByRole('button', { name: /^Encerrar a sessão em/ }).click();
  const question = page.getByRole('dialog', { name: 'Encerrar esta sessão?' });
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(sessions).toHaveCount(3);
  await theOther.getByRole('button', { name: /^Encerrar a sessão em/ }).click();
  await question.getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('Sessão encerrada com sucesso!')).toBeVisible();
  await expect(sessions).toHaveCount(2);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText('As outras sessões foram encerradas com sucesso!')).toBeVisible();
  await expect(sessions).toHaveCount(1);
});

test('where the clinic requires it, the set-up comes before any work, and work goes on afterwards', async ({
  page,
}) => {
  const server = await startServer({ REQUIRE_SECOND_FACTOR: 'admin' });
  const { email, password } = server.admin;
  try {
    await page.goto(`${server.url}/login`);
    await field(page, 'E-mail').fill(email);
    await field(page, 'Senha').fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await page.goto(`${server.url}/professionals`);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText('Falta um passo para continuar')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // Who is quicker than the answer by which the shell knows of it is not sent back either.
    const held = await holdCalls(page, /\/api\/profile$/);
    await setUp(page, password);
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await held.asked;
    held.release();
    await expect(page).toHaveURL(/\/professionals$/);
    await expect(page.getByRole('heading', { name: 'Profissionais' })).toBeVisible();
    await page.goto(`${server.url}/settings`);
    await expect(page.getByText('ela não pode ser desativada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desativar' })).toHaveCount(0);
  } finally {
    await server.stop();
  }
});

test('a password that others would try first is refused under its field', { tag: '@seldom-4' }, async ({
  page,
  loginAs,
  api,
}) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  await loginAs(fields.email, fields.password);
  await page.goto('/settings');
  const form = page.getByLabel('Trocar a senha');
  await field(form, 'Senha atual').fill(fields.password);
  await field(form, 'Nova senha').fill('flamengo');
  await field(form, 'Repita a nova senha').fill('flamengo');
  await form.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(field(form, 'Nova senha')).toHaveAccessibleDescription(/uma das mais usadas/);
  await expect(field(form, 'Nova senha')).toBeFocused();
  await expect(signInByApi(api, fields.email, fields.password)).resolves.toBeTruthy();
});
