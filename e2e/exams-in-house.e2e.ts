import type { Locator, Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import { makeEquipment } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { expect, field, labelled, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** A spirometry and an exam of sight by keyboard alone, in the tab that they share; and both through the years. */

const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });

/** Types these, one field after another; null leaves a field out. */
async function key(page: Page, first: Locator, typed: readonly (string | null)[]): Promise<void> {
  await first.focus();
  for (const text of typed) {
    if (text !== null) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('a spirometry and sight are keyed with Tab, refused where they cannot be, issued, and seen through the years', async ({
  page,
  api,
  loginAs,
}) => {
  const { employeeId, company, professional } = await makeEmployeeAndProfessional(api, { name: 'Íris do Sopro' });
  const calibrated = daysAfter(today(), -60);
  const spirometer = { kind: 'Espirômetro', maker: 'Koko', model: 'Sx 1000', calibrated_on: formatDate(calibrated) };
  const { serial } = await makeEquipment(api, professional, { ...spirometer, name: 'Espirômetro da sala 3' });
  const employee = { id: employeeId, companyId: company.companyId, name: 'Íris do Sopro', cpf: '529.982.247-25' };
  const earlier = { ...spirometer, serial, calibrated_on: calibrated, date: daysAfter(today(), -30) };
  const of = { employee, token: professional.token, kind: 'occupational-spirometry' } as const;
  await issueDocument(api, of, { answers: earlier });
  await loginAs(professional.email, professional.password, `/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: 'Exames na clínica' }).focus();
  await page.keyboard.press('Enter');

  await test.step('arrows choose the exam in the tab', async () => {
    const choice = page.getByRole('radiogroup', { name: 'Exames na clínica' });
    await choice.getByRole('radio', { name: 'Audiometria' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(form(page, 'Acuidade visual')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(form(page, 'Espirometria')).toBeVisible();
    await expect(form(page, 'Acuidade visual')).toBeHidden();
  });

  await test.step('what cannot be is said at its field; what is computed is heard', async () => {
    const spirometry = form(page, 'Espirometria');
    await key(page, field(spirometry, 'Executado por'), [null, '165', '68.5', 'Nunca', null]);
    await spirometry.getByRole('button', { name: 'Usar Espirômetro da sala 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(spirometry, 'Número de série')).toHaveValue(serial);
    await key(page, field(spirometry, 'CVF em L'), ['3.30', '3.40', 'Pereira 2007', null, '3,60', '2,98', '3', 'A']);
    await key(page, labelled(spirometry, 'Leitura do médico'), ['Normal']);
    await expect(field(spirometry, 'CVF em L')).toHaveValue('3,30');
    await spirometry.getByRole('button', { name: 'Emitir' }).focus();
    await page.keyboard.press('Enter');
    await expect(spirometry.getByText('O VEF1 é parte da CVF: 3,40 L não cabem em 3,30 L.').first()).toBeVisible();
    await field(spirometry, 'VEF1 em L').fill('2,64');
    await expect(spirometry.getByRole('status').filter({ hasText: 'VEF1/CVF 80,0 %' })).toBeVisible();
    await spirometry.getByRole('button', { name: 'Emitir' }).click();
    await dialog(page, 'Emitir Espirometria').getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Espirometria \d{4}\/\d{6}$/ })).toBeVisible();
  });

  await test.step('sight, row by row, by Tab', async () => {
    await page.goto(`/documents/create/${employeeId}`);
    await page.getByRole('tab', { name: /^Exames na clínica/ }).click();
    await page
      .getByRole('radiogroup', { name: 'Exames na clínica' })
      .getByText('Acuidade visual', { exact: true })
      .click();
    const sight = form(page, 'Acuidade visual');
    await key(page, field(sight, 'Executado por'), [null, 'Tabela de Snellen a 6']);
    // An accent is no key of its own: the second choice is 'Óculos'.
    for (let down = 0; down < 2; down += 1) await page.keyboard.press('ArrowDown');
    await expect(labelled(sight, 'Correção em uso')).toHaveValue('Óculos');
    const far = ['20/50', '20/40', '20/40', '20/20', '20/25', '20/20'];
    await key(page, field(sight, 'Longe, direito, sem correção'), far);
    await expect(field(sight, 'Longe, ambos, com correção')).toHaveValue('20/20');
    await key(page, field(sight, 'Placas de Ishihara certas'), ['14', '14']);
    await key(page, labelled(sight, 'Leitura'), ['Normal']);
    await sight.getByRole('button', { name: 'Emitir' }).click();
    await dialog(page, 'Emitir Acuidade visual').getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Acuidade visual \d{4}\/\d{6}$/ })).toBeVisible();
  });

  await test.step('through the years: a line, the table that says the same, and where each comes from', async () => {
    await page.goto(`/people/${employeeId}`);
    await page.getByRole('link', { name: 'Evolução' }).click();
    await expect(page.getByRole('figure', { name: 'CVF e VEF1 ao longo dos anos, em litros' })).toBeVisible();
    const heard = page.getByRole('table', { name: 'CVF e VEF1 ao longo dos anos, em litros' });
    await expect(heard.getByRole('row').nth(1)).toContainText('3,42');
    await expect(heard.getByRole('row').nth(2)).toContainText('3,3');
    const spirometries = page.getByRole('table', { name: 'Espirometria', exact: true });
    await expect(spirometries.getByRole('row').nth(2)).toContainText('80,0');
    await expect(page.getByRole('table', { name: 'Acuidade visual' })).toContainText('14 de 14');
    await spirometries.getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Espirometria/ })).toBeVisible();
  });
});
