import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** From a disease to its CAT, the CAT's paper and what the eSocial has of it, as a physician goes; nothing is typed twice. */
test('a CAT is emitted from its disease, issued on paper, corrected, and the lists tell its state', async ({
  page,
  api,
}) => {
  const firm = companyFields({ legal_nature: '206-2', esocial_environment: 'produção restrita' });
  const company = await makeCompany(api, firm);
  const doctor = professionalFields({ name: 'Helena Duarte' });
  await makeProfessional(api, doctor);
  await makeEmployee(api, company, { name: 'Zenaide do Martelo', admission_dt: '2024-01-15', dt_birth: '20-05-1980' });

  await signIn(page, doctor.email, doctor.password, '/diseases');
  await test.step('a disease of a Thursday before a holiday has its CAT due on Monday', async () => {
    await page.getByRole('button', { name: 'Registrar doença' }).click();
    const form = dialog(page, 'Registrar doença');
    await form.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' }).fill('Zenaide do Martelo');
    await page.getByRole('option', { name: /Zenaide do Martelo/ }).click();
    await field(form, 'Data do diagnóstico').fill('19-11-2026');
    await field(form, 'CID-10').fill('H83.3');
    await field(form, 'Agente ou condição de trabalho').fill('Ruído da forja');
    await form.getByRole('button', { name: 'Registrar' }).click();
    await expect(form).toBeHidden();
  });
  const diseases = page.getByRole('table', { name: 'Doenças relacionadas ao trabalho' }).locator('tbody tr');
  const disease = diseases.filter({ hasText: 'Zenaide' });
  await expect(disease).toContainText(/A registrar.*23-11-2026/);

  await test.step('its CAT opens with what the disease says', async () => {
    await page.getByRole('link', { name: /^Emitir CAT da doença de Zenaide/ }).click();
    const form = dialog(page, 'Emitir CAT');
    await expect(form.getByText('Zenaide do Martelo')).toBeVisible();
    await expect(field(form, 'Data do acidente')).toHaveValue('19-11-2026');
    await expect(field(form, 'CID')).toHaveValue('H83.3');
    await expect(field(form, 'Observação')).toHaveValue('Agente ou condição de trabalho: Ruído da forja');
    await expect(field(form, 'Quem atestou')).toHaveValue('Helena Duarte');
    await expect(form.getByRole('combobox', { name: 'Tipo de acidente', exact: true })).toHaveValue('Doença');
    await field(form, 'Diagnóstico provável').fill('Efeitos do ruído');
    await form.getByRole('button', { name: 'Registrar' }).click();
    await expect(form).toBeHidden();
  });
  const cats = page.getByRole('table', { name: 'CATs' }).locator('tbody tr');
  const cat = cats.filter({ hasText: 'Zenaide' });
  await expect(cat).toContainText('23-11-2026');

  await test.step('a second one of the same disease is asked about', async () => {
    await page.goto('/diseases');
    await expect(disease).toContainText(/Registrada, a enviar.*23-11-2026/);
    await page.getByRole('link', { name: /^Emitir outra CAT da doença de Zenaide/ }).click();
    const form = dialog(page, 'Emitir CAT');
    await expect(field(form, 'CID')).toHaveValue('H83.3');
    await form.getByRole('button', { name: 'Registrar' }).click();
    await expect(form.getByRole('checkbox', { name: 'É outra CAT desta doença' })).toBeVisible();
    await expect(form.getByText(/Já há uma CAT desta doença/)).toBeVisible();
    await page.goto('/cats');
    await expect(cats.filter({ hasText: 'Zenaide' })).toHaveCount(1);
  });

  await test.step('it is issued on paper, and corrected as the CAT is now', async () => {
    await page.getByRole('button', { name: /^Emitir o papel da CAT de Zenaide/ }).click();
    const form = dialog(page, 'Emitir CAT');
    await expect(form).toContainText('Sob sigilo médico');
    await form.getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('heading', { name: /^CAT \d{4}\/\d{6}$/, level: 1 })).toBeVisible();
    await expect(page.getByText('Zenaide do Martelo').first()).toBeVisible();
    await page.getByRole('button', { name: 'Corrigir' }).click();
    const correction = dialog(page, 'Emitir CAT');
    await expect(correction).toContainText(/Corrige CAT/);
    await correction.getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByText(/Corrige/).first()).toBeVisible();
  });

  await test.step('the list names the paper, the event waits to be sent, and the dashboard tells what is late', async () => {
    await page.goto('/cats');
    await expect(cat.getByRole('link', { name: /^CAT \d{4}\/\d{6}$/ })).toBeVisible();
    await page.goto(`/esocial?companyId=${company.companyId}`);
    await page.getByRole('button', { name: /^Ver o evento de Zenaide/ }).click();
    await expect(dialog(page, /^S-2210 de Zenaide/)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Precisa de você' })).toContainText(/CAT/);
  });
});
