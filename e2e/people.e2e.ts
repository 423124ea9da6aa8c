import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { employeeLabels } from '../src/employees/employees.labels.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace } from '../src/testing/care.ts';
import {
  adminFields,
  employeeFields,
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
  signInFirstAdmin,
  unitFields,
} from '../src/testing/factories.ts';
import { unitLabels } from '../src/units/units.labels.ts';
import { barriers } from './barriers.ts';
import { expect, field, test } from './fixtures.ts';
import { chooseOfRow, dialog, fillRecord, register, signedInCompany } from './forms.ts';
import { makeProgrammePeople } from './programmes.ts';

async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).fill(option);
  await within.getByRole('option', { name: option }).click();
}

/** A company that signs in through the form, and what the API says of its records. */
async function openCompany(api: Api, loginAs: (email: string, password: string) => Promise<void>) {
  const { companyId, token } = await signedInCompany(api, loginAs);
  const get = async (path: string) => (await api.call('GET', path, { as: token })).body;
  return {
    of: { companyId, token },
    units: async () => (await get(`/units/${companyId}`)).units as { id: string; identification: string }[],
    employee: async (id: string) => (await get(`/employee/${id}`)).employee,
    employees: async (query = '') => (await get(`/employees/${companyId}${query}`)).employees,
    put: (path: string) => api.call('PUT', path, { as: token }),
  };
}

test('a unit whose answer was lost is made once, however often the button is pressed; the next one is another', async ({
  page,
  loginAs,
  api,
}) => {
  const { units } = await openCompany(api, loginAs);
  const fillUnit = async (identification: string) => {
    await page.goto('/units/create');
    await fillRecord(page, unitLabels, unitFields({ identification }));
  };
  const press = () => register(page);
  const keys: (string | undefined)[] = [];
  let lost = 4;
  await page.route('**/api/units', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    return lost-- > 0 ? route.abort() : route.fulfill({ response });
  });

  await fillUnit('Loja Perdida');
  await press(); // Sent again by itself, as the key lets it, until that seems of no use.
  await expect(page.getByText(/^Sem conexão com o servidor/).first()).toBeVisible();
  expect(keys).toHaveLength(3);
  await press();
  await expect(page).toHaveURL('/units');
  expect((await units()).map(({ identification }) => identification)).toEqual(['Loja Perdida']);
  await fillUnit('Loja Perdida');
  await press();
  await expect(page).toHaveURL('/units');
  expect((await units()).map(({ identification }) => identification)).toEqual(['Loja Perdida', 'Loja Perdida']);
  expect(new Set(keys.slice(0, 5)).size).toBe(1);
  expect(new Set(keys).size).toBe(2);
});

test('an edit of company, admin and professional sends its user; city and UF of a company come with the CEP', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const admin = await signInFirstAdmin(api);
  const { company } = await makeCompany(api, { fantasy_name: 'Cidade Nova', city: '', state: '', number: '' });
  const { professional } = await makeProfessional(api, { name: 'Doutora Sílaba' });
  const body = adminFields({ name: 'Berenice Uliana' });
  const other = (await api.call('POST', '/admins', { as: admin, body })).body.admin;
  await loginAs(server.admin.email, server.admin.password);
  await page.route('**/api/addresses/*', (route) =>
    route.fulfill({
      json: { address: { address: 'Rua da Matriz', neighborhood: 'Centro', city: 'Itu', state: 'SP' } },
    }),
  );
  const saved = async (title: string) => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/update/'));
    await dialog(page, title).getByRole('button', { name: 'Salvar' }).click();
    const { userId } = (await sent).postDataJSON();
    await expect(dialog(page, title)).toBeHidden();
    return userId;
  };

  await page.goto(`/companies/edit/${company.id}`);
  const modal = dialog(page, 'Editar Empresa');
  await field(modal, 'CEP').fill('13300-000');
  await field(modal, 'Número').fill('12-B');
  await expect(field(modal, 'Cidade')).toHaveValue('Itu');
  await expect(modal.getByLabel('UF')).toHaveValue('SP');
  expect(await saved('Editar Empresa')).toBe(company.userId);
  const stored = (await api.call('GET', `/company/${company.id}`, { as: admin })).body.company;
  expect(stored).toMatchObject({ address: 'Rua da Matriz', number: '12-B', city: 'Itu', state: 'SP', complement: '' });

  await page.goto(`/professionals/edit/${professional.id}`);
  await field(dialog(page, 'Editar Profissional'), 'Título').fill('Especialista');
  expect(await saved('Editar Profissional')).toBe(professional.userId);
  await page.goto(`/admins/edit/${other.id}`);
  await field(dialog(page, 'Editar Administrador'), 'Contato').fill('1140028922');
  expect(await saved('Editar Administrador')).toBe(other.userId);
});

