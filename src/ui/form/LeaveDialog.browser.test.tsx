import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerRoutes } from '../../testing/browser/register.tsx';
import { serverOf } from '../../testing/browser/register-server.ts';
import { expectAddress, field, show, withMovement } from '../../testing/browser/show.tsx';

/** A link that is pressed, or Back, while a save is under way (product 3.4). */

const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
const other = page.getByRole('link', { name: 'Outra tela' });

beforeEach(withMovement);

/** A save that is under way until it is ended. */
function heldSave() {
  let end = (_refusal?: Error) => {};
  let begun = () => {};
  const asked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const answer = new Promise<void>((resolve, reject) => {
    end = (refusal) => (refusal ? reject(refusal) : resolve());
  });
  const save = () => {
    begun();
    return answer;
  };
  return { save, asked, end: (refusal?: Error) => end(refusal) };
}

test('a link pressed while a record is being stored leads where it says once it is stored', async () => {
  const server = serverOf([]);
  const held = heldSave();
  server.before.save = held.save;
  const router = await show(registerRoutes(server), '/people/create');
  await field('Nome').fill('Partida');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await held.asked;
  await other.click();
  await expect.element(question).toBeVisible();
  held.end();
  await expect.element(page.getByText('Pessoa criada com sucesso')).toBeVisible();
  await expectAddress(router, '/other');
  await expect.element(question).not.toBeInTheDocument();
  expect(server.stored).toHaveLength(1);
});

test('a save that fails leaves the question and what was typed', async () => {
  const server = serverOf([]);
  const held = heldSave();
  server.before.save = held.save;
  const router = await show(registerRoutes(server), '/people/create');
  await field('Nome').fill('Falha');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await held.asked;
  await other.click();
  await expect.element(question).toBeVisible();
  held.end(new Error('made for the test'));
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expectAddress(router, '/people/create');
  await expect.element(field('Nome')).toHaveValue('Falha');
  await expect.element(page.getByRole('button', { name: 'Cadastrar', exact: true })).toBeEnabled();
});

test('Back, pressed while an edited record is being stored, goes back once it is stored, and no further', async () => {
  const server = serverOf([{ name: 'Retorno' }]);
  const held = heldSave();
  server.before.save = held.save;
  const router = await show(registerRoutes(server));
  await router.navigate('/people?search=retorno');
  await page.getByRole('button', { name: 'Editar Retorno' }).click();
  const form = page.getByRole('dialog', { name: 'Editar Pessoa' });
  await field('Setor', form).fill('Outro');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await held.asked;
  await router.navigate(-1);
  await expect.element(question).toBeVisible();
  held.end();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await expectAddress(router, '/people?search=retorno');
  expect(server.stored[0]).toMatchObject({ sector: 'Outro' });
});
