import type { Locator, Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import { companyFields, makeCompany } from '../src/testing/factories.ts';
import { labelled } from './fixtures.ts';

/** The modal with this title. */
export function dialog(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title });
}

/** Fills in fields by their labels: text is typed, an option of a list or of a few chosen. */
export async function fill(within: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = labelled(within, label).and(within.locator('input, textarea, select, [role=radiogroup]'));
    const kind = await control.evaluate((element) => element.tagName + (element.role ?? ''));
    if (kind === 'SELECT') await control.selectOption(value);
    else if (kind.endsWith('radiogroup')) await control.getByLabel(new RegExp(`^${value}$`, 'i')).check();
    else await control.fill(value);
  }
}

/** Fills in a register's form with a record, as the factories make them. What is empty is left as the form has it. */
export function fillRecord<Labels extends Readonly<Record<string, string>>>(
  within: Page | Locator,
  labels: Labels,
  record: Readonly<Partial<Record<keyof Labels & string, string>>>,
): Promise<void> {
  const given = Object.entries(record).filter(([, value]) => value !== '');
  return fill(within, Object.fromEntries(given.map(([name, value]) => [labels[name], asTyped(String(value))])));
}

function asTyped(value: string): string {
  return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1');
}

/** Sends a register's form off. */
export function register(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
}

/** What can be done with a row besides the usual: it stands in the row's menu. */
export async function chooseOfRow(page: Page, name: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
}

/** A company that has signed in; `makeUnit` and `makeEmployee` take it as it is. */
export async function signedInCompany(api: Api, loginAs: (email: string, password: string) => Promise<void>) {
  const fields = companyFields();
  const company = await makeCompany(api, fields);
  await loginAs(fields.email, fields.password);
  return company;
}

/** The mask sets the caret by a timer after each change; no hand is quicker, these keys are. */
export function caretIsSet(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}

/** Selects all that a field holds, by the keyboard and for good: a caret that is set later would take the selection away. */
export async function selectAll(input: Locator): Promise<void> {
  await input.focus();
  await caretIsSet(input.page());
  await input.page().keyboard.press('ControlOrMeta+a');
}

/** Chooses one of the forms that share a tab, which is open. */
export async function chooseForm(page: Page, tab: string, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: tab }).getByText(name, { exact: true }).click();
}
