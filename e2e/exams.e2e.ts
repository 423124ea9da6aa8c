import type { Page } from '@playwright/test';
import { makeExamRecord } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeEmployeeAndProfessional } from './records.ts';
import { widths } from './seldom.ts';

/** The exams that an employee has done, as a professional reads, records and withdraws them. */

const modal = (page: Page) => dialog(page, 'Registrar exame');
const rows = (page: Page) => page.getByRole('table', { name: 'Exames que o colaborador fez' }).locator('tbody tr');

for (const width of widths) {
  test(`an exam is recorded from the table and withdrawn with a reason, at ${width} pixels`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 900 });
    const { employeeId, professional } = await makeEmployeeAndProfessional(api);
    await signIn(page, professional.email, professional.password, `/documents/view/${employeeId}`);
    await page.getByRole('link', { name: 'Exames realizados' }).click();
    await expect(page.getByText(/^Nenhum exame registrado/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Exames realizados' })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('button', { name: 'Registrar exame' }).click();
    await expect(page).toHaveURL(/\/exams\/record$/);
    await modal(page).getByRole('button', { name: 'Registrar' }).click();
    await expect(modal(page).getByText('Campo obrigatório')).toHaveCount(2);
    await field(modal(page), 'Exame da Tabela 27').fill('ecg');
    await modal(page)
      .getByRole('option', { name: /^ECG .* 0530$/ })
      .click();
    await expect(field(modal(page), 'Nome do exame')).toHaveValue(/^ECG/);
    await expect(field(modal(page), 'Nome do exame')).toBeDisabled();
    await expect(modal(page).getByText('Campo obrigatório')).toHaveCount(1);
    await field(modal(page), 'Feito em').fill('12032199');
    await modal(page).getByRole('button', { name: 'Registrar' }).click();
    await expect(modal(page).getByText('A data do exame não pode estar no futuro')).toBeVisible();
    // The message may be there while it is typed: the refusal leads back to the field.
    await expect(field(modal(page), 'Feito em')).toBeFocused();
    await field(modal(page), 'Feito em').fill('12032026');
    await modal(page).getByLabel('Periódico').check();
    await modal(page).getByLabel('Alterado').check();
    await modal(page).getByRole('button', { name: 'Registrar' }).click();
    await expect(modal(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(/ECG .* 0530.*12-03-2026.*Periódico.*Alterado.*Registrado por/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole('button', { name: /^Retirar ECG/ }).click();
    const withdrawal = dialog(page, 'Retirar exame');
    await field(withdrawal, 'Motivo').fill('Era de outra pessoa');
    await withdrawal.getByRole('button', { name: 'Retirar' }).click();
    await expect(withdrawal).toBeHidden();
    await expect(rows(page)).toContainText(/Retirado por .*: Era de outra pessoa/);
    await expect(page.getByRole('button', { name: /^Retirar/ })).toHaveCount(0);
  });
}

test('what was typed is asked about, and nothing of it is there the next time', { tag: '@seldom-5' }, async ({
  page,
  api,
}) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  await signIn(page, professional.email, professional.password, `/documents/view/${employeeId}/exams/record`);
  await field(modal(page), 'Nome do exame').fill('Exame da casa');
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Descartar o que foi digitado?');
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question).toBeHidden(); // Until then Escape is the question's.
  await expect(field(modal(page), 'Nome do exame')).toHaveValue('Exame da casa');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/exams$/);

  await page.getByRole('button', { name: 'Registrar exame' }).click();
  await expect(field(modal(page), 'Nome do exame')).toHaveValue('');
  await field(modal(page), 'Nome do exame').fill('Exame da casa');
  await field(modal(page), 'Feito em').fill('12032026');
  await modal(page).getByRole('button', { name: 'Registrar' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(rows(page)).toContainText(/Exame da casa.*12-03-2026.*—.*—/);
});

test('the exams of an ASO lead to it, and are not withdrawn one by one', async ({ page, api }) => {
  const { company, employeeId, professional } = await makeEmployeeAndProfessional(api);
  const { employee } = (await api.call('GET', `/employee/${employeeId}`, { as: professional.token })).body;
  const { name } = await issueDocument(api, { employee, token: professional.token });
  const recordId = await makeExamRecord(api, { employeeId, token: professional.token });
  await signIn(page, professional.email, professional.password, `/documents/view/${employeeId}/exams`);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Retirar/ })).toHaveCount(1);
  const clinical = rows(page).filter({ hasText: '0295' });
  await clinical.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // What somebody else withdraws is seen without asking.
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  const body = { reason: 'Feito em outra data' };
  await api.call('PUT', `/exam-records/${recordId}/withdraw`, { as: professional.token, body });
  await expect(page.getByText(/: Feito em outra data$/)).toBeVisible();
  expect((await api.call('GET', `/employee/${employeeId}/exams`, { as: company.token })).status).toBe(403);
});
