import { employeeLabels } from '../src/employees/employees.labels.ts';
import { employeeFields, makeEmployee } from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { chooseOfRow, dialog, fillRecord, register } from './forms.ts';
import { makeProgrammePeople } from './programmes.ts';

/** Whoever leaves is spoken of as gone wherever their name is on a screen, also where another one has inactivated them. */

test('the offer of the admission exam goes with the person, whoever inactivates them, in whichever window', {
  tag: '@seldom-2',
}, async ({ page, api, loginAs }) => {
  const { company } = await makeProgrammePeople(api, 'Floricultura Partida');
  await loginAs(company.email, company.password);
  const offer = page.getByRole('link', { name: 'Encaminhar para o admissional' });
  const enter = async (name: string) => {
    await page.goto('/employees/create');
    const { pcd: _, pcd_observation: __, ...record } = employeeFields({ name });
    await fillRecord(page, employeeLabels, record);
    await register(page);
    await expect(offer).toBeVisible();
  };

  await test.step('here', async () => {
    await enter('Ivo Partida');
    await chooseOfRow(page, 'Ivo Partida', 'Inativar');
    await dialog(page, 'Inativar Empregado').getByRole('button', { name: 'Inativar' }).click();
    await expect(page.getByText('Colaborador inativado com sucesso!')).toBeVisible();
    await expect(offer).toBeHidden();
  });

  await test.step('in another window, and it comes back with the person', async () => {
    await enter('Joca Partida');
    const other = await page.context().newPage();
    await other.goto('/employees');
    await chooseOfRow(other, 'Joca Partida', 'Inativar');
    await dialog(other, 'Inativar Empregado').getByRole('button', { name: 'Inativar' }).click();
    await expect(offer).toBeHidden();
    await other.goto('/employees?inactive=true');
    await other.getByRole('button', { name: 'Reativar Joca Partida' }).click();
    await dialog(other, 'Reativar cadastro').getByRole('button', { name: 'Reativar' }).click();
    await expect(offer).toBeVisible();
    await other.close();
  });
});

test('who is inactivated while their record, a referral of theirs or a form about them is open is told of as gone', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Ourivesaria Partida');
  const of = { companyId, token: company.token };
  const leave = (id: string) => api.call('PUT', `/employee/delete/${id}`, { as: company.token, body: {} });
  const lia = await makeEmployee(api, of, { name: 'Lia Partida' });
  await signIn(page, company.email, company.password, `/employees/edit/${lia.id}`);
  const editing = dialog(page, 'Editar Empregado');
  await expect(field(editing, 'Nome')).toHaveValue('Lia Partida');
  await field(editing, 'Nome').fill('Lia Que Fica');
  const clinic = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(clinic, doctor.email, doctor.password, `/documents/create/${lia.id}`);
  const summary = clinic.getByRole('region', { name: 'Resumo do colaborador' });
  await expect(summary).toContainText('Lia Partida');
  await expect(summary).not.toContainText('Inativo');
  const record = await clinic.context().newPage();
  await record.goto(`/people/${lia.id}`);
  await expect(record.getByRole('heading', { level: 1 })).toBeVisible();

  expect((await leave(lia.id)).status).toBe(204);
  await expect(editing.getByText(/inativ/i).first()).toBeVisible();
  await expect(field(editing, 'Nome')).toHaveValue('Lia Que Fica');
  await expect(summary).toContainText('Inativo');
  await expect(record.getByText('Inativo', { exact: true })).toBeVisible();
  await expect(record.getByRole('link', { name: 'Encaminhar', exact: true })).toHaveCount(0);
});
