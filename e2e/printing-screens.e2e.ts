import { makeCompany, makeEmployee, password } from '../src/testing/factories.ts';
import { expect, signIn, test } from './fixtures.ts';

test('a screen in dark colours prints on white, without menus, and is dark again afterwards', {
  tag: '@seldom-2',
}, async ({ page, api }) => {
  const email = 'papel@zelo.test';
  const company = await makeCompany(api, { email });
  await makeEmployee(api, company, { name: 'Ana Impressa' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, email, password, '/employees');
  await expect(page.getByRole('cell', { name: 'Ana Impressa' }).first()).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  expect(dark).not.toBe('rgb(255, 255, 255)');

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Zelo: início' })).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Ana Impressa' }).first()).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect.poll(ground).toBe(dark);
});
