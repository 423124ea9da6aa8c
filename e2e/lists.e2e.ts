import type { Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import { companyFields, makeCompany, makeEmployee, makeProfessional, makeUnit } from '../src/testing/factories.ts';
import { excessWidth } from './barriers.ts';
import { expect, signIn, test } from './fixtures.ts';
import { chooseOfRow } from './forms.ts';
import { holdCalls } from './held-calls.ts';
import { expectApart, toastsOf } from './toasts.ts';

const search = 'Buscar por nome, CPF ou matrícula';
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pageButton = (page: Page, number: number) => page.getByRole('button', { name: `Página ${number}`, exact: true });

/** Ten employees have the first name, the next ten the second. */
const firstNames = ['Ana', 'Bia', 'Cida', 'Dora', 'Elza', 'Flora'];

/** A company that can sign in, with so many employees, whose names are in the order of their numbers. */
async function companyWith(api: Api, employees: number, more: object = {}) {
  const fields = companyFields(more);
  const of = await makeCompany(api, fields);
  for (let number = 1; number <= employees; number++) {
    const name = `${firstNames[Math.floor((number - 1) / 10)]} ${number}`;
    await makeEmployee(api, of, {
      name,
      phone_number: `(85) 98888-${1000 + number}`,
      rg: '1234567',
      nis: '12056412547',
    });
  }
  return { ...of, signIn: (page: Page, path?: string) => signIn(page, fields.email, fields.password, path) };
}

test('a page that does not exist, or not any more, leads to the last one that does', async ({ page, api }) => {
  const company = await companyWith(api, 21);
  await company.signIn(page, '/employees?page=99999999&sort=cpf');
  await expect(page).toHaveURL('/employees?page=2&sort=cpf');
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/employees');
  await pageButton(page, 2).click();
  await chooseOfRow(page, 'Cida 21', 'Inativar');
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Colaborador inativado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/employees');
  await expect(page.getByText('20 registros encontrados')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText('Cadastre o primeiro', { exact: false })).toHaveCount(0);
  const { body } = await api.call('GET', `/employees/${company.companyId}?page=2`, { as: company.token });
  expect(body).toMatchObject({ total: 20, employees: [] });
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(20);
});

test('of two choices beside each other before the next drawing both hold', { tag: '@seldom-5' }, async ({
  page,
  server,
  loginAs,
  api,
}) => {
  await makeEmployee(api, await makeCompany(api));
  await loginAs(server.admin.email, server.admin.password, '/audit');
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => {
    const [action, subject] = document.querySelectorAll('select');
    const setValue = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
    for (const [select, value] of [
      [action, 'created'],
      [subject, 'employee'],
    ] as const) {
      setValue?.call(select, value);
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL('/audit?action=created&subject=employee');
  await expect(page.getByRole('combobox', { name: 'Ação' })).toHaveValue('created');
  await expect(rows(page).first()).toContainText(/Cadastrou.*Empregado/);
});

test('a list is searched by e-mail, phone and city too', async ({ page, server, loginAs, api }) => {
  const company = await companyWith(api, 3, { email: `contato-${process.pid}@aroeira.test`, fantasy_name: 'Aroeira' });
  await makeUnit(api, company, {
    identification: 'Galpão',
    city: 'Jijoca de Jericoacoara',
    email: 'galpao@aroeira.test',
  });
  await company.signIn(page, '/employees');
  await page.getByLabel(search).fill('85988881002');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Ana 2');
  await page.goto('/units');
  const units = page.getByLabel('Buscar por identificação, CNPJ, cidade, e-mail ou telefone');
  for (const text of ['JERICOACOARÁ', 'galpao@aroeira']) {
    await units.fill(text);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByText('1 registro encontrado')).toBeVisible();
  }
  await page.evaluate(() => localStorage.clear());
  await loginAs(server.admin.email, server.admin.password, '/companies');
  await page.getByLabel('Buscar por nome, CNPJ, e-mail ou telefone').fill(`contato-${process.pid}@`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Aroeira');
});

test('a unit’s list of employees names the unit, leads back, and says when there is no such unit', async ({
  page,
  api,
}) => {
  const company = await companyWith(api, 1);
  const unit = await makeUnit(api, company, { identification: 'Estufa Norte' });
  await makeEmployee(api, company, { name: 'Zélia da Estufa', unitId: unit.id });
  const gone = await makeUnit(api, company, { identification: 'Estufa Sul' });
  await api.call('PUT', `/unit/delete/${gone.id}`, { as: company.token });
  await company.signIn(page, '/units');
  await page.getByRole('link', { name: 'Ver empregados de Estufa Norte' }).click();
  await expect(heading(page)).toHaveText('Empregados da unidade Estufa Norte');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 registro encontrado')).toBeVisible();
  await page.getByRole('link', { name: 'Visualizar empregados' }).click();
  await expect(heading(page)).toHaveText('Empregados');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('2 registros encontrados')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Voltar às unidades' }).click();
  await expect(page).toHaveURL('/units');
  for (const id of [gone.id, 'qualquer']) {
    await page.goto(`/employees/${id}`);
    await expect(page.getByText('Esta unidade não existe ou foi excluída.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Voltar às unidades' }).click();
  await expect(heading(page)).toHaveText('Unidades');
});

test('a choice shows what it is sorted by, and says when there is more than it shows', async ({ page, api }) => {
  const names = { corporate_reason: 'Zênite Quiosques Ltda.', fantasy_name: 'Abelha' };
  const company = await companyWith(api, 52, names);
  await makeCompany(api, { corporate_reason: 'Zaragata Quiosques Ltda.', fantasy_name: 'Zunido' });
  const doctor = { email: `escolha-${process.pid}@zelo.test`, password: 'senha-segura' };
  await makeProfessional(api, doctor);
  await signIn(page, doctor.email, doctor.password, '/documents/choose');
  await page.getByRole('combobox', { name: 'Empresa' }).fill('quiosq ltda. z');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Zaragata Quiosques Ltda. · Zunido · ' })).toBeVisible();
  const shown = (await options.allTextContents()).filter((text) => /^Z(aragata|ênite) /.test(text));
  expect(shown).toEqual([
    expect.stringMatching(/^Zaragata/),
    `Zênite Quiosques Ltda. · Abelha · ${company.company.cnpj}`,
  ]);
  await options.filter({ hasText: 'Zênite Quiosques Ltda. · Abelha' }).click();

  const employee = page.getByRole('combobox', { name: 'Colaborador' });
  await employee.click();
  // The closed list of companies stays in the page, unseen, and may say the same of itself: how many there are depends on other journeys.
  const said = page.getByText(/^Mostrando/).filter({ visible: true });
  await expect(said).toHaveText('Mostrando 50 de 52. Digite para achar.');
  await expect(options).toHaveCount(50);
  await employee.fill('flora');
  await expect(options).toHaveCount(2);
  await expect(said).toHaveCount(0);
});

test('each card of a dashboard starts at 0, counts its list and leads to it', async ({ page, api }) => {
  const company = await companyWith(api, 3);
  await makeUnit(api, company);
  const held = await holdCalls(page, /\/api\/employees\/.*pageSize=0/);
  await company.signIn(page);
  await expect(page.getByRole('img', { name: 'Colaboradores: carregando' })).toHaveText('0');
  held.release();
  await expect(page.getByRole('img', { name: 'Colaboradores: 3' })).toHaveText('3');
  for (const { card, path, count } of [
    { card: 'Colaboradores', path: '/employees', count: 3 },
    { card: 'Unidades', path: '/units', count: 1 },
  ]) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(card) })
      .click();
    await expect(page).toHaveURL(path);
    await expect(rows(page)).toHaveCount(count);
    await page.goBack();
    await expect(page.getByRole('img', { name: `${card}: ${count}` })).toBeVisible();
  }
});

test('long names and addresses are shown whole, and the actions stay in sight', { tag: '@seldom-3' }, async ({
  page,
  server,
  loginAs,
  api,
}) => {
  const long = {
    corporate_reason: 'Companhia Brasileira de Desenvolvimento Agropecuário e Florestal do Vale do Jequitinhonha S.A.',
    fantasy_name: 'Quilombo'.repeat(12),
    address: 'Avenida Desembargador Fulano de Tal de Albuquerque Cavalcanti, 12345, Bloco C, Conjunto 1204, Sala 7',
    email: `${'seguranca.e.medicina.do.trabalho'}.${process.pid}@companhia-brasileira-de-desenvolvimento.com.br`,
  };
  await makeCompany(api, long);
  await loginAs(server.admin.email, server.admin.password, '/companies?search=quilombo');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: `Editar ${long.fantasy_name}` })).toBeInViewport({ ratio: 1 });
    for (const text of Object.values(long)) {
      const cell = page.locator('td').filter({ hasText: text });
      const cut = await cell.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
      expect(cut, `${text} at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await excessWidth(page), `the page at ${width} px`).toBe(0);
  }
});

test('the menu of an export whose code comes late takes no focus from the field that the user has gone to', {
  tag: '@seldom-5',
}, async ({ page, api, loginAs }) => {
  await makeCompany(api);
  const held = await holdCalls(page, /\/assets\/MenuChoices-/);
  await loginAs(api.admin.email, api.admin.password, '/companies');
  const button = page.getByRole('button', { name: 'Exportar' });
  await expect(button).toBeEnabled();
  await button.focus();
  await held.asked;
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const box = page.getByRole('searchbox');
  await box.focus();
  const come = page.waitForResponse(/\/assets\/MenuChoices-/);
  held.release();
  await (await come).finished();
  await page.keyboard.type('nenhuma');
  await expect(page.getByText('Nada encontrado para “nenhuma”.')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await box.fill('');
  await button.click();
  await expect(page.getByRole('menu', { name: 'Exportar' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a list’s toast that was there before what shows it leaves the list’s buttons free', { tag: '@seldom-3' }, async ({
  page,
  api,
}) => {
  const company = await companyWith(api, 0);
  await company.signIn(page);
  const toasts = toastsOf(page);
  for (const visit of [() => page.goto('/employees'), () => page.reload()]) {
    await visit();
    await expect(toasts.first()).toBeVisible();
    await expectApart(
      toasts,
      ['Importar', 'Cadastrar empregado'].map((name) => page.getByRole('main').getByRole('link', { name })),
    );
  }
});
