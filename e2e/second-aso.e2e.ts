import type { Locator, Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import { makeEmployee } from '../src/testing/factories.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { expect, field, signIn, signOut, test } from './fixtures.ts';
import { countHands, tabTo } from './hands.ts';
import { printedPage, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** A physician fills in 40 ASOs a day, most of them for functions that were seen that day already. */

const useToday = 'Usar, com os exames feitos hoje';
const typed = {
  'Riscos físicos': 'Calor do forno',
  Local: 'Santos',
};

test('the second ASO of a function takes at most 4 clicks and 20 keys', async ({ page, server }) => {
  await printFirst(page, server, 'Zuleide Ferraz');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const count = await countHands(page);
  await shortcut(page).click();
  await search(page, 'zuleide', 'Zuleide Ferraz');
  await offer(page).getByRole('button', { name: useToday }).click();
  await fitness(page).check();
  await expect(page.getByText('Conteúdo mínimo da NR-7 preenchido')).toBeVisible();
  await form(page).getByRole('button', { name: 'Imprimir' }).click();
  await expectSecond(page, 'Zuleide Ferraz');
  const hands = await count();
  test.info().annotations.push({ type: 'hands', description: JSON.stringify(hands) });
  expect(hands.clicks).toBeLessThanOrEqual(4);
  expect(hands.keys).toBeLessThanOrEqual(20);
});

test('by keyboard alone the second ASO takes at most 60 keys', { tag: '@seldom-1' }, async ({ page, server }) => {
  await printFirst(page, server, 'Filomena Rocha');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const count = await countHands(page);
  await tabTo(page, shortcut(page));
  await page.keyboard.press('Enter');
  await search(page, 'filomena', 'Filomena Rocha');
  await tabTo(page, offer(page).getByRole('button', { name: useToday }));
  await page.keyboard.press('Enter');
  await expect(fitness(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Conteúdo mínimo da NR-7 preenchido')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expectSecond(page, 'Filomena Rocha');
  const hands = await count();
  test.info().annotations.push({ type: 'hands', description: JSON.stringify(hands) });
  expect(hands.clicks).toBe(0);
  expect(hands.keys).toBeLessThanOrEqual(60);
});

test('what is offered says where it comes from, is filled in by a click alone, and can be taken back', {
  tag: '@seldom-1',
}, async ({ page, server }) => {
  const { second } = await printFirst(page, server, 'Cecília Prado');
  await page.goto(`/documents/create/${second}`);
  await expect(offer(page)).toContainText('Riscos físicos: Calor do forno');
  await expect(offer(page)).toContainText('Exames: Avaliação clínica, Audiometria tonal');
  await expect(field(form(page), 'Riscos físicos')).toHaveValue('');
  await expect(row(page, 1).getByLabel(/^Exame$/)).toHaveValue('');

  await field(form(page), 'Riscos físicos').fill('Ruído');
  await offer(page).getByRole('button', { name: 'Usar sem datas' }).click();
  await expect(row(page, 1).getByLabel('Data do exame')).toBeFocused();
  await expect(field(form(page), 'Riscos físicos')).toHaveValue('Ruído');
  await expect(row(page, 2).getByLabel(/^Exame$/)).toHaveValue('Audiometria tonal');
  for (const at of [1, 2]) await expect(row(page, at).getByLabel('Data do exame')).toHaveValue('');
  await expect(form(page).getByRole('combobox', { name: 'Tipo de exame' })).toHaveValue('Periódico');

  await field(form(page), 'Riscos químicos').fill('Farinha');
  await form(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(form(page).getByRole('region', { name: 'O que já foi escrito' })).toBeFocused();
  await expect(row(page, 2)).toHaveCount(0);
  await expect(row(page, 1).getByLabel(/^Exame$/)).toHaveValue('');
  await expect(field(form(page), 'Riscos químicos')).toHaveValue('Farinha');
  await expect(offer(page)).toBeVisible();
});

test('what was remembered goes with the sign-out, and nothing of a person was in it', { tag: '@seldom-5' }, async ({
  page,
  server,
}) => {
  const { professional, second } = await printFirst(page, server, 'Dalva Nunes');
  const remembered = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('zelo.memory.')));
  const [[, value] = []] = await remembered();
  expect(value).toContain('Calor do forno');
  for (const own of ['Maria', '529.982.247-25', '00123']) expect(value).not.toContain(own);
  await signOut(page);
  expect(await remembered()).toEqual([]);
  await signIn(page, professional.email, professional.password, `/documents/create/${second}`);
  await expect(form(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test("an ASO takes over risks, exams, aptitudes and place of the same person's anamnesis", {
  tag: '@seldom-2',
}, async ({ page, server }) => {
  const { employeeId } = await open(page, server);
  await page.getByRole('tab', { name: 'Anamnese' }).click();
  const anamnesis = page.getByRole('form', { name: 'Anamnese' });
  await field(anamnesis, 'Riscos ergonômicos').fill('Trabalho em pé');
  await field(anamnesis, 'Exame').fill('Espirometria');
  await field(anamnesis, 'Data do exame').fill('20112026');
  await field(anamnesis, 'Queixa principal').fill('Falta de ar');
  await anamnesis.getByLabel('Apto(a) para trabalho em altura (NR-35)').check();
  await field(anamnesis, 'Local').fill('Santos');
  await page.getByRole('tab', { name: 'ASO' }).click();
  const offered = form(page).getByRole('group', { name: /^Anamnese desta pessoa/ });
  await expect(offered).toContainText('Exames: Espirometria (20-11-2026)');
  await expect(offered).not.toContainText('Falta de ar');
  await expect(field(form(page), 'Riscos ergonômicos')).toHaveValue('');
  await offered.getByRole('button', { name: 'Trazer da anamnese' }).click();
  await expect(field(form(page), 'Riscos ergonômicos')).toHaveValue('Trabalho em pé');
  await expect(row(page, 1).getByLabel('Data do exame')).toHaveValue('20-11-2026');
  await expect(form(page).getByLabel('Apto(a) para trabalho em altura (NR-35)')).toBeChecked();
  await expect(field(form(page), 'Local')).toHaveValue('Santos');
  await expect(form(page).getByRole('combobox', { name: 'Tipo de exame' })).toBeFocused();
  expect(employeeId).not.toBe('');
});

/** The day's first baker, Maria, is typed in whole and printed; the second one has a record, too. */
async function printFirst(page: Page, server: RunningServer, name: string) {
  const records = await open(page, server);
  const api = apiAt(server.url, server.admin);
  const fields = { name, cpf: '133.782.710-00', rg: '98.765.432-1', employee_function: 'Padeira' };
  const { id } = await makeEmployee(api, records.company, fields);
  await page.getByRole('tab', { name: 'ASO' }).click();
  await form(page).getByRole('combobox', { name: 'Tipo de exame' }).selectOption('Periódico');
  for (const [label, text] of Object.entries(typed)) await field(form(page), label).fill(text);
  await typeExams(page);
  await form(page).getByLabel('Apto(a) para manipulação de alimentos').check();
  await fitness(page).check();
  await form(page).getByRole('button', { name: 'Imprimir' }).click();
  await printedPage(page);
  await expect(form(page).getByText(/^Impresso em/)).toBeVisible();
  return { ...records, second: id as string };
}

/** Enter at the end of a row begins the next one; in an empty one it leads out of the rows. One button dates both. */
async function typeExams(page: Page) {
  await row(page, 1)
    .getByLabel(/^Exame$/)
    .fill('Avaliação clínica');
  await page.keyboard.press('Enter');
  await expect(row(page, 1).getByLabel('Data do exame')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 2).getByLabel(/^Exame$/)).toBeFocused();
  await page.keyboard.type('Audiometria tonal');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(row(page, 3).getByLabel(/^Exame$/)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(fitness(page)).toBeFocused();
  await form(page).getByRole('button', { name: 'Hoje nos exames sem data' }).click();
  for (const at of [1, 2]) await expect(row(page, at).getByLabel('Data do exame')).toHaveValue(/^\d\d-\d\d-\d{4}$/);
  await expect(row(page, 3).getByLabel('Data do exame')).toHaveValue('');
}

async function open(page: Page, server: RunningServer) {
  const records = await makeEmployeeAndProfessional(apiAt(server.url, server.admin));
  await watchPrinting(page);
  await signIn(
    page,
    records.professional.email,
    records.professional.password,
    `/documents/create/${records.employeeId}`,
  );
  return records;
}

/**
 * On arrival the cursor stands in the search; the first who is found is chosen by Enter, and the last tab is open. Journeys
 * share their server: nobody in another one has that first name.
 */
async function search(page: Page, text: string, name: string) {
  await expect(page.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' })).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'ASO', selected: true })).toBeVisible();
}

async function expectSecond(page: Page, name: string) {
  const { title, html } = await printedPage(page);
  expect(title).toBe(`ASO_DOCUMENT_${name}`);
  const expected = ['Periódico', 'Calor do forno', 'Avaliação clínica', 'Audiometria tonal', 'Apto(a) para a função'];
  for (const text of [...expected, 'Apto(a) para manipulação de alimentos', 'Santos']) expect(html).toContain(text);
}

function form(page: Page): Locator {
  return page.getByRole('form', { name: 'ASO' });
}

function row(page: Page, at: number): Locator {
  return form(page).getByRole('group', { name: `Exame ${at}` });
}

function offer(page: Page): Locator {
  return form(page).getByRole('group', { name: /^Último ASO de Padeira nesta empresa/ });
}

function fitness(page: Page): Locator {
  return form(page).getByRole('radio', { name: 'Apto(a) para a função', exact: true });
}

/** The dashboard's own way to the forms. */
function shortcut(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^Cadastrar documentos/ });
}
