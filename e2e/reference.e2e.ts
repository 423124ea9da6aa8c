import type { Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import { makeEmployee, makeUnit, unitFields } from '../src/testing/factories.ts';
import { unitLabels } from '../src/units/units.labels.ts';
import { expect, field, labelled, test } from './fixtures.ts';
import { dialog, fill, fillRecord, register, signedInCompany } from './forms.ts';
import { widths } from './seldom.ts';

/** What the tables of the government suggest while a unit or an employee is registered, and never write by themselves. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const supermarkets = /^NR-4, Anexo I: 47\.11-3 .*hipermercados.*, grau de risco 2$/;

/** The company's unit of this name, as it was saved. */
async function unitOf(api: Api, of: { companyId: string; token: string }, identification: string) {
  const { units } = (await api.call('GET', `/units/${of.companyId}`, { as: of.token })).body;
  const { id } = units.find((unit: { identification: string }) => unit.identification === identification);
  return (await api.call('GET', `/unit/${id}`, { as: of.token })).body.unit;
}

for (const width of widths) {
  test(`a unit takes activity and degree of risk from its CNAE, at ${width} pixels`, async ({ page, loginAs, api }) => {
    await page.setViewportSize({ width, height: 900 });
    const of = await signedInCompany(api, loginAs);
    await page.goto('/units/create');
    const { activity: _, degree_of_risk: __, cnae: ___, ...rest } = unitFields({ identification: 'Loja Sugerida' });
    await fillRecord(page, unitLabels, rest);
    await fill(page, { CNAE: '4711-3/02' });
    await expect(page.getByText(supermarkets)).toBeVisible();
    await expect(field(page, 'Atividade')).toHaveValue('');
    await button(page, 'Usar atividade e grau de risco').click();
    await expect(field(page, 'Atividade')).toHaveValue(/hipermercados/);
    await expect(field(page, 'Atividade')).toBeFocused();
    await expect(labelled(page, 'Grau de risco')).toHaveValue('2');
    // Nothing is left to take.
    await expect(page.getByRole('button', { name: /^Usar/ })).toHaveCount(0);
    await expect(page.getByText(supermarkets)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await register(page);
    await expect(page).toHaveURL(/\/units(\?|$)/);
    expect(await unitOf(api, of, 'Loja Sugerida')).toMatchObject({ degree_of_risk: '2', cnae: '4711-3/02' });
  });
}

test('what was typed stays as it is while a suggestion is refused, or only half of it is taken', {
  tag: '@seldom-4',
}, async ({ page, loginAs, api }) => {
  const of = await signedInCompany(api, loginAs);
  await page.goto('/units/create');
  const typed = unitFields({
    identification: 'Loja Própria',
    activity: 'Mercadinho da família',
    degree_of_risk: '1',
  });
  await fillRecord(page, unitLabels, typed);
  await expect(page.getByText(supermarkets)).toBeVisible();
  await expect(field(page, 'Atividade')).toHaveValue('Mercadinho da família');
  await expect(labelled(page, 'Grau de risco')).toHaveValue('1');
  await button(page, 'Usar só o grau de risco').focus();
  await page.keyboard.press('Enter');
  await expect(labelled(page, 'Grau de risco')).toHaveValue('2');
  await expect(labelled(page, 'Grau de risco')).toBeFocused();
  await expect(field(page, 'Atividade')).toHaveValue('Mercadinho da família');
  await fill(page, { 'Grau de risco': '1' });
  await register(page);
  await expect(page).toHaveURL(/\/units(\?|$)/);
  expect(await unitOf(api, of, 'Loja Própria')).toMatchObject({
    activity: 'Mercadinho da família',
    degree_of_risk: '1',
  });
});

test('a class that NR-4 does not have leaves the fields open and says so', { tag: '@seldom-4' }, async ({
  page,
  loginAs,
  api,
}) => {
  await signedInCompany(api, loginAs);
  await page.goto('/units/create');
  await fill(page, { CNAE: '99.99-9' });
  await expect(page.getByText(/^Esta classe não está na NR-4, Anexo I/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Usar (atividade|só o grau)/ })).toHaveCount(0);
  await fill(page, { CNAE: 'comércio' });
  await expect(page.getByText(/NR-4, Anexo I/)).toHaveCount(0);
});

test('a second unit is edited after the first without a trace of it', { tag: '@seldom-4' }, async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  await makeUnit(api, of, { identification: 'Primeira', cnae: '47113', degree_of_risk: '3' });
  const second = { identification: 'Segunda', cnae: '10911', activity: 'Panificação', degree_of_risk: '3' };
  await makeUnit(api, of, second);
  await page.goto('/units');
  const open = async (name: string) => {
    await button(page, `Editar ${name}`).click();
    return dialog(page, 'Editar Unidade');
  };
  let form = await open('Primeira');
  await form.getByRole('button', { name: 'Usar atividade e grau de risco' }).click();
  await expect(labelled(form, 'Grau de risco')).toHaveValue('2');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();

  form = await open('Segunda');
  await expect(form.getByText(/^NR-4, Anexo I: 10\.91-1/)).toBeVisible();
  await expect(field(form, 'Atividade')).toHaveValue('Panificação');
  // Nothing has changed: the dialog closes without a question.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  form = await open('Segunda');
  await form.getByRole('button', { name: 'Usar atividade e grau de risco' }).click();
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Descartar o que foi digitado?');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(form).toBeHidden();
  form = await open('Segunda');
  await expect(field(form, 'Atividade')).toHaveValue('Panificação');
  expect(await unitOf(api, of, 'Primeira')).toMatchObject({ degree_of_risk: '2' });
  expect(await unitOf(api, of, 'Segunda')).toMatchObject(second);
});

test('an employee takes the title of the CBO for office or function', { tag: '@seldom-2' }, async ({
  page,
  loginAs,
  api,
}) => {
  const of = await signedInCompany(api, loginAs);
  await makeEmployee(api, of, {
    name: 'Cora Lins',
    office: 'Médica',
    employee_function: 'Coordenadora',
    cbo: '225140',
  });
  await page.goto('/employees');
  await button(page, 'Editar Cora Lins').click();
  const form = dialog(page, 'Editar Empregado');
  await expect(form.getByText('CBO 2251-40: Médico do trabalho')).toBeVisible();
  await form.getByRole('button', { name: 'Usar como função' }).click();
  await expect(field(form, 'Função')).toHaveValue('Médico do trabalho');
  await expect(field(form, 'Cargo')).toHaveValue('Médica');
  await expect(form.getByRole('button', { name: 'Usar como função' })).toHaveCount(0);
  await field(form, 'CBO').fill('000000');
  await expect(form.getByText(/^Este código não está na tabela da CBO/)).toBeVisible();
  await field(form, 'CBO').fill('6 dígitos');
  await expect(form.getByText(/^Este código|^CBO \d/)).toHaveCount(0);
  await page.goto('/employees/create');
  await fill(page, { CBO: '2251-40' });
  await button(page, 'Usar como cargo').click();
  await expect(field(page, 'Cargo')).toHaveValue('Médico do trabalho');
});
