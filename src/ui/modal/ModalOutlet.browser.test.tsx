import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerRoutes } from '../../testing/browser/register.tsx';
import { serverOf } from '../../testing/browser/register-server.ts';
import { expectAddress, field, show, withMovement } from '../../testing/browser/show.tsx';

/** Modals that are child routes: what hurried hands do while one of them goes. */

const edit = page.getByRole('dialog', { name: 'Editar Pessoa' });
const opener = (name: string) => page.getByRole('button', { name: `Editar ${name}` });
const keys = (text: string) => userEvent.keyboard(text);

let router: Awaited<ReturnType<typeof show>>;

async function open(path: string) {
  const people = ['Ida Hurtig', 'Eva Hurtig', 'Rui Apressado'];
  const server = serverOf(people.map((name) => ({ name, sector: `Setor de ${name}` })));
  router = await show(registerRoutes(server));
  await router.navigate(path);
}

beforeEach(withMovement);

test('a modal that is opened while another one goes is there: the same record, another one, after a save', async () => {
  await open('/people?search=hurtig');
  await opener('Ida Hurtig').click();
  let shown = 'Ida Hurtig';
  for (const next of ['Ida Hurtig', 'Eva Hurtig', 'Eva Hurtig', 'Ida Hurtig']) {
    await expect.element(field('Nome', edit)).toHaveFocus(); // In the one that fades out it is not.
    await expect.element(field('Setor', edit)).toHaveValue(`Setor de ${shown}`);
    await keys('{Escape}');
    await expect.element(opener(shown)).toHaveFocus(); // The modal has not faded out yet.
    (opener(next).element() as HTMLElement).focus();
    await keys('{Enter}');
    shown = next;
  }
  await expect.element(field('Nome', edit)).toHaveFocus();
  await field('Setor', edit).fill('Outro setor');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(opener('Ida Hurtig')).toHaveFocus();
  await keys('{Enter}');
  await expect.element(field('Nome', edit)).toHaveFocus();
  await expect.element(field('Setor', edit)).toHaveValue('Outro setor');
  await keys('{Escape}');
  await expect.element(edit).not.toBeInTheDocument();
  await expectAddress(router, '/people?search=hurtig');
  await router.navigate(-1);
  await expectAddress(router, '/');
});

test('a second Escape before a modal has gone does not leave the list', async () => {
  await open('/people?search=hurtig');
  await opener('Ida Hurtig').click();
  await expect.element(field('Nome', edit)).toHaveValue('Ida Hurtig');
  for (let times = 0; times < 3; times += 1) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }),
    );
  }
  await expect.element(edit).not.toBeInTheDocument();
  await expectAddress(router, '/people?search=hurtig');
  await expect.element(opener('Ida Hurtig')).toHaveFocus();
});

test('a modal that is opened in the moment of a search opens over what was searched for', async () => {
  await open('/people');
  await expect.element(opener('Rui Apressado')).toBeVisible();
  const button = opener('Rui Apressado').element() as HTMLElement;
  await page.getByRole('searchbox').fill('rui');
  // Leaving the box applies the search; the click comes before anything of it was drawn.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  button.click();
  await expect.element(field('Nome', edit)).toHaveValue('Rui Apressado');
  await expectAddress(router, '/people/edit/p3?search=rui');
  await keys('{Escape}');
  await expect.element(edit).not.toBeInTheDocument();
  await expectAddress(router, '/people?search=rui');
  await expect.element(page.getByRole('searchbox')).toHaveValue('rui');
});

test('the second click of a double one does not close what the first has opened; a click beside it does', async () => {
  await open('/people?search=rui');
  await opener('Rui Apressado').click();
  await expect.element(field('Nome', edit)).toHaveFocus();
  const beside = document.querySelector('.mantine-Modal-overlay');
  beside?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(field('Nome', edit)).toHaveFocus();
  await userEvent.click(beside ?? document.body, { position: { x: 20, y: 20 } });
  await expect.element(edit).not.toBeInTheDocument();
  await expectAddress(router, '/people?search=rui');

  // Both clicks before anything is drawn open it once: what closes it leads back to the list.
  const button = opener('Rui Apressado').element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(field('Nome', edit)).toHaveFocus();
  await keys('{Escape}');
  await expect.element(edit).not.toBeInTheDocument();
  await expectAddress(router, '/people?search=rui');
});
