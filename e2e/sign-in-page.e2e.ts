import { expect, test } from './fixtures.ts';

test.use({ firstVisit: true });

test('a sign-in sent before the scripts are there is held and sent on', async ({ page, server }) => {
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(server.admin.email);
  await page.getByLabel(/^Senha/).fill(server.admin.password);
  await page.getByLabel(/^Senha/).press('Enter');
  await expect(page.locator('form')).toHaveAttribute('data-held');
  expect(page.url()).toMatch(/\/login$/);

  letScriptsCome();
  await expect(page.getByText('Autenticado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(addresses.filter((address) => address.includes(server.admin.password))).toEqual([]);
});

test('a script that could not be fetched is fetched again, quietly, on the sign-in and on every later screen', {
  tag: '@seldom-3',
}, async ({ page, server }) => {
  const failed = new Set<string>();
  // Each fails once: the page's own scripts, and those that the router asks for.
  await page.route(
    /\/assets\/(root|entry\.client|SignInPage|SignedIn|DashboardPage|AuditPage)-.*\.js$/,
    async (route) => {
      const address = route.request().url();
      if (failed.has(address)) return route.continue();
      failed.add(address);
      await route.abort('connectionreset');
    },
  );
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(server.admin.email);
  await page.getByLabel(/^Senha/).fill(server.admin.password);
  await page.getByLabel(/^Senha/).press('Enter');
  await expect(page).toHaveURL('/dashboard');
  failed.clear();
  await page.goto('/audit');
  await expect(page.getByRole('heading', { name: 'Auditoria' })).toBeVisible();
  expect([...failed].filter((address) => /AuditPage|entry\.client|root|SignedIn/.test(address))).toHaveLength(4);
});

test('a page that is left while its scripts are being fetched says nothing', { tag: '@seldom-3' }, async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  const asked = page.waitForRequest(/SignInPage-.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await asked;
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what the dashboard needs is fetched while the user types', { tag: '@seldom-3' }, async ({ page, server }) => {
  await page.goto('/login');
  await expect(page.locator('form')).toHaveAttribute('data-ready');
  const ahead = page.waitForResponse(/\/assets\/DashboardPage-.*\.js$/);
  await page.getByLabel('E-mail').fill(server.admin.email);
  await ahead;
  expect(page.url()).toMatch(/\/login$/);
});
