import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerRoutes } from '../../testing/browser/register.tsx';
import { serverOf } from '../../testing/browser/register-server.ts';
import { expectAddress, field, show, withMovement } from '../../testing/browser/show.tsx';
import { runs } from '../../testing/chance/chance.ts';

const modal = page.getByRole('dialog', { name: 'Editar Pessoa' });
const question = page.getByRole('dialog', { name: 'Descartar o que foi digitado?' });
const keys = (text: string) => userEvent.keyboard(text);
const gone = () => expect.element(modal).not.toBeInTheDocument();

beforeEach(withMovement);

/** Opens the record's modal and waits for its fields. */
async function open(name: string) {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await expect.element(field('Nome', modal)).toHaveFocus();
}

async function save() {
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await gone();
}

test('over three records, any sequence of opening, typing, discarding and saving stores just what was saved', async () => {
  const people = ['Um', 'Dois', 'Três'];
  const server = serverOf(people.map((name) => ({ name })));
  const router = await show(registerRoutes(server));
  await router.navigate('/people');

  const change = fc.record({
    who: fc.nat(2),
    typed: fc.dictionary(fc.constantFrom('Setor', 'Cargo'), fc.constantFrom('A', 'B', 'C', 'D'), { minKeys: 1 }),
    end: fc.constantFrom('save', 'discard', 'save', 'back', 'type it again and close'),
  });
  const stored = people.map(() => ({ Setor: 'Início', Cargo: 'Início' }) as Record<string, string>);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 5 }), async (changes) => {
      for (const { who, typed, end } of changes) {
        const now = stored[who] ?? {};
        await open(people[who] ?? '');
        for (const [label, value] of Object.entries(now)) await expect.element(field(label, modal)).toHaveValue(value);
        for (const [label, text] of Object.entries(typed)) await field(label, modal).fill(text);
        const isChanged = Object.entries(typed).some(([label, text]) => now[label] !== text);
        if (end === 'save') {
          Object.assign(now, typed);
          await save();
        } else if (end === 'back') {
          await router.navigate(-1);
          if (isChanged) await page.getByRole('button', { name: 'Sair sem salvar' }).click();
        } else if (end === 'discard' && isChanged) {
          await modal.getByRole('button', { name: 'Fechar' }).click();
          await question.getByRole('button', { name: 'Descartar' }).click();
        } else {
          for (const label of Object.keys(typed)) await field(label, modal).fill(now[label] ?? '');
          await modal.getByRole('button', { name: 'Fechar' }).click();
        }
        await gone();
        await expectAddress(router, '/people');
      }
      expect(server.stored.map(({ sector, office }) => ({ Setor: sector, Cargo: office }))).toEqual(stored);
    }),
    { numRuns: runs(3), endOnFailure: true },
  );
});

test('Escape opens the question once, and once more closes it; Back asks too and stays out of the closed modal', async () => {
  const router = await show(registerRoutes(serverOf([{ name: 'Escape' }])));
  await router.navigate('/people?search=escape');
  await open('Escape');
  await expectAddress(router, '/people/edit/p1?search=escape');
  await field('Setor', modal).fill('Outro');
  await keys('{Escape}');
  await expect.element(question.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
  await keys('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Setor', modal)).toHaveValue('Outro');
  await expect.element(field('Setor', modal)).toHaveFocus();

  await router.navigate(-1);
  await page.getByRole('dialog', { name: 'Sair sem salvar?' }).getByText('Continuar editando').click();
  await expect.element(field('Setor', modal)).toHaveValue('Outro');
  await save();
  await expectAddress(router, '/people?search=escape');
  await router.navigate(-1);
  await expectAddress(router, '/');
});

test('a notice of a conflict lists only what the other has changed too', async () => {
  const server = serverOf([{ name: 'Conflito' }]);
  await show(registerRoutes(server), '/people');
  await open('Conflito');
  await field('Setor', modal).fill('Meu setor');
  await field('Cargo', modal).fill('Meu cargo');
  Object.assign(server.stored[0] ?? {}, { sector: 'Setor do outro', version: 2 });
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => modal.getByRole('radiogroup').elements()).toHaveLength(1);
  await modal.getByLabelText('Valor salvo: Setor do outro').click();
  await save();
  expect(server.stored).toMatchObject([{ sector: 'Setor do outro', office: 'Meu cargo', version: 3 }]);
});

test('a record that can’t be loaded offers nothing to save, and the button is in sight on an enlarged screen', async () => {
  const logged = vi.spyOn(console, 'warn');
  onTestFinished(() => logged.mockRestore());
  const router = await show(registerRoutes(serverOf([{ name: 'Ampliada' }])), '/people/edit/p9');
  await expect.element(modal.getByText('Pessoa não encontrada.')).toBeVisible();
  await expect.element(modal.getByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  await modal.getByRole('button', { name: 'Fechar' }).click();
  await expectAddress(router, '/people');

  await page.viewport(720, 450);
  await open('Ampliada');
  await expect.element(modal.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
  await page.viewport(1440, 900);
});
