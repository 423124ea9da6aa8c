import type { Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { widths } from './seldom.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Restrições ao trabalho' }).locator('tbody tr');

/** What somebody may not do: from the physician who says it to the company that takes note, and to the ASO that ends it. */
for (const width of widths) {
  test(`a physician restricts work, the company takes note, and a new ASO ends it, at ${width} pixels`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const [firm, doctor] = [companyFields(), professionalFields()];
    const company = await makeCompany(api, firm);
    const { token } = await makeProfessional(api, doctor);
    const employee = await makeEmployee(api, company, { name: 'Zilda Restrita' });

    await signIn(page, doctor.email, doctor.password, `/people/${employee.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Restrições' }).click();
    await page.getByRole('button', { name: 'Registrar restrição' }).click();
    const recording = dialog(page, 'Registrar restrição');
    await expect(recording.getByText('Zilda Restrita')).toBeVisible();
    await field(recording, 'O que a pessoa não pode fazer').fill('Não carregar peso, por M51.1');
    await field(recording, 'Até').fill(formatDate(daysAfter(today(), 20)));
    await field(recording, 'Motivo').fill('Hérnia de disco');
    await recording.getByRole('button', { name: 'Registrar' }).click();
    await expect(recording.getByText(/parece um código da CID.*só os profissionais leem/)).toBeVisible();
    await field(recording, 'O que a pessoa não pode fazer').fill('Não carregar mais de 10 kg');
    await recording.getByRole('button', { name: 'Registrar' }).click();
    await expect(recording).toBeHidden();
    await expect(rows(page)).toContainText(/Não carregar mais de 10 kg.*vence em breve.*Ainda não/s);
    await page.goto(`/people/${employee.id}`);
    await expect(page.getByRole('region', { name: 'Restrições ao trabalho' })).toContainText('10 kg');
    await page.goto(`/documents/create/${employee.id}`);
    await expect(page.getByRole('region', { name: 'Resumo do colaborador' })).toContainText(
      'Não carregar mais de 10 kg',
    );

    await signIn(page, firm.email, firm.password, `/employee/documents/${employee.id}`);
    await expect(page.getByRole('region', { name: 'Restrições ao trabalho' })).toContainText(/10 kg.*ainda não tomou/s);
    await page.goto('/due-dates');
    await page.getByRole('link', { name: 'Restrições a vencer: 1' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Tomar ciência da restrição de Zilda Restrita' }).click();
    await expect(rows(page)).toContainText(firm.email);
    await expect(page.getByText('Hérnia')).toHaveCount(0);

    const exam = { exam_name: 'Avaliação clínica', exam_date: formatDate(daysAfter(today(), -1)) };
    const { name } = await issueDocument(
      api,
      { employee, token },
      { answers: { date: formatDate(today()), exams: [exam] } },
    );
    await signIn(page, doctor.email, doctor.password, '/restrictions');
    await page.getByRole('button', { name: /^Editar a restrição de Zilda Restrita/ }).click();
    const editing = dialog(page, 'Editar restrição');
    await field(editing, 'Desde').fill(formatDate(daysAfter(today(), -2)));
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing).toBeHidden();
    await page.getByRole('button', { name: /^Encerrar a restrição de Zilda Restrita/ }).click();
    const ending = dialog(page, 'Encerrar restrição');
    const offered = await ending.getByRole('option', { name: new RegExp(name) }).textContent();
    await ending.getByLabel('ASO que a encerra').selectOption({ label: offered ?? '' });
    await ending.getByRole('button', { name: 'Encerrar' }).click();
    await expect(ending).toBeHidden();
    await expect(rows(page).filter({ hasText: 'Zilda Restrita' })).toHaveCount(0);
  });
}
