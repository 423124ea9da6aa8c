import type { Browser, Locator, Page } from '@playwright/test';
import { formatDate, today } from '../src/platform/contract/dates.ts';
import { apiAt } from '../src/testing/api.ts';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { expect, field, signIn } from './fixtures.ts';
import { dialog } from './forms.ts';

/** What an ASO is called. */
export const number = /^ASO \d{4}\/\d{6}$/;

/** What an ASO asks of its employee. */
export const whole = {
  rg: '12.345.678-9',
  dt_birth: '20-05-1990',
  office: 'Prensista',
  employee_function: 'Operadora de prensa',
  sector: 'Estamparia',
};

/** Signs a physician in, who has the ASO of an employee open. */
export async function openAso(page: Page, server: RunningServer, name: string) {
  const api = apiAt(server.url, server.admin);
  const company = companyFields();
  const made = await makeCompany(api, company);
  const of = { companyId: made.company.id as string, token: made.token };
  const person = await makeEmployee(api, of, { name, registration: `P${process.pid}`, ...whole });
  const doctor = professionalFields({ name: 'Ofélia Duarte' });
  await makeProfessional(api, doctor);
  await signIn(page, doctor.email, doctor.password, `/documents/create/${person.id}`);
  await page.getByRole('tab', { name: 'ASO' }).click();
  await expect(field(aso(page), 'Nome')).toHaveValue(name);
  return { person, company, of, doctor };
}

/** The form of the ASO. */
export function aso(page: Page): Locator {
  return page.getByRole('form', { name: 'ASO' });
}

/** Opens what the register has filled in, which is folded to a line. */
export async function unfold(form: Locator): Promise<void> {
  await form.waitFor();
  const folded = form.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Fills in what the norm asks for and the ASO does not have yet (NR-7, 7.5.19.1); what stands there stays. */
export async function complete(page: Page): Promise<void> {
  const form = aso(page);
  const examType = form.getByRole('combobox', { name: 'Tipo de exame' });
  if ((await examType.inputValue()) === '') await examType.selectOption('Periódico');
  const absence = form.getByLabel('Declaro a ausência de riscos ocupacionais específicos');
  const risks = await Promise.all(risksOnScreen.map((risk) => field(form, risk).inputValue()));
  if (risks.join('') === '' && !(await absence.isChecked())) await field(form, 'Riscos físicos').fill('Ruído');
  await nameClinicalExam(form);
  await form.getByRole('button', { name: 'Hoje nos exames sem data' }).click();
  const fitness = form.getByRole('radiogroup', { name: 'Aptidão para a função' });
  if ((await fitness.getByRole('radio', { checked: true }).count()) === 0) await fitFor(form).check();
  const date = form.getByLabel('Data', { exact: true });
  if ((await date.inputValue()) === '') await date.fill(formatDate(today()));
}

const risksOnScreen = [
  ...[
    'Riscos físicos',
    'Riscos químicos',
    'Riscos biológicos',
    'Riscos ergonômicos',
    'Riscos mecânicos e de acidentes',
  ],
];

/** 'Apto(a) para a função', to be chosen. */
export function fitFor(form: Locator): Locator {
  return form.getByRole('radio', { name: 'Apto(a) para a função', exact: true });
}

async function nameClinicalExam(form: Locator): Promise<void> {
  const names = form.getByRole('group', { name: /^Exame \d+$/ }).getByLabel(/^Exame$/);
  const written = await Promise.all((await names.all()).map((name) => name.inputValue()));
  if (written.some((name) => /^(avaliação|exame) clínic/i.test(name))) return;
  const open = written.indexOf('');
  if (open === -1) await form.getByRole('button', { name: 'Adicionar Exame' }).click();
  await names.nth(open === -1 ? written.length : open).fill('Avaliação clínica');
}

/** Issues the ASO, completed by what the norm asks for; answers its number. */
export async function issue(page: Page, { another = false } = {}): Promise<string> {
  await complete(page);
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  const confirm = dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' });
  await confirm.click();
  if (another) {
    await dialog(page, 'Emitir ASO').getByRole('checkbox', { name: 'Emitir outro mesmo assim' }).check();
    await confirm.click();
  }
  const heading = page.getByRole('heading', { level: 1, name: number });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

/** The row of a list that names a document. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

/** A company in a browser of its own. */
export async function signedInElsewhere(browser: Browser, server: RunningServer, { email, password }: Credentials) {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const page = await context.newPage();
  await signIn(page, email, password);
  return page;
}

type Credentials = { email: string; password: string };
