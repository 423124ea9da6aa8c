import type { Browser, Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace } from '../src/testing/care.ts';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { aso, issue, signedInElsewhere, whole } from './asos.ts';
import { dayShown } from './days.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** From the referral to the issued ASO: company, reception, physician and the waiting room, each in a browser of its own. */

type Credentials = { email: string; password: string };

async function makePractice(api: Api) {
  const company = companyFields({ fantasy_name: 'Cerâmica Ipê' });
  const made = await makeCompany(api, company);
  const of = { companyId: made.company.id as string, token: made.token };
  await makeEmployee(api, of, { name: 'Zuleica Antunes', ...whole });
  const doctor = professionalFields({ name: 'Ofélia Duarte' });
  const { token } = await makeProfessional(api, doctor);
  const receptionist = professionalFields({ name: 'Bia Souza', access: 'reception' });
  await makeProfessional(api, receptionist);
  const place = await makeCarePlace(
    api,
    { token },
    { name: `Unidade Sul ${process.pid}`, rooms: ['Sala 1', 'Sala 2'] },
  );
  return { company, doctor, receptionist, place };
}

/** Whoever works at a queue has chosen the place on this computer; of several places, this one. */
async function openQueue(page: Page, place: string) {
  await page.goto('/queue');
  const choice = page.getByRole('combobox', { name: 'Local de atendimento' });
  await expect(page.getByRole('button', { name: 'Painel' }).or(choice).first()).toBeVisible();
  if (await choice.isVisible()) {
    await choice.click();
    await page.getByRole('option', { name: place }).click();
  }
  await expect(page.getByRole('button', { name: 'Painel' })).toBeVisible();
}

/** Makes the link of the place's panel, and opens it where nobody is signed in. */
async function openPanel(reception: Page, browser: Browser, place: string) {
  await reception.getByRole('button', { name: 'Painel' }).click();
  const modal = dialog(reception, 'Painel da sala de espera');
  await modal.getByRole('button', { name: 'Criar link' }).click();
  const link = modal.getByRole('textbox', { name: 'Link do painel' });
  await expect(link).toBeFocused();
  const url = await link.inputValue();
  await reception.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  const panel = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await panel.goto(url);
  await expect(panel.getByRole('heading', { name: place })).toBeVisible();
  await expect(panel.getByText('Aguarde: a sua senha aparece aqui.')).toBeVisible();
  return panel;
}

async function signInAll(
  browser: Browser,
  server: RunningServer,
  practice: Record<'company' | 'receptionist' | 'doctor', Credentials>,
) {
  return {
    firm: await signedInElsewhere(browser, server, practice.company),
    reception: await signedInElsewhere(browser, server, practice.receptionist),
    physician: await signedInElsewhere(browser, server, practice.doctor),
  };
}

