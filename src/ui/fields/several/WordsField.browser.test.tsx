import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { show } from '../../../testing/browser/show.tsx';
import { Form } from '../../form/Form.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import { fieldsOf } from '../field-names.ts';
import { WordsField } from './WordsField.tsx';

const named = fieldsOf({ fit: 'Aptidões', jobs: 'Funções' });
const schema = z.object({ fit: z.array(z.string()), jobs: z.array(z.string()) });
const fits = [
  'Apto para manipulação de alimentos',
  'Apto para trabalho em altura (NR-35)',
  'Apto para trabalho a quente',
];
const twoInOne = 'Operador de prensa; Operador de guilhotina';

function Fields() {
  const form = useSchemaForm(async () => schema, { fit: [], jobs: [] });
  return (
    <Form form={form} onSubmit={async () => {}}>
      <WordsField {...named('fit')} data={fits} />
      <WordsField {...named('jobs')} data={[twoInOne]} />
    </Form>
  );
}

const words = page.getByRole('combobox', { name: 'Aptidões' });
const options = page.getByRole('listbox', { name: 'Aptidões' }).getByRole('option');
const offered = () => options.elements().map(({ textContent }) => textContent);
const chosen = () => [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent);
const keys = (text: string) => userEvent.keyboard(text);

test('several words are chosen with the arrows, written, parted by semicolons, and taken out with the keyboard', async () => {
  await show([{ path: '/', element: <Fields /> }]);
  await words.click();
  await expect.poll(offered).toEqual(fits);
  await keys('{ArrowDown}');
  await expect.element(words).toHaveAttribute('aria-activedescendant', options.first().element().id);
  await keys('{Enter}');
  await expect.poll(chosen).toEqual([fits[0]]);
  await expect.poll(offered).toEqual(fits.slice(1));

  await keys('altura');
  await expect.poll(offered).toEqual([fits[1]]);
  await keys(', com talabarte;mergulho');
  await keys('{Enter}');
  await keys('Mergulho');
  await keys('{Enter}');
  const written = [fits[0], 'altura, com talabarte', 'mergulho'];
  await expect.poll(chosen).toEqual(written);
  await keys('{Backspace}');
  await expect.poll(chosen).toEqual(written.slice(0, 2));
  await keys('{Escape}');
  await expect.element(words).toHaveAttribute('aria-expanded', 'false');
  await keys('resgate');
  await keys('{Tab}');
  await expect.poll(chosen).toEqual([...written.slice(0, 2), 'resgate']);

  // A semicolon parts what is written; what is offered is chosen as it stands in the register.
  await page.getByRole('combobox', { name: 'Funções' }).click();
  await page.getByRole('option', { name: /Operador de prensa/ }).click();
  await expect.poll(chosen).toEqual([...written.slice(0, 2), 'resgate', twoInOne]);
});
