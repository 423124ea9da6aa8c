import { formatDate, monthsAfter, today } from '../src/platform/contract/dates.ts';
import { groupFields, makeDraft, makeEmployee } from '../src/testing/factories.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeProgrammePeople } from './programmes.ts';

/** Vaccines from the plan of a group to the worker's card (product 16.15): plan, dose, what comes next, refusal, proof. */

const given = formatDate(monthsAfter(today(), -2));
const due = formatDate(monthsAfter(monthsAfter(today(), -2), 1));

test('a vaccine is planned, given, due again, another one refused with its document, and the card issued', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Clínica Vacinada');
  const of = { companyId, token: company.token };
  const fields = { name: 'Vânia Vacinada', employee_function: 'Enfermeira', admission_dt: '10-03-2025' };
  const employee = await makeEmployee(api, of, fields);
  const group = groupFields({ name: 'Assistência', functions: ['Enfermeira'] });
  const draft = await makeDraft(api, { companyId, token: doctor.token }, { groups: [group] });
  await loginAs(
    doctor.email,
    doctor.password,
    `/programmes/${companyId}/versions/${draft.programmeId}/groups/${draft.groups[0].id}`,
  );

  await test.step('the plan of the group', async () => {
    for (const [at, vaccine] of ['Hepatite B', 'Influenza'].entries()) {
      await page.getByRole('button', { name: 'Acrescentar vacina' }).click();
      await page.locator(`select[name="vaccines.${at}.code"]`).selectOption(vaccine);
    }
    await expect(page.getByText(/3 doses: 0, 1 e 6 meses/)).toBeVisible();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.goto(`/programmes/${companyId}/versions/${draft.programmeId}/compare`);
    await expect(page.getByText('1 exame e 2 vacinas em 1 grupo, primeira versão.')).toBeVisible();
    await page.getByRole('button', { name: 'Pôr em vigor' }).click();
    await expect(page.getByRole('heading', { name: 'Versão 1, que vale hoje' })).toBeVisible();
  });

  await test.step('a dose', async () => {
    await page.goto(`/people/${employee.id}`);
    await page.getByRole('link', { name: 'Vacinas' }).click();
    await expect(page.getByText('Hepatite B: 1ª dose')).toBeVisible();
    await page.getByRole('button', { name: 'Registrar dose' }).click();
    const dose = dialog(page, 'Registrar dose');
    await field(dose, 'Data').fill(given);
    await field(dose, 'Lote').fill('HB-2026');
    await field(dose, 'Fabricante').fill('Butantan');
    await field(dose, 'Validade do lote').fill('01-01-2020');
    await field(dose, 'Quem aplicou').fill('Enf. Lia');
    await dose.getByRole('button', { name: 'Registrar' }).click();
    await expect(dose.getByText(/O lote venceu em 01-01-2020/)).toBeVisible();
    await field(dose, 'Validade do lote').fill('31-12-2030');
    await dose.getByRole('button', { name: 'Registrar' }).click();
    await expect(dose).toBeHidden();
    await expect(page.getByText(`Hepatite B · 1ª dose · ${given}`)).toBeVisible();
  });

  await test.step('what comes next stands in ‘Vencimentos’', async () => {
    await page.goto('/due-dates');
    await page.getByRole('link', { name: 'Vacinas' }).click();
    await field(page, 'Buscar por nome, CPF ou matrícula').fill('Vânia Vacinada');
    const row = page.getByRole('row').filter({ hasText: 'Hepatite B' });
    await expect(row).toContainText('2ª dose');
    await expect(row).toContainText(due);
    await row.getByRole('button', { name: /^Ver as vacinas/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vacinas' })).toBeVisible();
  });

  await test.step('a refusal without its document is said, and with it no more', async () => {
    const lacking = page.getByRole('region', { name: 'Recusas' }).getByText(/^Falta o termo assinado/);
    await page.getByRole('button', { name: 'Registrar recusa' }).click();
    const refusal = dialog(page, 'Registrar recusa');
    await refusal.getByRole('combobox', { name: 'Vacina' }).selectOption('Influenza');
    await refusal.getByRole('button', { name: 'Registrar' }).click();
    await expect(refusal).toBeHidden();
    await expect(lacking).toBeVisible();
    await page.getByRole('link', { name: 'Emitir termo de recusa' }).click();
    const paper = page.getByRole('form', { name: 'Recusa de vacina' });
    await field(paper, 'Vacina recusada').fill('Influenza');
    await paper.getByRole('button', { name: 'Emitir' }).click();
    await dialog(page, 'Emitir Recusa de vacina').getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Recusa de vacina \d{4}\/\d{6}$/ })).toBeVisible();
    await page.goto(`/people/${employee.id}/vaccines`);
    await expect(page.getByRole('link', { name: 'Ver o termo de recusa' })).toBeVisible();
    await expect(lacking).toBeHidden();
  });

  await test.step('the card has the dose of the register', async () => {
    await page.getByRole('link', { name: 'Emitir carteira' }).click();
    const card = page.getByRole('form', { name: 'Carteira de vacinação' });
    await expect(
      card.getByText(`Hepatite B · 1ª dose · ${given} · lote HB-2026 · Butantan · Aplicada pela clínica`),
    ).toBeVisible();
    await card.getByRole('button', { name: 'Emitir' }).click();
    await dialog(page, 'Emitir Carteira de vacinação').getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Carteira de vacinação \d{4}\/\d{6}$/ })).toBeVisible();
  });
});
