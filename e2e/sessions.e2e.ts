import type { Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import { companyFields, makeCompany, makeEmployee } from '../src/testing/factories.ts';
import { enter, expect, field, signInByForm, signOut, test } from './fixtures.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** Whose session it is, over tabs, outages and time: nothing of one user is seen by another, and nothing typed is lost. */

type Api = ReturnType<typeof apiAt>;

async function makeFirm(api: Api, corporate_reason: string, employee: string) {
  const fields = companyFields({ corporate_reason });
  const { company, token } = await makeCompany(api, fields);
  await makeEmployee(api, { companyId: company.id, token }, { name: employee });
  return { ...fields, token };
}

/** Holds every answer of the server back until it is told to let them through. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', () => {});
  return () => page.unroute('**/api/**');
}

const allText = async (page: Page) => (await page.locator('body').textContent()) ?? '';

test('a tab shows nothing of a user who has signed out in another one, whoever signs in there', async ({
  page,
  context,
  api,
}) => {
  const first = await makeFirm(api, 'Primeira Firma Ltda.', 'Abel da Primeira');
  const second = await makeFirm(api, 'Segunda Firma Ltda.', 'Bia da Segunda');
  await signInByForm(page, first.email, first.password);

  const awake = await context.newPage();
  await awake.goto('/employees');
  await expect(awake.getByRole('cell', { name: /^Abel da Primeira/ })).toBeVisible();
  // Another one sleeps through what happens elsewhere, as a tab in the background may.
  const asleep = await context.newPage();
  await asleep.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await asleep.route('**/api/live*', () => {});
  await asleep.goto('/employees');
  await expect(asleep.getByRole('cell', { name: /^Abel da Primeira/ })).toBeVisible();

  await signOut(page);
  await expect(awake).toHaveURL('/');
  await enter(page, second.email, second.password);
  await expect(page.getByRole('button', { name: 'Segunda Firma Ltda.' })).toBeVisible();
  await awake.goto('/employees');
  await expect(awake.getByRole('cell', { name: /^Bia da Segunda/ })).toBeVisible();

  await test.step('a tab that wakes up has dropped all before the server answers', async () => {
    const letThrough = await holdAnswers(asleep);
    await asleep.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await allText(asleep)).not.toMatch(/Primeira/);
    await letThrough();
    const known = asleep.waitForResponse(/\/api\/profile/);
    await asleep.reload();
    await known;
    await expect(asleep.getByRole('cell', { name: /^Bia da Segunda/ })).toBeVisible();
  });

  await test.step('what a sleeping tab still asks for is asked for its own user, and ends nobody else’s session', async () => {
    await signOut(page);
    await enter(page, first.email, first.password);
    await expect(page).toHaveURL('/dashboard');
    // Whichever of the screen's calls is answered first says whose the tab still was when it asked.
    const answered = asleep.waitForResponse(/\/api\//);
    await asleep.getByRole('link', { name: 'Visualizar unidades' }).click();
    expect((await answered).status()).toBe(401);
    await expect(asleep.getByRole('button', { name: 'Primeira Firma Ltda.' })).toBeVisible();
    expect(await allText(asleep)).not.toMatch(/Segunda/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Primeira Firma Ltda.' })).toBeVisible();
  });
});

test('what was typed in one tab is not kept after a sign-out in another', { tag: '@seldom-3' }, async ({
  page,
  context,
  server,
}) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(apiAt(server.url, server.admin));
  await signInByForm(page, professional.email, professional.password);
  const other = await context.newPage();
  await other.goto(`/documents/create/${employeeId}`);
  await other.getByRole('tab', { name: 'Declarações' }).click();
  const notes = other.getByRole('form', { name: 'Declarações' }).getByLabel('Anotações');
  await notes.fill('Dado de saúde');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await other.clock.install();
  await other.clock.pauseAt((await other.evaluate(() => Date.now())) + 60_000); // What is typed now is not written yet.
  await notes.fill('Dado de saúde, ainda não guardado');
  await page.getByRole('navigation').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('dialog', { name: 'Há 1 rascunho neste computador' }).getByText('Sair e apagar').click();
  await expect(page).toHaveURL('/');
  await other.clock.runFor(10_000);
  await expect(other).toHaveURL('/');
  expect(await drafts(page)).toEqual([]);
});

