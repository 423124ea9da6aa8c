import type { Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { enter, expect, signIn, test } from './fixtures.ts';
import { printedPage, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** Nothing typed is lost (staff's loudest complaint about comparable systems), and nothing of it stays after signing out. */

test('a reload asks and offers the draft back with its time', async ({ page, server }) => {
  await openForms(page, server);
  await declaration(page).getByLabel('Laudo').check();
  await declaration(page).getByLabel('Anotações').fill('Texto que não pode sumir');
  await page.getByRole('tab', { name: 'ASO' }).click();
  await page.getByRole('tab', { name: 'Declarações' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Texto que não pode sumir');

  const asked = await countQuestions(page);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  await expect(page.getByRole('tab', { name: 'Declarações (rascunho)', selected: true })).toBeVisible();
  await expect(page.getByText(/Há um rascunho deste documento, de \d\d-\d\d-\d{4}, às \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Texto que não pode sumir');
  await expect(declaration(page).getByLabel('Laudo')).toBeChecked();
  expect(await drafts(page), 'the draft has moved to this tab').toHaveLength(1);
});

test('closing the print dialog keeps what was typed, marked as printed, until a new document is begun', async ({
  page,
  server,
}) => {
  await watchPrinting(page);
  await openForms(page, server);
  await declaration(page).getByLabel('Laudo').check();
  await declaration(page).getByLabel('Anotações').fill('Impresso e guardado');
  const asked = await countQuestions(page);
  await print(page);
  const notice = page.getByRole('status').filter({ hasText: /Impresso em \d\d-\d\d-\d{4}, às \d\d:\d\d/ });
  await expect(notice.getByRole('link', { name: 'Próximo colaborador' })).toBeFocused();
  expect(await drafts(page)).toHaveLength(1);

  await page.reload();
  expect(asked, 'what was printed is not asked about').toEqual([]);
  await expect(page.getByRole('tab', { name: 'Declarações (impresso)', selected: true })).toBeVisible();
  await expect(page.getByText(/Este documento foi impresso em \d\d-\d\d-\d{4}, às \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await declaration(page).getByLabel('Anotações').fill('Impresso, e mudado depois');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByText(/Ele foi impresso em .* e mudado depois\./)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();

  await print(page);
  await notice.getByRole('button', { name: 'Continuar' }).click();
  await expect(notice).toBeHidden();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Impresso, e mudado depois');
  await print(page);
  await declaration(page).getByLabel('Anotações').fill('Digitado sem escolher nada');
  await expect(notice).toBeHidden();
  await print(page);
  await notice.getByRole('button', { name: 'Começar novo' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('');
  await expect.poll(() => drafts(page)).toEqual([]);
});

test('what was printed more than a day ago is no longer kept', { tag: '@seldom-2' }, async ({ page, server }) => {
  await watchPrinting(page);
  await openForms(page, server);
  await declaration(page).getByLabel('Laudo').check();
  await print(page);
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('zelo.draft.'))) {
      const draft = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ ...draft, at: '2020-01-01', printedAt: '2020-01-01' }));
    }
  });
  await page.reload();
  await expect(declaration(page)).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test('a session that has ended does not keep the paper from being printed, nor the print from the trail', {
  tag: '@seldom-3',
}, async ({ page, server }) => {
  await watchPrinting(page);
  await page.route('**/api/live*', () => {}); // The screen has not heard of it.
  const { employeeId, professional } = await openForms(page, server);
  await declaration(page).getByLabel('Laudo').check();
  await declaration(page).getByLabel('Anotações').fill('Impresso depois do fim da sessão');
  const token = await page.evaluate(() => localStorage.getItem('sstAuth.token'));
  await fetch(`${server.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await print(page, 'Impresso depois do fim da sessão');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Você não está autenticado!')).toBeVisible();
  expect(await drafts(page)).toHaveLength(1);
  const written = async () =>
    (
      await apiAt(server.url, server.admin).call('GET', `/audit/employee/${employeeId}`, { as: professional.token })
    ).body.entries.filter(({ action }: { action: string }) => action === 'printed');
  expect(await written()).toEqual([]);

  await enter(page, professional.email, professional.password);
  await expect(page).toHaveURL(`/documents/create/${employeeId}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Impresso depois do fim da sessão');
  await expect.poll(written).toMatchObject([{ subject: 'form', detail: 'declaration', employeeId }]);
  await expect.poll(() => keysOf(page, 'zelo.print.')).toEqual([]);
});

test('the same form in two tabs: the second is told, and each keeps what is typed in it', async ({
  page,
  context,
  server,
}) => {
  const { employeeId } = await openForms(page, server);
  await declaration(page).getByLabel('Anotações').fill('Digitado na primeira aba');
  await expect.poll(() => drafts(page)).toHaveLength(1);

  const second = await context.newPage();
  await second.goto(`/documents/create/${employeeId}`);
  const told = (on: Page) => on.getByRole('tabpanel').getByText('Este documento está aberto em outra aba');
  await expect(told(second)).toBeVisible();
  await expect(declaration(second).getByLabel('Anotações')).toHaveValue('');
  await declaration(second).getByLabel('Anotações').fill('Digitado na segunda aba');
  await expect.poll(() => drafts(page)).toHaveLength(2);
  await declaration(page).getByLabel('Anotações').fill('Digitado na primeira aba, e mais');
  await second.close();
  await expect(told(page)).toBeHidden();

  await countQuestions(page);
  await page.reload();
  const goOn = page.getByRole('button', { name: 'Continuar de onde parou' });
  await goOn.last().click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Digitado na segunda aba');
  await page.reload();
  await goOn.first().click();
  await expect(declaration(page).getByLabel('Anotações')).toHaveValue('Digitado na primeira aba, e mais');
  expect(await drafts(page)).toHaveLength(2);
});

test('a lost session leads to the sign-in, and back to the draft, which can be discarded', async ({ page, server }) => {
  await page.route('**/api/live*', () => {}); // The screen has not heard of it.
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

test('signing out with drafts asks, says what becomes of them, and removes them from the device', {
  tag: '@seldom-5',
}, async ({ page, server }) => {
  const { employeeId, professional } = await openForms(page, server);
  await declaration(page).getByLabel('Anotações').fill('Dado de saúde');
  await page.getByRole('tab', { name: 'ASO' }).click();
  const aso = page.getByRole('form', { name: 'ASO' });
  await aso.getByLabel('Observação').fill('Outro dado, ainda não guardado');
  const leave = page.getByRole('navigation').getByRole('button', { name: 'Sair' });
  await leave.click();
  const question = page.getByRole('dialog', { name: 'Há 2 rascunhos neste computador' });
  await expect(question).toContainText('é apagado deste computador quando você sai');
  await expect(question.getByRole('button', { name: 'Ficar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(leave).toBeFocused();
  await expect(aso.getByLabel('Observação')).toHaveValue('Outro dado, ainda não guardado');
  expect(await drafts(page)).toHaveLength(2);

  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await question.getByRole('button', { name: 'Sair e apagar' }).click();
  await expect(page).toHaveURL('/');
  expect(await drafts(page)).toEqual([]);
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  await expect(page.getByRole('form', { name: 'ASO' })).toBeVisible();
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
  await signIn(
    page,
    records.professional.email,
    records.professional.password,
    `/documents/create/${records.employeeId}`,
  );
  await page.getByRole('tab', { name: 'Declarações' }).click();
  return records;
}

function declaration(page: Page) {
  return page.getByRole('form', { name: 'Declarações' });
}

/** Sends the declaration to the print dialog, which closes at once. */
async function print(page: Page, text = ''): Promise<void> {
  await declaration(page).getByRole('button', { name: 'Imprimir' }).click();
  expect((await printedPage(page)).html).toContain(text);
}

/** Accepts the browser's own questions, and writes down which there were. */
async function countQuestions(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  return asked;
}

function drafts(page: Page): Promise<string[]> {
  return keysOf(page, 'zelo.draft.');
}

function keysOf(page: Page, start: string): Promise<string[]> {
  return page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), start);
}