test('an employee changes the unit; a unit’s employees change together, and then it is deleted', async ({
  page,
  loginAs,
  api,
}) => {
  const { of, employee, units } = await openCompany(api, loginAs);
  const [north, south] = [
    await makeUnit(api, of, { identification: 'Galpão Norte' }),
    await makeUnit(api, of, { identification: 'Galpão Sul' }),
  ];
  const ana = await makeEmployee(api, of, { name: 'Ana Moura', unitId: north.id });
  const bia = await makeEmployee(api, of, { name: 'Bia Nunes', unitId: north.id });
  const gone = await makeEmployee(api, of, { name: 'Caio Dias', unitId: north.id });
  await api.call('PUT', `/employee/delete/${gone.id}`, { as: of.token });

  await page.goto(`/employees/${north.id}`);
  await chooseOfRow(page, 'Ana Moura', 'Mudar de unidade');
  const one = dialog(page, 'Mudar de unidade');
  await expect(one.getByRole('combobox', { name: 'Unidade' })).toHaveValue('Galpão Norte');
  await one.getByRole('button', { name: 'Mudar de unidade' }).click();
  await expect(one.getByText('Escolha outra unidade')).toBeVisible();
  await choose(one, 'Unidade', 'Galpão Sul');
  await one.getByRole('button', { name: 'Mudar de unidade' }).click();
  await expect(page.getByText('Empregado mudou de unidade')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Ana Moura/ })).toBeHidden();
  await expect(page).toHaveURL(`/employees/${north.id}`);
  expect((await employee(ana.id)).unitId).toBe(south.id);

  await makeEmployee(api, of, { name: 'Davi Sem Lugar', unitId: null });
  await page.goto('/employees');
  await choose(page, 'Unidade', 'Sem unidade');
  await expect(page).toHaveURL('/employees?unit=none');
  await expect(page.getByRole('cell', { name: /^Davi Sem Lugar/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Ana Moura/ })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Unidade' })).toHaveValue('Sem unidade');

  await page.goto('/units');
  await page.getByRole('button', { name: 'Excluir Galpão Norte' }).click();
  const deletion = dialog(page, 'Excluir Unidade');
  await deletion.getByRole('button', { name: 'Excluir' }).click();
  await expect(deletion.getByText(/A unidade ainda tem 1 empregado ativo/)).toBeVisible();
  await deletion.getByRole('button', { name: 'Mudar os empregados de unidade' }).click();
  const all = dialog(page, 'Mudar empregados de unidade');
  await expect(all.getByText(/O único empregado ativo de “Galpão Norte”/)).toBeVisible();
  await all.getByRole('button', { name: 'Mudar de unidade' }).click();
  await expect(all.getByText('Escolha a nova unidade')).toBeVisible();
  expect((await employee(bia.id)).unitId).toBe(north.id);
  await choose(all, 'Nova unidade', 'Galpão Sul');
  await all.getByRole('button', { name: 'Mudar de unidade' }).click();
  await expect(page.getByText('1 empregado mudou de unidade')).toBeVisible();
  await deletion.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Unidade excluída com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/units');
  expect([(await employee(bia.id)).unitId, (await employee(gone.id)).unitId]).toEqual([south.id, north.id]);

  await page.getByRole('button', { name: 'Mudar empregados de Galpão Sul de unidade' }).click();
  await expect(all.getByText(/Os 2 empregados ativos/)).toBeVisible();
  await all.getByLabel('Deixar sem unidade').check();
  await all.getByRole('button', { name: 'Mudar de unidade' }).click();
  await expect(page.getByText('2 empregados mudaram de unidade')).toBeVisible();
  expect([(await employee(ana.id)).unitId, (await employee(bia.id)).unitId]).toEqual([null, null]);
  expect((await units()).map(({ id }) => id)).toEqual([south.id]);
});

