import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { groupFields, makeEmployee, makeProgramme, makeUnit } from '../src/testing/factories.ts';
import { spokenText } from '../src/testing/pdf/spoken-text.ts';
import { dayShown } from './days.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './held-calls.ts';
import { makeProgrammePeople } from './programmes.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const open = async (page: Page, name: string) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** What a button has the browser save. */
async function saved(page: Page, name: string | RegExp, role: 'button' | 'menuitem' = 'button') {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).first().click()]);
  return readFile(await download.path());
}

test('a professional finds who is to be examined, recalls them by a letter, and the company reads it', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Padaria Aurora');
  const of = { companyId, token: company.token };
  const unit = await makeUnit(api, of, { identification: 'Forno Norte' });
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  const ana = await makeEmployee(api, of, { name: 'Ana Quirino', unitId: unit.id });
  await makeEmployee(api, of, { name: 'Bia Xerém' });
  await makeEmployee(api, of, { name: 'Caio Wanderley', employee_function: 'Vigia' });
  await loginAs(doctor.email, doctor.password);

  await test.step('the dashboard counts and leads to each list', async () => {
    const counts = page.getByRole('region', { name: 'Vencimentos' });
    await counts.getByRole('link', { name: /Nunca examinados/ }).click();
    await expect(page).toHaveURL('/due-dates?list=neverExamined');
  });

  await test.step('lists are narrowed by company, unit and group, and stay so when the page is loaded again', async () => {
    await page.getByRole('combobox', { name: 'Empresa' }).fill('Padaria Aurora');
    await page.getByRole('option', { name: /Padaria Aurora/ }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Grupo de exposição' }).selectOption({ label: 'Produção' });
    await page.getByRole('combobox', { name: 'Unidade' }).click();
    await page.getByRole('option', { name: 'Forno Norte' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('Ana Quirino');
    await expect(rows(page).first()).toContainText('Produção');
  });

  await test.step('a person’s exams say where each day comes from, and what a dismissal needs', async () => {
    await page.getByRole('button', { name: 'Ver os exames de Ana Quirino' }).click();
    await expect(page).toHaveURL(new RegExp(`/due-dates/person/${ana.id}`));
    const dialog = page.getByRole('dialog', { name: 'Exames de Ana Quirino' });
    await expect(dialog.getByRole('list', { name: 'Próximos exames' })).toContainText('NR-7');
    await expect(dialog.getByRole('status')).toContainText('Exame demissional');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the list is exported as it is narrowed', async () => {
    await page.getByRole('button', { name: 'Exportar' }).click();
    const text = (await saved(page, 'Texto separado (CSV)', 'menuitem')).toString();
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('"Ana Quirino"');
  });

  await test.step('who has no protocol is listed, and can’t be recalled', async () => {
    await page.goto(`/due-dates?list=neverExamined&companyId=${companyId}`);
    await page.getByText('Sem protocolo (1)').click();
    await expect(page.getByRole('radio', { name: 'Sem protocolo (1)' })).toBeChecked();
    await expect(rows(page).first()).toContainText('Caio Wanderley');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Convocar', exact: true })).toBeHidden();
  });

  const recalledFrom = today();
  await test.step('a whole list of a company is recalled', async () => {
    await page.goto(`/due-dates?list=neverExamined&companyId=${companyId}`);
    await page.getByRole('button', { name: 'Escolher toda a lista (2)' }).click();
    await expect(page.getByText('2 colaboradores escolhidos')).toBeVisible();
    await page.getByRole('button', { name: 'Convocar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Convocar para exames' });
    await dialog.getByRole('button', { name: 'Convocar', exact: true }).click();
    await expect(page.getByText('2 colaboradores em uma carta de convocação.')).toBeVisible();
    await expect(page).toHaveURL('/due-dates/letters');
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('who was recalled is asked about before another letter', async () => {
    await page.goto(`/due-dates?list=neverExamined&companyId=${companyId}`);
    await expect(rows(page).first()).toContainText(dayShown(recalledFrom));
    await page.getByRole('checkbox', { name: 'Escolher Ana Quirino' }).check();
    await page.getByRole('button', { name: 'Convocar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Convocar para exames' });
    await dialog.getByRole('button', { name: 'Convocar', exact: true }).click();
    await expect(dialog.getByText('Escolha uma opção')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Convocar de novo' }).check();
    await dialog.getByRole('button', { name: 'Convocar', exact: true }).click();
    await expect(page).toHaveURL('/due-dates/letters');
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('the company sees who is due beside its people, and saves the letter', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await loginAs(company.email, company.password, '/employees');
    await expect(rows(page).filter({ hasText: 'Ana Quirino' })).toContainText('nunca examinado');
    await open(page, 'Vencimentos');
    await page.getByRole('link', { name: 'Cartas de convocação' }).click();
    await expect(rows(page)).toHaveCount(2);
    const letter = await saved(page, /^Baixar a carta/);
    const text = (await spokenText(letter)).map(({ spoken }) => spoken).join('');
    expect(text).toContain('AnaQuirino');
  });
});

test('a whole list is chosen over all companies, and each of them gets its letter', async ({ page, api, loginAs }) => {
  const { doctor, ...first } = await makeProgrammePeople(api, 'Serraria Ipê');
  const second = await makeProgrammePeople(api, 'Marcenaria Jatobá');
  for (const [{ companyId, company }, name] of [
    [first, 'Dora Guaraciaba'],
    [second, 'Enzo Guaraciaba'],
  ] as const) {
    await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields()] });
    await makeEmployee(api, { companyId, token: company.token }, { name });
  }
  await loginAs(doctor.email, doctor.password, '/due-dates?list=neverExamined&search=Guaraciaba');
  await expect(rows(page)).toHaveCount(2);

  await test.step('while another list is on its way, nobody chooses the whole of the one that still stands', async () => {
    const whole = page.getByRole('button', { name: /^Escolher toda a lista/ });
    const { asked, release } = await holdCalls(page, /\/due-dates\?.*search=Dora/);
    const search = page.getByRole('searchbox', { name: 'Buscar por nome, CPF ou matrícula' });
    await search.fill('Dora Guaraciaba');
    await asked;
    await expect(whole).toHaveCount(0);
    release();
    await expect(whole).toHaveText('Escolher toda a lista (1)');
    await search.fill('Guaraciaba');
    await expect(rows(page)).toHaveCount(2);
  });

  await page.getByRole('button', { name: 'Escolher toda a lista (2)' }).click();
  await page.getByRole('button', { name: 'Convocar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Convocar para exames' });
  await expect(dialog.getByText('2 colaboradores de 2 empresas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Convocar', exact: true }).click();
  await expect(page.getByText('2 colaboradores em 2 cartas de convocação.')).toBeVisible();

  await page.goto('/due-dates?list=neverExamined&search=Dora%20Guaraciaba');
  await page.getByRole('checkbox', { name: 'Escolher Dora Guaraciaba' }).check();
  await page.getByRole('button', { name: 'Convocar', exact: true }).click();
  await expect(
    dialog.getByRole('radiogroup', { name: 'O colaborador já foi convocado nos últimos 30 dias' }),
  ).toBeVisible();
});

test('nobody chooses more people than can be sent at once, and the page says how many those are', {
  tag: '@seldom-4',
}, async ({ page, api, loginAs }) => {
  const { companyId, doctor, company } = await makeProgrammePeople(api, 'Usina Jacarandá');
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields()] });
  for (let number = 100; number <= 300; number++) {
    await makeEmployee(api, { companyId, token: company.token }, { name: `Usineiro ${number}` });
  }
  const list = `/due-dates?list=neverExamined&companyId=${companyId}&search=Usineiro&page=11`;
  const last = page.getByRole('checkbox', { name: /^Escolher Usineiro/ });
  const sending = page.getByRole('button', { name: 'Encaminhar', exact: true });

  await test.step('a professional recalls them all, but refers 200 at most', async () => {
    await loginAs(doctor.email, doctor.password, list);
    await page.getByRole('button', { name: 'Escolher toda a lista (201)' }).click();
    await expect(page.getByText('201 colaboradores escolhidos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Convocar', exact: true })).toBeEnabled();
    await expect(sending).toBeDisabled();
    await expect(page.getByText('Para encaminhar, escolha até 200 de uma vez.')).toBeVisible();
    await page.getByRole('button', { name: 'Escolher os 200 primeiros da lista' }).click();
    await expect(page.getByText('200 colaboradores escolhidos')).toBeVisible();
    await expect(sending).toBeEnabled();
    await last.check();
    await expect(sending).toBeDisabled();
  });

  await test.step('a company can’t mark one more than it may send', async () => {
    await loginAs(company.email, company.password, list);
    await page.getByRole('button', { name: 'Escolher os 200 primeiros da lista' }).click();
    await expect(page.getByText('200 colaboradores escolhidos, o máximo de uma vez')).toBeVisible();
    await expect(last).toBeDisabled();
    await expect(sending).toBeEnabled();
  });
});

