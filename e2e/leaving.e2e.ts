import type { Page } from '@playwright/test';
import { companyLabels } from '../src/companies/companies.labels.ts';
import { companyFields, makeCompany } from '../src/testing/factories.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog, fillRecord, register } from './forms.ts';
import { holdCalls } from './held-calls.ts';
import { moving } from './moving.ts';

test.use(moving);

/** A link that is pressed, or Back, while a save is under way (product 3.4). */

const question = (page: Page) => dialog(page, 'Sair sem salvar?');

test('a link pressed while a record is being stored leads where it says once it is stored', async ({
  page,
  server,
  loginAs,
}) => {
  await loginAs(server.admin.email, server.admin.password, '/companies/create');
  await fillRecord(page, companyLabels, companyFields({ fantasy_name: 'Partida S.A.' }));
  const { asked, release } = await holdCalls(page, /\/api\/companies$/);
  await register(page);
  await asked;
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(question(page)).toBeVisible();
  release();
  await expect(page.getByText('Empresa criada com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/audit/);
  await expect(question(page)).toBeHidden();
});

test('a save that fails leaves the question and what was typed', async ({ page, server, loginAs }) => {
  await loginAs(server.admin.email, server.admin.password, '/companies/create');
  await fillRecord(page, companyLabels, companyFields({ fantasy_name: 'Falha S.A.' }));
  let fail = () => {};
  const failing = new Promise<void>((go) => {
    fail = go;
  });
  await page.route(/\/api\/companies$/, async (route) => {
    await failing;
    await route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'Erro', data: {} } });
  });
  const asked = page.waitForRequest(/\/api\/companies$/);
  const answered = page.waitForResponse(/\/api\/companies$/);
  await register(page);
  await asked;
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(question(page)).toBeVisible();
  fail();
  await answered;
  await question(page).getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL('/companies/create');
  await expect(field(page, companyLabels.fantasy_name)).toHaveValue('Falha S.A.');
  await expect(page.getByRole('button', { name: 'Cadastrar', exact: true })).toBeEnabled();
});

test('Back, pressed while an edited record is being stored, goes back once it is stored, and no further', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  await makeCompany(api, { fantasy_name: 'Retorno S.A.' });
  await loginAs(server.admin.email, server.admin.password, '/companies?search=retorno');
  await page.getByRole('button', { name: 'Editar Retorno S.A.' }).click();
  const form = dialog(page, 'Editar Empresa');
  await field(form, 'Bairro').fill('Outro');
  const { asked, release } = await holdCalls(page, /\/company\/update\//);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await asked;
  await page.goBack();
  await expect(question(page)).toBeVisible();
  release();
  await expect(form).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/companies?search=retorno');
});
