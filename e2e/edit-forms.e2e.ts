import type { Locator, Page } from '@playwright/test';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  password,
  signInFirstAdmin,
  unitFields,
} from '../src/testing/factories.ts';
import { unitLabels } from '../src/units/units.labels.ts';
import { enter, expect, field, test } from './fixtures.ts';
import { chooseOfRow, dialog, fillRecord, signedInCompany } from './forms.ts';
import { moving } from './moving.ts';

test.use(moving);

type Row = { id: string } & Record<string, unknown>;

const modal = (page: Page) => dialog(page, /^Editar/);
const question = (page: Page) => dialog(page, 'Descartar o que foi digitado?');

/** Opens the record's modal and waits for its fields. */
async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await expect(modal(page).locator('input').first()).toBeFocused();
  return modal(page);
}

async function save(page: Page): Promise<void> {
  await modal(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(modal(page)).toBeHidden();
}

async function discard(page: Page): Promise<void> {
  await modal(page).getByRole('button', { name: 'Fechar' }).click();
  await question(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(modal(page)).toBeHidden();
}

/** What all fields of an open modal hold, passwords too. */
async function held(form: Locator): Promise<string[]> {
  return form.locator('input, select').evaluateAll((fields) =>
    fields.map((element) => {
      const input = element as HTMLInputElement;
      return input.type === 'radio' ? `${input.value}:${input.checked}` : input.value;
    }),
  );
}

/**
 * Edits A and saves, types into A and discards, then opens B: B shows what B holds, and saving B unchanged leaves its record
 * as it was.
 */
async function expectNothingCarriedOver(
  page: Page,
  names: { a: string; b: string },
  typed: Readonly<Record<string, string>>,
  readB: () => Promise<Row>,
): Promise<void> {
  const [first = ''] = Object.keys(typed);
  const before = await readB();
  const shown = await held(await open(page, names.b));
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();

  await field(await open(page, names.a), first).fill(typed[first] ?? '');
  await save(page);

  const form = await open(page, names.a);
  await expect(field(form, first)).toHaveValue(typed[first] ?? '');
  for (const label of Object.keys(typed)) await field(form, label).fill('999999');
  await discard(page);
  await expect(field(await open(page, names.a), first)).toHaveValue(typed[first] ?? '');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();

  expect(await held(await open(page, names.b))).toEqual(shown);
  await save(page);
  const { version: _was, ...kept } = before;
  expect(await readB()).toMatchObject(kept);
}

test('what is typed for one record never reaches the next: companies, professionals and administrators', async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const { company } = await makeCompany(api, { fantasy_name: 'Trocada Alfa' });
  const { company: other } = await makeCompany(api, { fantasy_name: 'Trocada Beta' });
  const { professional } = await makeProfessional(api, { name: 'Doutora Trocada Alfa' });
  const { professional: second } = await makeProfessional(api, { name: 'Doutora Trocada Beta', rg: '1.234' });
  const admin = await signInFirstAdmin(api);
  const [a, b] = ['Ana Trocada', 'Bia Trocada'].map((name, at) => ({
    ...{ name, email: `modal${at}@zelo.test`, cpf: `529.982.247-2${at}`, phone_number: '(11) 91234-5678', password },
  }));
  const made = await api.call('POST', '/admins', { as: admin, body: a });
  expect(made.status).toBe(201);
  const { admin: lastAdmin } = (await api.call('POST', '/admins', { as: admin, body: b })).body;
  const read = (path: string, noun: string) => async () => (await api.call('GET', path, { as: admin })).body[noun];
  await loginAs(server.admin.email, server.admin.password);

  await page.goto('/companies?search=trocada');
  const names = { a: company.fantasy_name, b: other.fantasy_name };
  await expectNothingCarriedOver(page, names, { Bairro: 'Outro bairro' }, read(`/company/${other.id}`, 'company'));
  await page.goto('/professionals?search=trocada');
  await expectNothingCarriedOver(
    page,
    { a: professional.name, b: second.name },
    { Título: 'Outro título', Senha: '' },
    read(`/professional/${second.id}`, 'professional'),
  );
  await page.goto('/admins?search=trocada');
  await expectNothingCarriedOver(
    page,
    { a: 'Ana Trocada', b: 'Bia Trocada' },
    { Contato: '(21) 99999-0000' },
    read(`/admins/${lastAdmin.id}`, 'admin'),
  );
});

test('what is typed for one record never reaches the next: units and employees', async ({ page, loginAs, api }) => {
  const of = await signedInCompany(api, loginAs);
  const [unitA, unitB] = [
    await makeUnit(api, of, { identification: 'Alfa' }),
    await makeUnit(api, of, { identification: 'Beta', city: 'Manaus', state: 'AM', degree_of_risk: '4' }),
  ];
  const documents = { rg: '12.345.678-9', nis: '120.56412.84-7' };
  await makeEmployee(api, of, { name: 'Ana Alfa', ...documents });
  const employee = await makeEmployee(api, of, { name: 'Bia Beta', rg: '98.765.432-1', nis: '268.27649.96-0' });
  const bare = await makeEmployee(api, of, { name: 'Caio Gama', sex: 'masculino' });
  const read = (path: string, noun: string) => async () => (await api.call('GET', path, { as: of.token })).body[noun];

  await page.goto('/units');
  const units = { a: unitA.identification, b: unitB.identification };
  await expectNothingCarriedOver(page, units, { Bairro: 'Outro bairro' }, read(`/unit/${unitB.id}`, 'unit'));
  await page.goto('/employees');
  const people = { a: 'Ana Alfa', b: 'Bia Beta' };
  const typed = { RG: '11.111.111-1', NIS: '111' };
  await expectNothingCarriedOver(page, people, typed, read(`/employee/${employee.id}`, 'employee'));

  await test.step('an employee without RG and NIS does not receive the other’s', async () => {
    await field(await open(page, 'Ana Alfa'), 'RG').fill('22.222.222-2');
    await save(page);
    const form = await open(page, 'Caio Gama');
    await expect(field(form, 'RG')).toHaveValue('');
    await expect(field(form, 'NIS')).toHaveValue('');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Campo obrigatório')).toHaveCount(2);
    expect(await read(`/employee/${bare.id}`, 'employee')()).toMatchObject({ rg: '', nis: '', version: 1 });
  });
});

test('a double click signs in once, registers once, saves once and inactivates once', async ({ page, api }) => {
  const fields = companyFields();
  const of = await makeCompany(api, fields);
  await makeEmployee(api, of, { name: 'Duas Vezes', rg: '1', nis: '2' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(fields.email);
  await page.getByLabel(/^Senha/).fill(fields.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).dblclick();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Autenticado com sucesso!')).toHaveCount(1);

  await page.getByRole('link', { name: 'Cadastrar unidade' }).click();
  await fillRecord(page, unitLabels, unitFields({ identification: 'Uma só' }));
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).dblclick();
  await expect(page).toHaveURL('/units');

  await page.getByRole('link', { name: 'Visualizar empregados' }).click();
  await field(await open(page, 'Duas Vezes'), 'Setor').fill('Outro');
  await modal(page).getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(page.getByText('Empregado editado com sucesso!')).toHaveCount(1);
  await expect(modal(page)).toBeHidden();
  await chooseOfRow(page, 'Duas Vezes', 'Inativar');
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar' }).dblclick();
  await expect(page.getByText('Colaborador inativado com sucesso!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Erro ao inativar colaborador')).toHaveCount(0);
  const written = calls.map((call) => call.replace(/[0-9a-f-]{36}/, 'id'));
  expect(written).toEqual([
    'POST /api/login',
    'POST /api/units',
    'PUT /api/employees/update/id',
    'PUT /api/employee/delete/id',
  ]);
  expect((await api.call('GET', `/units/${of.companyId}`, { as: of.token })).body.units).toHaveLength(1);
});

test('what was typed into a register survives a reload, is only offered to another tab, and goes when it is discarded', {
  tag: '@seldom-1',
}, async ({ page, context, api, loginAs }) => {
  const of = await signedInCompany(api, loginAs);
  const employee = await makeEmployee(api, of, { name: 'Rita Rascunho', rg: '1', nis: '2', sector: 'Antigo' });

  await page.goto('/units/create');
  await expect(field(page, 'Identificação')).toBeFocused();
  await page.keyboard.type('Filial que se perderia');
  page.on('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(field(page, 'Identificação')).toHaveValue('Filial que se perderia');
  await expect(page.getByText(/^Recuperamos o que você digitou em /)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/units/create');
  await expect(other.getByText(/^Há um rascunho deste cadastro/)).toBeVisible();
  await expect(field(other, 'Identificação')).toHaveValue('');
  await other.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(field(other, 'Identificação')).toHaveValue('Filial que se perderia');
  await other.close();

  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(field(page, 'Identificação')).toHaveValue('');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/units');

  await page.goto('/employees');
  await field(await open(page, 'Rita Rascunho'), 'Setor').fill('Digitado');
  const changed = { ...employee, sector: 'Do outro', office: 'Do outro' };
  await api.call('PUT', `/employees/update/${employee.id}`, {
    as: of.token,
    body: { ...changed, version: undefined },
  });
  await page.reload();
  const form = modal(page);
  await expect(form.getByText(/^Recuperamos o que você digitou em /)).toBeVisible();
  await expect(field(form, 'Setor')).toHaveValue('Digitado');
  await expect(field(form, 'Cargo')).toHaveValue('Do outro');
  await expect(form.getByLabel('Seu valor: Digitado')).toBeChecked();
  await form.getByRole('button', { name: 'Descartar' }).click();
  await expect(field(form, 'Setor')).toHaveValue('Do outro');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Editar Rita Rascunho' })).toBeVisible();
  await expect(page.getByText('Recuperamos')).toHaveCount(0);
});

test('a session that ends in the middle of a form leads back to it, with all that was typed', async ({
  page,
  api,
  loginAs,
}) => {
  const fields = companyFields();
  const of = await makeCompany(api, fields);
  const unit = await makeUnit(api, of, { identification: 'Estufa Norte' });
  const employee = await makeEmployee(api, of, { name: 'Sessão Curta', rg: '1', nis: '2', sector: 'Antigo' });
  await loginAs(fields.email, fields.password);
  const endOnServer = async () => {
    const token = await page.evaluate(() => localStorage.getItem('sstAuth.token') ?? '');
    expect((await api.call('POST', '/logout', { as: token })).status).toBe(204);
  };

  await page.goto('/employees/create');
  await page.getByRole('combobox', { name: 'Unidade' }).click();
  await page.getByRole('option', { name: unit.identification }).click();
  await field(page, 'Nome').fill('Quase Perdida');
  await page.getByLabel('Feminino').check();
  await page.getByRole('combobox', { name: 'Unidade' }).focus();
  await endOnServer();
  // Any call says that the session is over, if nothing else has learnt of it meanwhile and taken the field away.
  await page.keyboard.type('outra');
  await expect(page).toHaveURL('/login');
  await enter(page, fields.email, fields.password);
  await expect(page).toHaveURL('/employees/create');
  await expect(field(page, 'Nome')).toHaveValue('Quase Perdida');
  await expect(page.getByRole('combobox', { name: 'Unidade' })).toHaveValue('Estufa Norte');
  await expect(page.getByLabel('Feminino')).toBeChecked();
  await page.getByRole('button', { name: 'Descartar' }).click();

  await page.getByRole('link', { name: 'Visualizar empregados' }).click();
  await field(await open(page, 'Sessão Curta'), 'Setor').fill('Digitado');
  await endOnServer();
  // Pressed at once, if the modal is still there: whatever else is asked for meanwhile learns of the end too.
  const press = ([button]: Element[]) => (button instanceof HTMLElement ? button.click() : undefined);
  await modal(page).getByRole('button', { name: 'Salvar' }).evaluateAll(press);
  await expect(page).toHaveURL('/login');
  await enter(page, fields.email, fields.password);
  await expect(page).toHaveURL(`/employees/edit/${employee.id}`);
  await expect(field(modal(page), 'Setor')).toHaveValue('Digitado');
  await save(page);
  await expect(page).toHaveURL('/employees');
  const saved = (await api.call('GET', `/employee/${employee.id}`, { as: of.token })).body.employee;
  expect(saved).toMatchObject({ sector: 'Digitado', version: 2 });
});