test('a company refers, the reception receives and calls, the physician issues, and the company sees each step by itself', async ({
  browser,
  server,
  api,
}) => {
  test.slow();
  const practice = await makePractice(api);
  const { firm, reception, physician } = await signInAll(browser, server, practice);
  const state = firm.getByRole('status').filter({ hasText: 'Situação' });

  await test.step('the company refers for today, the first day on which one can come', async () => {
    const begun = today();
    await firm.goto('/referrals/create');
    await firm.getByRole('combobox', { name: 'Colaborador' }).fill('Zuleica');
    await firm.getByRole('option', { name: /Zuleica Antunes/ }).click();
    await firm.getByRole('radio', { name: 'Periódico' }).check();
    await firm.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: practice.place.name });
    await firm.getByRole('radio', { name: 'Por ordem de chegada' }).first().check();
    await expect(firm.getByRole('status').filter({ hasText: 'Escolhido' })).toContainText(dayShown(begun));
    await firm.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await expect(firm.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();
    await expect(state).toContainText('Agendado');
  });

  await openQueue(reception, practice.place.name);
  const panel = await openPanel(reception, browser, practice.place.name);

  await test.step('the reception receives and calls; the waiting room sees the ticket and no name', async () => {
    await reception.getByText(/^Agendados \(/).click();
    await reception.getByRole('button', { name: 'Chegou: Zuleica Antunes' }).click();
    const modal = dialog(reception, 'Registrar chegada');
    await modal.getByRole('button', { name: 'Sem prioridade' }).click();
    await expect(modal).toBeHidden();
    await expect(state).toContainText('Presente');
    await reception.getByText(/^Aguardando \(/).click();
    await reception.getByRole('combobox', { name: 'Chamar para' }).click();
    await reception.getByRole('option', { name: 'Sala 2' }).click();
    await reception.getByRole('button', { name: 'Chamar: Zuleica Antunes' }).click();
    await expect(panel.getByText('N001')).toBeVisible();
    await expect(panel.getByText('Sala 2')).toBeVisible();
    await expect(panel.locator('body')).not.toContainText('Zuleica');
  });

  await test.step('the physician attends, the browser is closed in between, and nothing is lost', async () => {
    await openQueue(physician, practice.place.name);
    await physician.getByRole('button', { name: 'Atender: Zuleica Antunes' }).click();
    await expect(physician.getByText(/Guia \d+\/\d+ · Periódico/)).toBeVisible();
    await expect(physician.getByRole('tab', { name: /^ASO/ })).toHaveAttribute('aria-selected', 'true');
    await expect(state).toContainText('Em atendimento');
    await field(aso(physician), 'Riscos físicos').fill('Ruído de prensa');
    const kept = () => physician.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain('Ruído de prensa');
    await physician.close();
  });

  const again = await physician.context().newPage();
  const issued = await test.step('opened again from the queue, the form goes on and the ASO is issued', async () => {
    await openQueue(again, practice.place.name);
    await again.getByText(/^Em atendimento \(/).click();
    await again.getByRole('link', { name: 'Continuar: Zuleica Antunes' }).click();
    await again.getByRole('button', { name: 'Continuar de onde parou' }).click();
    await expect(field(aso(again), 'Riscos físicos')).toHaveValue('Ruído de prensa');
    return issue(again);
  });

  await test.step('the company sees by itself that it is done, and that it goes on once the ASO is cancelled', async () => {
    await expect(state).toContainText('Concluído');
    await expect(firm.getByRole('link', { name: 'Abrir o ASO' })).toBeVisible();
    await expect(again.getByRole('heading', { level: 1, name: issued })).toBeVisible();
    await again.getByRole('button', { name: 'Cancelar documento' }).click();
    const modal = dialog(again, 'Cancelar documento');
    await field(modal, 'Motivo').fill('Emitido com a data errada');
    await modal.getByRole('button', { name: 'Cancelar documento' }).click();
    await expect(state).toContainText('Em atendimento');
    await expect(firm.getByRole('link', { name: 'Abrir o ASO' })).toHaveCount(0);
  });

  await test.step('a link that is ended ends the panel, which says so by itself', async () => {
    await reception.getByRole('button', { name: 'Painel' }).click();
    const modal = dialog(reception, 'Painel da sala de espera');
    await modal.getByRole('button', { name: 'Encerrar link' }).click();
    await modal.getByRole('button', { name: 'Encerrar', exact: true }).click();
    await expect(modal.getByText('Link encerrado.')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Este painel foi encerrado' })).toBeVisible();
  });
});

test('a company makes the link of its calendar, which is shown once, makes another and ends it', {
  tag: '@seldom-5',
}, async ({ page, api, loginAs }) => {
  const company = companyFields();
  await makeCompany(api, company);
  await loginAs(company.email, company.password, '/referrals');
  await page.getByRole('button', { name: 'Calendário' }).click();
  await expect(page).toHaveURL('/referrals/calendar');
  const modal = dialog(page, 'Calendário');
  await modal.getByRole('button', { name: 'Criar link' }).click();
  const link = modal.getByRole('textbox', { name: 'Link do calendário' });
  await expect(link).toBeFocused();
  const first = await link.inputValue();
  expect((await page.request.get(first)).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/referrals');

  await page.getByRole('button', { name: 'Calendário' }).click();
  await expect(modal.getByText(/^Há um link desde/)).toBeVisible();
  await expect(link).toHaveCount(0);
  await modal.getByRole('button', { name: 'Criar outro link' }).click();
  await expect(link).toBeFocused();
  const second = await link.inputValue();
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);

  await modal.getByRole('button', { name: 'Encerrar link' }).click();
  await expect(modal.getByRole('button', { name: 'Manter' })).toBeFocused();
  await modal.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(modal.getByText('Link encerrado.')).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Criar link' })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});
