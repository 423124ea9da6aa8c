import type { Page } from '@playwright/test';
import { formatDate, today } from '../src/platform/contract/dates.ts';
import { companyFields, makeAbsence, makeCompany, makeEmployee } from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeEmployeeAndProfessional } from './records.ts';
import { widths } from './seldom.ts';

/** Who is away, as a company and a professional write and read it; and the shorter interval of one person. */

const rows = (page: Page) => page.getByRole('table', { name: 'Afastamentos' }).locator('tbody tr');

for (const width of widths) {
  test(`a company writes the days of an absence, says its end and takes it back, at ${width} pixels`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const firm = companyFields();
    const { companyId, token } = await makeCompany(api, firm);
    await makeEmployee(api, { companyId, token }, { name: 'Zulmira Reis' });
    await signIn(page, firm.email, firm.password, '/absences');
    await expect(page.getByText('Ninguém está afastado hoje.')).toBeVisible();

    await page.getByRole('button', { name: 'Registrar afastamento' }).click();
    const recording = dialog(page, 'Registrar afastamento');
    await expect(recording.getByText(/^Causa/)).toHaveCount(0);
    await recording.getByRole('combobox', { name: 'Colaborador' }).click();
    await recording.getByRole('option', { name: /^Zulmira Reis/ }).click();
    await field(recording, 'Primeiro dia afastado').fill('01102026');
    await recording.getByRole('button', { name: 'Registrar' }).click();
    await expect(recording).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(/Zulmira Reis.*01-10-2026.*Sem data de fim.*Sim, antes do retorno/s);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole('button', { name: /^Editar o afastamento de Zulmira Reis/ }).click();
    const editing = dialog(page, 'Editar afastamento');
    await field(editing, 'Último dia afastado').fill('30092026');
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing.getByText(/^O último dia não pode ser antes do primeiro/)).toBeVisible();
    await field(editing, 'Último dia afastado').fill('29102026');
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing).toBeHidden();
    await page.goto('/absences?list=all');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(/29-10-2026.*Volta em 30-10-2026.*29.*Não/s);

    await page.getByRole('button', { name: /^Mais ações: o afastamento de Zulmira Reis/ }).click();
    await page.getByRole('menuitem', { name: 'Retirar' }).click();
    await dialog(page, 'Retirar afastamento').getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByText('Nenhum afastamento registrado.')).toBeVisible();
  });
}

test('a professional finds the absences of a person, reads why, and defines a shorter interval', {
  tag: '@seldom-2',
}, async ({ page, api }) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  await makeAbsence(api, { employeeId, token: professional.token }, { cause: 'Fratura', nature: 'illness' });
  await signIn(page, professional.email, professional.password, `/people/${employeeId}`);
  await page.getByRole('main').getByRole('link', { name: 'Afastamentos' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Editar o afastamento/ }).click();
  await expect(field(dialog(page, 'Editar afastamento'), 'Causa')).toHaveValue('Fratura');
  await page.keyboard.press('Escape');

  await page.goto(`/people/${employeeId}`);
  await page.getByRole('link', { name: 'Intervalos individuais' }).click();
  await expect(page.getByText(/^Nenhum: valem os intervalos/)).toBeVisible();
  await page.getByRole('button', { name: 'Definir intervalo' }).click();
  const modal = dialog(page, 'Definir intervalo');
  await field(modal, 'Exame da Tabela 27').fill('0295');
  await modal.getByRole('option', { name: / 0295$/ }).click();
  await field(modal, 'De quantos em quantos meses').fill('6');
  await field(modal, 'Motivo').fill('Acompanhamento mais próximo');
  await modal.getByRole('button', { name: 'Definir' }).click();
  await expect(modal).toBeHidden();
  const interval = page.getByRole('listitem').filter({ hasText: 'A cada 6 meses' });
  await expect(interval).toContainText(`A partir de ${formatDate(today())} · decidido por Helena Prado`);
  await page.getByRole('button', { name: /^Editar o intervalo/ }).click();
  const editing = dialog(page, 'Editar intervalo');
  await field(editing, 'De quantos em quantos meses').fill('3');
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/: A cada 3 meses$/)).toBeVisible();
  await page.getByRole('button', { name: /^Retirar o intervalo/ }).click();
  await dialog(page, 'Retirar intervalo').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText(/^Nenhum: valem os intervalos/)).toBeVisible();
});
