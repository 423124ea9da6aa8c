import type { Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import {
  companyFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import { excessWidth } from './barriers.ts';
import { expect, signIn, signInByForm, test } from './fixtures.ts';

/** A company that can sign in, and what a professional does for an employee of it. */
async function makeClient(api: Api, corporate_reason: string) {
  const fields = companyFields({ corporate_reason });
  const company = await makeCompany(api, fields);
  const employee = await makeEmployee(api, company, { name: 'Noêmia Tavares' });
  const doctor = await makeProfessional(api);
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  return {
    ...fields,
    employeeId: employee.id as string,
    token: company.token,
    send: (name: string) => makeDocument(api, at, { name, medicalConfidentiality: false }),
    withdraw: (document: { id: string }) =>
      api.call('PUT', `/document/withdraw/${document.id}`, { as: doctor.token, body: { reason: 'Engano' } }),
  };
}

/** Signs the company in and lets it have read what it was told until then: that it signs in from a new browser. */
async function begin(page: Page, api: Api, client: { email: string; password: string; token: string }) {
  await signIn(page, client.email, client.password);
  await expect(bell(page, 'Notificações: 1 não lida')).toBeVisible();
  const { notifications } = (await api.call('GET', '/notifications', { as: client.token })).body;
  await api.call('PUT', '/notifications/read-all', { as: client.token, body: { until: notifications[0].id } });
  await expect(bell(page, 'Notificações: nenhuma não lida'), 'without being asked for').toBeVisible();
}

const bell = (page: Page, words: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name: words, exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Notificações', exact: true });

test('whoever signs in for the first time has nothing in the bell, and is told of the next browser', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const fields = companyFields({ corporate_reason: 'Estreante Ltda.' });
  const admin = await signInFirstAdmin(api);
  expect((await api.call('POST', '/companies', { as: admin, body: fields })).status).toBe(201);
  await signInByForm(page, fields.email, fields.password);
  await bell(page, 'Notificações: nenhuma não lida').click();
  await expect(list(page)).toContainText('Nenhuma notificação por aqui.');
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInByForm(other, fields.email, fields.password);
  await expect(bell(page, 'Notificações: 1 não lida')).toBeVisible();
  await list(page)
    .getByRole('link', { name: /aparelho ou navegador novo/ })
    .click();
  await expect(page).toHaveURL('/settings');
  await expect(bell(other, 'Notificações: nenhuma não lida')).toBeVisible();
  await other.close();
});

test('a document that a professional has sent stands in the company’s bell, leads to it and is read then', async ({
  page,
  api,
}) => {
  const client = await makeClient(api, 'Sineiros Reunidos Ltda.');
  await begin(page, api, client);
  await bell(page, 'Notificações: nenhuma não lida').click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await client.send('ASO periódico');
  await client.withdraw(await client.send('Enviado por engano'));
  await expect(bell(page, 'Notificações: 3 não lidas')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveText([
    /Um documento de Noêmia Tavares foi retirado pela clínica\./,
    /O que este aviso dizia não está mais disponível\./,
    /Novo documento de Noêmia Tavares: ASO periódico\./,
    /aparelho ou navegador novo/,
  ]);
  await list(page)
    .getByRole('link', { name: /ASO periódico/ })
    .dblclick();
  await expect(page).toHaveURL(`/employee/documents/${client.employeeId}`);
  await expect(list(page)).toBeHidden();
  await expect(bell(page, 'Notificações: 2 não lidas')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Abrir ASO periódico' }).click();
  await (await opened).close();

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(list(page)).toBeHidden();
  await bell(page, /^Notificações/).click();
  await list(page)
    .getByRole('button', { name: /não está mais disponível/ })
    .click();
  await expect(bell(page, 'Notificações: 1 não lida')).toBeVisible();
  await expect(list(page), 'it leads nowhere').toBeVisible();
  await list(page).getByRole('button', { name: 'Marcar todas como lidas' }).dblclick();
  await expect(bell(page, 'Notificações: nenhuma não lida')).toBeVisible();
  await expect(list(page).getByText('Não lida')).toHaveCount(0);
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
});

test('what is marked in one tab is marked in the other', { tag: '@seldom-3' }, async ({ page, api, context }) => {
  const client = await makeClient(api, 'Duas Abas Ltda.');
  await begin(page, api, client);
  await client.send('Um');
  await expect(bell(page, 'Notificações: 1 não lida')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/units');
  await bell(other, 'Notificações: 1 não lida').click();
  await list(other).getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(bell(other, 'Notificações: nenhuma não lida')).toBeVisible();
  await expect(bell(page, 'Notificações: nenhuma não lida')).toBeVisible();
});

test('without a mouse the list is opened, gone through and closed, and the focus comes back', async ({ page, api }) => {
  const client = await makeClient(api, 'Sem Mouse Ltda.');
  await begin(page, api, client);
  await client.send('Primeiro');
  await client.send('Segundo');
  await bell(page, 'Notificações: 2 não lidas').focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('link', { name: /^Não lida: .*Primeiro/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(bell(page, /^Notificações/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('link', { name: /Segundo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/employee/documents/${client.employeeId}`);
  await expect(bell(page, 'Notificações: 1 não lida')).toBeVisible();
});

test('a list that cannot be loaded says so and is asked again; older ones follow on demand', {
  tag: '@seldom-4',
}, async ({ page, api }) => {
  const client = await makeClient(api, 'Lista Longa Ltda.');
  await begin(page, api, client);
  for (let sent = 0; sent < 21; sent += 1) await client.send(`Documento de número ${sent}`);
  await page.route('**/api/notifications', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Falhou.' } }),
  );
  await page.setViewportSize({ width: 390, height: 700 });
  await bell(page, 'Notificações: 21 não lidas').click();
  await expect(list(page).getByRole('alert')).toContainText('Não foi possível carregar as notificações.');
  await page.unroute('**/api/notifications');
  await list(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(20);
  await list(page).getByRole('button', { name: 'Mostrar mais antigas' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(22);
  await expect(list(page).getByRole('button', { name: 'Mostrar mais antigas' })).toHaveCount(0);
  expect(await excessWidth(page)).toBe(0);
  expect(await page.locator('#notifications').boundingBox()).toMatchObject({ x: 16, width: 358 });
});

test('how one is told is chosen in the settings: asked about, discarded, saved; without a mail server only the bell', {
  tag: '@seldom-5',
}, async ({ page, api }) => {
  const client = await makeClient(api, 'Escolhas Ltda.');
  await begin(page, api, client);
  await bell(page, /^Notificações/).click();
  await list(page).getByRole('link', { name: 'Escolher como ser avisado' }).click();
  await expect(page).toHaveURL('/settings#avisos');
  const panel = page.getByRole('main').getByRole('region', { name: 'Notificações' });
  await expect(panel).toBeInViewport();
  const inBell = panel.getByRole('checkbox', { name: 'Documentos novos: no sino' });
  await expect(inBell).toBeChecked();
  await expect(panel.getByRole('combobox', { name: 'Documentos novos: e-mail' })).toBeDisabled();
  await expect(panel).toContainText('Esta instalação não envia e-mails');

  await inBell.uncheck();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click();
  await panel.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(inBell).toBeChecked();
  await inBell.uncheck();
  await panel.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(page.getByText('Notificações salvas com sucesso!')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await client.send('Sem aviso');
  await bell(page, 'Notificações: nenhuma não lida').click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.goto('/settings');
  await expect(inBell).not.toBeChecked();
});
