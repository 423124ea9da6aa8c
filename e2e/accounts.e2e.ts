import { apiAt } from '../src/testing/api.ts';
import {
  adminFields,
  makeCompany,
  password,
  professionalFields,
  signIn as signInByApi,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import { barriers, excessWidth } from './barriers.ts';
import { enter, expect, field, signInByForm, signOut, test } from './fixtures.ts';

test('an administrator ends the sessions of a company, shuts it out and lets it in again', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const { company, token } = await makeCompany(api, { corporate_reason: 'Saída Ltda.', fantasy_name: 'Saída' });
  const status = async () => (await api.call('GET', '/profile', { as: token })).status;
  await loginAs(server.admin.email, server.admin.password);
  await page.goto('/companies?search=saida');
  await page.getByRole('button', { name: 'Acesso de Saída' }).press('Enter');
  await expect(page).toHaveURL(`/companies/access/${company.id}?search=saida`);
  const modal = page.getByRole('dialog', { name: 'Acesso de Saída Ltda.' });
  await expect(modal).toContainText(company.user.email);
  await expect(modal).toContainText('Uma sessão aberta.');
  await modal.getByRole('button', { name: 'Encerrar sessões' }).click();
  await expect(page.getByText('As sessões foram encerradas com sucesso!')).toBeVisible();
  await expect(modal).toContainText('Nenhuma sessão aberta.');
  await expect(modal.getByRole('button', { name: 'Encerrar sessões' })).toBeDisabled();
  expect(await status()).toBe(401);

  await modal.getByRole('button', { name: 'Desativar acesso' }).click();
  await expect(page.getByText('Acesso desativado com sucesso!')).toBeVisible();
  await expect(modal).toContainText('O acesso está desativado desde');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/companies?search=saida');
  await expect(page.getByRole('row', { name: /Saída Ltda\./ })).toContainText('Sem acesso');

  await signOut(page);
  await enter(page, company.user.email, password);
  await expect(page.getByText('Acesso desativado. Fale com um administrador da clínica.')).toBeVisible();

  await signInByForm(page, server.admin.email, server.admin.password);
  await page.goto(`/companies/access/${company.id}`);
  await modal.getByRole('button', { name: 'Reativar acesso' }).click();
  await expect(page.getByText('Acesso reativado com sucesso!')).toBeVisible();
  await expect(signInByApi(api, company.user.email)).resolves.toBeTruthy();
});

test('the only administrator is told why the own access stays; the own e-mail asks for the own password', {
  tag: '@seldom-1',
}, async ({ page }) => {
  const server = await startServer();
  try {
    await page.goto(`${server.url}/login`);
    await field(page, 'E-mail').fill(server.admin.email);
    await field(page, 'Senha').fill(server.admin.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/dashboard/);
    await page.goto(`${server.url}/admins`);
    await page.getByRole('button', { name: /^Acesso de/ }).click();
    await page.getByRole('button', { name: 'Desativar acesso' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('único administrador com acesso');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Editar/ }).click();
    const modal = page.getByRole('dialog', { name: 'Editar Administrador' });
    await expect(field(modal, 'Sua senha atual')).toHaveCount(0);
    await field(modal, 'E-mail').fill('chefia@zelo.test');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal.getByText('Para mudar o seu e-mail, informe a sua senha atual')).toBeVisible();
    await field(modal, 'Sua senha atual').fill(server.admin.password);
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Admin editado com sucesso!')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'chefia@zelo.test' })).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('where a second administrator is required, the dashboard says so, and one approves there', async ({ page }) => {
  const server = await startServer({ REQUIRE_SECOND_ADMIN: 'true' });
  try {
    const api = apiAt(server.url, server.admin);
    const author = await signInFirstAdmin(api);
    const [waiting, refused] = [professionalFields({ name: 'Íris Prado' }), professionalFields({ name: 'Caio Nunes' })];
    for (const body of [waiting, refused]) await api.call('POST', '/professionals', { as: author, body });
    const asUser = async (token: string) => {
      await page.goto(`${server.url}/home`);
      await page.evaluate((kept) => localStorage.setItem('sstAuth.token', kept), token);
      await page.goto(`${server.url}/dashboard`);
    };
    const panel = page.getByRole('region', { name: 'Avisos de acesso' });
    await asUser(author);
    await expect(panel.getByText('Falta quem aprove')).toBeVisible();
    await expect(panel.getByText('Você cadastrou Íris Prado (profissional).')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Aprovar/ })).toHaveCount(0);

    const second = adminFields();
    await api.call('POST', '/admins', { as: author, body: second });
    await asUser(await signInByApi(api, second.email));
    await expect(panel.getByRole('button', { name: 'Aprovar: Íris Prado' })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriers(page), `${width} px`).toEqual([]);
      expect(await excessWidth(page), `${width} px`).toBe(0);
    }
    await expect(panel.getByText('Falta quem aprove')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Aprovar: Íris Prado' }).press('Enter');
    await expect(page.getByText('Aprovado com sucesso!')).toBeVisible();
    await panel.getByRole('button', { name: 'Recusar: Caio Nunes' }).click();
    await expect(page.getByText('Recusado com sucesso!')).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(signInByApi(api, waiting.email)).resolves.toBeTruthy();
    await expect(signInByApi(api, refused.email)).rejects.toThrow('Acesso desativado');

    await asUser(author);
    await expect(panel.getByText(`aprovado por ${second.email}`)).toBeVisible();
    await panel.getByRole('button', { name: 'Ciente: Íris Prado' }).click();
    await expect(panel.getByText(/Íris Prado/)).toHaveCount(0);
    await expect(panel.getByText(`recusado por ${second.email}`)).toBeVisible();
  } finally {
    await server.stop();
  }
});
