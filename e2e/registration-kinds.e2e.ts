import type { Page } from '@playwright/test';
import { companyLabels } from '../src/companies/companies.labels.ts';
import { companyFields, makeCompany, makeEmployee, makeUnit } from '../src/testing/factories.ts';
import { unitLabels } from '../src/units/units.labels.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog, fillRecord, register } from './forms.ts';

/** Employers without a CNPJ, and numbers whose check digits do not fit. */

const kind = (within: Page | ReturnType<typeof dialog>) => within.getByLabel('Tipo de inscrição');
const caepf = '293.118.610/001-84';

test('an administrator registers an employer by its CAEPF, then makes it one by its CPF', async ({
  page,
  server,
  loginAs,
}) => {
  await loginAs(server.admin.email, server.admin.password, '/companies/create');
  const { cnpj: _, ...fields } = companyFields({ fantasy_name: 'Sítio Boa Vista' });

  await test.step('the form begins as it always did: with the CNPJ', async () => {
    await expect(field(page, 'CNPJ')).toBeFocused();
    await expect(kind(page)).toHaveValue('CNPJ');
    await fillRecord(page, companyLabels, fields);
  });

  await test.step('a pasted CAEPF is not laid into the mask of a CNPJ: what it is is said', async () => {
    await field(page, 'CNPJ').fill(caepf);
    await expect(page.getByText('Este número é de um CAEPF, e não de um CNPJ')).toBeVisible();
    await expect(field(page, 'CNPJ')).toHaveValue(caepf);
    await kind(page).selectOption('CAEPF');
    await expect(field(page, 'CAEPF')).toHaveValue(caepf);
    await expect(page.getByText('Este número é de um CAEPF, e não de um CNPJ')).toBeHidden();
  });

  await test.step('a wrong check digit is refused as soon as the number is whole, and is not sent', async () => {
    await field(page, 'CAEPF').fill('');
    await field(page, 'CAEPF').pressSequentially('29311861000185');
    await expect(field(page, 'CAEPF')).toHaveValue('293.118.610/001-85');
    await expect(page.getByText('Dígito verificador do CAEPF não confere')).toBeVisible();
    await register(page);
    await expect(field(page, 'CAEPF')).toBeFocused();
    await expect(page).toHaveURL('/companies/create');
    await field(page, 'CAEPF').press('Backspace');
    await field(page, 'CAEPF').pressSequentially('4');
    await expect(page.getByText('Dígito verificador do CAEPF não confere')).toBeHidden();
    await register(page);
    await expect(page.getByText('Empresa criada com sucesso')).toBeVisible();
  });

  await test.step('the list names what is no CNPJ, and finds it', async () => {
    await page.getByLabel('Buscar por nome, CNPJ, e-mail ou telefone').fill('29311861000184');
    await expect(page.getByRole('cell', { name: `CAEPF ${caepf}`, exact: true })).toBeVisible();
    await expect(page.getByText('1 registro encontrado')).toBeVisible();
  });

  await test.step('edited, it shows its kind; another kind takes another number', async () => {
    await page.getByRole('button', { name: 'Editar Sítio Boa Vista' }).click();
    const modal = dialog(page, 'Editar Empresa');
    await expect(field(modal, 'CAEPF')).toHaveValue(caepf);
    await kind(modal).selectOption('CPF');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal.getByText('CPF deve ter 11 dígitos')).toBeVisible();
    await field(modal, 'CPF').fill('133.782.710-01');
    await expect(modal.getByText('Dígito verificador do CPF não confere')).toBeVisible();
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Empresa editada com sucesso!')).toBeVisible();
    await page.getByLabel('Buscar por nome, CNPJ, e-mail ou telefone').fill('sítio boa vista');
    await expect(page.getByRole('cell', { name: 'CPF 133.782.710-01', exact: true })).toBeVisible();
  });

  await test.step('what was taken all the same is listed to be mended, and the list empties', async () => {
    await page.getByRole('link', { name: /^Números a conferir \(\d+\)$/ }).click();
    await page.getByRole('link', { name: 'Corrigir o CPF 133.782.710-01' }).click();
    const modal = dialog(page, 'Editar Empresa');
    await expect(field(modal, 'CPF')).toBeFocused();
    await field(modal, 'CPF').fill('133.782.710-00');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/companies/numbers');
    await expect(page.getByRole('link', { name: 'Corrigir o CPF 133.782.710-01' })).toBeHidden();
  });
});

