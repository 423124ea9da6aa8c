import type { Locator, Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { examFields, makeExamRecord } from '../src/testing/factories.ts';
import { aso, complete, number } from './asos.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** Exams without a clinical one: a receipt that names them, made from the register (product 7.12). */

const date = formatDate(daysAfter(today(), -1));
/** What Tabela 27 calls it, whichever usual name it was given. */
const spirometry = 'Prova de função pulmonar completa (ou espirometria)';
const names = ['Audiometria de teste', 'Espirometria', 'Acuidade visual'];
const receiptNumber = /^Recibo \d{4}\/\d{6}$/;
const receipt = (page: Page): Locator => page.getByRole('form', { name: 'Recibo de exames' });

test('the exams of one day become a receipt, a second one is asked about, a withdrawn exam is said', async ({
  page,
  api,
  loginAs,
}) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api, { name: 'Otília Recibo' });
  const { email, password, token } = professional;
  for (const exam_name of names) {
    const fields = examFields({ exam_code: '', exam_name, done_on: date, result: 'altered' });
    await makeExamRecord(api, { employeeId, token }, fields);
  }
  const open = async () => {
    await page.goto(`/documents/view/${employeeId}/exams`);
    await page
      .getByRole('button', { name: `Recibo dos exames de ${date}` })
      .first()
      .click();
    await expect(receipt(page).getByLabel(/^Feitos em/)).toHaveValue(date);
    await expect(receipt(page).getByLabel(/^Exame( \*)?$/)).toHaveCount(3);
    await receipt(page).getByRole('button', { name: 'Emitir' }).click();
  };
  const issueButton = dialog(page, 'Emitir Recibo de exames').getByRole('button', { name: 'Emitir' });
  const issued = page.getByRole('heading', { level: 1, name: receiptNumber });

  await test.step('it is issued, and the company sees it, too', async () => {
    await loginAs(email, password);
    await open();
    await expect(dialog(page, 'Emitir Recibo de exames')).toContainText('A empresa do colaborador também o vê');
    await issueButton.click();
    await expect(issued).toBeVisible();
  });
  const first = page.url();

  await test.step('another one of the same day is asked about', async () => {
    await open();
    await issueButton.click();
    await expect(page.getByText(`Já vale, dos exames desta pessoa em ${date}`)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Emitir outro mesmo assim' }).check();
    await issueButton.click();
    await expect(issued).toBeVisible();
  });

  await test.step('an exam that is withdrawn afterwards is said', async () => {
    await page.goto(`/documents/view/${employeeId}/exams`);
    await page.getByRole('button', { name: `Retirar ${spirometry} de ${date}` }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Motivo/)
      .fill('Era de outra pessoa');
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(first);
    await expect(page.getByText(`Já não constam como feitos nesse dia: ${spirometry}.`)).toBeVisible();
  });
});

test('an ASO from the search concludes the guide of today, and who was examined is not missed unasked', {
  tag: '@seldom-4',
}, async ({ page, api, loginAs }) => {
  const { company, employeeId, professional } = await makeEmployeeAndProfessional(api, { name: 'Odete Guia' });
  const { email, password, token } = professional;
  const place = await makeCarePlace(api, { token });
  const at = { employeeId, placeId: place.id, token: company.token };
  const guide = await makeReferral(api, at, { day: today() });
  const other = await makeReferral(api, at, { day: today(), occasion: 'dismissal' });

  await test.step('the confirmation offers to conclude it', async () => {
    await loginAs(email, password, `/documents/create/${employeeId}`);
    await page.getByRole('tab', { name: 'ASO' }).click();
    await complete(page);
    await aso(page).getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('checkbox', { name: new RegExp(`^Concluir ${guide.name}`) })).toBeChecked();
    await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    const read = async (id: string) => (await api.call('GET', `/referrals/${id}`, { as: token })).body.referral.state;
    expect([await read(guide.id), await read(other.id)]).toEqual(['completed', 'scheduled']);
  });

  await test.step('‘Faltou’ for the other guide of that day is asked about', async () => {
    await page.goto(`/queue/miss/${other.id}?placeId=${place.id}`);
    const modal = dialog(page, 'Registrar falta');
    await modal.getByRole('button', { name: 'Registrar falta' }).click();
    await expect(modal.getByText(/^Há exame desta pessoa registrado em/)).toBeVisible();
    await modal.getByRole('checkbox', { name: 'Faltou mesmo assim' }).check();
    await modal.getByRole('button', { name: 'Registrar falta' }).click();
    await expect(page.getByText('Falta registrada')).toBeVisible();
  });
});

test('a guide that is left out after a refusal stays open: what is ticked is what is sent', {
  tag: '@seldom-1',
}, async ({ page, api, loginAs }) => {
  const { company, employeeId, professional } = await makeEmployeeAndProfessional(api, { name: 'Ondina Guia' });
  const { email, password, token } = professional;
  const place = await makeCarePlace(api, { token });
  const guide = await makeReferral(api, { employeeId, placeId: place.id, token: company.token }, { day: today() });
  await loginAs(email, password, `/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: 'ASO' }).click();
  await complete(page);
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  const modal = dialog(page, 'Emitir ASO');
  const conclude = modal.getByRole('checkbox', { name: new RegExp(`^Concluir ${guide.name}`) });
  await expect(conclude).toBeChecked();
  const refusal = { code: 'CONFLICT', status: 409, message: 'Agora não.' };
  await page.route('**/api/issued-documents', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await expect(modal.getByRole('alert')).toContainText('Agora não.');
  await conclude.uncheck();
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  const { referral } = (await api.call('GET', `/referrals/${guide.id}`, { as: token })).body;
  expect(referral.state).toBe('scheduled');
});
