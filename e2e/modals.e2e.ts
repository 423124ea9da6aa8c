import { makeEmployee } from '../src/testing/factories.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog, signedInCompany } from './forms.ts';
import { moving } from './moving.ts';

test.use(moving);

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

test('a modal that is opened in the moment of a search opens over what was searched for', async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  await makeEmployee(api, of, { name: 'Rui Apressado' });
  await page.goto('/employees');
  const button = await page.getByRole('button', { name: 'Editar Rui Apressado' }).elementHandle();
  await page.getByRole('searchbox').fill('rui');
  // Leaving the box applies the search; the click comes before anything of it was drawn.
  await button?.evaluate((element: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    element.click();
  });
  const edit = dialog(page, /^Editar/);
  await expect(field(edit, 'Nome')).toHaveValue('Rui Apressado');
  await expect(page).toHaveURL(/\/edit\/.*\?search=rui$/);
  await field(edit, 'Nome').press('Escape');
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL('/employees?search=rui');
  await expect(page.getByRole('searchbox')).toHaveValue('rui');
});

test('the second click of a double one does not close what the first has opened; a click beside it does', async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  await makeEmployee(api, of, { name: 'Duda Duplo' });
  await page.goto('/employees?search=duda');
  const edit = dialog(page, /^Editar/);
  await page.getByRole('button', { name: 'Editar Duda Duplo' }).click();
  await expect(field(edit, 'Nome')).toHaveValue('Duda Duplo');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(field(edit, 'Nome')).toBeFocused();
  await page.mouse.click(20, 20);
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL('/employees?search=duda');

  // Both clicks before anything is drawn open it once: what closes it leads back to the list.
  await page.getByRole('button', { name: 'Editar Duda Duplo' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(field(edit, 'Nome')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL('/employees?search=duda');
});
