import type { Browser, Page } from '@playwright/test';
import { formTabs } from '../src/documents/forms/form-tabs.rules.ts';
import { forms } from '../src/documents/forms/registry.ts';
import { type Api, apiAt } from '../src/testing/api.ts';
import {
  adminFields,
  companyFields,
  employeeFields,
  makeCompany,
  makeDocument,
  makeDose,
  makeEmployee,
  makeProfessional,
  professionalFields,
  signIn as signInByApi,
  unitFields,
} from '../src/testing/factories.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { unfold } from './asos.ts';
import { expect, signIn, test } from './fixtures.ts';
import { chooseForm } from './forms.ts';
import { failOnDialog, fillAll, intruders, mend, payload, payloads, wrongIn } from './hostile.ts';
import { printedPage, watchPrinting } from './printing.ts';

// The lists hold nothing else.
test.use({ emptyFor: 'injection' });

test('what is typed into the registers is shown as it was typed and never runs', async ({ page, server, api }) => {
  failOnDialog(page);
  const { company, professional } = await test.step('scripts go into every register form', () =>
    fillRegisters(page, server));
  const { employeeId } = await withDocument(api, company, professional);

  for (const [user, ...lists] of [
    [server.admin, '/companies', '/professionals', '/admins'],
    [company, '/units', '/employees'],
    [professional, `/documents/view/${employeeId}`],
  ] as const) {
    await page.goto('/v');
    await page.evaluate(() => localStorage.clear());
    await signIn(page, user.email, user.password);
    for (const list of lists) {
      await page.goto(list);
      const shown = page.getByRole('cell', { name: payload }).first();
      await expect(shown).toBeVisible();
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(payload);
      await expect(shown).toBeVisible();
      expect(await intruders(page), `${list} searched`).toEqual([]);
      const edit = page.getByRole('button', { name: /^Editar/ }).last();
      if ((await edit.count()) === 0) continue;
      // Not a row that is gone once the search is answered.
      await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(1);
      await edit.click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('');
      expect(await intruders(page), `${list} edited`).toEqual([]);
    }
  }
  expect((await api.call('GET', '/health')).status).toBe(200);
});

test('what is typed into the documents stands on screen and on paper as it was typed and never runs', async ({
  page,
  browser,
  server,
}) => {
  failOnDialog(page);
  await watchPrinting(page);
  const { employeeId, email, password } = await namedAfterScripts(server);
  await signIn(page, email, password, `/documents/create/${employeeId}`);
  await expect(page.getByLabel('Resumo do colaborador')).toContainText(payload);
  await expect(page.getByRole('tab')).toHaveCount(formTabs.length);
  const places = formTabs.flatMap(({ label, kinds }) => kinds.map((kind) => ({ label, name: forms[kind].tab, kinds })));
  for (const { label, name, kinds } of places) {
    await test.step(name, async () => {
      await page.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
      if (kinds.length > 1) await chooseForm(page, label, name);
      const form = page.locator('form:visible');
      await expect(form).toHaveAccessibleName(name);
      for (const button of await form.getByRole('button', { name: /^(Adicionar|Trazer a dose registrada)/ }).all())
        await button.click();
      await unfold(form);
      const filled = await fillAll(form);
      expect(filled).toBeGreaterThan(0);
      await expect(page.getByLabel('Pré-visualização do documento').filter({ visible: true })).toContainText(payload);
      expect(await intruders(page), name).toEqual([]);
      await form.getByRole('button', { name: 'Imprimir' }).click();
      const printing = () => page.evaluate(() => (window.printed ?? []).length > 0);
      await expect.poll(async () => (await wrongIn(form).count()) > 0 || printing()).toBe(true);
      if (await mend(form)) await form.getByRole('button', { name: 'Imprimir' }).click();
      const { html } = await printedPage(page);
      expect(await intrudersOnPaper(browser, html), `${name} on paper`).toEqual([]);
      expect(await intruders(page), `${name} after printing`).toEqual([]);
    });
  }
});

