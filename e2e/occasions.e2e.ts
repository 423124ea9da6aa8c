import type { Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import {
  examFields,
  groupFields,
  makeAbsence,
  makeEmployee,
  makeExamRecord,
  makeProgramme,
} from '../src/testing/factories.ts';
import { aso } from './asos.ts';
import { chooseDay } from './days.ts';
import { expect, field, test } from './fixtures.ts';
import { makeProgrammePeople } from './programmes.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

test('Vencimentos opens on the first list that has somebody, who is sent from there for what they have to do', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Vidraria Aurora');
  const of = { companyId, token: company.token };
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  const ana = await makeEmployee(api, of, { name: 'Ana Vidal' });
  const done = { exam_code: '0295', exam_name: 'Avaliação clínica', occasion: 'periodic' };
  await makeExamRecord(
    api,
    { employeeId: ana.id, token: doctor.token },
    examFields({ ...done, done_on: formatDate(daysAfter(today(), -320)) }),
  );
  const place = await makeCarePlace(api, doctor);
  await loginAs(company.email, company.password);

  await test.step('nobody is overdue: the page shows who is due in some weeks', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Vencimentos', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'De 31 a 60 dias (1)' })).toBeChecked();
    await expect(rows(page).first()).toContainText('Ana Vidal');
  });

  await test.step('an empty list that is chosen stays, also when the page is loaded again', async () => {
    await page.getByText('Vencidos (0)').click();
    await expect(page.getByText('Ninguém com exame vencido.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Vencidos (0)' })).toBeChecked();
  });

  await test.step('who was never examined is overdue since the admission, and the page opens on them', async () => {
    await makeEmployee(api, of, { name: 'Bia Vidal' });
    await page.goto('/due-dates');
    await expect(page.getByRole('radio', { name: 'Vencidos (1)' })).toBeChecked();
    await page.getByRole('button', { name: 'Ver os exames de Bia Vidal' }).click();
    await page.getByRole('link', { name: 'Encaminhar: Admissional' }).click();
    await expect(page.getByRole('radio', { name: 'Admissional' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue(/Bia Vidal/);
  });

  await test.step('an exam at admission after the admission is asked about, and sent once that is confirmed', async () => {
    await expect(page.getByRole('checkbox', { name: /0295/ })).toBeChecked();
    await page.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
    await chooseDay(page, 7);
    await page.getByText('08:20', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await expect(page.getByText(/o admissional é feito antes dela/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Está certo, encaminhar assim' }).check();
    await page.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();
  });
});

test('the ASO of a change of risks is of the new function and its risks', async ({ page, api, loginAs }) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Estamparia Aurora');
  const of = { companyId, token: company.token };
  const noise = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
  const office = groupFields({ name: 'Escritório', functions: ['Caixa'], risks: [], absence: true });
  const presses = groupFields({ name: 'Prensas', functions: ['Prensista'], risks: [noise] });
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [office, presses] });
  const { id: employeeId } = await makeEmployee(api, of, { name: 'Caio Vidal', employee_function: 'Caixa' });
  const place = await makeCarePlace(api, doctor);
  const change = { occasion: 'riskChange', newFunction: 'Prensista' };
  const { id } = await makeReferral(api, { employeeId, placeId: place.id, token: company.token }, change);
  await loginAs(doctor.email, doctor.password, `/documents/create/${employeeId}?referral=${id}`);
  await page.getByRole('tab', { name: /^ASO/ }).click();
  await expect(field(aso(page), 'Função')).toHaveValue('Prensista');
  await expect(page.getByRole('group', { name: 'Previsto no programa' })).toContainText(
    'Falta em Riscos físicos: Ruído',
  );
});

test('a return that is moved behind the return itself is asked about, and moved once that is confirmed', {
  tag: '@seldom-3',
}, async ({ page, api, loginAs }) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Tornearia Aurora');
  const of = { companyId, token: company.token };
  const { id: employeeId } = await makeEmployee(api, of, { name: 'Davi Vidal' });
  const returning = daysAfter(today(), 1);
  await makeAbsence(
    api,
    { employeeId, token: company.token },
    { starts_on: formatDate(daysAfter(today(), -60)), ends_on: formatDate(today()) },
  );
  const place = await makeCarePlace(api, doctor);
  const fields = { occasion: 'return', day: returning, returnOn: formatDate(returning) };
  const { id } = await makeReferral(api, { employeeId, placeId: place.id, token: company.token }, fields);
  await loginAs(company.email, company.password, `/referrals/${id}`);
  await page.getByRole('button', { name: 'Remarcar' }).click();
  const moving = page.getByRole('dialog', { name: 'Remarcar' });
  await chooseDay(moving, 7);
  await moving.getByText('08:20', { exact: true }).last().click();
  await moving.getByRole('button', { name: 'Remarcar' }).click();
  await expect(moving.getByText(/o exame é feito antes dele/)).toBeVisible();
  await moving.getByRole('checkbox', { name: 'Está certo, remarcar assim' }).check();
  await moving.getByRole('button', { name: 'Remarcar' }).click();
  await expect(page.getByText('Remarcado.', { exact: true })).toBeVisible();
  await expect(moving).toBeHidden();
});
