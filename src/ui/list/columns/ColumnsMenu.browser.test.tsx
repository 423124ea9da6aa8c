import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeSession, storeUser } from '../../../platform/browser/session-store.ts';
import { show } from '../../../testing/browser/show.tsx';
import type { Column } from '../column.ts';
import { DataTable } from '../DataTable.tsx';
import type { List } from '../useList.ts';

type Row = Record<'id' | 'name' | 'cpf' | 'city' | 'email' | 'phone', string>;

const columns: readonly Column<Row, string>[] = [
  { header: 'CPF', cell: ({ cpf }) => cpf, whole: true },
  { header: 'Nome', cell: ({ name }) => name },
  { header: 'Cidade', cell: ({ city }) => city },
  { header: 'E-mail', cell: ({ email }) => email },
  { header: 'Telefone', cell: ({ phone }) => phone },
];

const row = { id: '1', name: 'Ana Lima', cpf: '111', city: 'Belém', email: 'ana@example.com', phone: '' };

function listOf(path: string | null): Omit<List<unknown>, 'data'> {
  const state = {
    ...{ search: '', page: 1, sort: 'name', isChanging: false, latestSearch: () => '' },
    ...{ setSearch() {}, setPage() {}, correctPage() {}, toggleSort() {} },
  };
  const exported = path === null ? null : { path: [path], input: {} };
  return { state, total: 1, error: null, isStale: false, asked: '', exported, reload: async () => {} };
}

function Table({ shown = columns, path = 'people' }: { shown?: typeof columns; path?: string | null }) {
  return <DataTable caption="Pessoas" columns={shown} rows={[row]} list={listOf(path)} empty="Ninguém." />;
}

const headCells = () => [...document.querySelectorAll('thead th')];
const heads = () => headCells().map(({ textContent }) => textContent);
const button = page.getByRole('button', { name: 'Colunas' });
const item = (name: string) => page.getByRole('menuitemcheckbox', { name });
const kept = () => JSON.parse(localStorage.getItem('zelo.columns.ana') ?? '{}');

beforeEach(async () => {
  await page.viewport(1200, 700);
  localStorage.clear();
  storeSession('a token');
  storeUser('a token', { id: 'ana', record: null });
});

test('columns are taken away and all brought back at once, and stay so in this browser', async () => {
  await show([{ path: '/', element: <Table /> }]);
  await button.click();
  await expect.element(item('Cidade')).toHaveAttribute('aria-checked', 'true');
  await item('Cidade').click();
  await expect.element(item('Cidade')).toHaveAttribute('aria-checked', 'false');
  await expect.poll(heads).toEqual(['CPF', 'Nome', 'E-mail', 'Telefone']);
  await item('CPF').click();
  expect(kept()).toEqual({ people: ['Cidade', 'CPF'] });
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await button.click();
  await page.getByRole('menuitem', { name: 'Voltar ao costume' }).click();
  await expect.poll(heads).toEqual(['CPF', 'Nome', 'Cidade', 'E-mail', 'Telefone']);
  expect(kept()).toEqual({});
});

test('the column that names the record cannot be taken away, whatever is kept; of one that is not there nothing is said', async () => {
  localStorage.setItem('zelo.columns.ana', JSON.stringify({ people: ['Nome', 'Cidade', 'Ramal'], other: 7 }));
  await show([{ path: '/', element: <Table /> }]);
  await expect.poll(heads).toEqual(['CPF', 'Nome', 'E-mail', 'Telefone']);
  await button.click();
  await expect.element(item('Nome')).toBeDisabled();
  await expect.element(item('Nome')).toHaveAttribute('aria-checked', 'true');
});

test('what another tab keeps shows here, and of another list it stays', async () => {
  await show([{ path: '/', element: <Table /> }]);
  localStorage.setItem('zelo.columns.ana', JSON.stringify({ units: ['UF'], people: ['E-mail'] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'zelo.columns.ana' }));
  await expect.poll(heads).toEqual(['CPF', 'Nome', 'Cidade', 'Telefone']);
  await button.click();
  await item('Telefone').click();
  expect(kept()).toEqual({ units: ['UF'], people: ['E-mail', 'Telefone'] });
});

test('a list of few columns has nothing to choose', async () => {
  await show([{ path: '/', element: <Table shown={columns.slice(0, 4)} /> }]);
  await expect.poll(heads).toHaveLength(4);
  await expect.element(button).not.toBeInTheDocument();
});

test('the head stays in sight where the table fits, and on a telephone the tools are signs with a name', async () => {
  await show([{ path: '/', element: <Table /> }]);
  await expect.poll(() => headCells().map((head) => getComputedStyle(head).position)).toContain('sticky');
  await page.viewport(390, 700);
  await expect.poll(() => button.element().getBoundingClientRect().width).toBeLessThan(48);
});
