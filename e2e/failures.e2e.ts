import type { Page } from '@playwright/test';
import { companyLabels } from '../src/companies/companies.labels.ts';
import { companyFields, makeCompany, makeEmployee, makeProfessional, makeUnit } from '../src/testing/factories.ts';
import { enter, expect, field, test } from './fixtures.ts';
import { fillRecord } from './forms.ts';
import { toastsOf } from './toasts.ts';

/** Every message for a failure (product 10.1, product 10.3, product 10.5), produced by a failure. */

/** The list's call; the dashboard's count asks for no rows. */
const companyList = ({ pathname, searchParams }: URL) =>
  pathname === '/api/companies' && searchParams.get('pageSize') !== '0';

type Failure = 'server fault' | 'no connection';

async function makeFail(page: Page, path: RegExp, failure: Failure): Promise<void> {
  await page.route(path, (route) =>
    failure === 'no connection'
      ? route.abort('connectionrefused')
      : route.fulfill({
          status: 500,
          json: { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Erro interno. Informe o número 7 ao suporte.' },
        }),
  );
}

const edits = [
  {
    list: '/companies',
    noun: 'Empresa',
    call: /company\/update/,
    said: 'Erro ao editar a empresa. Por favor, tente novamente.',
  },
  {
    list: '/admins',
    noun: 'Administrador',
    call: /admins\/update/,
    said: 'Erro ao editar o admin. Por favor, tente novamente.',
  },
  {
    list: '/professionals',
    noun: 'Profissional',
    call: /professional\/update/,
    said: 'Erro ao editar o profissional. Por favor, tente novamente.',
  },
];

test('a failed edit says so and keeps what was typed, on a server fault and without a connection', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  await makeCompany(api);
  await makeProfessional(api);
  await loginAs(server.admin.email, server.admin.password);
  for (const { list, noun, call, said } of edits) {
    await page.goto(list);
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    const modal = page.getByRole('dialog', { name: `Editar ${noun}` });
    const typed = field(modal, noun === 'Empresa' ? 'Nome Fantasia' : 'Nome');
    await typed.fill('Texto digitado');
    for (const [failure, reason] of [
      ['server fault', 'Informe o número 7'],
      ['no connection', 'Sem conexão com o servidor'],
    ] as const) {
      await makeFail(page, call, failure);
      await modal.getByRole('button', { name: 'Salvar' }).click();
      await expect(modal.getByRole('alert')).toContainText(reason);
      const toast = toastsOf(page).filter({ hasText: said });
      await expect(toast).toBeVisible();
      await toast.getByLabel('Fechar').click();
      await expect(toast).toBeHidden();
      await expect(typed).toHaveValue('Texto digitado');
      await page.unroute(call);
    }
  }
});

test('the company is told of failed edits, deletions and inactivations', { tag: '@seldom-1' }, async ({
  page,
  loginAs,
  api,
}) => {
  const fields = companyFields();
  const { company, token } = await makeCompany(api, fields);
  await makeUnit(api, { companyId: company.id, token });
  await makeEmployee(api, { companyId: company.id, token }, { rg: '1', nis: '2' });
  await loginAs(fields.email, fields.password);
  await makeFail(page, /\/(unit|employees?)\/(update|delete)\//, 'server fault');

  await page.goto('/units');
  await page.getByRole('button', { name: /^Editar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Erro ao editar a unidade. Por favor, tente novamente.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Excluir/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Erro ao excluir unidade. Por favor, tente novamente mais tarde.')).toBeVisible();

  await page.goto('/employees');
  await page.getByRole('button', { name: /^Editar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Erro ao editar o empregado. Por favor, tente novamente.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Mais ações/ }).click();
  await page.getByRole('menuitem', { name: 'Inativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Erro ao inativar colaborador. Por favor, tente novamente mais tarde.')).toBeVisible();
});

test('a failed creation says why, in the form or as a toast, and keeps what was typed', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const taken = companyFields();
  await makeCompany(api, taken);
  await loginAs(server.admin.email, server.admin.password);

  await test.step('a taken CNPJ and e-mail land under their fields', async () => {
    await page.goto('/companies/create');
    await fillRecord(page, companyLabels, { ...taken, email: 'livre@zelo.test' });
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByRole('main').getByText('Este CNPJ já está cadastrado')).toBeVisible();
    await expect(field(page, 'CNPJ')).toBeFocused();
    await field(page, 'CNPJ').fill('99.888.777/0001-66');
    await field(page, 'E-mail').fill(taken.email);
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByRole('main').getByText('Este e-mail já está cadastrado')).toBeVisible();
  });

  await test.step('incomplete values and impossible dates land under their fields', async () => {
    await field(page, 'CEP').fill('0131');
    await field(page, 'Data de início no eSocial').fill('31022020');
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByText('CEP deve ter 8 dígitos')).toBeVisible();
    await expect(page.getByText('Esta data não existe no calendário')).toBeVisible();
  });

  await test.step('a server fault shows itself as a toast for a company', async () => {
    await makeFail(page, /\/api\/companies$/, 'server fault');
    await field(page, 'CEP').fill('01310100');
    await field(page, 'Data de início no eSocial').fill('28022020');
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Informe o número 7');
    await expect(field(page, 'Razão Social')).toHaveValue(taken.corporate_reason);
  });
});

