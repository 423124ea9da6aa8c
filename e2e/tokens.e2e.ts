import type { Page } from '@playwright/test';
import { companyFields, makeCompany, makeProfessional, professionalFields } from '../src/testing/factories.ts';
import { barriers } from './barriers.ts';
import { expect, field, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Chaves de API' });

/** What a program is answered with a key. */
const statusOf = async (api: { url: string }, path: string, key: string) =>
  (await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${key}` } })).status;

test('a company makes a key, sees it once, uses it from elsewhere, and revokes it', async ({ page, loginAs, api }) => {
  const fields = companyFields();
  const { companyId } = await makeCompany(api, fields);
  await loginAs(fields.email, fields.password, '/settings');
  await expect(panel(page)).toContainText('Você ainda não tem nenhuma chave de API.');
  await panel(page).getByRole('button', { name: 'Criar chave de API' }).click();
  const modal = page.getByRole('dialog', { name: 'Criar chave de API' });
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(modal.getByText('Escolha ao menos uma permissão')).toBeVisible();
  await field(modal, 'Nome da chave').fill('Folha de pagamento');
  await modal.getByRole('checkbox', { name: 'Ler cadastros' }).check();
  await modal.getByRole('radio', { name: '30 dias' }).check();
  expect(await barriers(page)).toEqual([]);
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await field(modal, 'Senha atual').fill('errada');
  await modal.getByRole('button', { name: 'Criar a chave' }).click();
  await expect(modal.getByText('A senha atual não confere')).toBeVisible();
  await field(modal, 'Senha atual').fill(fields.password);
  await modal.getByRole('button', { name: 'Criar a chave' }).click();

  const shown = page.getByRole('dialog', { name: 'Guarde a sua chave de API' });
  const key = await shown.getByRole('textbox', { name: 'Chave de API' }).inputValue();
  expect(key).toMatch(/^zelo_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'Já guardei a chave' }).click();
  await expect(shown).toBeHidden();
  const item = panel(page).getByRole('listitem').filter({ hasText: 'Folha de pagamento' });
  await expect(item).toContainText('Ler cadastros');
  await expect(item).toContainText('ainda não usada');
  expect(await page.content()).not.toContain(key);

  expect(await statusOf(api, `/employees/${companyId}`, key)).toBe(200);
  expect(await statusOf(api, '/due-dates?list=overdue', key)).toBe(403);
  await page.reload();
  await expect(item).toContainText('último uso');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await item.getByRole('button', { name: 'Revogar Folha de pagamento' }).click();
  const question = page.getByRole('dialog', { name: 'Revogar chave de API' });
  await question.getByRole('button', { name: 'Revogar', exact: true }).click();
  await expect(page.getByText('Chave de API revogada com sucesso!')).toBeVisible();
  await expect(panel(page)).toContainText('Você ainda não tem nenhuma chave de API.');
  expect(await statusOf(api, `/employees/${companyId}`, key)).toBe(401);
});

test('the reception, which makes no keys, is not offered any', { tag: '@seldom-4' }, async ({ page, loginAs, api }) => {
  const fields = professionalFields({ access: 'reception' });
  await makeProfessional(api, fields);
  await loginAs(fields.email, fields.password, '/settings');
  await expect(page.getByRole('region', { name: 'Chaves de acesso (passkeys)' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});
