import type { Browser, Locator, Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import {
  adminFields,
  companyFields,
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  professionalFields,
  signIn as signInByApi,
  unitFields,
} from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { expect, signIn, test } from './fixtures.ts';
import { printedPage, watchPrinting } from './printing.ts';
import { clinical, makeProgramme } from './programmes.ts';
import type { Practice } from './records.ts';
import { lookAt, screens } from './screens.ts';

/**
 * Scripts in every text field of every form, looked for on every screen and sheet: stored text is never HTML (the token
 * of the session is in the local storage, where a script could read it). What would run says so in `window.injected`.
 */
const run = 'window.injected=1';
const payload = `"'><script>${run}</script><img src=x onerror=${run}><svg onload=${run}><a href="javascript:${run}">{{7*7}}`;
/** For fields that take less. */
const payloads = [
  payload,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  '<b onclick=a()>x',
  '<img src=x>',
  '<b>',
];

declare global {
  interface Window {
    injected?: number;
  }
}

// The lists hold nothing else.
test.use({ emptyFor: 'injection' });

test('what is typed into the registers is shown as it was typed and never runs', async ({ page, server, api }) => {
  failOnDialog(page);
  const { company, professional } = await test.step('scripts go into every register form', () =>
    fillRegisters(page, server));
  const practice = await practiceOf(server, company, professional);

  for (const who of ['visitor', 'admin', 'company', 'professional'] as const) {
    await page.goto('/login');
    await page.evaluate(
      ([name]) => localStorage.setItem('sstAuth.token', name ?? ''),
      [who === 'visitor' ? '' : practice[who]],
    );
    if (who === 'visitor') await page.evaluate(() => localStorage.clear());
    for (const screen of screens[who](practice)) {
      await lookAt(page, screen, async (where) => expect(await intruders(page), where).toEqual([]));
    }
    const [list, cell] = {
      visitor: ['', ''],
      admin: ['/companies', payload],
      company: ['/employees', payload],
      professional: [`/documents/view/${practice.employeeId}`, payload],
    }[who];
    if (!list) continue;
    await page.goto(list);
    await expect(page.getByRole('cell', { name: cell }).first()).toBeVisible();
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(payload);
    await expect(page.getByRole('cell', { name: cell }).first()).toBeVisible();
    expect(await intruders(page), `${list} searched`).toEqual([]);
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
  await expect(page.getByRole('tab')).toHaveCount(6);
  const tabs = await page.getByRole('tab').allTextContents();
  for (const name of tabs) {
    await test.step(name, async () => {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      const form = page.locator('form:visible');
      await expect(form).toHaveAccessibleName(name);
      for (const button of await form.getByRole('button', { name: /^Adicionar/ }).all()) await button.click();
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

/** Whether a field takes one form only: behind a mask, an address, a password, numbers of specialists. */
async function isOneForm(input: Locator): Promise<boolean> {
  const masked = (await input.getAttribute('autocapitalize')) === 'characters';
  return masked || ['email', 'password', 'rqe'].includes((await input.getAttribute('name')) ?? '');
}

/** The fields that take less than others. */
const limits: Readonly<Record<string, number>> = {
  cnae: 20,
  cbo: 20,
  acronym: 20,
  registration_number: 20,
  nis: 20,
  number: 20,
  registration: 50,
  complement: 100,
  city: 100,
};

/** Puts a script into every text field and chooses where there is a choice; answers how many fields it filled. */
async function fillAll(form: Locator, right: Record<string, string> = {}): Promise<number> {
  await expect(form.locator('input:visible, textarea:visible').first()).toBeEnabled();
  for (const group of await form.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  let filled = 0;
  for (const input of await form
    .locator('input:visible:not([type=radio]):not([type=checkbox]):not([readonly]), textarea:visible')
    .all()) {
    const name = (await input.getAttribute('name')) ?? '';
    if (!name || !(await input.isEditable())) continue;
    if (await isOneForm(input)) {
      if (right[name]) await input.fill(right[name].replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1'));
      continue;
    }
    const longest = limits[name.replace(/^.*\./, '')] ?? 500;
    const short = Number((await input.getAttribute('maxlength')) ?? longest);
    const text = payloads.find(({ length }) => length <= short) ?? '';
    await input.fill(text);
    // A list of suggestions that typing has opened.
    await input.press('Escape');
    await expect(input, name).toHaveValue(text);
    filled += 1;
  }
  return filled;
}

function wrongIn(form: Locator): Locator {
  return form.locator('[aria-invalid=true]:visible');
}

/** Puts shorter scripts where the form has said that they are too long, and what it misses; answers whether it did. */
async function mend(form: Locator): Promise<boolean> {
  const wrong = wrongIn(form);
  const before = await wrong.count();
  for (let left = before; left > 0; left = await wrong.count()) {
    const input = wrong.first();
    const name = (await input.getAttribute('name')) ?? '';
    const type = (await input.getAttribute('type')) ?? '';
    if (['checkbox', 'radio'].includes(type)) await input.check();
    else if (/cpf/i.test(name)) await input.fill('123.456.789-09');
    else if (/phone/i.test(name)) await input.fill('11912345678');
    else if (await isOneForm(input)) await input.fill('01-01-2026');
    else await input.fill(payloads[/rg$/i.test(name) ? 4 : 2] ?? '');
    await expect.poll(() => wrong.count(), { message: `${name} is mended` }).toBeLessThan(left);
  }
  return before > 0;
}

/** Elements that only stored text can have made, and whether any of them ran; also inside the frames of a print. */
function intruders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = window.injected === undefined ? [] : ['a script ran'];
    const made = 'img[src="x"], [onerror], [onload], [onclick], a[href^="javascript:"], iframe[src^="javascript:"]';
    const look = (document: Document) => {
      for (const element of document.querySelectorAll(made)) found.push(element.outerHTML.slice(0, 200));
      for (const script of document.scripts) if (script.text.includes('injected')) found.push(script.outerHTML);
      for (const frame of document.querySelectorAll('iframe')) if (frame.contentDocument) look(frame.contentDocument);
    };
    look(document);
    return found;
  });
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

function failOnDialog(page: Page): void {
  page.on('dialog', (dialog) => {
    // Leaving a half-filled form asks; nothing else may.
    expect(dialog.type()).toBe('beforeunload');
    void dialog.accept();
  });
}

type SignIn = { email: string; password: string };

async function practiceOf(server: RunningServer, company: SignIn, professional: SignIn): Promise<Practice> {
  const api = apiAt(server.url, server.admin);
  const token = await signInByApi(api, company.email, company.password);
  const doctor = await signInByApi(api, professional.email, professional.password);
  const { id: companyId } = (await api.call('GET', '/profile', { as: token })).body.switchedUser.company;
  const [unit] = (await api.call('GET', `/units/${companyId}`, { as: token })).body.units;
  const [employee] = (await api.call('GET', `/employees/${companyId}`, { as: token })).body.employees;
  const at = { companyId, employeeId: employee.id, token: doctor };
  await makeDocument(api, at, { name: payload, medicalConfidentiality: false });
  await makeExamRecord(api, at, { place: payload });
  const { token: issuer } = await makeProfessional(api);
  const { company: other } = await makeCompany(api, { fantasy_name: payload });
  const person = { ...employee, companyId };
  const answers = { observation: payload };
  const { documentId } = await issueDocument(api, { employee: person, token: issuer }, { answers });
  const place = await makeCarePlace(api, { token: doctor }, { name: payload, address: payload, bring: payload });
  const exam = { code: '0295', name: payload };
  const referral = await makeReferral(api, { employeeId: employee.id, placeId: place.id, token }, { exams: [exam] });
  const text = { source: payload, intensity: '<img src=x>', medicalControl: true };
  const risk = { kind: 'ergonomic', code: '', name: payload, ...text };
  const exams = [{ ...clinical, justification: payload }];
  // Of another function than the employee's: their exams are still to be said.
  const group = { name: payload, functions: [`Outra ${payload}`], risks: [risk], exams, aptitudes: [payload] };
  return {
    admin: await signInByApi(api, server.admin.email, server.admin.password),
    company: token,
    professional: doctor,
    reception: (await makeProfessional(api, { access: 'reception' })).token,
    unitId: unit.id,
    employeeId: employee.id,
    issuedId: documentId,
    placeId: place.id,
    referralId: referral.id,
    companyId,
    otherCompanyId: other.id,
    // A council that is a script puts nothing in force.
    ...(await makeProgramme(api, { companyId, token: issuer }, [group])),
  };
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
  await makeProfessional(api, fields);
  return { employeeId: employee.id as string, email: fields.email, password: fields.password };
}
