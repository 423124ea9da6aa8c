import type { Browser, Locator, Page } from '@playwright/test';
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

/** Issues the ASO as it stands; answers its number. */
export async function issue(page: Page): Promise<string> {
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
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
