import { makeCompany } from '../src/testing/factories.ts';
import { expect, signIn, test } from './fixtures.ts';
import { toastsOf } from './toasts.ts';
import { coveredByToasts, keepToasts } from './walk.ts';

/** Toasts have a lane of their own in the page, in which there is no control (decision 108): on every screen, `all-screens.e2e.ts`. */

test('equal toasts are one, one that only counts goes under the pointer, and a telephone has a line for each of two', async ({
  page,
  server,
  api,
}) => {
  await makeCompany(api);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, server.admin.email, server.admin.password, '/companies');
  const toasts = toastsOf(page);
  const counts = toasts.filter({ hasText: /registros? encontrados?/ });
  await expect(counts).toBeVisible();
  await counts.hover();
  await expect(counts).toBeHidden();

  await page.getByRole('searchbox').fill('ninguém com este nome');
  await expect(toasts).toHaveCount(2);
  const lines = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
  for (const line of lines) expect(line?.height).toBeLessThanOrEqual(30);
  expect(Math.max(...lines.map((line) => (line ? line.y + line.height : 0)))).toBeLessThanOrEqual(64);
});

test('a control that a toast would cover is found, where there is a toast and where there is none', {
  tag: '@seldom-3',
}, async ({ page, api }) => {
  await makeCompany(api);
  await keepToasts(page);
  const put = () =>
    page.evaluate(() => {
      const control = Object.assign(document.createElement('a'), { href: '#', textContent: 'Em cima da faixa' });
      control.style.cssText = 'position: absolute; top: 4px';
      document.querySelector('[data-toast-lane]')?.append(control);
    });
  for (const [path, toasts] of [
    ['/companies', 1],
    ['/settings', 0],
  ] as const) {
    await signIn(page, api.admin.email, api.admin.password, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(toasts);
    await expect.poll(() => page.evaluate(coveredByToasts)).toEqual([]);
    await put();
    expect(await page.evaluate(coveredByToasts)).toEqual([expect.stringContaining('href="#"')]);
  }
});