test('a failed creation of a professional says so and keeps what was typed', { tag: '@seldom-3' }, async ({
  page,
  server,
  loginAs,
}) => {
  await makeFail(page, /\/api\/professionals$/, 'server fault');
  await loginAs(server.admin.email, server.admin.password, '/professionals/create');
  for (const [label, value] of [
    ['Nome', 'Ana'],
    ['E-mail', 'ana@zelo.test'],
    ['CPF', '52998224725'],
    ['RG', '1234567'],
    ['Formação', 'Medicina'],
    ['Título', 'Especialista'],
    ['Órgão de classe', 'CRM'],
    ['Sigla do conselho', '1'],
    ['Telefone', '1133334444'],
    ['Senha', '123456'],
  ] as const) {
    await field(page, label).fill(value);
  }
  await page.getByRole('combobox', { name: 'UF' }).selectOption('SP');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Erro ao criar profissional')).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue('Ana');
});

test('a failed creation of an administrator, a unit and an employee says why above the form', {
  tag: '@seldom-4',
}, async ({ page, server, loginAs, api }) => {
  const create = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Informe o número 7');
  };
  await makeFail(page, /\/api\/(admins|units|employees)$/, 'server fault');
  await loginAs(server.admin.email, server.admin.password, '/admins/create');
  await create({
    Nome: 'Ana',
    'E-mail': 'ana@zelo.test',
    CPF: '52998224725',
    Contato: '1133334444',
    Senha: '123456',
  });
  await expect(field(page, 'Nome')).toHaveValue('Ana');

  const fields = companyFields();
  await makeCompany(api, fields);
  await page.evaluate(() => localStorage.clear());
  await loginAs(fields.email, fields.password, '/employees/create');
  await page.getByRole('radio', { name: 'Feminino' }).check();
  await create({
    Nome: 'Bia',
    CPF: '52998224725',
    'Data de nascimento': '20051990',
    Celular: '11912345678',
    Matrícula: '1',
    'Data de admissão': '15012020',
    'Início na função': '15012020',
    Cargo: 'Auxiliar',
    Função: 'Auxiliar',
    Setor: 'Loja',
    CBO: '848305',
  });
  await expect(field(page, 'Nome')).toHaveValue('Bia');

  await page.goto('/units/create');
  for (const [label, option] of [
    ['Grau de risco', '2'],
    ['Estado', 'SP'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).selectOption(option);
  }
  await create({
    Identificação: 'Loja',
    CNPJ: '11222333000181',
    CNAE: '4711-3/02',
    Atividade: 'Comércio',
    CEP: '01310100',
    Endereço: 'Rua A, 1',
    Bairro: 'Centro',
    Cidade: 'São Paulo',
    'E-mail': 'loja@zelo.test',
    'Contato de referência': 'Rita',
    Telefone: '1133334444',
    'Representante legal': 'Rita',
    'CPF do representante legal': '52998224725',
  });
  await expect(field(page, 'Identificação')).toHaveValue('Loja');
});

test('lists and counts that fail offer another try and do not end the session', { tag: '@seldom-2' }, async ({
  page,
  server,
  loginAs,
}) => {
  await loginAs(server.admin.email, server.admin.password);
  await makeFail(page, /\/api\/companies/, 'server fault');
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Erro ao buscar quantidade de empresas'),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Não foi possível contar agora.')).toBeVisible();
  expect((await logged).type()).toBe('warning');
  await page.goto('/companies');
  await expect(page.getByText('Não foi possível carregar a lista')).toBeVisible();
  await page.unroute(/\/api\/companies/);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText(/registros? encontrados?/)).toBeVisible();
});

