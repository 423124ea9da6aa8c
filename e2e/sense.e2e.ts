import type { Page } from '@playwright/test';
import { adminFields, employeeFields, makeUnit, signIn, unitFields } from '../src/testing/factories.ts';
import { unitLabels } from '../src/units/units.labels.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog, fill, fillRecord, register, signedInCompany } from './forms.ts';

test('an employee’s impossible dates are refused under their fields, unusual ones only warned of', async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, token } = await signedInCompany(api, loginAs);
  await page.goto('/employees/create');
  const employee = employeeFields();
  await fill(page, { Nome: 'Sensata', CPF: employee.cpf, Celular: '11912345678', Matrícula: '1', Cargo: 'Auxiliar' });
  await fill(page, { Função: 'Padeira', Setor: 'Forno', CBO: employee.cbo, Sexo: 'Feminino' });
  for (const label of ['Data de nascimento', 'Data de admissão', 'Início na função']) {
    await expect(field(page, label)).toHaveAttribute('placeholder', 'DD-MM-AAAA');
  }
  for (const label of ['RG', 'NIS']) {
    await expect(field(page, label)).toHaveAccessibleDescription('Opcional agora; será pedido ao editar o cadastro');
  }

  await fill(page, {
    'Data de nascimento': '01012100',
    'Data de admissão': '02012000',
    'Início na função': '02012000',
  });
  await register(page);
  await says(page, 'Data de nascimento', 'A data de nascimento deve ser anterior a hoje');
  await says(page, 'Data de admissão', 'A admissão deve ser depois do nascimento');
  await says(page, 'Início na função', 'O início na função deve ser depois do nascimento');
  await fill(page, { 'Data de nascimento': '31121899' });
  await says(page, 'Data de nascimento', 'O ano deve ser 1900 ou depois');
  const list = () => api.call('GET', `/employees/${companyId}`, { as: token });
  expect((await list()).body.employees).toEqual([]);

  // The birth mended, the dates that were measured by it are no longer wrong.
  await fill(page, { 'Data de nascimento': '01011990' });
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await says(page, 'Data de admissão', 'Menos de 14 anos de idade na admissão: confira as datas');
  await fill(page, { 'Início na função': '01012000' });
  await says(page, 'Início na função', 'Início na função antes da admissão: confira as datas');
  await fill(page, { 'Data de admissão': '02012199' });
  await says(page, 'Data de admissão', 'Admissão daqui a mais de três meses: confira o ano');
  await register(page);
  await expect(page.getByText('Empregado criado com sucesso')).toBeVisible();
  const [stored] = (await list()).body.employees;
  const { body } = await api.call('GET', `/employee/${stored.id}`, { as: token });
  expect(body.employee).toMatchObject({
    dt_birth: '1990-01-01',
    admission_dt: '2199-01-02',
    function_start_dt: '2000-01-01',
  });
});

test('the eSocial did not begin before 2014', { tag: '@seldom-3' }, async ({ page, server, loginAs }) => {
  await loginAs(server.admin.email, server.admin.password, '/companies/create');
  const label = 'Data de início no eSocial';
  await expect(field(page, label)).toHaveAttribute('placeholder', 'DD-MM-AAAA');
  await fill(page, { [label]: '31122013' });
  await register(page);
  await says(page, label, 'O eSocial começou em 2014: confira o ano');
  await fill(page, { [label]: '01012199' });
  await says(page, label, 'Início daqui a mais de um ano: confira o ano');
});

test('a unit with the CNPJ and the name of another is warned of and may be made', { tag: '@seldom-4' }, async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  const first = unitFields({ identification: 'Filial Grão', cnpj: '11.222.333/0001-81' });
  await makeUnit(api, of, first);
  const warning = 'A empresa já tem a unidade Filial Grão com este CNPJ';

  await page.goto('/units/create');
  await fillRecord(page, unitLabels, { ...first, identification: 'Outra' });
  await expect(page.getByText(warning)).toHaveCount(0);
  await fill(page, { Identificação: 'filial  grao' });
  await says(page, 'Identificação', warning);
  await register(page);
  await expect(page.getByText('Unidade criada com sucesso')).toBeVisible();

  // Each is the other's double, none its own.
  await page.getByRole('button', { name: 'Editar Filial Grão' }).click();
  const edit = dialog(page, 'Editar Unidade');
  await expect(field(edit, 'Identificação')).toHaveAccessibleDescription(
    'A empresa já tem a unidade filial grao com este CNPJ',
  );
  await field(edit, 'Identificação').fill('Filial Trigo');
  await expect(edit.getByText('A empresa já tem')).toHaveCount(0);
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Unidade editada com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Editar Filial Trigo' }).click();
  await expect(field(edit, 'Identificação')).toHaveValue('Filial Trigo');
  await expect(edit.getByText('A empresa já tem')).toHaveCount(0);
});

test('an administrator’s name and e-mail stay as they are when they are left empty', { tag: '@seldom-2' }, async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const as = await signIn(api, server.admin.email, server.admin.password);
  const fields = adminFields({ name: 'Zoraide Vaz' });
  const { admin } = (await api.call('POST', '/admins', { as, body: fields })).body;
  await loginAs(server.admin.email, server.admin.password, '/admins?search=zoraide');
  await page.getByRole('button', { name: 'Editar Zoraide Vaz' }).click();
  const edit = dialog(page, 'Editar Administrador');
  await field(edit, 'Nome').clear();
  await expect(field(edit, 'Nome')).toHaveAttribute('placeholder', 'Zoraide Vaz');
  await field(edit, 'E-mail').fill('sem arroba');
  await field(edit, 'Contato').fill('1132109876');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit.getByText('Insira um email válido')).toBeVisible();
  await field(edit, 'E-mail').fill('  ');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Admin editado com sucesso!')).toBeVisible();
  const { body } = await api.call('GET', `/admins/${admin.id}`, { as });
  expect(body.admin).toMatchObject({
    name: 'Zoraide Vaz',
    user: { email: fields.email },
    phone_number: '(11) 3210-9876',
  });
});

/** What stands under a field is tied to it. */
function says(page: Page, label: string, text: string) {
  return expect(field(page, label)).toHaveAccessibleDescription(text);
}
