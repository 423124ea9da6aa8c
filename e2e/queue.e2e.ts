import type { Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, password, professionalFields } from '../src/testing/factories.ts';
import { barriers } from './barriers.ts';
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

test('who was missed and comes later is received', { tag: '@seldom-5' }, async ({ page, api }) => {
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

test('each room ticks its own exams, the others see it at once, and who attends reads what is still to come', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const of = await makeCompany(api, { fantasy_name: 'Caldeiraria Ipê' });
  const doctor = professionalFields({ name: 'Ana Lima' });
  const { token } = await makeProfessional(api, doctor);
  const receptionist = professionalFields({ name: 'Bia Souza', access: 'reception' });
  await makeProfessional(api, receptionist);
  const { id: placeId } = await makeCarePlace(api, { token }, { rooms: [] });
  const employee = await makeEmployee(api, of, { name: 'Caio Melo' });
  const exams = ['0281', '0693', '0295'].map((code) => ({ code, name: '' }));
  const referral = await makeReferral(api, { token, placeId, employeeId: employee.id }, { day: today(), exams });
  await api.call('PUT', `/queue/${referral.id}/arrive`, { as: token, body: { priority: '' } });
  await signIn(page, doctor.email, password, `/queue?placeId=${placeId}`);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, receptionist.email, password, `/queue?placeId=${placeId}`);
  const dialog = (of: Page) => of.getByRole('dialog', { name: 'Exames de hoje' });
  const way = (of: Page, done: number) => of.getByRole('button', { name: `${done} de 3 exames: Caio Melo` });
  const tick = (of: Page, exam: RegExp) => dialog(of).getByRole('checkbox', { name: exam });

  await test.step('two ticks one after the other are both kept, and a third click takes one back', async () => {
    await way(other, 0).click();
    await tick(other, /^Audiometria/).check();
    await tick(other, /^Avaliação clínica/).check();
    await tick(other, /^Avaliação clínica/).uncheck();
    await expect(tick(other, /^Audiometria/)).toHaveAccessibleDescription(/^\d\d:\d\d · Recepção$/);
    await expect(way(page, 1)).toBeVisible();
    await expect(tick(other, /^Avaliação clínica/)).toHaveAccessibleDescription('Ainda por fazer');
  });

  await test.step('another room has it open at the same time', async () => {
    await way(page, 1).click();
    await expect(tick(page, /^Audiometria/)).toBeChecked();
    await dialog(page).getByText('Hemograma').click();
    await expect(tick(other, /^Hemograma/)).toHaveAccessibleDescription(/^\d\d:\d\d · Ana Lima$/);
  });

  await test.step('what is refused is said at its own exam', async () => {
    await other.route('**/api/queue/*/exams/0295', (route) =>
      route.fulfill({ status: 409, json: { code: 'CONFLICT', status: 409, message: 'Isto não é mais possível.' } }),
    );
    await tick(other, /^Avaliação clínica/).click();
    await expect(tick(other, /^Avaliação clínica/)).toHaveAccessibleDescription(/Isto não é mais possível\./);
    await expect(tick(other, /^Avaliação clínica/)).not.toBeChecked();
    await expect(tick(other, /^Audiometria/)).not.toHaveAccessibleDescription(/possível/);
    await other.unroute('**/api/queue/*/exams/0295');
  });

  await test.step('it can be used and read at both sizes, and closes with the focus on the row', async () => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await other.setViewportSize(size);
      expect.soft(await barriers(other), `window at ${size.width}`).toEqual([]);
      await other.keyboard.press('Escape');
      await expect(dialog(other)).toBeHidden();
      await expect(way(other, 2)).toBeFocused();
      expect.soft(await barriers(other), `row at ${size.width}`).toEqual([]);
      await other.keyboard.press('Enter');
      await expect(dialog(other)).toBeVisible();
    }
  });

  await test.step('who attends reads it in one line, until all is done', async () => {
    await tick(page, /^Hemograma/).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Atender: Caio Melo' }).click();
    const line = page.getByText(/^Ainda por fazer hoje: /);
    await expect(line).toHaveText(/^Ainda por fazer hoje: Hemograma/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await line.boundingBox())?.height).toBeLessThan(28);
    }
    await tick(other, /^Hemograma/).check();
    await expect(line).toHaveCount(0);
  });

  await test.step('given back to the queue it stands as it was; an arrival that was none takes it along', async () => {
    await page.getByRole('button', { name: 'Devolver à fila' }).click();
    await expect(way(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Mais ações: Caio Melo' }).click();
    await page.getByRole('menuitem', { name: 'Desfazer a chegada' }).click();
    await expect(page.getByText('Ninguém aguardando.')).toBeVisible();
    await expect(dialog(other)).toContainText('Não há o que marcar agora');
    await expect(tick(other, /^Audiometria/)).toBeDisabled();
    await expect(tick(other, /^Audiometria/)).not.toBeChecked();
  });
});
