import { aso, complete, number, openAso } from './asos.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** The same paper twice: from two windows, and after an answer that never came. */

test('two windows have the ASO of one person open: the second is asked, and led to the first one to correct it', async ({
  page,
  server,
}) => {
  const { person } = await openAso(page, server, 'Norma Duas');
  await complete(page);
  const second = await page.context().newPage();
  await second.goto(`/documents/create/${person.id}`);
  await second.getByRole('tab', { name: /^ASO/ }).click();
  await complete(second);
  for (const tab of [page, second]) {
    await aso(tab).getByRole('button', { name: 'Emitir' }).click();
    await dialog(tab, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
    if (tab === page) await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  }
  const first = (await page.getByRole('heading', { level: 1, name: number }).textContent()) ?? '';
  const asking = dialog(second, 'Emitir ASO');
  await expect(asking).toContainText(`Já vale de hoje, para a mesma pessoa e ocasião: ${first}`);
  await asking.getByRole('link', { name: 'Abrir o que já foi emitido' }).click();
  await second.getByRole('button', { name: /^(Descartar|Sair)/ }).click();
  await expect(second.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Corrigir' })).toBeVisible();
});

test('an answer that was lost, and a page that was loaded again: the draft is there, and issuing it once more is asked about', async ({
  page,
  server,
}) => {
  const { person } = await openAso(page, server, 'Nilza Perdida');
  await complete(page);
  await field(aso(page), 'Observação').fill('Emitido sem resposta');
  const isMade = new Promise<void>((done) => {
    void page.route('**/api/issued-documents', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
      done();
    });
  });
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
  await isMade;
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await page.unroute('**/api/issued-documents');
  await page.getByRole('tab', { name: /^ASO/ }).click();
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(field(aso(page), 'Observação')).toHaveValue('Emitido sem resposta');
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
  await expect(dialog(page, 'Emitir ASO')).toContainText('Já vale de hoje, para a mesma pessoa e ocasião: ASO');
  await page.goto(`/documents/view/${person.id}`);
  await expect(page.getByRole('link', { name: number })).toHaveCount(1);
});