test('the policy of the pages stops what would have got in', async ({ server, browser }) => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/login`);
  const refused = await page.evaluate(async (text) => {
    const outcomes: Record<string, boolean> = {};
    const throws = (what: string, act: () => unknown) => {
      try {
        act();
        outcomes[what] = false;
      } catch {
        outcomes[what] = true;
      }
    };
    throws('innerHTML', () => {
      document.body.innerHTML = text;
    });
    throws('document.write', () => document.write(text));
    throws('insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', text));
    throws('an event handler', () => document.body.setAttribute('onclick', text));
    throws(
      'a second policy',
      () =>
        'trustedTypes' in window &&
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('mine', {}),
    );
    throws('a script', () => {
      document.createElement('script').text = text;
    });
    document.body.insertAdjacentHTML('beforeend', 'text without a tag');
    await new Promise((later) => setTimeout(later, 200));
    return { ...outcomes, ran: window.injected !== undefined };
  }, payload);
  expect(refused).toEqual({
    innerHTML: true,
    'document.write': true,
    insertAdjacentHTML: true,
    'an event handler': true,
    'a second policy': true,
    'a script': true,
    ran: false,
  });
  await page.close();
});

async function fillRegisters(page: Page, server: RunningServer) {
  const admin = adminFields();
  const professional = professionalFields();
  const company = companyFields();
  await signIn(page, server.admin.email, server.admin.password);
  await register(page, '/admins/create', admin);
  await register(page, '/professionals/create', professional);
  await register(page, '/companies/create', company);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, company.email, company.password);
  await register(page, '/units/create', unitFields());
  await register(page, '/employees/create', employeeFields({ rg: '<img src=x>' }));
  return { company, professional };
}

/** Fills in a register's form with scripts, and with what is right where only that is taken, and sends it. */
async function register(page: Page, path: string, right: Record<string, string>): Promise<void> {
  await page.goto(path);
  const form = page.locator('form');
  await fillAll(form, right);
  for (const label of ['UF', 'Estado', 'Grau de risco']) {
    const list = form.getByRole('combobox', { name: label, exact: true });
    if ((await list.count()) === 0) continue;
    await list.selectOption({ index: 1 });
  }
  await form.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText(/criad[ao] com sucesso/).first()).toBeVisible();
  expect(await intruders(page), path).toEqual([]);
}

/** Opens what was printed where no policy stops a script. */
async function intrudersOnPaper(browser: Browser, html: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html>${html}`, { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(200);
  const found = await intruders(page);
  await expect(page.locator('body')).toContainText(payload.replace(/\s+/g, ' '));
  await page.close();
  return found;
}

type SignIn = { email: string; password: string };

/** The company's employee, with a document. */
async function withDocument(api: Api, company: SignIn, professional: SignIn) {
  const token = await signInByApi(api, company.email, company.password);
  const doctor = await signInByApi(api, professional.email, professional.password);
  const { id: companyId } = (await api.call('GET', '/profile', { as: token })).body.switchedUser.company;
  const [employee] = (await api.call('GET', `/employees/${companyId}`, { as: token })).body.employees;
  const employeeId: string = employee.id;
  await makeDocument(api, { companyId, employeeId, token: doctor }, { name: payload, medicalConfidentiality: false });
  return { employeeId };
}

/** An employee, a company and a professional of whom every name is a script. */
async function namedAfterScripts(server: RunningServer) {
  const api = apiAt(server.url, server.admin);
  const names = { corporate_reason: payload, fantasy_name: payload, identification: payload, address: payload };
  const { company, token } = await makeCompany(api, { ...names, neighborhood: payload });
  const job = { office: payload, employee_function: payload, sector: payload, pcd_observation: payload };
  const of = { companyId: company.id as string, token };
  const employee = await makeEmployee(api, of, { ...job, name: payload, rg: '<img src=x>', registration: payloads[1] });
  const fields = professionalFields({ name: payload, formation: payload, organ: payload, title: payload });
  const doctor = await makeProfessional(api, fields);
  await makeDose(api, { employeeId: employee.id as string, token: doctor.token }, { lot: payloads[1] });
  return { employeeId: employee.id as string, email: fields.email, password: fields.password };
}
