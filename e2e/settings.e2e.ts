import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiAt } from '../src/testing/api.ts';
import {
  companyFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signIn,
} from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import { expect, field, test } from './fixtures.ts';

test('the own password is changed; sessions elsewhere end, this one goes on', async ({ page, loginAs, api }) => {
  const fields = companyFields({ corporate_reason: 'Trocadora de Senhas Ltda.' });
  const { token } = await makeCompany(api, fields);
  await loginAs(fields.email, fields.password);
  await page.getByRole('button', { name: 'Trocadora de Senhas Ltda.' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Configurações' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Seus dados')).toContainText(fields.email);

  await field(page, 'Senha atual').fill('errada');
  await field(page, 'Nova senha').fill('outra-senha');
  await field(page, 'Repita a nova senha').fill('outra-coisa');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('As senhas não são iguais')).toBeVisible();
  await field(page, 'Repita a nova senha').fill('outra-senha');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('A senha atual não confere')).toBeVisible();
  await field(page, 'Senha atual').fill(fields.password);
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText(/Senha alterada com sucesso!/)).toBeVisible();

  expect((await api.call('GET', '/profile', { as: token })).status).toBe(401);
  await expect(signIn(api, fields.email, 'outra-senha')).resolves.toBeTruthy();
  await page.reload();
  await expect(page).toHaveURL('/settings');
});

test('the index leads to each part, and so does an address, also from one part to another', async ({
  page,
  loginAs,
  api,
}) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  await loginAs(fields.email, fields.password, '/settings#sessoes');
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
  await expect(heading('Sessões')).toBeFocused();
  await expect(heading('Sessões')).toBeInViewport();
  const index = page.getByRole('navigation', { name: 'Nesta tela' });
  await expect(index.getByRole('link')).toHaveText([
    ...['Seus dados', 'Verificação em duas etapas', 'Chaves de acesso', 'Senha', 'Certificado digital'],
    ...['Chaves de API', 'Notificações', 'Sessões'],
  ]);
  for (const [link, name] of [
    ['Senha', 'Trocar a senha'],
    ['Notificações', 'Notificações'],
    ['Seus dados', 'Seus dados'],
  ] as const) {
    await index.getByRole('link', { name: link, exact: true }).click();
    await expect(heading(name)).toBeFocused();
    await expect(heading(name)).toBeInViewport();
  }
  await page.goBack();
  await expect(page).toHaveURL('/settings#avisos');
  await expect(heading('Notificações')).toBeFocused();
});

test('a group of the menu that was folded stays so, and opens by itself where one of its screens is shown', async ({
  page,
  loginAs,
  api,
}) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  await loginAs(fields.email, fields.password);
  const menu = page.getByRole('navigation');
  const link = menu.getByRole('link', { name: 'Visualizar unidades' });
  await expect(link).toBeVisible();
  await menu.getByText('Unidades', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Visualizar empregados' })).toBeVisible();
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Visualizar empregados' })).toBeVisible();
  await expect(link).toBeHidden();
  await page.goto('/units');
  await expect(link).toBeVisible();
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(link).toBeHidden();
  await menu.getByText('Unidades', { exact: true }).click();
  await expect(link).toBeVisible();
  await page.reload();
  await expect(link).toBeVisible();
});

test('the company sees the documents of its employee that are not confidential, and can open them', async ({
  page,
  loginAs,
  api,
}) => {
  const fields = companyFields();
  const { company, token } = await makeCompany(api, fields);
  const employee = await makeEmployee(api, { companyId: company.id, token }, { name: 'Otávio Reis' });
  const doctor = await makeProfessional(api);
  const of = { companyId: company.id, employeeId: employee.id, token: doctor.token };
  await makeDocument(api, of, { name: 'Segredo', medicalConfidentiality: true });
  await makeDocument(api, of, { name: 'Comprovante', medicalConfidentiality: false });
  await loginAs(fields.email, fields.password, `/employee/documents/${employee.id}`);
  await expect(page.getByText('Nome do colaborador: Otávio Reis')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nome do documento',
    'Tipo',
    'Situação',
    'Tipo de arquivo',
    'Enviado em',
    'Emitido ou enviado por',
    'Sigilo médico',
    'Ações',
  ]);
  await expect(page.getByRole('cell', { name: 'Comprovante', exact: true })).toBeVisible();
  await expect(page.getByText('Segredo')).toHaveCount(0);

  await page.goto('/employee/documents');
  await expect(page.getByText('Colaborador não reconhecido.')).toBeVisible();
});

