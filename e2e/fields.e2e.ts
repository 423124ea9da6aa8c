import { setTimeout as pause } from 'node:timers/promises';
import { makeCompany } from '../src/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './held-calls.ts';
import { toastsOf } from './toasts.ts';

test.beforeEach(async ({ server, loginAs }) => {
  await loginAs(server.admin.email, server.admin.password);
});

test('what is typed before the list of a choice has come stays, and the list opens with it', async ({ page, api }) => {
  await makeCompany(api, { corporate_reason: 'Vidraria Luz Clara', fantasy_name: 'Vidraria Luz Clara' });
  const held = await holdCalls(page, /\/assets\/ChoiceList-/);
  await page.goto('/audit');
  const company = page.getByRole('combobox', { name: 'Empresa' });
  await company.focus();
  await held.asked;
  await page.keyboard.type('vidraria');
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue('vidraria');
  await expect(company).toHaveAttribute('aria-expanded', 'false');
  held.release();
  const options = page.getByRole('listbox', { name: 'Empresa' }).getByRole('option');
  await expect(options).toHaveText([/^Vidraria Luz Clara · /]);
  await expect(company).toBeFocused();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue(/^Vidraria Luz Clara · /);
  await expect(company).toHaveAttribute('aria-expanded', 'false');
});

test('the list of a choice that could not be fetched keeps what was typed, sends the form, and comes with the next key', {
  tag: '@seldom-1',
}, async ({ page, api }) => {
  await makeCompany(api, { corporate_reason: 'Cerâmica Chão Firme', fantasy_name: 'Cerâmica Chão Firme' });
  let asked = 0;
  let most = 0;
  const list = /\/assets\/ChoiceList-/;
  await page.route(list, async (route) => {
    asked += 1;
    most = Math.max(most, asked);
    await pause(50);
    await route.abort();
    asked -= 1;
  });
  await page.goto('/audit');
  const company = page.getByRole('combobox', { name: 'Empresa' });
  const options = page.getByRole('listbox', { name: 'Empresa' }).getByRole('option');
  await company.hover();
  await company.click();
  await page.keyboard.type('chão');
  await expect(toastsOf(page).filter({ hasText: 'Sem conexão com o servidor' })).toBeVisible();
  expect(most, 'asked for by one alone, however often somebody comes to the field').toBe(1);
  await expect(company).toHaveValue('chão');
  await expect(company).not.toHaveAttribute('data-expanded');
  expect(await company.evaluate(isKeyLeftAlone, 'Enter'), 'Enter is the form’s').toBe(true);

  await page.unroute(list);
  await page.keyboard.type(' firme');
  await expect(options).toHaveText([/^Cerâmica Chão Firme · /]);
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue(/^Cerâmica Chão Firme · /);
});

test('without its list a choice that is left shows again what was chosen before', { tag: '@seldom-3' }, async ({
  page,
}) => {
  const list = /\/assets\/ChoiceList-/;
  await page.route(list, (route) => route.abort());
  await page.goto('/audit');
  const company = page.getByRole('combobox', { name: 'Empresa' });
  await company.click();
  await page.keyboard.type('chão');
  await expect(toastsOf(page).filter({ hasText: 'Sem conexão com o servidor' })).toBeVisible();
  await expect(company).toHaveValue('chão');
  await page.keyboard.press('Tab');
  await expect(company).toHaveValue('');
});

/** Whether what listens to a key lets the browser do with it what it does. */
function isKeyLeftAlone(element: Element, key: string): boolean {
  return element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
