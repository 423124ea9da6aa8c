import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/browser/show.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const keys = (text: string) => userEvent.keyboard(text);

test('the menu of a list’s export is used with the keyboard, and gives the focus back', async () => {
  await show([{ path: '/', element: <ExportMenu list={{ path: ['people', 'list'], input: {} }} /> }]);
  const button = page.getByRole('button', { name: 'Exportar' });
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
  await keys('{Tab}');
  await expect.element(button).toHaveFocus();
  await keys('{Enter}');
  await expect.element(page.getByRole('menu', { name: 'Exportar' })).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await keys('{ArrowDown}');
  await expect.element(page.getByRole('menuitem').nth(1)).toHaveFocus();
  await keys('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
