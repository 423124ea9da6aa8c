import { makeEmployee } from '../src/testing/factories.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog, signedInCompany } from './forms.ts';

/** Modals that are child routes: what hurried hands do while one of them goes. */

test('a modal that is opened while another one goes is there: the same record, another one, after a save', async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  for (const name of ['Ida Hurtig', 'Eva Hurtig']) {
    await makeEmployee(api, of, { name, rg: '1', nis: '2', sector: `Setor de ${name}` });
  }
  await page.goto('/dashboard');
  await page.goto('/employees?search=hurtig');
  const edit = dialog(page, /^Editar/);
  const opener = (name: string) => page.getByRole('button', { name: `Editar ${name}` });
  const sector = field(edit, 'Setor');

  await opener('Ida Hurtig').click();
  let open = 'Ida Hurtig';
  for (const next of ['Ida Hurtig', 'Eva Hurtig', 'Eva Hurtig', 'Ida Hurtig']) {
    await expect(field(edit, 'Nome')).toBeFocused(); // In the one that fades out it is not.
    await expect(sector).toHaveValue(`Setor de ${open}`);
    await page.keyboard.press('Escape');
    await expect(opener(open)).toBeFocused(); // The modal has not faded out yet.
    await opener(next).focus();
    await page.keyboard.press('Enter');
    open = next;
  }
  await expect(field(edit, 'Nome')).toBeFocused();
  await sector.fill('Outro setor');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(opener('Ida Hurtig')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(edit, 'Nome')).toBeFocused();
  await expect(sector).toHaveValue('Outro setor');
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL('/employees?search=hurtig');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('a second Escape before a modal has gone does not leave the list', async ({ page, loginAs, api }) => {
  const of = await signedInCompany(api, loginAs);
  await makeEmployee(api, of, { name: 'Zoe Zweimal' });
  await page.goto('/dashboard');
  await page.goto('/employees?search=zweimal');
  await page.getByRole('button', { name: 'Editar Zoe Zweimal' }).click();
  await expect(field(dialog(page, /^Editar/), 'Nome')).toHaveValue('Zoe Zweimal');
  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }),
      );
    }
  });
  await expect(dialog(page, /^Editar/)).toBeHidden();
  await expect(page).toHaveURL('/employees?search=zweimal');
  await expect(page.getByRole('button', { name: 'Editar Zoe Zweimal' })).toBeFocused();
});
