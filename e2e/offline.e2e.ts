import type { Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import { companyFields, makeCompany, signInFirstAdmin } from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { expectApart, toastsOf } from './toasts.ts';

test.use({ firstVisit: true });

/** Without a line to the server: what is seen, what waits, and what goes on by itself. */

const line = (page: Page) => page.getByText('Sem conexão. Tentando de novo…');

test('offline is said, a screen that can’t be loaded says so in the shell and comes by itself', async ({
  page,
  context,
  server,
}) => {
  await signIn(page, server.admin.email, server.admin.password);
  await expect(page.getByLabel(/^Empresas: \d+$/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cadastrar empresa' }).click();
  await page.getByRole('link', { name: 'Visualizar empresas' }).click();
  await expect(page.getByText('Sem conexão. A tela abre assim que ela voltar.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/companies');
  await expect(page.getByText(/registros? encontrados?/)).toBeVisible();
  await expect(line(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not loaded anew').toBe(true);
});

test('the line that says so makes room for itself only once what was pressed is clicked', { tag: '@seldom-4' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.admin.email, server.admin.password);
  await expect(page.getByLabel(/^Empresas: \d+$/)).toBeVisible();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Visualizar administradores' });
  await link.hover();
  await page.mouse.down();
  // All of it: an answer to the list that the click opens would say that the server is there.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await missed;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page).toHaveURL('/admins');
  await expect(line(page)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(line(page)).toBeHidden();
});

test('a network that goes a moment after the browser has said so is missed all the same', { tag: '@seldom-3' }, async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !('saysOffline' in window) });
  });
  await signIn(page, server.admin.email, server.admin.password);
  await expect(page.getByLabel(/^Empresas: \d+$/)).toBeVisible();
  const answered = page.waitForResponse(/\/api\/health$/);
  await page.evaluate(() => {
    Object.assign(window, { saysOffline: true });
    dispatchEvent(new Event('offline'));
  });
  expect((await answered).ok()).toBe(true);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await expect(line(page)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(line(page)).toBeHidden();
});

test('a list that could not be loaded is loaded when the server is back', { tag: '@seldom-2' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.admin.email, server.admin.password, '/companies');
  await expect(page.getByText(/registros? encontrados?/)).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Visualizar administradores' }).click();
  await expect(line(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Administradores' })).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByText(/registros? encontrados?/)).toBeVisible();
  await expect(line(page)).toBeHidden();
});

test('a save waits for the connection before the user’s eyes, can be given up, and is sent once', async ({
  page,
  context,
  server,
  api,
}) => {
  const { company } = await makeCompany(api, companyFields({ fantasy_name: 'Firma Antiga' }));
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await signIn(
    page,
    server.admin.email,
    server.admin.password,
    `/companies?search=${encodeURIComponent(company.cnpj)}`,
  );
  await page.getByRole('button', { name: /^Editar/ }).click();
  const modal = page.getByRole('dialog', { name: 'Editar Empresa' });
  await expect(field(modal, 'Nome Fantasia')).toHaveValue('Firma Antiga');
  // The line is lost before the form's rules, which are fetched at the first key, are there.
  await context.setOffline(true);
  await field(modal, 'Nome Fantasia').fill('Firma Nova');
  await expect(line(page)).toBeVisible();

  const waiting = page.getByRole('dialog', { name: 'Esperando a conexão' });
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(waiting.getByRole('button', { name: 'Desistir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeHidden();
  await expect(field(modal, 'Nome Fantasia')).toHaveValue('Firma Nova');
  await expect(modal.getByText('Você desistiu do envio: nada foi enviado ao servidor.')).toBeVisible();
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await waiting.getByRole('button', { name: 'Desistir' }).press('Enter');
  await expect(waiting).toBeHidden();
  expect(sent).toEqual([]);

  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(page.getByText('Empresa editada com sucesso!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect((await storedCompany(api, company.id)).fantasy_name).toBe('Firma Nova');
});

test('a save of which nobody knows whether it arrived is not sent again by itself', async ({ page, server, api }) => {
  const { company } = await makeCompany(api, companyFields({ fantasy_name: 'Firma Duvidosa' }));
  await signIn(
    page,
    server.admin.email,
    server.admin.password,
    `/companies?search=${encodeURIComponent(company.cnpj)}`,
  );
  await page.getByRole('button', { name: /^Editar/ }).click();
  const modal = page.getByRole('dialog', { name: 'Editar Empresa' });
  await field(modal, 'Nome Fantasia').fill('Firma Certa');
  let arrived = 0;
  await page.route(/company\/update/, async (route) => {
    arrived += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(modal.getByRole('alert')).toContainText('Sem conexão com o servidor');
  const { version } = await storedCompany(api, company.id);
  expect([arrived, version]).toEqual([1, company.version + 1]);
});

test('an answer that takes long is waited for, and the screen says so until it comes', { tag: '@seldom-1' }, async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page, server.admin.email, server.admin.password);
  let release = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname, searchParams }) => pathname === '/api/companies' && searchParams.get('pageSize') !== '0',
    async (route) => {
      await mayAnswer;
      await route.continue();
    },
  );
  const asked = page.waitForRequest(/\/api\/companies\?.*page=1/);
  // The page's own clock goes on between two steps, too: the page itself notes when it says so.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.askedAt = String(Date.now());
    new MutationObserver(() => {
      if (document.body.textContent?.includes('O servidor está demorando')) dataset.slowAt ??= String(Date.now());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('link', { name: 'Visualizar empresas' }).click();
  await asked;
  const slow = page.getByText('O servidor está demorando para responder…');
  await page.clock.runFor(9_000);
  await expect(slow).toBeVisible();
  const [askedAt, slowAt] = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    return [Number(dataset.askedAt), Number(dataset.slowAt)];
  });
  expect(slowAt - askedAt).toBeGreaterThanOrEqual(8_000);
  await expect(page.getByRole('status').filter({ has: slow })).toHaveCount(1);
  await page.clock.runFor(600_000);
  await expect(slow).toBeVisible();
  release();
  await expect(page.getByText(/registros? encontrados?/)).toBeVisible();
  await expect(slow).toBeHidden();
});

test('toasts leave the user menu, the create button and a modal’s X in sight, on a wide screen and on a telephone', async ({
  page,
  server,
  api,
}) => {
  await makeCompany(api);
  await signIn(page, server.admin.email, server.admin.password, '/companies');
  const toasts = toastsOf(page);
  await page.route(/company\/update/, (route) => route.fulfill({ status: 500, json: {} }));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(toasts.first()).toBeVisible();
    await expectApart(toasts, [
      page.getByRole('banner').getByRole('button').last(),
      page.getByRole('main').getByRole('link', { name: /Cadastrar/ }),
    ]);

    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    const modal = page.getByRole('dialog', { name: 'Editar Empresa' });
    await field(modal, 'Nome Fantasia').fill('Outro nome');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Erro ao editar a empresa. Por favor, tente novamente.')).toBeVisible();
    const close = modal.getByRole('button', { name: 'Fechar' });
    await expectApart(toasts, [close]);
    await close.click();
    const question = page.getByRole('dialog', { name: 'Descartar o que foi digitado?' });
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(modal).toBeHidden();
  }
});

async function storedCompany(api: Api, id: string) {
  const as = await signInFirstAdmin(api);
  return (await api.call('GET', `/company/${id}`, { as })).body.company;
}
