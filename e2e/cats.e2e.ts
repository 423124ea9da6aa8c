import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** A CAT is written down early, completed where its event asks, and withdrawn with a reason. */
test('a CAT is registered with its day alone, led to by what its event lacks, and withdrawn', async ({ page, api }) => {
  const firm = companyFields({ legal_nature: '206-2', esocial_environment: 'produção restrita' });
  const company = await makeCompany(api, firm);
  const doctor = professionalFields();
  await makeProfessional(api, doctor);
  await makeEmployee(api, company, { name: 'Zulmira da Queda', admission_dt: '2024-01-15' });

  await signIn(page, doctor.email, doctor.password, '/cats');
  await page.getByRole('button', { name: 'Registrar CAT' }).click();
  const form = dialog(page, 'Registrar CAT');
  await form.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' }).fill('Zulmira da Queda');
  await page.getByRole('option', { name: /Zulmira da Queda/ }).click();
  await field(form, 'Data do acidente').fill('19-11-2026');
  await form.getByRole('button', { name: 'Registrar' }).click();
  await expect(form).toBeHidden();
  const rows = page.getByRole('table', { name: 'CATs' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Zulmira' })).toContainText(/19-11-2026.*23-11-2026/s);
  await page.getByRole('searchbox').fill('Ninguém assim');
  await expect(page.getByText('Nada encontrado para “Ninguém assim”.')).toBeVisible();
  await page.getByRole('searchbox').fill('queda zulmira');
  await expect(rows).toHaveCount(1);

  await page.goto(`/esocial?companyId=${company.companyId}`);
  await page.getByRole('button', { name: /^Ver o evento de Zulmira da Queda/ }).click();
  const event = dialog(page, /^S-2210 de Zulmira da Queda/);
  await event.getByRole('link', { name: 'Abrir a CAT, em ‘Tipo de CAT’' }).click();
  const edit = dialog(page, 'Corrigir CAT');
  await edit.getByRole('combobox', { name: 'Tipo de CAT', exact: true }).selectOption('Inicial');
  await edit
    .getByRole('combobox', { name: 'Parte do corpo', exact: true })
    .selectOption('753030000 Crânio (inclusive encéfalo)');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit).toBeHidden();

  await page.getByRole('button', { name: /^Mais ações: a CAT de Zulmira da Queda/ }).click();
  await page.getByRole('menuitem', { name: 'Retirar' }).click();
  const reason = dialog(page, 'Retirar CAT');
  await field(reason, 'Motivo').fill('Era de outra pessoa');
  await reason.getByRole('button', { name: 'Retirar' }).click();
  await expect(reason).toBeHidden();
  await expect(rows.filter({ hasText: 'Zulmira' })).toContainText('Retirada');
});
