import type { Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { enter, expect, signIn, signOut, test } from './fixtures.ts';
import { printedPage, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** Nothing typed is lost (staff's loudest complaint about comparable systems), and nothing of it stays after signing out. */

test('a reload asks and offers the draft back with its time; printing ends it', async ({ page, server }) => {
  await watchPrinting(page);
  await openForms(page, server);
  await declaration(page).getByLabel('Laudo').check();
  await declaration(page).getByLabel('Anotações').fill('Texto que não pode sumir');
  await page.getByRole('tab', { name: 'ASO' }).click();
  await page.getByRole('tab', { name: 'Declarações' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Texto que não pode sumir');

  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  await expect(page.getByRole('tab', { name: 'Declarações (rascunho)', selected: true })).toBeVisible();
  await expect(page.getByText(/Há um rascunho deste documento, de \d\d\/\d\d\/\d{4}, \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Texto que não pode sumir');
  await expect(declaration(page).getByLabel('Laudo')).toBeChecked();

  await declaration(page).getByRole('button', { name: 'Imprimir' }).click();
  await printedPage(page);
  await expect.poll(() => drafts(page)).toEqual([]);
  await page.reload();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Continuar de onde parou' })).toHaveCount(0);
});

test('a lost session leads to the sign-in, and back to the draft, which can be discarded', async ({ page, server }) => {
  const { employeeId, professional } = await openForms(page, server);
  await declaration(page).getByLabel('Anotações').fill('Digitado antes de a sessão cair');
  const token = await page.evaluate(() => localStorage.getItem('sstAuth.token'));
  await fetch(`${server.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('link', { name: 'Visualizar documentos' }).click();
  await expect(page.getByText('Você não está autenticado!')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await enter(page, professional.email, professional.password);
  await expect(page).toHaveURL('/documents/view');
  await page.goto(`/documents/create/${employeeId}`);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Digitado antes de a sessão cair');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('');
  await expect.poll(() => drafts(page)).toEqual([]);
});

test('signing out removes the drafts of this user from the device', async ({ page, server }) => {
  const { employeeId, professional } = await openForms(page, server);
  await declaration(page).getByLabel('Anotações').fill('Dado de saúde');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await declaration(page).getByLabel('Anotações').fill('Dado de saúde, ainda não guardado');
  await signOut(page);
  expect(await drafts(page)).toEqual([]);
  await signIn(page, professional.email, professional.password);
  await page.goto(`/documents/create/${employeeId}`);
  await expect(page.getByRole('form', { name: 'Anamnese' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar de onde parou' })).toHaveCount(0);
});

test('a keystroke in the anamnesis draws only its own field and the preview', async ({ page, server }) => {
  await openForms(page, server);
  await page.getByRole('tab', { name: 'Anamnese' }).click();
  const form = page.getByRole('form', { name: 'Anamnese' });
  const field = form.getByLabel('Riscos químicos');
  await field.fill('Poeir');
  const drawnAgain = await form.evaluateHandle((element) => {
    // React hands a drawn element new properties each time that its component is drawn.
    const propsOf = (input: Element) =>
      Object.entries(input).find(([name]) => name.startsWith('__reactProps$'))?.[1] as unknown;
    const inputs = Array.from(element.querySelectorAll('input:not([type=hidden]), textarea:not([aria-hidden])'));
    const before = new Map(inputs.map((input) => [input, propsOf(input)]));
    const form = propsOf(element);
    return () => ({
      inputs: inputs.length,
      fields: inputs.filter((input) => propsOf(input) !== before.get(input)).map((input) => input.getAttribute('name')),
      form: propsOf(element) !== form,
    });
  });
  await field.press('End');
  await page.keyboard.type('a de farinha');
  const preview = page.getByLabel('Pré-visualização do documento').filter({ visible: true });
  await expect(preview).toContainText('Poeira de farinha');
  const { inputs, fields, form: wholeForm } = await drawnAgain.evaluate((count) => count());
  expect(inputs).toBeGreaterThan(130);
  expect(fields).toEqual(['chemicalRisks']);
  expect(wholeForm).toBe(false);
});

async function openForms(page: Page, server: RunningServer) {
  const records = await makeEmployeeAndProfessional(apiAt(server.url, server.admin));
  await signIn(page, records.professional.email, records.professional.password);
  await page.goto(`/documents/create/${records.employeeId}`);
  await page.getByRole('tab', { name: 'Declarações' }).click();
  return records;
}

function declaration(page: Page) {
  return page.getByRole('form', { name: 'Declarações' });
}

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('zelo.draft.')));
}
