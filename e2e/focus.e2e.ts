import type { Page } from '@playwright/test';
import { makeEmployee, makeUnit } from '../src/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { dialog, signedInCompany } from './forms.ts';
import { toastsOf } from './toasts.ts';

/** After an action the focus is somewhere: on what has come into the place of what has gone, or on the screen's heading. */
async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
}

/** The question about this one: that of the one before may still be fading out. */
function deletionOf(page: Page, name: string) {
  return dialog(page, /^Excluir/).filter({ hasText: name });
}

test('of a list of which one goes after the other, the focus is on the same action of the next, and at last on the screen', async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  for (const identification of ['Anexo', 'Balcão', 'Cais']) await makeUnit(api, of, { identification });
  await page.goto('/units');
  const remove = (name: string) => page.getByRole('button', { name: `Excluir ${name}` });
  for (const [name, next] of [
    ['Balcão', 'Cais'],
    ['Cais', 'Anexo'],
  ] as const) {
    await remove(name).focus();
    await page.keyboard.press('Enter');
    await deletionOf(page, name).getByRole('button', { name: 'Excluir' }).press('Enter');
    await expect(remove(name)).toBeHidden();
    await expect(remove(next)).toBeFocused();
  }
  await remove('Anexo').focus();
  await page.keyboard.press('Enter');
  await deletionOf(page, 'Anexo').getByRole('button', { name: 'Excluir' }).press('Enter');
  await expect(remove('Anexo')).toBeHidden();
  await expectFocusSomewhere(page);
});

test('a modal gives the focus back to its opener, a closed toast to what had it, and another screen has it on its heading', async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  const unit = await makeUnit(api, of, { identification: 'Doca' });
  await makeEmployee(api, of, { name: 'Ida Foco', unitId: unit.id });
  await page.goto('/employees');
  const edit = page.getByRole('button', { name: 'Editar Ida Foco' });
  await edit.press('Enter');
  await expect(dialog(page, /^Editar/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await page.getByRole('searchbox').fill('Ida');
  const toast = toastsOf(page).filter({ hasText: '1 registro encontrado' });
  await toast.getByLabel('Fechar').press('Enter');
  await expect(toast).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Importar' }).press('Enter');
  await expect(page).toHaveURL(/\/imports/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('whoever presses where nothing is has left what had the focus, and it does not come back', {
  tag: '@seldom-4',
}, async ({ page, loginAs, api }) => {
  const of = await signedInCompany(api, loginAs);
  await makeUnit(api, of, { identification: 'Eira' });
  await page.goto('/units');
  await page.getByRole('button', { name: 'Editar Eira' }).focus();
  // The header has a lane in which nothing is: the focus falls to the page.
  await page.getByRole('banner').click({ position: { x: 640, y: 8 } });
  await page.evaluate(() => document.querySelector('tbody tr')?.remove());
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
