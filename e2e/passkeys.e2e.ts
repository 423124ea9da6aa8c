import type { Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import { companyFields, makeCompany } from '../src/testing/factories.ts';
import { type RunningServer, startServer } from '../src/testing/start-process.ts';
import { barriers } from './barriers.ts';
import { expect, field, test } from './fixtures.ts';
import { watchKeys } from './virtual-keys.ts';

/** Passkeys, at the name of the own machine: no browser makes one for an address of numbers. */
const byName = (url: string) => url.replace('127.0.0.1', 'localhost');

const panel = (page: Page) => page.getByRole('region', { name: 'Chaves de acesso (passkeys)' });

async function enterWithPassword(page: Page, at: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${at}/login`);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** A browser that knows passkeys and does not offer them by itself: Chromium's virtual devices choose what is offered at once. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function leave(page: Page, at: string) {
  await page.getByRole('navigation').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(`${at}/`);
}

/** Goes through the first of what adds a key, up to its name. */
async function beginToAdd(page: Page, password: string) {
  await panel(page).getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  const modal = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await field(modal, 'Senha atual').fill(password);
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(field(modal, 'Nome da chave')).toBeFocused();
  return modal;
}

async function addFirst(page: Page, password: string, name: string): Promise<string[]> {
  const modal = await beginToAdd(page, password);
  await field(modal, 'Nome da chave').fill(name);
  await modal.getByRole('button', { name: 'Criar a chave' }).click();
  const codesModal = page.getByRole('dialog', { name: 'Guarde os seus códigos de recuperação' });
  await expect(codesModal).toBeVisible();
  const codes = await codesModal.locator('code').allTextContents();
  await codesModal.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await expect(codesModal).toBeHidden();
  return codes;
}

/** A company's user in the settings, with a device for keys. The browser only offers a key by itself where that is asked for. */
async function openSettings(
  page: Page,
  { server, api }: { server: RunningServer; api: Api },
  { verifies = true, offers = false }: { verifies?: boolean; offers?: boolean } = {},
) {
  const at = byName(server.url);
  const fields = companyFields();
  const { token } = await makeCompany(api, fields);
  if (!offers) await withoutOffers(page);
  const keys = await watchKeys(page);
  const device = await keys.add({ verifies });
  await enterWithPassword(page, at, fields);
  await expect(page).toHaveURL(`${at}/dashboard`);
  await page.goto(`${at}/settings`);
  return { at, fields, token, keys, device };
}

test('a user adds two passkeys, signs in with and without the password, and removes both', async ({
  page,
  server,
  api,
}) => {
  const { at, fields, keys, device: phone } = await openSettings(page, { server, api });
  await expect(panel(page).getByText('Você ainda não tem nenhuma chave de acesso.')).toBeVisible();

  const codes = await test.step('the first one comes with recovery codes', async () => {
    const made = await addFirst(page, fields.password, 'Celular da Ana');
    await expect(panel(page).getByRole('listitem')).toHaveText(/Celular da Ana.*ainda não usada/);
    await expect(page.getByText('Você ainda tem 10 códigos de recuperação')).toBeVisible();
    expect(await phone.credentials()).toHaveLength(1);
    expect(await barriers(page), 'the settings').toEqual([]);
    return made;
  });

  await test.step('it signs in without the password', async () => {
    await leave(page, at);
    await page.goto(`${at}/login`);
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
    await expect(page).toHaveURL(`${at}/dashboard`);
    await page.goto(`${at}/settings`);
    await expect(panel(page).getByRole('listitem')).toHaveText(/Celular da Ana.*último uso: agora há pouco/);
  });

  await test.step('it is the second step after the password, and so is a recovery code', async () => {
    await leave(page, at);
    await enterWithPassword(page, at, fields);
    const use = page.getByRole('button', { name: 'Usar a chave de acesso' });
    await expect(use).toBeFocused();
    expect(await barriers(page), 'the second step').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${at}/dashboard`);
    await leave(page, at);
    await enterWithPassword(page, at, fields);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await field(page, 'Código de recuperação').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${at}/dashboard`);
  });

  await test.step('a second one is added by showing the first, and has a name that can be mended', async () => {
    await page.goto(`${at}/settings`);
    await panel(page).getByRole('button', { name: 'Adicionar chave de acesso' }).click();
    const modal = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
    expect(await barriers(page), 'who it is').toEqual([]);
    await modal.getByRole('button', { name: 'Usar uma chave de acesso' }).click();
    await expect(field(modal, 'Nome da chave')).toBeFocused();
    await keys.add({ transport: 'usb' });
    await phone.answers(false); // The other device is the one that is touched.
    await modal.getByRole('button', { name: 'Criar a chave' }).click();
    await expect(modal.getByText('Campo obrigatório')).toBeVisible();
    await field(modal, 'Nome da chave').fill('Chave do molho');
    await modal.getByRole('button', { name: 'Criar a chave' }).click();
    await expect(page.getByText('Chave de acesso acrescentada com sucesso!')).toBeVisible();
    await expect(panel(page).getByRole('listitem')).toHaveText([/Celular da Ana/, /Chave do molho/]);
    await phone.answers(true);

    await panel(page).getByRole('button', { name: 'Renomear Chave do molho' }).click();
    const rename = page.getByRole('dialog', { name: 'Renomear chave de acesso' });
    await field(rename, 'Nome da chave').fill('Chave do chaveiro');
    await rename.getByRole('button', { name: 'Salvar' }).click();
    await expect(panel(page).getByRole('listitem')).toHaveText([/Celular da Ana/, /Chave do chaveiro/]);
  });

  await test.step('one is removed, and what is left of it on the device signs in no more', async () => {
    await panel(page).getByRole('button', { name: 'Remover Celular da Ana' }).click();
    const modal = page.getByRole('dialog', { name: 'Remover chave de acesso' });
    expect(await barriers(page), 'the removal').toEqual([]);
    await field(modal, 'Senha atual').fill(fields.password);
    await field(modal, 'Código').fill('aaaa-bbbb-cccc');
    await modal.getByRole('button', { name: 'Remover', exact: true }).click();
    await expect(modal.getByText('Código inválido')).toBeVisible();
    await field(modal, 'Código').fill(codes[1] ?? '');
    await modal.getByRole('button', { name: 'Remover', exact: true }).click();
    await expect(panel(page).getByRole('listitem')).toHaveText([/Chave do chaveiro/]);
    await expect(modal).toBeHidden();
  });

  await test.step('the last one goes, and the password is enough again', async () => {
    await panel(page).getByRole('button', { name: 'Remover Chave do chaveiro' }).click();
    const modal = page.getByRole('dialog', { name: 'Remover chave de acesso' });
    await modal.getByRole('button', { name: 'Usar uma chave de acesso' }).click();
    await expect(panel(page).getByText('Você ainda não tem nenhuma chave de acesso.')).toBeVisible();
    await leave(page, at);
    await enterWithPassword(page, at, fields);
    await expect(page).toHaveURL(`${at}/dashboard`);
  });
});

test('a question of the browser that is closed loses nothing, is said plainly, and can be asked again', {
  tag: '@seldom-4',
}, async ({ page, server, api }) => {
  const { at, fields, device: phone } = await openSettings(page, { server, api }, { verifies: false });
  const modal = await beginToAdd(page, fields.password);
  await field(modal, 'Nome da chave').fill('Tablet');
  await modal.getByRole('button', { name: 'Criar a chave' }).click();
  await expect(modal.getByText(/a janela foi fechada ou o tempo acabou\. Nada foi alterado/)).toBeVisible();
  await expect(field(modal, 'Nome da chave')).toHaveValue('Tablet');
  expect(await barriers(page), 'the closed question').toEqual([]);
  await phone.verifies(true);
  await modal.getByRole('button', { name: 'Criar a chave' }).click();
  await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveText(/Tablet/);

  await leave(page, at);
  await page.goto(`${at}/login`);
  await phone.verifies(false);
  const enter = page.getByRole('button', { name: 'Entrar com chave de acesso' });
  await enter.click();
  await expect(page.getByRole('status').filter({ hasText: 'a janela foi fechada ou o tempo acabou' })).toBeVisible();
  await expect(page).toHaveURL(`${at}/login`);
  await phone.verifies(true);
  await enter.click();
  await expect(page).toHaveURL(`${at}/dashboard`);
});

test('a question that somebody has turned away from is not asked any more: what answers it later signs nobody in', {
  tag: '@seldom-5',
}, async ({ page, server, api }) => {
  const { at, fields, device: phone } = await openSettings(page, { server, api });
  await addFirst(page, fields.password, 'Celular');

  await leave(page, at);
  await phone.answers(false);
  await enterWithPassword(page, at, fields);
  await page.getByRole('button', { name: 'Usar a chave de acesso' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(field(page, 'E-mail')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/login') && sent.push(request.url()));
  await phone.answers(true);
  await field(page, 'E-mail').fill(fields.email);
  await field(page, 'Senha').fill(fields.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Usar a chave de acesso' })).toBeVisible();
  expect(sent, 'the call of the password alone').toHaveLength(1);
});

test('a passkey that the server no longer knows signs nobody in, and the password still does', {
  tag: '@seldom-1',
}, async ({ page, server, api }) => {
  const { at, fields, token } = await openSettings(page, { server, api });
  const codes = await addFirst(page, fields.password, 'Notebook');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  const as = await page.evaluate(() => localStorage.getItem('sstAuth.token') ?? '');
  expect(as).not.toBe(token);
  const [{ id }] = (await api.call('GET', '/passkeys', { as })).body.passkeys;
  const body = { password: fields.password, code: codes[0] };
  expect((await api.call('PUT', `/passkeys/remove/${id}`, { as, body })).status).toBe(204);

  await leave(page, at);
  await page.goto(`${at}/login`);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page.getByText('A chave de acesso não foi aceita. Tente de novo.')).toBeVisible();
  await enterWithPassword(page, at, fields);
  await expect(page).toHaveURL(`${at}/dashboard`);
});

test('where the browser offers the passkey in the e-mail, choosing it there signs in', { tag: '@seldom-1' }, async ({
  page,
  server,
  api,
}) => {
  const { at, fields } = await openSettings(page, { server, api }, { offers: true });
  await addFirst(page, fields.password, 'Notebook');
  await leave(page, at);
  await page.goto(`${at}/login`);
  await expect(page).toHaveURL(`${at}/dashboard`);
});

test('where the clinic requires a second step a passkey is one, and the last one stays', async ({ page }) => {
  const server = await startServer({ REQUIRE_SECOND_FACTOR: 'admin' });
  const at = byName(server.url);
  try {
    const keys = await watchKeys(page);
    await keys.add();
    await enterWithPassword(page, at, server.admin);
    await expect(page).toHaveURL(`${at}/settings`);
    await page.goto(`${at}/professionals`);
    await expect(page).toHaveURL(`${at}/settings`);
    const codes = await addFirst(page, server.admin.password, 'Notebook');
    await expect(page).toHaveURL(`${at}/professionals`);
    await page.goto(`${at}/settings`);
    await panel(page).getByRole('button', { name: 'Remover Notebook' }).click();
    const modal = page.getByRole('dialog', { name: 'Remover chave de acesso' });
    await field(modal, 'Senha atual').fill(server.admin.password);
    await field(modal, 'Código').fill(codes[0] ?? '');
    await modal.getByRole('button', { name: 'Remover', exact: true }).click();
    await expect(modal.getByText(/acrescente outra chave de acesso, ou ative o aplicativo/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  } finally {
    await server.stop();
  }
});

test('at an address that no key is made for, the sign-in does not offer it and the settings say why', {
  tag: '@seldom-2',
}, async ({ page, loginAs, api }) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  await page.goto('/login');
  await expect(page.locator('form')).toHaveAttribute('data-ready');
  await expect(page.getByRole('button', { name: 'Entrar com chave de acesso' })).toBeHidden();
  await loginAs(fields.email, fields.password);
  await page.goto('/settings');
  await expect(panel(page).getByText('Ainda não é possível usar chaves de acesso nesta instalação')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
