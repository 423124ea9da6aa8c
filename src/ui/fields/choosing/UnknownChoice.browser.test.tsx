import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { field, show } from '../../../testing/browser/show.tsx';
import { Form } from '../../form/Form.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import { fieldsOf } from '../field-names.ts';
import { RadioField } from '../RadioField.tsx';
import { SelectField } from '../SelectField.tsx';

const named = fieldsOf({ sex: 'Sexo', state: 'Estado' });
const schema = z.object({
  sex: z.enum(['feminino', 'masculino'], 'Escolha uma das opções'),
  state: z.enum(['RJ', 'SP'], 'Escolha um estado'),
});
const hint = (value: string) => `Valor guardado: “${value}”. Não é uma das opções: escolha uma para salvar.`;
const sexes = [
  { value: 'feminino', label: 'Feminino' },
  { value: 'masculino', label: 'Masculino' },
];

const sent: unknown[] = [];

/** As another system may have left the values. */
function Fields() {
  const form = useSchemaForm<Record<string, string>, z.infer<typeof schema>>(async () => schema as never, {
    sex: 'M',
    state: 'Sampa',
  });
  return (
    <Form form={form} onSubmit={async (input) => sent.push(input)} footer={<button type="submit">Salvar</button>}>
      <RadioField {...named('sex')} data={sexes} required />
      <SelectField {...named('state')} data={['RJ', 'SP']} required />
    </Form>
  );
}

test('a stored value that is none of the options is shown as it is, and must be chosen anew before a save', async () => {
  await show([{ path: '/', element: <Fields /> }]);
  const sex = page.getByRole('radiogroup', { name: 'Sexo' });
  const state = field('Estado');
  await expect.element(sex).toHaveAccessibleDescription(hint('M'));
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
  await expect.element(state).toHaveValue('Sampa');
  await expect.element(state).toHaveAccessibleDescription(hint('Sampa'));

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText('Escolha uma das opções')).toBeVisible();
  await expect.element(page.getByText('Escolha um estado')).toBeVisible();
  await expect.element(sex.getByRole('radio').first()).toHaveFocus();
  expect(sent).toEqual([]);

  await page.getByRole('radio', { name: 'Masculino' }).click();
  await state.selectOptions('SP');
  await expect.element(page.getByText(/Valor guardado/)).not.toBeInTheDocument();
  await expect.element(state.getByRole('option', { name: 'Sampa' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => sent).toEqual([{ sex: 'masculino', state: 'SP' }]);
});
