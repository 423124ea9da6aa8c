import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerRoutes } from '../../testing/browser/register.tsx';
import { serverOf } from '../../testing/browser/register-server.ts';
import { expectAddress, field, show } from '../../testing/browser/show.tsx';

const box = page.getByRole('searchbox');
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent);
const rowCount = () => rows().length;
const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
const pageButton = (number: number) => page.getByRole('button', { name: `Página ${number}`, exact: true });

/** So many people, whose names are in the order of their numbers: ten have the first name, the next ten the second. */
function many(people: number) {
  const names = ['Ana', 'Bia', 'Cida', 'Dora', 'Elza'];
  return serverOf(Array.from({ length: people }, (_, at) => ({ name: `${names[Math.floor(at / 10)]} ${at + 1}` })));
}

test('a page that does not exist leads to the last one that does', async () => {
  const server = many(21);
  const router = await show(registerRoutes(server));
  for (const beyond of ['9999', '99999999']) {
    await router.navigate(`/people?page=${beyond}&sort=sector`);
    await expectAddress(router, '/people?page=2&sort=sector');
    await expect.poll(rowCount).toBe(1);
  }
});

test('the box, the address and the list always agree, and Back goes through the pages', async () => {
  const server = many(41);
  const router = await show(registerRoutes(server));

  // Back from page 3 is page 2, over a modal that was opened and closed.
  await link('Pessoas').click();
  await pageButton(2).click();
  await expectAddress(router, '/people?page=2');
  await pageButton(3).click();
  await expect.poll(rowCount).toBe(1);
  await page.getByRole('button', { name: 'Editar Elza 41' }).click();
  await expect.element(field('Nome', page.getByRole('dialog'))).toHaveValue('Elza 41');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectAddress(router, '/people?page=3');
  await router.navigate(-1);
  await expectAddress(router, '/people?page=2');
  await expect.poll(() => rows()[0]).toContain('Cida 21');

  // The menu’s entry ends a search, typed out or not; Back brings it again.
  await box.fill('bia');
  await expectAddress(router, '/people?search=bia');
  await expect.poll(rowCount).toBe(10);
  await link('Pessoas').click();
  await expectAddress(router, '/people');
  await expect.element(box).toHaveValue('');
  await expect.poll(rowCount).toBe(20);
  await router.navigate(-1);
  await expect.element(box).toHaveValue('bia');
  await expect.poll(rowCount).toBe(10);
  await box.fill('cida');
  await link('Pessoas').click();
  await expectAddress(router, '/people');
  await expect.element(box).toHaveValue('');
  await expect.poll(rowCount).toBe(20);

  // A search goes nowhere once its list is left.
  await box.fill('dora');
  await link('Outra tela').click();
  await expect.element(page.getByRole('heading', { name: 'Outra tela' })).toBeVisible();
  await router.navigate(-1);
  await expect.element(box).toHaveValue('dora');
  await expect.poll(rowCount).toBe(10);

  // An empty answer is no empty register.
  await box.fill('ninguém');
  await expect.element(page.getByText('Nada encontrado para “ninguém”.')).toBeVisible();
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    server.before.list = () => {
      resolve();
      return new Promise((go) => {
        release = go;
      });
    };
  });
  await box.fill('nobody');
  await asked;
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText(/^Nada encontrado|Cadastre a primeira/)).not.toBeInTheDocument();
  release();
  await expect.element(page.getByText('Nada encontrado para “nobody”.')).toBeVisible();
});

test('of two choices before the next drawing both hold', async () => {
  const server = serverOf(Array.from({ length: 21 }, (_, at) => ({ name: `Nome ${at}`, sector: String(at + 100) })));
  const router = await show(registerRoutes(server), '/people');
  await expect.poll(rowCount).toBe(20);
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find((button) => [button.textContent, button.ariaLabel].includes(name))
      ?.click();
  press('Setor');
  press('Setor');
  press('Página 2');
  await expectAddress(router, '/people?sort=-sector&page=2');
  await expect.poll(rows).toEqual([expect.stringContaining('Nome 0')]);
});

test('long names are shown whole, and the actions stay in sight', async () => {
  const long = {
    name: 'Quilombo'.repeat(12),
    sector: 'Avenida Desembargador Fulano de Tal de Albuquerque Cavalcanti, 12345, Bloco C, Conjunto 1204, Sala 7',
    office: `${'seguranca.e.medicina.do.trabalho'}@companhia-brasileira-de-desenvolvimento.com.br`,
  };
  await show(registerRoutes(serverOf([long])), '/people');
  for (const width of [1440, 1024, 390]) {
    await page.viewport(width, 900);
    await expect.element(page.getByRole('button', { name: `Editar ${long.name}` })).toBeInViewport({ ratio: 1 });
    for (const text of Object.values(long)) {
      const cell = page.getByRole('cell').filter({ hasText: text }).element();
      expect(cell.scrollWidth - cell.clientWidth, `${text} at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(document.documentElement.scrollWidth, `the page at ${width} px`).toBeLessThanOrEqual(width);
  }
  await page.viewport(1440, 900);
});