test('a lost session leads to the sign-in with its toast, a lost connection on the profile too', {
  tag: '@seldom-3',
}, async ({ page, server, loginAs }) => {
  await loginAs(server.admin.email, server.admin.password);
  await page.route(companyList, (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', status: 401, message: 'Você não está autenticado!' } }),
  );
  await page.getByRole('link', { name: 'Visualizar empresas' }).click();
  await expect(page.getByText('Você não está autenticado!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('sstAuth.token'), document.cookie])).toEqual([null, '']);

  await page.unroute(companyList);
  await enter(page, server.admin.email, server.admin.password);
  await expect(page.getByText(/registros? encontrados?/)).toBeVisible();
  await makeFail(page, /\/api\/profile/, 'no connection');
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('a failed sign-in says only that the credentials are not valid', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Campo obrigatório')).toHaveCount(2);
  await field(page, 'E-mail').fill('a@b');
  await expect(page.getByText('Insira no mínimo 6 caracteres')).toBeVisible();
  await field(page, 'E-mail').fill(server.admin.email);
  await field(page, 'Senha').fill('errada-mesmo');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Credenciais inválidas')).toBeVisible();
  await expect(page.getByText('Você não está autenticado!')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

test('toasts whose script can’t be fetched leave the screen as it is, and come with the next one', {
  tag: '@seldom-5',
}, async ({ page, server, loginAs }) => {
  const script = /\/assets\/Toasts-.*\.js/;
  let refused = 0;
  await page.route(script, (route) => {
    refused += 1;
    return route.abort();
  });
  await loginAs(server.admin.email, server.admin.password, '/companies');
  await expect(page.getByRole('heading', { name: 'Empresas' })).toBeVisible();
  const waiting = page.getByText('A tela está demorando para abrir…');
  await expect(waiting).toBeVisible();
  await expect(waiting).toBeHidden();
  const whenGivenUp = refused;
  await page.getByRole('link', { name: 'Visualizar administradores' }).hover();
  await expect(page.getByRole('heading', { name: 'Empresas' })).toBeVisible();
  expect(refused, 'that toasts can’t be shown is itself no toast').toBe(whenGivenUp);
  await page.unroute(script);
  await page.getByRole('searchbox').fill('nenhuma assim');
  await expect(toastsOf(page).first()).toBeVisible();
});

test('a part of a form whose script can’t be fetched says so in its place, and keeps what was typed', {
  tag: '@seldom-4',
}, async ({ page, api, loginAs }) => {
  const company = companyFields();
  const of = await makeCompany(api, company);
  await makeEmployee(api, of, { name: 'Rui Cantareira' });
  const scripts = /\/assets\/(DateField|ReferredExams)-/;
  await page.route(scripts, (route) => route.abort());
  await loginAs(company.email, company.password, '/referrals/create');
  const employee = page.getByRole('combobox', { name: 'Colaborador' });
  await employee.fill('Rui');
  await page.getByRole('option', { name: /Rui Cantareira/ }).click();
  await page.getByRole('radio', { name: 'Retorno' }).check();
  const said = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir esta parte da tela' });
  await expect(said).toHaveCount(2);
  await page.unroute(scripts);
  for (let left = 2; left > 0; left -= 1) {
    await said.first().getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(said).toHaveCount(left - 1);
  }
  await expect(field(page, 'Data do retorno')).toBeVisible();
  await expect(page.getByText('a clínica define os exames')).toBeVisible();
  await expect(employee).toHaveValue(/Rui Cantareira/);
});

test('a screen that fails while it is drawn says so in words, and ‘Recarregar’ brings it back', async ({
  page,
  loginAs,
  server,
}) => {
  await loginAs(server.admin.email, server.admin.password, '/companies');
  await expect(page.getByText(/registros? encontrados?/)).toBeVisible();
  // A page of its own: the browser’s console tells of this fault, and has to.
  const faulty = await page.context().newPage();
  const said: string[] = [];
  faulty.on('console', (message) => said.push(message.text()));
  const screen = /\/assets\/AdminsPage-[^/]*\.js$/;
  const body = "export default function Faulty() { throw new Error('made for the journey') }";
  await faulty.route(screen, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await faulty.goto('/companies');
  await faulty.getByRole('link', { name: 'Visualizar administradores' }).click();
  await expect(faulty.getByRole('heading', { name: 'Algo deu errado nesta tela' })).toBeVisible();
  expect(said.filter((text) => /Trusted/.test(text))).toEqual([]);
  await faulty.unroute(screen);
  await faulty.getByRole('link', { name: 'Recarregar' }).click();
  await expect(faulty.getByRole('heading', { name: 'Administradores' })).toBeVisible();
});
