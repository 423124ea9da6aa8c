import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/browser/show.tsx';
import { RemoteSelect } from '../RemoteSelect.tsx';

const firms = [
  { value: '1', label: 'Olaria Barro Forte' },
  { value: '2', label: 'Tecelagem Fio Longo' },
];

/** What a search waits for before it is answered, and that it was asked. */
let held: { until: Promise<void>; asked: () => void } | null;

function Choice() {
  const [value, setValue] = useState('');
  return (
    <RemoteSelect
      label="Empresa"
      value={value}
      onChange={setValue}
      query={(search) => ({
        queryKey: ['firms', search],
        queryFn: async () => {
          held?.asked();
          await held?.until;
          return { firms: firms.filter(({ label }) => label.toLowerCase().includes(search)), total: 2 };
        },
      })}
      toOptions={(data) => data.firms}
    />
  );
}

const company = page.getByRole('combobox', { name: 'Empresa' });
const options = () =>
  page
    .getByRole('listbox', { name: 'Empresa' })
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  held = null;
  await show([{ path: '/', element: <Choice /> }]);
});

test('a choice among records searches while one types, keeps the last choice and can be taken back', async () => {
  await userEvent.type(company, 'barro');
  await expect.poll(options).toEqual(['Olaria Barro Forte']);
  await userEvent.keyboard('{Enter}');
  await expect.element(company).toHaveValue('Olaria Barro Forte');

  // Enter before the answer chooses nothing from the list before.
  let release = () => {};
  const until = new Promise<void>((go) => {
    release = go;
  });
  const asked = new Promise<void>((resolve) => {
    held = { until, asked: resolve };
  });
  await company.fill('tecelagem');
  await asked;
  await userEvent.keyboard('{Enter}');
  release();
  await expect.poll(options).toEqual(['Tecelagem Fio Longo']);
  await userEvent.keyboard('{Escape}');
  await expect.element(company).toHaveValue('Olaria Barro Forte');

  // Left without a choice, by Escape and by Tab, it shows the one before.
  for (const key of ['{Escape}', '{Tab}']) {
    await company.fill('tecelagem');
    await expect.poll(options).toEqual(['Tecelagem Fio Longo']);
    await userEvent.keyboard(key);
    await expect.poll(options).toEqual([]);
    await expect.element(company).toHaveValue('Olaria Barro Forte');
  }

  await page.getByRole('button', { name: 'Limpar Empresa' }).click();
  await expect.element(company).toHaveValue('');
  await company.fill('nenhuma assim');
  await expect.element(page.getByText('Nenhum registro encontrado')).toBeVisible();
  await company.fill('fio');
  await page.getByRole('option', { name: 'Tecelagem Fio Longo' }).click();
  await expect.element(company).toHaveValue('Tecelagem Fio Longo');
});