test('an employee without documents has the specified empty text', { tag: '@seldom-1' }, async ({
  page,
  loginAs,
  api,
}) => {
  const fields = companyFields();
  const { company, token } = await makeCompany(api, fields);
  const employee = await makeEmployee(api, { companyId: company.id, token });
  await loginAs(fields.email, fields.password, `/employee/documents/${employee.id}`);
  await expect(page.getByText('Nenhum documento encontrado para esse colaborador')).toBeVisible();
});

test('screens of another role and unknown paths lead to the dashboard', { tag: '@seldom-2' }, async ({
  page,
  loginAs,
  api,
}) => {
  const fields = companyFields();
  await makeCompany(api, fields);
  await loginAs(fields.email, fields.password);
  for (const path of ['/companies', '/documents/upload', '/documents/choose', '/nada/disso', '/login', '/']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
  await page.goto('/home');
  await expect(page).toHaveURL('/home');
});

test('with an address service, the CEP fills in the address and leaves it editable', { tag: '@seldom-2' }, async ({
  page,
}) => {
  let working = true;
  const service = createServer((request, response) => {
    if (!working) return response.writeHead(503).end();
    expect(request.url).toBe('/ws/01001000/json/');
    const found = { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const server = await startServer({ CEP_SERVICE_URL: `http://127.0.0.1:${port}/ws` });
  try {
    const fields = companyFields();
    await makeCompany(apiAt(server.url, server.admin), fields);
    await page.goto(`${server.url}/login`);
    await field(page, 'E-mail').fill(fields.email);
    await field(page, 'Senha').fill(fields.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/dashboard/);
    await page.goto(`${server.url}/units/create`);
    await field(page, 'CEP').fill('01001000');
    await field(page, 'CEP').blur();
    await expect(field(page, 'Endereço')).toHaveValue('Praça da Sé');
    await expect(field(page, 'Bairro')).toHaveValue('Sé');
    await expect(field(page, 'Cidade')).toHaveValue('São Paulo');
    await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP');
    await field(page, 'Endereço').fill('Praça da Sé, 100');

    working = false;
    const asked = page.waitForResponse(/addresses/);
    await field(page, 'CEP').fill('20040002');
    await field(page, 'CEP').blur();
    expect((await asked).status()).toBe(200);
    await expect(page.getByText('O serviço de endereços não respondeu: preencha o endereço.')).toBeVisible();
    await expect(field(page, 'Endereço')).toHaveValue('Praça da Sé, 100');

    working = true;
    await field(page, 'CEP').focus();
    await page.keyboard.press('Tab'); // The CEP is the one that it was: nothing is asked, and nothing changes.
    await expect(field(page, 'Endereço')).toHaveValue('Praça da Sé, 100');
    await field(page, 'Endereço').fill('Largo do Café, 9');
    await field(page, 'CEP').fill('01001000');
    await field(page, 'CEP').blur();
    await expect(page.getByText('Deste CEP: Praça da Sé.')).toBeVisible();
    await expect(field(page, 'Endereço')).toHaveValue('Largo do Café, 9');
    await page.getByRole('button', { name: 'Usar este endereço' }).click();
    await expect(field(page, 'Endereço')).toHaveValue('Praça da Sé');
  } finally {
    await server.stop();
    service.close();
  }
});
