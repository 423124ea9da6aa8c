import type { Locator, Page } from '@playwright/test';
import { companyFields, employeeFields, professionalFields, signIn } from '../src/testing/factories.ts';
import { expect, field, test } from './fixtures.ts';
import { caretIsSet, fill, register, selectAll, signedInCompany } from './forms.ts';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('what is pasted from mails, sites and spreadsheets is stored as the value that it means', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  await loginAs(server.admin.email, server.admin.password);
  const as = await signIn(api, server.admin.email, server.admin.password);

  await test.step('a company', async () => {
    await page.goto('/companies/create');
    const { email, password } = companyFields();
    await fill(page, { 'Razão Social': 'Colada Ltda.', 'Nome Fantasia': 'Colada', Identificação: 'Matriz' });
    await fill(page, { Endereço: 'Rua Um, 1', Bairro: 'Centro', 'E-mail': email, Senha: password });
    await expectPasted(page, [
      ['CNPJ', 'CNPJ: 54.550.752/0001-55', '54.550.752/0001-55'],
      ['CNPJ', 'CNPJ nº 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
      ['CEP', 'CEP 01.310–100', '01310-100'],
      ['Telefone', '0 15 11 3456-7890', '(11) 3456-7890'],
      ['Telefone', '011 91234-5678', '(11) 91234-5678'],
      ['Data de início no eSocial', '1/2/2020', '01-02-2020'],
      ['Data de início no eSocial', '2021-02-01T00:00:00', '01-02-2021'],
    ]);
    await save(page, 'Empresa criada com sucesso');
    const { companies } = (await api.call('GET', '/companies?search=colada', { as })).body;
    const { body } = await api.call('GET', `/company/${companies[0].id}`, { as });
    expect(body.company).toMatchObject({
      cnpj: '12.ABC.345/01DE-35',
      cep: '01310-100',
      phone: '(11) 91234-5678',
      dt_start_esocial: '2021-02-01',
    });
  });

  await test.step('a professional', async () => {
    await page.goto('/professionals/create');
    const { email, password, formation, title, organ, acronym } = professionalFields();
    await fill(page, { Nome: 'Doutora Colada', 'E-mail': email, Senha: password, Formação: formation, Título: title });
    await fill(page, { 'Órgão de classe': organ, 'Sigla do conselho': acronym, UF: 'SP' });
    await expectPasted(page, [
      ['CPF', '\u00a0CPF nº 529.982.247-25\t', '529.982.247-25'],
      ['RG', ' 12.345.678-X ', '12.345.678-X'],
      ['Telefone', '+55 11 91234-5678', '(11) 91234-5678'],
    ]);
    await save(page, 'Profissional criado com sucesso');
    const { professionals } = (await api.call('GET', '/professionals?search=colada', { as })).body;
    const { body } = await api.call('GET', `/professional/${professionals[0].id}`, { as });
    expect(body.professional).toMatchObject({
      cpf: '529.982.247-25',
      rg: '12.345.678-X',
      phone_number: '(11) 91234-5678',
    });
  });
});

test('what can not be understood stays as it was pasted, with what the field expects, and is not stored', {
  tag: '@seldom-3',
}, async ({ page, loginAs, api }) => {
  const { companyId, token } = await signedInCompany(api, loginAs);
  await page.goto('/employees/create');
  const typed = employeeFields({ name: 'Iara Colada' });
  await fill(page, { Nome: typed.name, Matrícula: typed.registration, Cargo: typed.office, Setor: typed.sector });
  await fill(page, {
    Função: typed.employee_function,
    CBO: typed.cbo,
    'Data de admissão': '15012020',
    Sexo: 'Feminino',
  });

  for (const [label, text, said] of [
    ['CPF', '529.982.247-255', 'CPF deve ter 11 dígitos'],
    ['CPF', '29982247', 'CPF deve ter 11 dígitos'],
    ['RG', '12.345.678-9 SSP/SP', 'RG deve ter no máximo 12 caracteres'],
    ['Celular', '+1 212 555 1234', 'Telefone deve ter 10 ou 11 dígitos, com o DDD'],
    ['Data de nascimento', '1/2/90', 'Data deve ter o formato DD-MM-AAAA'],
    ['Início na função', '31/02/2020', 'Esta data não existe no calendário'],
  ] as const) {
    const input = field(page, label);
    await paste(page, input, text);
    // A day that no calendar has stands as it would have been typed.
    await expect(input, label).toHaveValue(text === '31/02/2020' ? '31-02-2020' : text);
    await expect(input).toHaveAccessibleDescription(new RegExp(said));
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  }

  await register(page);
  await expect(field(page, 'CPF')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
  const stored = await api.call('GET', `/employees/${companyId}`, { as: token });
  expect(stored.body.employees).toEqual([]);

  // Mended by hand: typed on at the end, taken out at the end, or pasted again.
  await field(page, 'CPF').focus();
  await caretIsSet(page);
  await page.keyboard.press('End');
  await page.keyboard.type('709');
  await expect(field(page, 'CPF')).toHaveValue('299.822.477-09');
  await field(page, 'RG').focus();
  await caretIsSet(page);
  await page.keyboard.press('End');
  for (let at = 0; at < 'SSP/SP'.length; at++) await page.keyboard.press('Backspace');
  await expect(field(page, 'RG')).toHaveValue('12.345.678-9');
  await expectPasted(page, [
    ['Celular', '(11) 91234-5678 (WhatsApp)', '(11) 91234-5678'],
    ['Data de nascimento', '1/2/1990', '01-02-1990'],
    ['Início na função', '15.1.2020', '15-01-2020'],
  ]);
  await save(page, 'Empregado criado com sucesso');
  const { employees } = (await api.call('GET', `/employees/${companyId}`, { as: token })).body;
  expect(employees).toHaveLength(1);
  const { body } = await api.call('GET', `/employee/${employees[0].id}`, { as: token });
  expect(body.employee).toMatchObject({
    cpf: '299.822.477-09',
    rg: '12.345.678-9',
    phone_number: '(11) 91234-5678',
    dt_birth: '1990-02-01',
    function_start_dt: '2020-01-15',
  });
});

/** Pastes each text over what the field holds and reads what it shows. */
async function expectPasted(page: Page, rows: readonly (readonly [label: string, text: string, value: string])[]) {
  for (const [label, text, value] of rows) {
    const input = field(page, label);
    await paste(page, input, text);
    await expect(input, text).toHaveValue(value);
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  }
}

/** Pastes by the keyboard from the real clipboard over all that the field holds. */
async function paste(page: Page, input: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await selectAll(input);
  await page.keyboard.press('ControlOrMeta+v');
}

async function save(page: Page, toast: string) {
  await register(page);
  await expect(page.getByText(toast)).toBeVisible();
}
