import { openDatabase } from '../src/platform/database/database.server.ts';
import { makeSetAside } from '../src/testing/set-aside.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** A kind that no node knows: what is tried again waits, and is seen to have left the list. */
const kind = 'jornada-tarefas';

test('an administrator finds what was set aside, tries it again or discards it', async ({ page, server, loginAs }) => {
  const db = openDatabase(server.place);
  const left = async () => {
    const rows = await db.selectFrom('jobs').select('set_aside_at').where('kind', '=', kind).execute();
    return rows.map(({ set_aside_at }) => (set_aside_at ? 'aside' : 'waiting'));
  };
  await makeSetAside(db, kind, 'mail-slow', 'mail-login', 'ENOSPC', 'EODD');
  await loginAs(server.admin.email, server.admin.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Tarefas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarefas' })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: kind });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('O servidor de e-mail demorou demais para responder.');
  await expect(rows.last()).toContainText('Erro inesperado (EODD).');

  await test.step('discarding asks first, and closing the question does nothing', async () => {
    const discard = rows.last().getByRole('button', { name: `Descartar: ${kind}` });
    await discard.click();
    await expect(dialog(page, 'Descartar tarefa')).toContainText('não será mais tentada');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/tasks');
    await expect(discard).toBeFocused();
    await expect(dialog(page, 'Descartar tarefa')).toBeHidden();
    expect(await left()).toHaveLength(4);
    await discard.click();
    await expect(page).toHaveURL(/\/tasks\/discard\//);
    await dialog(page, 'Descartar tarefa').getByRole('button', { name: 'Descartar' }).dblclick();
    await expect(page.getByText('Tarefa descartada')).toBeVisible();
    await expect(rows).toHaveCount(3);
    expect(await left()).toEqual(['aside', 'aside', 'aside']);
  });

  await test.step('one that somebody else has discarded meanwhile is said to be gone', async () => {
    await rows
      .last()
      .getByRole('button', { name: `Tentar de novo: ${kind}` })
      .click();
    const question = dialog(page, 'Tentar de novo');
    await expect(question).toContainText('volta à fila');
    await db.deleteFrom('jobs').where('kind', '=', kind).where('reason', '=', 'ENOSPC').execute();
    await question.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(question.getByRole('alert')).toHaveText('Esta tarefa não está mais de lado.');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/tasks');
  });

  await test.step('tried again it leaves the list', async () => {
    await page.reload();
    await expect(rows).toHaveCount(2);
    await rows
      .first()
      .getByRole('button', { name: `Tentar de novo: ${kind}` })
      .click();
    await dialog(page, 'Tentar de novo').getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('A tarefa será tentada de novo')).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect((await left()).sort()).toEqual(['aside', 'waiting']);
  });

  await test.step('all that is left is tried again together, also on a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Tentar todas de novo' }).click();
    await dialog(page, 'Tentar todas de novo').getByRole('button', { name: 'Tentar todas de novo' }).click();
    await expect(page.getByText('tentada de novo').last()).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(page).toHaveURL('/tasks');
    expect(await left()).toEqual(['waiting', 'waiting']);
  });
  await db.destroy();
});
