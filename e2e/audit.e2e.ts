import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeCompany, makeUnit, unitFields } from '../src/testing/factories.ts';
import { expect, signIn, test } from './fixtures.ts';
import { printedPage, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

const modal = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('the administrator finds an entry by filters that stay in the address, looks into it and takes the list along', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const { token, companyId, company } = await makeCompany(api, { fantasy_name: 'Serralheria Aço Bom' });
  const fields = unitFields({ identification: 'Galpão 3' });
  const unit = await makeUnit(api, { companyId, token }, fields);
  await api.call('PUT', `/unit/update/${unit.id}`, { as: token, body: { ...fields, city: 'Santos' } });

  await loginAs(server.admin.email, server.admin.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Auditoria' }).click();
  await expect(page).toHaveURL('/audit');
  await expect(row(page, company.user.email).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Ação' }).selectOption('Alterou');
  await page.getByRole('combobox', { name: 'O quê' }).selectOption('Unidade');
  await page.getByLabel('E-mail de quem fez').fill(company.user.email);
  await expect(page).toHaveURL(/action=updated.*subject=unit.*user=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByLabel('E-mail de quem fez')).toHaveValue(company.user.email);

  await page.getByRole('button', { name: /^Ver o registro \d+$/ }).click();
  await expect(modal(page)).toContainText('Unidade · Galpão 3');
  await expect(modal(page).getByRole('row', { name: 'Cidade São Paulo Santos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Texto separado (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('\uFEFF"Número";');
  expect(csv).toContain('"Cidade: São Paulo → Santos"');
  await expect(page.getByText('Exportação concluída')).toBeVisible();

  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/audit');
  await page.getByRole('combobox', { name: 'Empresa' }).fill('Serralheria Aço Bom');
  await page.getByRole('option', { name: /Serralheria Aço Bom/ }).click();
  await expect(page).toHaveURL(/companyId=/);
  await expect(row(page, 'Unidade · Galpão 3').first()).toBeVisible();
  await page.getByLabel('Até').fill('31022001');
  await expect(page.getByText('Esta data não existe no calendário')).toBeVisible();
  await page.getByLabel('Até').fill('01012001');
  await expect(page).toHaveURL(/to=2001-01-01/);
  await expect(page.getByText('Nenhum registro com estes filtros.')).toBeVisible();
});

test('a print goes ahead while the server can’t be reached, and is written down once it can', async ({ page, api }) => {
  await watchPrinting(page);
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  const printed = Promise.withResolvers<void>();
  let tries = 0;
  await page.route(/\/api\/prints$/, async (route) => {
    if (++tries < 3) return route.abort('connectionrefused');
    await printed.promise;
    return route.continue();
  });
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  await print(page);

  const written = async () =>
    (await api.call('GET', `/audit/employee/${employeeId}`, { as: professional.token })).body.entries.filter(
      ({ action }: { action: string }) => action === 'printed',
    );
  expect(await written()).toEqual([]);
  printed.resolve();
  await expect.poll(async () => (await written()).length).toBe(1);
  expect(await written()).toMatchObject([{ subject: 'form', detail: 'declaration', employeeId }]);

  await page.getByRole('link', { name: 'Registro de acessos' }).click();
  await expect(page).toHaveURL(`/employee/audit/${employeeId}`);
  await expect(page.getByText('Nome do colaborador: Maria Aparecida dos Santos')).toBeVisible();
  await page.getByLabel('Até').fill('01012001');
  await expect(page).toHaveURL(/to=2001-01-01/);
  await expect(page.getByText('Nada foi registrado sobre este colaborador neste período.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByLabel('Até')).toHaveValue('');
  await expect(row(page, 'Imprimiu')).toContainText('Formulário · Declarações');
  await row(page, 'Cadastrou').getByRole('button').click();
  await expect(modal(page).getByRole('row', { name: 'Função Padeira' })).toBeVisible();
});

test('a print that can’t be written down at all is printed, and the user is told', { tag: '@seldom-3' }, async ({
  page,
  api,
}) => {
  await watchPrinting(page);
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  await page.route(/\/api\/prints$/, (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND', status: 404, message: 'Não há.' } }),
  );
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  await print(page);
  await expect(page.getByText(/A impressão não pôde ser registrada na auditoria/)).toBeVisible();
});

async function print(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Declarações' }).click();
  const form = page.getByRole('form', { name: 'Declarações' });
  await form.getByLabel('Laudo').check();
  await form.getByLabel('Anotações').fill('Nada digitado aqui chega à auditoria');
  await form.getByRole('button', { name: 'Imprimir' }).click();
  expect((await printedPage(page)).html).toContain('Nada digitado aqui');
}
