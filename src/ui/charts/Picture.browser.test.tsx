import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, show } from '../../testing/browser/show.tsx';
import type { ChartData } from './chart.ts';
import { Picture } from './Picture.tsx';

const data: ChartData = {
  of: 'Mês',
  series: [
    { key: 'a', label: 'Primeira' },
    { key: 'b', label: 'Segunda' },
  ],
  entries: [
    { key: '1', label: 'jan/26', cells: { a: 3, b: 'suppressed' } },
    { key: '2', label: 'fev/26', cells: { a: 1200.5, b: 0 } },
    { key: '3', label: 'mar/26', cells: { a: null, b: 4 } },
  ],
};

const kinds = ['bars', 'columns', 'lines'] as const;

const picture = (kind: (typeof kinds)[number], entries = data.entries) =>
  show([
    { path: '/', element: <Picture name="Tudo por mês" kind={kind} data={{ ...data, entries }} note="Uma nota" /> },
    { path: '/list', element: <p>a lista</p> },
  ]);

test.each(kinds)('%s are heard as a table that says each number, and that one is suppressed', async (kind) => {
  picture(kind);
  const table = page.getByRole('table', { name: 'Tudo por mês' });
  await expect.element(table.getByRole('rowheader')).toHaveLength(3);
  const rows = table
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Mês', 'Primeira', 'Segunda'],
    ['jan/26', '3', 'suprimido'],
    ['fev/26', '1.200,5', '0'],
    ['mar/26', '–', '4'],
  ]);
  await expect.element(page.getByRole('img')).toHaveAccessibleName(/^Tudo por mês/);
  await expect.element(page.getByRole('figure', { name: 'Tudo por mês' })).toBeVisible();
});

test.each(kinds)(
  'what is suppressed is written as such in the picture of %s, and in what the pointer is told',
  async (kind) => {
    picture(kind);
    await expect.poll(() => document.querySelector('svg[role=img]')?.textContent ?? '').toMatch(/suprimido/);
    const titles = [...document.querySelectorAll('svg title')].map((title) => title.textContent);
    expect(titles[0]).toBe('jan/26: Primeira 3, Segunda suprimido');
  },
);

test.each(kinds)('the series of %s are told apart without their colours', async (kind) => {
  picture(kind);
  await expect.poll(() => document.querySelectorAll('svg[role=img] pattern').length).toBe(2);
  const told = (name: string) => new Set([...document.querySelectorAll(`svg[role=img] ${name}`)].map(looksOf)).size;
  expect(told('pattern')).toBe(2);
  if (kind === 'lines') expect(told('path[stroke-dasharray], path.visx-linepath')).toBeGreaterThan(1);
});

/** A shape or a dash, and no colour. */
function looksOf(element: Element): string {
  return element.tagName === 'pattern'
    ? element.innerHTML.replace(/class="[^"]*"/g, '')
    : `${element.getAttribute('stroke-dasharray')}`;
}

test('the ticks of the axes are for the eye alone', async () => {
  picture('columns');
  await expect.poll(() => document.querySelectorAll('svg[role=img] .visx-axis').length).toBe(2);
  for (const axis of document.querySelectorAll('.visx-axis')) expect(axis.closest('[aria-hidden]')).not.toBeNull();
});

test('the table is seen by whoever asks for it, and only then scrolled and walked through with keys', async () => {
  picture(
    'columns',
    data.entries.map((entry) => ({ ...entry, to: '/list' })),
  );
  const table = page.getByRole('table');
  expect(table.element().getBoundingClientRect().height).toBeGreaterThan(0);
  expect(table.element().parentElement?.getBoundingClientRect().height).toBeLessThan(2);
  expect(table.getByRole('link').elements()).toHaveLength(0);
  const button = page.getByRole('button', { name: 'Ver como tabela' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(page.getByRole('button', { name: 'Ocultar tabela' })).toHaveAttribute('aria-expanded', 'true');
  expect(table.element().parentElement?.getBoundingClientRect().height).toBeGreaterThan(60);
  await expect.element(table.getByRole('link', { name: 'fev/26' })).toBeVisible();
});

test.each(kinds)('what leads to a list is a link of %s that the keyboard reaches and follows', async (kind) => {
  const router = picture(
    kind,
    data.entries.map((entry) => ({ ...entry, to: '/list' })),
  );
  const link = page.getByRole('link', { name: 'jan/26: Primeira 3, Segunda suprimido' });
  await expect.element(link).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectAddress(router, '/list');
});
