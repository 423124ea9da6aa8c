import type { Page } from '@playwright/test';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeUnit,
  password,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, test } from './fixtures.ts';
import { chooseOfRow, dialog } from './forms.ts';

test('the lists of the administrator show the specified columns, toasts and edit modals', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const { company } = await makeCompany(api, { fantasy_name: 'Aço Forte' });
  await loginAs(server.admin.email, server.admin.password);

  await test.step('companies', async () => {
    await page.getByRole('link', { name: 'Visualizar empresas' }).click();
    await expectColumns(page, ['CNPJ', 'E-mail', 'Razão Social', 'Nome Fantasia', 'Endereço', 'Telefone', 'Ações']);
    await expect(page.getByText(/^\d+ registros? encontrados?$/)).toBeVisible();
    await page.getByLabel('Buscar por nome, CNPJ, e-mail ou telefone').fill('aco fórte');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByText('1 registro encontrado')).toBeVisible();
    await page.getByRole('button', { name: 'Editar Aço Forte' }).click();
    const modal = dialog(page, 'Editar Empresa');
    await expect(field(modal, 'CNPJ')).toHaveValue(company.cnpj);
    await expect(field(modal, 'Data de início no eSocial')).toHaveValue('10-10-2022');
    await field(modal, 'Nome Fantasia').fill('Aço Mais Forte');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Empresa editada com sucesso!')).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Aço Mais Forte', exact: true })).toBeVisible();
  });

  await test.step('an empty result says so with both toasts', async () => {
    await page.getByLabel('Buscar por nome, CNPJ, e-mail ou telefone').fill('ninguém tem este nome');
    await expect(page.getByText('Não foram encontrados registros!')).toBeVisible();
    await expect(page.getByText('0 registros encontrados')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Buscar por nome, CNPJ, e-mail ou telefone')).toHaveValue('ninguém tem este nome');
  });

  await test.step('administrators', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Cadastrar administrador' }).click();
    await field(page, 'Nome').fill('Zuleica Braga');
    await field(page, 'E-mail').fill('zuleica@zelo.test');
    await field(page, 'CPF').fill('52998224725');
    await field(page, 'Contato').fill('11987654321');
    await field(page, 'Senha').fill(password);
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByText('Administrador criado com sucesso')).toBeVisible();
    await expect(page).toHaveURL('/admins');
    await expectColumns(page, ['Nome', 'E-mail', 'CPF', 'Contato', 'Ações']);
    await page.getByLabel(/^Buscar por nome/).fill('Zuleica Braga');
    await expect(page).toHaveURL(/search=/); // A modal that opens before would make way for the list that was searched for.
    await page.getByRole('button', { name: 'Editar Zuleica Braga' }).click();
    await field(dialog(page, 'Editar Administrador'), 'Contato').fill('1132109876');
    await dialog(page, 'Editar Administrador').getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Admin editado com sucesso!')).toBeVisible();
    await expect(page.getByRole('cell', { name: '(11) 3210-9876' })).toBeVisible();
  });

  await test.step('professionals', async () => {
    const token = await signInByApi(api, server.admin);
    await api.call('POST', '/professionals', { as: token, body: professionalFields({ name: 'Doutora Íris' }) });
    await page.getByRole('link', { name: 'Visualizar profissionais' }).click();
    await expectColumns(page, ['Nome', 'E-mail', 'CPF', 'RG', 'Formação', 'Título', 'Ações']);
    await page.getByLabel(/^Buscar por nome/).fill('Doutora Íris');
    await expect(page).toHaveURL(/search=/); // A modal that opens before would make way for the list that was searched for.
    await page.getByRole('button', { name: 'Editar Doutora Íris' }).click();
    const modal = dialog(page, 'Editar Profissional');
    await field(modal, 'Senha').fill('12345');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal.getByText('Insira no mínimo 6 caracteres')).toBeVisible();
    await field(modal, 'Senha').fill('');
    await field(modal, 'Título').fill('Especialista');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Profissional editado com sucesso!')).toBeVisible();
  });
});