test('a session that is lost leads back to its screen and draft, but only its own user', async ({
  page,
  server,
  api,
}) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(apiAt(server.url, server.admin));
  const company = await makeFirm(api, 'Firma Curiosa Ltda.', 'Caio');
  const screen = `/documents/create/${employeeId}?de=visita`;
  await signInByForm(page, professional.email, professional.password);
  await page.goto(screen);
  const form = page.getByRole('form', { name: 'Declarações' });
  await page.getByRole('tab', { name: 'Declarações' }).click();
  await form.getByLabel('Anotações').fill('Digitado antes de a sessão cair');
  await endOnServer(page, server.url);
  await comeBackToWindow(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Você não está autenticado!')).toBeVisible();

  await enter(page, professional.email, professional.password);
  await expect(page).toHaveURL(screen);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(form.getByLabel('Anotações')).toHaveValue('Digitado antes de a sessão cair');

  await endOnServer(page, server.url);
  await comeBackToWindow(page);
  await expect(page).toHaveURL('/login');
  await enter(page, company.email, company.password);
  await expect(page).toHaveURL('/dashboard');
  await signOut(page);
  await page.goto('/login');
  await enter(page, professional.email, professional.password);
  await expect(page).toHaveURL('/dashboard');
});

test('coming back to the window while the server is away keeps session and form, and says so', {
  tag: '@seldom-4',
}, async ({ page, api }) => {
  const firm = await makeFirm(api, 'Firma Paciente Ltda.', 'Davi');
  await page.clock.install();
  await signInByForm(page, firm.email, firm.password);
  // The screen is there before the profile: what is still being asked would not be asked again.
  const profile = page.waitForResponse('**/api/profile');
  await page.goto('/units/create');
  await (await profile).finished();
  await field(page, 'Identificação').fill('Loja pela metade');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await comeBackToWindow(page);
  const line = page.getByText('Sem conexão. Tentando de novo…');
  await expect(line).toBeVisible();
  await expect(page).toHaveURL('/units/create');
  await expect(field(page, 'Identificação')).toHaveValue('Loja pela metade');
  expect(await page.evaluate(() => localStorage.getItem('sstAuth.token'))).not.toBeNull();
  await comeBackToWindow(page);
  await expect(page).toHaveURL('/units/create');

  await page.unroute('**/api/**');
  await page.clock.runFor(20_000);
  await expect(line).toBeHidden();
  await expect(field(page, 'Identificação')).toHaveValue('Loja pela metade');
  await expect(page.getByRole('button', { name: 'Firma Paciente Ltda.' })).toBeVisible();
});

test('a page loaded while the server is away leads to the sign-in, says why, and back afterwards', {
  tag: '@seldom-5',
}, async ({ page, api }) => {
  const firm = await makeFirm(api, 'Firma Recarregada Ltda.', 'Eva');
  await signInByForm(page, firm.email, firm.password);
  await page.goto('/employees?search=Eva');
  await expect(page.getByRole('cell', { name: /^Eva/ })).toBeVisible();
  await page.route(/\/api\/profile/, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Sem conexão com o servidor\. Entre de novo/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sstAuth')))).toEqual([]);
  await page.unroute(/\/api\/profile/);
  await enter(page, firm.email, firm.password);
  await expect(page).toHaveURL('/employees?search=Eva');
});

test('a profile that fails offers another try and the way out', { tag: '@seldom-5' }, async ({ page, api }) => {
  const firm = await makeFirm(api, 'Firma Teimosa Ltda.', 'Fábio');
  await page.route(/\/api\/profile/, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Erro interno.' } }),
  );
  await signInByForm(page, firm.email, firm.password);
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar os seus dados' })).toBeVisible();
  await page.unroute(/\/api\/profile/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: 'Firma Teimosa Ltda.' })).toBeVisible();

  await page.route(/\/api\/profile/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.evaluate(() => localStorage.removeItem('sstAuth.user'));
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
});

test('whoever signs out while the server is away is out at once, and on the server when it is back', {
  tag: '@seldom-2',
}, async ({ page, api }) => {
  const firm = await makeFirm(api, 'Firma Apressada Ltda.', 'Gil');
  await signInByForm(page, firm.email, firm.password);
  const token = (await page.evaluate(() => localStorage.getItem('sstAuth.token'))) ?? '';
  const signOut = page.getByRole('navigation').getByRole('button', { name: 'Sair' });
  await expect(signOut).toBeVisible(); // Its script may still be on its way, and would not arrive any more.
  await page.context().setOffline(true);
  await expect(page.getByText(/^Sem conexão\./)).toBeVisible();
  await signOut.click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).includes('sstAuth.token'))).toBe(false);
  expect((await api.call('GET', '/profile', { as: token })).status).toBe(200);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await api.call('GET', '/profile', { as: token })).status).toBe(401);
});

/** What the browser says when the user returns to a window left for a while; what was loaded counts as old by then. */
async function comeBackToWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
    dispatchEvent(new Event('visibilitychange'));
  });
}

async function endOnServer(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('sstAuth.token'));
  await fetch(`${url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('zelo.draft.')));
}
