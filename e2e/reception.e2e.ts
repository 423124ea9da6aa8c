import { makeCompany, makeEmployee, makeProfessional, password, professionalFields } from '../src/testing/factories.ts';
import { barriers, excessWidth } from './barriers.ts';
import { expect, field, signIn, signOut, test } from './fixtures.ts';
import { dialog } from './forms.ts';

test('an administrator registers a receptionist, who sees agenda, queue and registers and nothing clinical', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const { company, token } = await makeCompany(api, { fantasy_name: 'Olaria do Vale' });
  const employee = await makeEmployee(api, { companyId: company.id, token }, { name: 'Zélia Quirino' });
  const fields = professionalFields({ name: 'Bruna Recepção', title: 'Recepcionista' });

  await test.step('the form says what each access gives', async () => {
    await loginAs(server.admin.email, server.admin.password, '/professionals/create');
    for (const [label, value] of [
      ['Nome', fields.name],
      ['E-mail', fields.email],
      ['CPF', fields.cpf],
      ['RG', fields.rg],
      ['Formação', fields.formation],
      ['Título', fields.title],
      ['Órgão de classe', fields.organ],
      ['Sigla do conselho', fields.acronym],
      ['Telefone', fields.phone_number],
      ['Senha', password],
    ] as const) {
      await field(page, label).fill(value);
    }
    await page.getByLabel(/^UF/).selectOption('SP');
    const access = page.getByRole('radiogroup', { name: 'Acesso' });
    await expect(access.getByRole('radio', { name: 'Clínico' })).toBeChecked();
    await expect(page.getByText(/Recepção: agenda, fila, encaminhamentos/)).toBeVisible();
    await access.getByRole('radio', { name: 'Recepção' }).check();
    await page
      .getByRole('button', { name: 'Salvar' })
      .or(page.getByRole('button', { name: 'Cadastrar' }))
      .first()
      .click();
    await expect(page.getByText('Profissional criado com sucesso')).toBeVisible();
    await signOut(page);
  });

  await test.step('signs in to today’s queue, with a menu of its own', async () => {
    await signIn(page, fields.email, password);
    await expect(page.getByRole('heading', { name: 'Fila de hoje' })).toBeVisible();
    const menu = page.getByRole('navigation');
    await expect(menu.getByRole('link', { name: 'Colaboradores' })).toBeVisible();
    for (const name of ['Cadastrar documentos', 'Visualizar documentos', 'Programas', 'Vencimentos']) {
      await expect(menu.getByRole('link', { name })).toHaveCount(0);
    }
  });

  await test.step('what is clinical leads to the dashboard', async () => {
    for (const path of [
      '/documents/choose',
      `/documents/create/${employee.id}`,
      `/documents/view/${employee.id}`,
      `/employee/documents/${employee.id}`,
      `/employee/audit/${employee.id}`,
      '/programmes',
      '/due-dates',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });

  await test.step('finds a person and reads the register', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Colaboradores' }).click();
    await page.getByLabel('Buscar por nome, CPF ou matrícula').fill('zelia quirino');
    await page.getByRole('link', { name: 'Zélia Quirino' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zélia Quirino' })).toBeVisible();
    await expect(page.getByText(employee.cpf)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Olaria do Vale' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await barriers(page)).toEqual([]);
    expect(await excessWidth(page)).toBe(0);
  });
});

test('a receptionist who is given clinical access is asked to sign in again, and then has the forms', {
  tag: '@seldom-1',
}, async ({ page, browser, server, api }) => {
  const fields = professionalFields({ name: 'Davi Promovido', access: 'reception' });
  await makeProfessional(api, fields);
  await signIn(page, fields.email, password);
  await expect(page.getByRole('heading', { name: 'Fila de hoje' })).toBeVisible();

  const office = await browser.newPage({ baseURL: server.url });
  await signIn(office, server.admin.email, server.admin.password);
  await office.goto('/professionals?search=davi promovido');
  await office.getByRole('button', { name: 'Editar Davi Promovido' }).click();
  const modal = dialog(office, 'Editar Profissional');
  await expect(modal.getByRole('radio', { name: 'Recepção' })).toBeChecked();
  await modal.getByRole('radio', { name: 'Clínico' }).check();
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(office.getByText('Profissional editado com sucesso!')).toBeVisible();
  await office.close();

  // By itself: the live stream is asked for the session anew.
  await expect(page).toHaveURL('/login');
  await signIn(page, fields.email, password);
  await expect(page.getByText('Bem-vindo(a)! Escolha por onde começar.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fila de hoje' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vencimentos' })).toBeVisible();
});
