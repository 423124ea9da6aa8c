import { companyFields, makeCompany } from '../src/testing/factories.ts';
import { makeApiToken } from '../src/testing/programs/api-tokens.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './forms.ts';

test('an administrator sees who lets which system in, and shows one out', { tag: '@seldom-4' }, async ({
  page,
  server,
  api,
  loginAs,
}) => {
  const fields = companyFields();
  const { token } = await makeCompany(api, fields);
  const key = await makeApiToken(api, token, { name: 'Folha de quem saiu', days: 30 });
  await loginAs(server.admin.email, server.admin.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Chaves de API' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chaves de API' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: fields.email });
  await expect(row).toContainText('Folha de quem saiu');
  await expect(page.getByPlaceholder('Buscar')).toHaveCount(0);
  await expect(row).toContainText('Gravar empregados');
  await expect(row).toContainText('ainda não usada');
  expect(await barriers(page)).toEqual([]);

  const revoke = row.getByRole('button', { name: `Revogar Folha de quem saiu, de ${fields.email}` });
  await revoke.click();
  const question = dialog(page, 'Revogar chave de API');
  await expect(question).toContainText(`de ${fields.email}, deixa de entrar na hora`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/tokens');
  await expect(revoke).toBeFocused();
  await revoke.click();
  await question.getByRole('button', { name: 'Revogar' }).dblclick();
  await expect(page.getByText('Chave de API revogada com sucesso!')).toBeVisible();
  await expect(row).toHaveCount(0);
  const { status } = await api.call('GET', '/api-tokens/current', { as: key });
  expect(status).toBe(401);
});