test('the company edits and deletes units, and edits and inactivates employees', async ({ page, loginAs, api }) => {
  const fields = companyFields();
  const { company, token } = await makeCompany(api, fields);
  const of = { companyId: company.id, token };
  const unit = await makeUnit(api, of, { identification: 'Filial Norte' });
  await makeEmployee(api, of, { name: 'Iara Lopes', unitId: unit.id, rg: '', nis: '' });
  await loginAs(fields.email, fields.password);

  await page.getByRole('link', { name: 'Visualizar unidades' }).click();
  await expectColumns(page, ['Identificação', 'CNPJ', 'Endereço', 'Cidade', 'Estado', 'E-mail', 'Telefone', 'Ações']);
  await page.getByRole('button', { name: 'Editar Filial Norte' }).click();
  await field(dialog(page, 'Editar Unidade'), 'Cidade').fill('Manaus');
  await dialog(page, 'Editar Unidade').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Unidade editada com sucesso!')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Manaus' })).toBeVisible();

  await page.getByRole('button', { name: 'Excluir Filial Norte' }).click();
  const deletion = dialog(page, 'Excluir Unidade');
  await deletion.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Erro ao excluir unidade. Por favor, tente novamente mais tarde.')).toBeVisible();
  await expect(deletion.getByText(/A unidade ainda tem 1 empregado ativo/)).toBeVisible();
  await deletion.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('Erro ao excluir unidade.')).toBeHidden(); // What it covers is not in reach before.

  await page.getByRole('link', { name: 'Ver empregados de Filial Norte' }).click();
  await expect(page).toHaveURL(new RegExp(`/employees/${unit.id}`));
  await expectColumns(page, ['Todos desta página', 'Nome', 'CPF', 'RG', 'Celular', 'Ações']);
  await page.getByRole('button', { name: 'Editar Iara Lopes' }).click();
  const edit = dialog(page, 'Editar Empregado');
  await expect(field(edit, 'Data de nascimento')).toHaveValue('20-05-1990');
  await expect(edit.getByRole('textbox', { name: 'Observação' })).toBeDisabled();
  await edit.getByRole('radiogroup', { name: 'PCD' }).getByRole('radio', { name: 'Sim' }).check();
  await expect(edit.getByRole('textbox', { name: 'Observação' })).toBeEnabled();
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit.getByText('Campo obrigatório')).toHaveCount(2);
  await field(edit, 'RG').fill('123456789');
  await field(edit, 'NIS').fill('120.56412.84-7');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Empregado editado com sucesso!')).toBeVisible();
  await expect(page.getByRole('cell', { name: '12.345.678-9' })).toBeVisible();

  await chooseOfRow(page, 'Iara Lopes', 'Inativar');
  await dialog(page, 'Inativar Empregado').getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Colaborador inativado com sucesso!')).toBeVisible();
  await expect(page.getByText('Não foram encontrados registros!')).toBeVisible();

  await page.getByRole('link', { name: 'Visualizar unidades' }).click();
  await page.getByRole('button', { name: 'Excluir Filial Norte' }).click();
  await deletion.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Unidade excluída com sucesso!')).toBeVisible();
  await expect(page.getByText('Nenhuma unidade ainda. Cadastre a primeira.')).toBeVisible();
});

test('two people who edit one record choose between both values', async ({ page, server, loginAs, api }) => {
  const { company } = await makeCompany(api, { fantasy_name: 'Nome Antigo', address: 'Rua Velha, 1' });
  const token = await signInByApi(api, server.admin);
  await loginAs(server.admin.email, server.admin.password, '/companies?search=nome+antigo');
  await page.getByRole('button', { name: 'Editar Nome Antigo' }).click();
  const modal = dialog(page, 'Editar Empresa');
  await field(modal, 'Nome Fantasia').fill('Meu Nome');

  const other = { ...company, email: company.user.email, fantasy_name: 'Nome do Outro', address: 'Rua Nova, 2' };
  await api.call('PUT', `/company/update/${company.id}`, { as: token, body: other });

  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Erro ao editar a empresa. Por favor, tente novamente.')).toBeVisible();
  await expect(modal.getByText('Este registro foi alterado com o seu acesso, em outra janela')).toBeVisible();
  await expect(field(modal, 'Endereço')).toHaveValue('Rua Nova, 2');
  await expect(modal.getByLabel('Seu valor: Meu Nome')).toBeChecked();
  await modal.getByLabel('Valor salvo: Nome do Outro').check();
  await expect(field(modal, 'Nome Fantasia')).toHaveValue('Nome do Outro');
  await modal.getByLabel('Seu valor: Meu Nome').check();
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Empresa editada com sucesso!')).toBeVisible();
  const saved = await api.call('GET', `/company/${company.id}`, { as: token });
  expect(saved.body.company).toMatchObject({ fantasy_name: 'Meu Nome', address: 'Rua Nova, 2' });
});

test('what was typed is asked about before a modal or a page is left', { tag: '@seldom-4' }, async ({
  page,
  server,
  loginAs,
  api,
}) => {
  await makeCompany(api, { fantasy_name: 'Pergunta S.A.' });
  await loginAs(server.admin.email, server.admin.password, '/companies?search=pergunta');
  await page.getByRole('button', { name: 'Editar Pergunta S.A.' }).click();
  const modal = dialog(page, 'Editar Empresa');
  await field(modal, 'Bairro').fill('Outro bairro');
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Descartar o que foi digitado?');
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(field(modal, 'Bairro')).toHaveValue('Outro bairro');
  await modal.getByRole('button', { name: 'Fechar' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(modal).toBeHidden();

  await page.getByRole('navigation').getByRole('link', { name: 'Cadastrar empresa' }).click();
  await field(page, 'Bairro').fill('Centro');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialog(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar editando' }).click();
  await expect(dialog(page, 'Sair sem salvar?')).toBeHidden();
  await expect(field(page, 'Bairro')).toHaveValue('Centro');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialog(page, 'Sair sem salvar?').getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/dashboard');
});

async function expectColumns(page: Page, columns: string[]): Promise<void> {
  await expect(page.getByRole('columnheader')).toHaveText(columns);
}

async function signInByApi(
  api: Parameters<typeof makeCompany>[0],
  { email, password: secret }: { email: string; password: string },
) {
  return (await api.call('POST', '/login', { body: { email, password: secret } })).body.token as string;
}