test('inactive employees are shown when asked for, are not edited, and come back', async ({ page, loginAs, api }) => {
  const { of, employee, put } = await openCompany(api, loginAs);
  const dora = await makeEmployee(api, of, { name: 'Dora Paz' });
  const elza = await makeEmployee(api, of, { name: 'Elza Rios', nis: '12056412847', rg: '12.345.678-9' });
  await put(`/employee/delete/${dora.id}`);

  await page.goto('/employees?search=d');
  await expect(page.getByText('Nada encontrado para “d”.')).toBeVisible();
  await page.getByLabel('Mostrar inativos').click();
  await expect(page).toHaveURL('/employees?search=d&inactive=true');
  const row = page.getByRole('row', { name: /Dora Paz/ });
  await expect(row.getByText('Inativo')).toBeVisible();
  await expect(row.getByRole('button')).toHaveText(['']);
  await expect(row.getByRole('link', { name: 'Documentos de Dora Paz' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mostrar inativos')).toBeChecked();

  await page.goto(`/employees/edit/${dora.id}`);
  const edit = dialog(page, 'Editar Empregado');
  await expect(edit.getByText('Este cadastro está inativo. Reative-o para editar.')).toBeVisible();
  await expect(edit.getByRole('button', { name: 'Salvar' })).toBeHidden();

  await page.goto('/employees?inactive=true');
  await page.getByRole('button', { name: 'Reativar Dora Paz' }).click();
  await dialog(page, 'Reativar cadastro').getByRole('button', { name: 'Reativar' }).click();
  await expect(page.getByText('Cadastro reativado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar Dora Paz' })).toBeVisible();
  await expect(page).toHaveURL('/employees?inactive=true');
  expect(await employee(dora.id)).toEqual(dora);

  // Inactivated by somebody else while the form is open.
  await page.getByRole('button', { name: 'Editar Elza Rios' }).click();
  await field(edit, 'Cargo').fill('Gerente');
  await put(`/employee/delete/${elza.id}`);
  await edit.getByRole('button', { name: 'Salvar' }).click();
  // What another person has done is told beside it, in the same words.
  await expect(edit.getByText('Este cadastro está inativo. Reative-o para editar.').first()).toBeVisible();
  expect(await employee(elza.id)).toMatchObject({ office: elza.office, inactivatedAt: expect.any(String) });
});

test('a CPF whose record is inactive brings that record back with what was typed, or makes a new one', async ({
  page,
  loginAs,
  api,
}) => {
  const { of, employee, employees, put } = await openCompany(api, loginAs);
  const unit = await makeUnit(api, of, { identification: 'Ateliê' });
  const known = { name: 'Fábio Luz', nis: '12056412847', rg: '12.345.678-9', office: 'Tecelão' };
  const fabio = await makeEmployee(api, of, known);
  await put(`/employee/delete/${fabio.id}`);
  const fillEmployee = async (fields: object) => {
    await page.goto('/employees/create');
    const { pcd: _, pcd_observation: __, ...record } = employeeFields(fields);
    await fillRecord(page, employeeLabels, record);
  };
  const press = () => register(page);
  const question = dialog(page, 'Este CPF já tem um cadastro inativo');

  await fillEmployee({ name: 'Fábio Luz Neto', cpf: fabio.cpf, registration: 'NOVA-7', office: 'Mestre' });
  // The only unit stands chosen.
  await expect(page.getByRole('combobox', { name: 'Unidade' })).toHaveValue('Ateliê');
  await press();
  await expect(
    question.getByText(new RegExp(`Fábio Luz, matrícula ${fabio.registration}, foi inativado`)),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await expect(page.getByText(/Este CPF é de um cadastro inativo/)).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue('Fábio Luz Neto');
  expect(await employees()).toEqual([]);

  await press();
  await question.getByRole('button', { name: 'Reativar cadastro' }).click();
  await expect(page).toHaveURL(`/employees/edit/${fabio.id}`);
  expect(await employee(fabio.id)).toEqual({ ...fabio, unitId: unit.id });
  const edit = dialog(page, 'Editar Empregado');
  await expect(field(edit, 'Matrícula')).toHaveValue('NOVA-7');
  await expect(field(edit, 'RG')).toHaveValue('12.345.678-9');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Empregado editado com sucesso!')).toBeVisible();
  expect(await employee(fabio.id)).toMatchObject({
    name: 'Fábio Luz Neto',
    registration: 'NOVA-7',
    office: 'Mestre',
    rg: '12.345.678-9',
    unitId: unit.id,
    inactivatedAt: null,
  });

  await put(`/employee/delete/${fabio.id}`);
  await fillEmployee({ name: 'Fábio Recontratado', cpf: fabio.cpf });
  await press();
  await question.getByRole('button', { name: 'Cadastrar de novo' }).click();
  await expect(page.getByText('Empregado criado com sucesso')).toBeVisible();
  await expect(page).toHaveURL('/employees');
  expect(await employees('?inactive=true')).toMatchObject([
    { id: fabio.id, inactivatedAt: expect.any(String) },
    { name: 'Fábio Recontratado', cpf: fabio.cpf, inactivatedAt: null },
  ]);
});

test('a company chooses over two pages and a search, takes the chosen away as a spreadsheet and refers them together', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Fiação Alvorada');
  const of = { companyId, token: company.token };
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  for (let number = 101; number <= 121; number++) await makeEmployee(api, of, { name: `Fiandeira ${number}` });
  const gone = await makeEmployee(api, of, { name: 'Zilda Paz' });
  await api.call('PUT', `/employee/delete/${gone.id}`, { as: company.token, body: {} });
  const place = await makeCarePlace(api, doctor);
  const bar = page.getByRole('region', { name: 'Com os escolhidos' });
  const box = (name: string) => page.getByRole('checkbox', { name: `Escolher ${name}`, exact: true });
  await loginAs(company.email, company.password, '/employees');
  await expect(bar.getByRole('button')).toHaveCount(0);

  await test.step('whom one has chosen stays chosen on another page and in a search, and who has left is told apart', async () => {
    await box('Fiandeira 101').check();
    await expect(bar.getByRole('status')).toHaveText('1 escolhido');
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await box('todos desta página').check();
    await expect(box('Fiandeira 121')).toBeChecked();
    await expect(bar.getByRole('status')).toHaveText('2 escolhidos');
    await page.getByLabel('Mostrar inativos').click();
    await page.getByLabel('Buscar por nome, CPF ou matrícula').fill('Zilda');
    await box('Zilda Paz').check();
    await expect(bar.getByRole('status')).toHaveText('3 escolhidos. 1 inativo fica de fora do encaminhamento');
    await page.getByLabel('Buscar por nome, CPF ou matrícula').fill('');
    await expect(box('Fiandeira 101')).toBeChecked();
    await expect(box('todos desta página')).toBeChecked({ indeterminate: true });
    for (const width of [390, 1440]) {
      // So high that the bar stands below the rows: over the last one in sight it covers a part of what can be pressed, until one scrolls.
      await page.setViewportSize({ width, height: 3_000 });
      expect(await barriers(page), `the list at ${width} px`).toEqual([]);
    }
  });

  await test.step('all three are in the file, and nobody else', async () => {
    await bar.getByRole('button', { name: 'Exportar escolhidos' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Texto separado (CSV)' }).click(),
    ]);
    const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    const names = ['Fiandeira 101', 'Fiandeira 121', 'Zilda Paz'];
    expect(lines).toEqual(names.map((name) => expect.stringContaining(name)));
  });

  await test.step('the window asks for what, and sends those who are at work, one time after another', async () => {
    await bar.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await expect(page).toHaveURL('/employees/refer?inactive=true');
    const modal = dialog(page, 'Encaminhar os escolhidos');
    await expect(modal.getByText('1 inativo fica de fora do encaminhamento.')).toBeVisible();
    await modal.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await expect(modal.getByText('Escolha a ocasião').last()).toBeVisible();
    await expect(modal.getByRole('combobox', { name: 'Ocasião' })).toBeFocused();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 3_000 });
      expect(await barriers(page), `the window at ${width} px`).toEqual([]);
    }
    await modal.getByRole('combobox', { name: 'Ocasião' }).selectOption({ label: 'O que cada um tem por fazer' });
    await expect(modal.getByText('admissional de 2 colaboradores')).toBeVisible();
    await modal.getByRole('combobox', { name: 'Ocasião' }).selectOption({ label: 'Periódico' });
    await modal.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
    await modal.getByRole('button', { name: 'Encaminhar', exact: true }).dblclick();
    await expect(page.getByText('2 colaboradores: encaminhamento feito.')).toBeVisible();
    await expect(page).toHaveURL('/referrals');
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Fiandeira 101' })).toContainText('Periódico');
    await expect(rows.filter({ hasText: 'Fiandeira 121' })).toContainText('Periódico');
    const { referrals } = (await api.call('GET', '/referrals', { as: company.token })).body;
    expect(new Set(referrals.map(({ name }: { name: string }) => name)).size).toBe(2);
    const times = referrals.map(({ day, startsAt }: { day: string; startsAt: number }) => `${day} ${startsAt}`);
    expect(new Set(times).size).toBe(2);
  });

  await test.step('afterwards nobody is chosen any more, and who is referred already is told of', async () => {
    await page.goBack();
    await expect(bar.getByRole('button')).toHaveCount(0);
    await box('Fiandeira 101').check();
    await box('Fiandeira 102').check();
    await bar.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    const modal = dialog(page, 'Encaminhar os escolhidos');
    await modal.getByRole('combobox', { name: 'Ocasião' }).selectOption({ label: 'Periódico' });
    await modal.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
    await modal.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await expect(modal.getByRole('alert')).toContainText('1 pessoa já tem um encaminhamento em aberto');
    await modal.getByRole('button', { name: 'Encaminhar os outros' }).click();
    await expect(page.getByText('1 colaborador: encaminhamento feito.')).toBeVisible();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(3);
  });
});
