import type { Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { printedPage, watchPrinting } from './printing.ts';

test.describe.configure({ mode: 'parallel' });

test('signing in, registering an administrator and signing out takes no mouse', { tag: '@seldom-5' }, async ({
  page,
  server,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(server.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(server.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await tabTo(page, 'Cadastrar administrador');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admins/create');
  const fields = { Nome: 'Ana Lima', 'E-mail': 'ana@zelo.test', CPF: '12345678909', Contato: '11912345678' };
  for (const [label, value] of Object.entries({ ...fields, Senha: 'senha-segura' })) {
    await tabTo(page, label);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Administrador criado com sucesso')).toBeVisible();
  await expect(page).toHaveURL('/admins');

  await tabTo(page, 'Sair');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a company registers a unit and edits it without a mouse', { tag: '@seldom-5' }, async ({ page, server }) => {
  const fields = companyFields();
  await makeCompany(apiAt(server.url, server.admin), fields);
  await signIn(page, fields.email, fields.password);
  await tabTo(page, 'Cadastrar unidade');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/units/create');
  const typed = {
    Identificação: 'Loja Sul',
    CNPJ: '11222333000181',
    CNAE: '4711-3/02',
    Atividade: 'Comércio',
    'Grau de risco': '2',
    CEP: '01310100',
    Endereço: 'Rua A, 1',
    Bairro: 'Centro',
    Cidade: 'Curitiba',
    Estado: 'PR',
    'E-mail': 'sul@zelo.test',
    'Contato de referência': 'Rita',
    Telefone: '4133334444',
    'Representante legal': 'Rita Dias',
    'CPF do representante legal': '52998224725',
  };
  for (const [label, value] of Object.entries(typed)) {
    await tabTo(page, label);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unidade criada com sucesso')).toBeVisible();

  await tabTo(page, 'Editar Loja Sul');
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Editar Unidade' });
  await expect(field(modal, 'Cidade')).toHaveValue('Curitiba');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Editar Loja Sul' })).toBeFocused();
});

test('a professional finds an employee, fills in an exam request and prints it without a mouse', async ({
  page,
  server,
}) => {
  await watchPrinting(page);
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  await makeEmployee(api, { companyId: company.id, token }, { name: 'Ubirajara Teclado' });
  const doctor = professionalFields();
  await makeProfessional(api, doctor);
  await signIn(page, doctor.email, doctor.password);
  await tabTo(page, 'Cadastrar documentos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documents/choose');
  await tabTo(page, 'Buscar por nome, CPF ou matrícula');
  await page.keyboard.insertText('ubirajara'); // At once: a list that is searched again takes back what it offers.
  await expect(page.getByRole('option', { name: /Ubirajara Teclado/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Resumo do colaborador')).toContainText('Ubirajara Teclado');
  await tabTo(page, 'Anamnese');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Vacinas' })).toBeFocused();
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft');
  const tab = page.getByRole('tab', { name: 'Solicitação de exame tipo 2' });
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, 'Audiometria tonal');
  await page.keyboard.press('Space');
  await tabTo(page, 'Imprimir');
  await page.keyboard.press('Enter');
  expect((await printedPage(page)).title).toContain('Ubirajara Teclado');
});

/** Presses Tab until what has the focus goes by that name, once it is on the screen. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = (['link', 'button', 'tab'] as const).map((role) => page.getByRole(role, { name, exact: true }));
  const any = named.reduce((some, other) => some.or(other), page.getByLabel(new RegExp(`^${name}( \\*)?$`)));
  await expect(any.filter({ visible: true }).first()).toBeVisible();
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab');
    const names = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const labels = [...(element?.labels ?? [])].map(({ textContent }) => textContent);
      return [...labels, element?.ariaLabel, element?.textContent].map((text) => text?.replace(/\s*\*$/, '').trim());
    });
    if (names.includes(name)) return;
  }
  throw new Error(`no Tab reaches “${name}”`);
}