test('on a narrow screen the filters are folded away, and say how many are chosen', { tag: '@seldom-2' }, async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, doctor, company } = await makeProgrammePeople(api, 'Olaria Cedro');
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields()] });
  await makeEmployee(api, { companyId, token: company.token }, { name: 'Fábio Olaria' });
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs(doctor.email, doctor.password, `/due-dates?list=neverExamined&companyId=${companyId}`);
  const fold = page.getByRole('button', { name: /^Filtros/ });
  await expect(fold).toHaveText('Filtros · 1');
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toBeHidden();
  await expect(rows(page).first()).toBeInViewport();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Convocação' })
    .selectOption({ label: 'Não convocados nos últimos 30 dias' });
  await expect(fold).toHaveText('Filtros · 2');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(fold).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toBeVisible();
});

test('a computation for everybody says how far it is, with one company, with all, and on the page of the programme', async ({
  page,
  api,
  server,
  loginAs,
}) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Padaria Boreal');
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  const db = openDatabase(server.place);
  const run = { company_id: companyId, id: randomUUID(), state: 'running' as const, done: 300, total: 1_200 };
  await db
    .insertInto('due_runs')
    .values({ ...run, created_at: new Date().toISOString() })
    .execute();
  const progress = page.getByRole('status').filter({ hasText: /Recalculando os próximos exames.*pessoas/ });
  await loginAs(doctor.email, doctor.password);
  for (const path of ['/due-dates', `/due-dates?companyId=${companyId}`, `/programmes/${companyId}`]) {
    await page.goto(path);
    await expect(progress, path).toBeVisible();
  }
  await test.step('and nothing any more when it is over', async () => {
    await db.deleteFrom('due_runs').where('id', '=', run.id).execute();
    // Asked again every few seconds, should nobody have told.
    await expect(progress).toBeHidden();
  });
  await db.destroy();
});
