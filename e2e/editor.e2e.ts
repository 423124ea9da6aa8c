import type { Locator, Page } from '@playwright/test';
import { makeCompany, makeEmployee, unknownId } from '../src/testing/factories.ts';
import { unfold } from './asos.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { printedPage, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** The editor of the forms: keys, pendencies, whom a document is about, and what is there without a line. */

test('Enter leads to the next field and prints nothing, Ctrl+Enter prints; what is missing stands at the button', async ({
  page,
  api,
}) => {
  await watchPrinting(page);
  const { form } = await openForm(page, api, 'ASO');
  await unfold(form);
  await field(form, 'Razão social').press('Enter');
  await expect(field(form, 'Nome fantasia')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(form, 'CNPJ')).toBeFocused();
  await field(form, 'Setor').press('Enter');
  await expect(form.getByRole('combobox', { name: 'Tipo de exame' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Riscos físicos')).toBeFocused();
  await page.keyboard.type('Ruído');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Riscos físicos')).toHaveValue('Ruído\n');

  const skills = form.getByRole('group', { name: 'Aptidões especiais' });
  await skills.getByRole('checkbox').nth(2).press('Enter');
  await expect(form.getByLabel('Observação')).toBeFocused();
  await field(form, 'Local').press('Enter');
  await expect(field(form, 'Data')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Imprimir' })).toBeFocused();
  expect(await page.evaluate(() => window.printed), 'nothing was printed').toBeUndefined();

  const print = form.getByRole('button', { name: 'Imprimir' });
  await expect(print).toHaveAccessibleDescription(/Ainda falta: Tipo de exame/);
  await form.getByRole('combobox', { name: 'Tipo de exame' }).selectOption('Periódico');
  await expect(print).toHaveAccessibleDescription(/^Ainda falta: (?!Tipo de exame)/);
  await form.getByLabel('Observação').press('Control+Enter');
  expect((await printedPage(page)).html).toContain('Periódico');
});

test.describe('with nothing in the browser’s cache, where the form would come from without a line', () => {
  test.use({ firstVisit: true });

  test('a tab that can’t be fetched without a line says so at once, keeps the answers and comes by itself', async ({
    page,
    context,
    api,
  }) => {
    const { form } = await openForm(page, api, 'Declarações');
    await form.getByLabel('Anotações').fill('Digitado antes de a rede cair');
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Receituário especial' }).click();
    await expect(page.getByText('Sem conexão: este formulário ainda não pôde ser aberto')).toBeVisible();
    await page.getByRole('tab', { name: 'Declarações' }).click();
    await expect(form.getByLabel('Anotações')).toHaveValue('Digitado antes de a rede cair');
    await form.getByLabel('Anotações').fill('Digitado antes de a rede cair, e depois');
    await page.getByRole('tab', { name: 'Receituário especial' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('form', { name: 'Receituário especial' })).toBeVisible();
    await page.getByRole('tab', { name: 'Declarações' }).click();
    await expect(form.getByLabel('Anotações')).toHaveValue('Digitado antes de a rede cair, e depois');
  });
});

test('another company and employee are chosen inside the form, which asks about what was typed and fills itself in', async ({
  page,
  api,
}) => {
  await watchPrinting(page);
  const { form, employeeId } = await openForm(page, api, 'ASO');
  const { company, token } = await makeCompany(api, {
    corporate_reason: `Oficina do Zé ${process.pid} Ltda.`,
    fantasy_name: 'Oficina do Zé',
    cnpj: '22.333.444/0001-81',
  });
  const other = await makeEmployee(
    api,
    { companyId: company.id, token },
    { name: 'João Prado', cpf: '133.782.710-00' },
  );
  await form.getByLabel('Riscos físicos').fill('Calor do forno');

  const choose = form.getByRole('button', { name: 'Trocar empresa ou colaborador' });
  await choose.click();
  const companies = form.getByRole('combobox', { name: 'Empresa' });
  await expect(companies).toBeFocused();
  await companies.fill(`do Zé ${process.pid}`);
  await page.getByRole('option', { name: /Oficina do Zé/ }).click();
  const question = page.getByRole('dialog', { name: 'Trocar de quem é o documento?' });
  await expect(question).toContainText('Fica guardado como rascunho de Maria Aparecida dos Santos');
  await question.getByRole('button', { name: /^Continuar com/ }).press('Control+Enter');
  await question.getByRole('button', { name: /^Continuar com/ }).click();
  await expect(form.getByLabel('Riscos físicos')).toHaveValue('Calor do forno');
  await expect(field(form, 'Razão social')).toHaveValue('Pão Quente Panificação Ltda.');

  await companies.fill(`do Zé ${process.pid}`);
  await page.getByRole('option', { name: /Oficina do Zé/ }).click();
  await question.getByRole('button', { name: 'Trocar', exact: true }).click();
  await expect(field(form, 'Razão social')).toHaveValue(company.corporate_reason);
  await expect(field(form, 'Nome fantasia')).toHaveValue('Oficina do Zé');
  await expect(field(form, 'CNPJ')).toHaveValue('22.333.444/0001-81');
  for (const label of ['Nome', 'CPF', 'RG', 'Data de nascimento']) await expect(field(form, label)).toHaveValue('');
  await expect(form.getByLabel('Riscos físicos')).toHaveValue('');
  await form.getByLabel('Riscos físicos').fill('Graxa, antes de haver colaborador');
  await form.getByRole('button', { name: 'Imprimir' }).click();
  await expect(form.getByText('Campo obrigatório').first()).toBeVisible();
  const employees = form.getByRole('combobox', { name: 'Colaborador' });
  await expect(employees).toBeFocused();

  await employees.fill('João');
  await page.getByRole('option', { name: /João Prado/ }).click();
  await expect(page).toHaveURL(`/documents/create/${other.id}`);
  await expect(page.getByLabel('Resumo do colaborador')).toContainText('João Prado');
  await expect(field(form, 'Nome')).toHaveValue('João Prado');
  await expect(field(form, 'CPF')).toHaveValue('133.782.710-00');
  await expect(form.getByLabel('Riscos físicos')).toHaveValue('Graxa, antes de haver colaborador');

  expect(await page.evaluate(() => window.printed), 'the keys of the question are not the form’s').toBeUndefined();

  await page.goto(`/documents/create/${employeeId}`);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(form.getByLabel('Riscos físicos')).toHaveValue('Calor do forno');
});

test('a form begins with the register as it is when it is opened, and what is open stays as it was begun', {
  tag: '@seldom-1',
}, async ({ page, api }) => {
  const { form, employeeId, company } = await openForm(page, api, 'ASO');
  await form.getByLabel('Riscos físicos').fill('Calor do forno');
  const employer = company.token;
  const { employee } = (await api.call('GET', `/employee/${employeeId}`, { as: employer })).body;
  const body = { ...employee, version: undefined, nis: '12056412547', name: 'Maria Aparecida Casada' };
  expect((await api.call('PUT', `/employees/update/${employeeId}`, { as: employer, body })).status).toBe(200);
  await expect(form.getByLabel('Riscos físicos')).toHaveValue('Calor do forno');
  await expect(field(form, 'Nome')).toHaveValue('Maria Aparecida dos Santos');
  await form.getByLabel('Riscos físicos').fill('');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.route('**/api/live*', () => {});
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(field(form, 'Nome')).toHaveValue('Maria Aparecida Casada');
});

test('who has left is found in every choice of an employee, and can be examined', async ({ page, api }) => {
  const name = `Zuleica Que Saiu ${process.pid}`;
  const { company, token } = await makeCompany(api, { corporate_reason: `Malharia ${process.pid} Ltda.` });
  const gone = await makeEmployee(api, { companyId: company.id, token }, { name });
  await api.call('PUT', `/employee/delete/${gone.id}`, { as: token });
  const { professional } = await makeEmployeeAndProfessional(api);
  await signIn(page, professional.email, professional.password);

  await page.goto('/documents/choose');
  const search = page.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' });
  await expect(search).toBeFocused();
  await search.fill(name);
  await expect(page.getByText('Nenhum registro encontrado.').filter({ visible: true })).toContainText(
    'Mostrar inativos',
  );
  await page.getByRole('switch', { name: 'Mostrar inativos' }).first().check();
  await search.click();
  await search.fill(name);
  await page.getByRole('option', { name: `${name} (inativo)` }).click();
  await expect(page.getByLabel('Resumo do colaborador')).toContainText('Inativo');
  await expect(page.getByRole('form')).toBeVisible();

  for (const path of ['/documents/choose', '/documents/view', '/documents/upload']) {
    await page.goto(path);
    await page.getByRole('combobox', { name: 'Empresa' }).fill(`Malharia ${process.pid}`);
    await page.getByRole('option', { name: /Malharia/ }).click();
    await page.getByRole('switch', { name: 'Mostrar inativos' }).last().check();
    await page.getByRole('combobox', { name: 'Colaborador' }).click();
    await page.getByRole('option', { name: new RegExp(`${name} \\(inativo\\)`) }).click();
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue(new RegExp(name));
  }
});

test('an address with a malformed id says that the record was not found', { tag: '@seldom-5' }, async ({
  page,
  api,
}) => {
  const { professional } = await makeEmployeeAndProfessional(api);
  await signIn(page, professional.email, professional.password);
  for (const id of ['nao-e-um-id', unknownId]) {
    for (const screen of ['create', 'view']) {
      await page.goto(`/documents/${screen}/${id}`);
      await expect(
        page
          .getByRole('main')
          .getByText(/(Registro|Colaborador) não encontrado\./)
          .first(),
      ).toBeVisible();
    }
    for (const path of [`/employee/documents/${id}`, `/employee/audit/${id}`]) {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(/(Registro|Colaborador) não encontrado\./)
          .first(),
      ).toBeVisible();
    }
  }
  await expect(page.getByText('Alguns campos precisam de correção.')).toHaveCount(0);
});

test('after printing the next employee is a search away, on the same tab and at the same place', {
  tag: '@seldom-2',
}, async ({ page, api }) => {
  await watchPrinting(page);
  const { form } = await openForm(page, api, 'ASO');
  const next = await makeEmployeeAndProfessional(api, { name: `Benedita ${process.pid}`, cpf: '133.782.710-00' });
  await field(form, 'Local').fill('Campinas');
  await form.getByRole('button', { name: 'Imprimir' }).click();
  await printedPage(page);
  await expect(page.getByRole('link', { name: 'Próximo colaborador' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documents/choose');
  await expect(page.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' })).toBeFocused();
  await page.keyboard.type(`benedita ${process.pid}`);
  await expect(page.getByRole('option', { name: /Benedita/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/documents/create/${next.employeeId}`);
  await expect(page.getByRole('tab', { name: 'ASO', selected: true })).toBeVisible();
  await expect(field(form, 'Nome')).toHaveValue(`Benedita ${process.pid}`);
  await expect(field(form, 'Local')).toHaveValue('Campinas');
});

async function openForm(page: Page, api: Parameters<typeof makeEmployeeAndProfessional>[0], tab: string) {
  const records = await makeEmployeeAndProfessional(api);
  await signIn(
    page,
    records.professional.email,
    records.professional.password,
    `/documents/create/${records.employeeId}`,
  );
  await page.getByRole('tab', { name: tab }).click();
  const form: Locator = page.getByRole('form', { name: tab });
  return { ...records, form };
}

test('the tables of the preview are 900 px wide at 1440, as the sheet is', { tag: '@seldom-2' }, async ({
  page,
  api,
}) => {
  const { form } = await openForm(page, api, 'ASO');
  await form.getByLabel('Exame', { exact: true }).first().fill('Audiometria');
  const tables = page.getByRole('region', { name: 'Pré-visualização do documento' }).locator('table');
  await expect(tables.filter({ hasText: 'Audiometria' })).toHaveCount(1);
  const widths = await tables.evaluateAll((all) => all.map((one) => getComputedStyle(one).width));
  expect([...new Set(widths)]).toEqual(['900px']);
});
