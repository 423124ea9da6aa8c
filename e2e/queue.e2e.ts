import type { Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, password, professionalFields } from '../src/testing/factories.ts';
import { expect, signIn, test } from './fixtures.ts';

/** The queue of a day in two browsers, each of which sees by itself what the other does. */

/** A place with two people of a company who are expected today. */
async function makeQueue(api: Api, company = 'Oficina Central') {
  const of = await makeCompany(api, { fantasy_name: company });
  const doctor = professionalFields({ name: 'Ana Lima' });
  const { token } = await makeProfessional(api, doctor);
  const { id: placeId } = await makeCarePlace(api, { token }, { rooms: ['Sala 1', 'Sala 2'] });
  for (const name of ['Caio Melo', 'Dora Reis']) {
    const employee = await makeEmployee(api, of, { name });
    await makeReferral(api, { token, placeId, employeeId: employee.id }, { day: today() });
  }
  return { doctor, of, placeId };
}

/** The answer to the question of priority receives them; one that the register denies is asked about. */
async function arrive(page: Page, name: string, priority: string): Promise<void> {
  await page.getByRole('button', { name: `Chegou: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar chegada' });
  await dialog.getByRole('button', { name: priority }).click();
  if (priority.includes('80 anos')) {
    // The register has another age: it is asked about, and nothing is written before.
    await dialog.getByRole('button', { name: 'Registrar chegada' }).click();
    await expect(dialog.getByText('Confirme, ou escolha outra prioridade')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'A prioridade está certa' }).check();
    await dialog.getByRole('button', { name: 'Registrar chegada' }).click();
  }
  await expect(dialog).toBeHidden();
}

test('reception receives, the physician sees it at once, attends and gives back to the queue', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const { doctor, placeId } = await makeQueue(api);
  const receptionist = professionalFields({ name: 'Bia Souza', access: 'reception' });
  await makeProfessional(api, receptionist);
  await signIn(page, doctor.email, password, `/queue?placeId=${placeId}`);
  await expect(page.getByText('Ninguém aguardando.')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, receptionist.email, password);
  await other.goto(`/queue?placeId=${placeId}`);
  await other.getByText(/^Agendados \(/).click();
  await arrive(other, 'Caio Melo', 'Sem prioridade');
  await arrive(other, 'Dora Reis', 'Pessoa com 80 anos ou mais');
  await expect(other.getByText('Ninguém mais agendado para hoje.')).toBeVisible();
  await other.getByText(/^Aguardando \(/).click();
  await expect(other.getByRole('button', { name: 'Chamar: Dora Reis' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Atender/ })).toHaveCount(0);

  const rows = page.getByRole('row').filter({ hasText: 'Oficina Central' });
  await expect(rows).toHaveText([/P001.*Dora Reis/, /N001.*Caio Melo/]);
  await page.getByRole('button', { name: 'Chamar: Dora Reis' }).click();
  await expect(page.getByText('Escolha a sala', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Chamar para' }).click();
  await page.getByRole('option', { name: 'Sala 2' }).click();
  await page.getByRole('button', { name: 'Chamar: Dora Reis' }).click();
  await expect(other.getByText(/chamado para Sala 2/)).toBeVisible();

  await page.getByRole('button', { name: 'Atender: Dora Reis' }).click();
  await expect(page).toHaveURL(/\/documents\/create\/.+\?referral=/);
  await expect(page.getByText(/Guia \d+\/\d+ · Periódico/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^ASO/ })).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByRole('radio', { name: 'Em atendimento (1)' })).toBeAttached();
  await page.getByRole('button', { name: 'Devolver à fila' }).click();
  await expect(page).toHaveURL(`/queue?placeId=${placeId}`);
  await expect(rows).toHaveText([/P001.*Dora Reis/, /N001.*Caio Melo/]);
});

async function choose(page: Page, field: string, option: RegExp): Promise<void> {
  // The first of many alone are listed: other journeys make companies, too.
  await page.getByRole('combobox', { name: field }).fill(option.source);
  await page.getByRole('option', { name: option }).click();
}

test('who comes without an appointment is received, and the next one finds no trace of them', async ({ page, api }) => {
  const { of, placeId } = await makeQueue(api, 'Olaria Umbuzeiro');
  await makeEmployee(api, of, { name: 'Eva Nunes' });
  await makeEmployee(api, of, { name: 'Gil Prado' });
  const receptionist = professionalFields({ name: 'Bia Souza', access: 'reception' });
  await makeProfessional(api, receptionist);
  await signIn(page, receptionist.email, password, `/queue?placeId=${placeId}`);
  await page.getByRole('link', { name: 'Sem agendamento' }).click();
  await choose(page, 'Empresa', /Olaria Umbuzeiro/);
  await choose(page, 'Colaborador', /Eva Nunes/);
  await page.getByRole('radio', { name: 'Periódico' }).check();
  await page.getByRole('button', { name: 'Registrar chegada' }).click();
  await expect(page.getByText('Escolha uma das opções')).toBeVisible();
  await page.getByRole('radio', { name: 'Gestante' }).check();
  await page.getByRole('button', { name: 'Registrar chegada' }).click();
  const rows = page.getByRole('row').filter({ hasText: 'Olaria Umbuzeiro' });
  await expect(rows).toHaveText([/P001.*Eva Nunes/]);

  await page.getByRole('link', { name: 'Sem agendamento' }).click();
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await choose(page, 'Empresa', /Olaria Umbuzeiro/);
  await choose(page, 'Colaborador', /Gil Prado/);
  await page.getByRole('radio', { name: 'Periódico' }).check();
  await page.getByRole('radio', { name: 'Sem prioridade' }).check();
  await page.getByRole('button', { name: 'Registrar chegada' }).click();
  await expect(rows).toHaveText([/P001.*Eva Nunes/, /N001.*Gil Prado/]);
});

test('who was missed and comes later is received', async ({ page, api }) => {
  const { doctor, placeId } = await makeQueue(api);
  await signIn(page, doctor.email, password, `/queue?placeId=${placeId}&group=scheduled`);
  await page.getByRole('button', { name: 'Mais ações: Caio Melo' }).click();
  await page.getByRole('menuitem', { name: 'Faltou' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar falta' }).click();
  await page.getByText('Encerrados (1)').click();
  await arrive(page, 'Caio Melo', 'Sem prioridade');
  await page.getByText('Aguardando (1)').click();
  await expect(page.getByRole('button', { name: 'Atender: Caio Melo' })).toBeVisible();
});

test('of two physicians who take the same person the second is asked, and may take over', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const { doctor, placeId } = await makeQueue(api);
  const second = professionalFields({ name: 'Rui Costa' });
  await makeProfessional(api, second);
  await signIn(page, doctor.email, password, `/queue?placeId=${placeId}&group=scheduled`);
  await arrive(page, 'Caio Melo', 'Sem prioridade');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, second.email, password);
  await other.goto(`/queue?placeId=${placeId}`);
  await expect(other.getByRole('button', { name: 'Atender: Caio Melo' })).toBeVisible();
  await page.getByText('Aguardando (1)').click();
  await page.getByRole('button', { name: 'Atender: Caio Melo' }).click();
  await expect(page).toHaveURL(/\/documents\/create\/.+\?referral=/);
  await other.getByText('Em atendimento (1)').click();
  await other.getByRole('button', { name: 'Assumir: Caio Melo' }).click();
  const dialog = other.getByRole('dialog', { name: 'Assumir o atendimento' });
  await expect(dialog).toContainText('Ana Lima já está atendendo Caio Melo');
  await dialog.getByRole('button', { name: 'Assumir' }).click();
  await expect(other).toHaveURL(/\/documents\/create\/.+\?referral=/);
});
