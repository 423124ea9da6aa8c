import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerRoutes } from '../../../testing/browser/register.tsx';
import { serverOf } from '../../../testing/browser/register-server.ts';
import { expectAddress, field, show, withMovement } from '../../../testing/browser/show.tsx';

/** One record after the other, without the way over the list. */

const again = page.getByRole('button', { name: 'Cadastrar e cadastrar outra' });

beforeEach(withMovement);

test('the next record begins at its first field, with what both share, and nothing else of the first', async () => {
  const server = serverOf([]);
  const router = await show(registerRoutes(server), '/people/create');
  await field('Nome').fill('Primeira');
  await field('Setor').fill('Britagem');
  await field('Cargo').fill('Operadora');
  await again.click();
  await expect.element(page.getByText('Pessoa criada com sucesso')).toBeVisible();
  await expect.element(field('Nome')).toHaveValue('');
  await expect.element(field('Nome')).toHaveFocus();
  await expect.element(field('Setor')).toHaveValue('Britagem');
  await expect.element(field('Cargo')).toHaveValue('');
  await userEvent.keyboard('Segunda');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expectAddress(router, '/people');
  expect(server.stored).toMatchObject([
    { name: 'Primeira', sector: 'Britagem', office: 'Operadora' },
    { name: 'Segunda', sector: 'Britagem', office: '' },
  ]);
});

test('a double click registers one, and leaves the next one to be typed', async () => {
  const server = serverOf([]);
  await show(registerRoutes(server), '/people/create');
  await field('Nome').fill('Uma só');
  await again.dblClick();
  await expect.element(field('Nome')).toHaveValue('');
  expect(server.stored).toHaveLength(1);
});

test('a refused record stays as it was typed; Enter registers the last one', async () => {
  const server = serverOf([]);
  const router = await show(registerRoutes(server), '/people/create');
  await field('Cargo').fill('Operadora');
  await again.click();
  await expect.element(page.getByText('Campo obrigatório')).toBeVisible();
  await expect.element(field('Cargo')).toHaveValue('Operadora');
  await field('Nome').fill('Última');
  await userEvent.keyboard('{Enter}');
  await expectAddress(router, '/people');
  expect(server.stored).toMatchObject([{ name: 'Última', office: 'Operadora' }]);
});

test('a reload in the midst of the next one loses nothing, what both share included', async () => {
  const server = serverOf([]);
  await show(registerRoutes(server), '/people/create');
  await field('Nome').fill('Primeira');
  await field('Setor').fill('Britagem');
  await again.click();
  await expect.element(field('Nome')).toHaveValue('');
  await field('Nome').fill('Segunda');
  window.dispatchEvent(new Event('pagehide'));
  await show(registerRoutes(server), '/people/create');
  const reloaded = page.getByRole('main').last();
  await expect.element(field('Nome', reloaded)).toHaveValue('Segunda');
  await expect.element(field('Setor', reloaded)).toHaveValue('Britagem');
});

test('nothing is asked when the next one was not begun', async () => {
  const router = await show(registerRoutes(serverOf([])), '/people/create');
  await field('Nome').fill('Primeira');
  await field('Setor').fill('Britagem');
  await again.click();
  await expect.element(field('Nome')).toHaveValue('');
  await page.getByRole('link', { name: 'Outra tela' }).click();
  await expectAddress(router, '/other');
});