test('a company mends its wrong numbers from its dashboard on, by the keyboard', { tag: '@seldom-5' }, async ({
  page,
  api,
  loginAs,
}) => {
  const firm = companyFields({ cnpj: '54.550.752/0001-56' });
  const mine = await makeCompany(api, firm);
  await makeEmployee(api, mine, { name: 'Ana Certa' });
  await makeEmployee(api, mine, { name: 'Bia Torta', cpf: '529.982.247-24', nis: '120.56412.54-7', rg: '1' });
  await makeUnit(api, mine, { identification: 'Sítio', cnpj: '29.311.861/0001-84' });
  await loginAs(firm.email, firm.password, '/dashboard');

  await test.step('the dashboard says how many, and what only the practice can mend', async () => {
    await expect(page.getByRole('link', { name: '1 empregado', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '1 unidade', exact: true })).toBeVisible();
    await expect(page.getByText('Os dígitos do CNPJ 54.550.752/0001-56 da empresa não conferem')).toBeVisible();
  });

  await test.step('a way to each field, which is where the keyboard begins', async () => {
    await page.getByRole('link', { name: '1 empregado', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Números a conferir' })).toBeVisible();
    await expect(page.getByText('Ana Certa')).toBeHidden();
    const modal = dialog(page, 'Editar Empregado');
    await page.getByRole('link', { name: 'Corrigir o NIS 120.56412.54-7' }).press('Enter');
    await expect(field(modal, 'NIS')).toBeFocused();
    await field(modal, 'NIS').fill('120.56412.84-7');
    await page.keyboard.press('Enter');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('link', { name: 'Corrigir o NIS 120.56412.54-7' })).toBeHidden();
    // Opened, left and opened again: the address is the list's.
    await page.getByRole('link', { name: 'Corrigir o CPF 529.982.247-24' }).press('Enter');
    await expect(field(modal, 'CPF')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/employees/numbers');
    await page.getByRole('link', { name: 'Corrigir o CPF 529.982.247-24' }).press('Enter');
    await field(modal, 'CPF').fill('529.982.247-25');
    await page.keyboard.press('Enter');
    await expect(modal).toBeHidden();
    await expect(page.getByText('Todos os números conferem.')).toBeVisible();
  });

  await test.step('what was typed as a CNPJ becomes the CAEPF that it is', async () => {
    await page.goto('/units');
    await page.getByRole('link', { name: 'Números a conferir (1)' }).click();
    await expect(page.getByText('como CAEPF, os dígitos conferem')).toBeVisible();
    await page.getByRole('link', { name: 'Corrigir o CNPJ 29.311.861/0001-84' }).click();
    const modal = dialog(page, 'Editar Unidade');
    await expect(field(modal, unitLabels.cnpj)).toBeFocused();
    await kind(modal).selectOption('CAEPF');
    await expect(field(modal, 'CAEPF')).toHaveValue(caepf);
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByText('Todos os números conferem.')).toBeVisible();
    await page.goto('/units');
    await expect(page.getByRole('cell', { name: `CAEPF ${caepf}` })).toBeVisible();
    await expect(page.getByRole('link', { name: /Números a conferir/ })).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByText('Os dígitos do CNPJ 54.550.752/0001-56 da empresa não conferem')).toBeVisible();
    await expect(page.getByRole('link', { name: '1 unidade', exact: true })).toHaveCount(0);
  });
});
