import { makeCompany, makeEmployee, makeProfessional, password } from '../src/testing/factories.ts';
import { expect, field, test } from './fixtures.ts';
import { caretIsSet, clear, selectAll } from './forms.ts';
import { holdCalls } from './held-calls.ts';
import { makeDraft } from './programmes.ts';
import { toastsOf } from './toasts.ts';

test.beforeEach(async ({ server, loginAs }) => {
  await loginAs(server.admin.email, server.admin.password, '/companies/create');
});

test('a mask writes its punctuation while digits are typed, and takes nothing else', async ({ page }) => {
  for (const [label, typed, shown] of [
    ['CEP', '01310100999', '01310-100'],
    ['CNPJ', '11222333000181', '11.222.333/0001-81'],
    ['Telefone', '1134567890', '(11) 3456-7890'],
    ['Telefone', '11912345678', '(11) 91234-5678'],
    ['Data de início no eSocial', '10a10b2022', '10-10-2022'],
  ] as const) {
    const input = field(page, label);
    await clear(input);
    await input.pressSequentially(typed);
    await expect(input, label).toHaveValue(shown);
  }
});

test('the caret stays where it is when digits are typed or deleted in the middle', async ({ page }) => {
  const cnpj = field(page, 'CNPJ');
  await cnpj.pressSequentially('11222333000181');
  await caretIsSet(page);
  for (let at = 0; at < 8; at++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(cnpj).toHaveValue('11.222.330/0018-1');
  await caretIsSet(page);
  await page.keyboard.type('3');
  await expect(cnpj).toHaveValue('11.222.333/0001-81');
  await caretIsSet(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await caretIsSet(page);
  await page.keyboard.press('Delete');
  await expect(cnpj).toHaveValue('22.233.300/0181');
  await caretIsSet(page);
  await page.keyboard.type('99');
  await expect(cnpj).toHaveValue('99.222.333/0001-81');
});

test('text is pasted with or without punctuation, and a whole value can be replaced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cnpj = field(page, 'CNPJ');
  for (const pasted of ['11.222.333/0001-81', '11222333000181', ' 11 222 333 0001 81 ']) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await selectAll(cnpj);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cnpj).toHaveValue('11.222.333/0001-81');
  }
  await selectAll(cnpj);
  await page.keyboard.press('Backspace');
  await expect(cnpj).toHaveValue('');
});

test('a CNPJ takes letters in its first twelve positions, in capitals', async ({ page }) => {
  const cnpj = field(page, 'CNPJ');
  await cnpj.pressSequentially('12abc34501dexy35');
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
  await expect(page.getByText('Dígito verificador do CNPJ não confere')).toHaveCount(0);
});

test('a wrong check digit warns under the field and is no refusal', async ({ page }) => {
  await field(page, 'CNPJ').fill('12ABC34501DE36');
  await expect(page.getByText('Dígito verificador do CNPJ não confere')).toBeVisible();
  await page.goto('/admins/create');
  await field(page, 'CPF').fill('11111111111');
  await expect(page.getByText('Dígito verificador do CPF não confere')).toBeVisible();
  await field(page, 'Nome').fill('Repetida');
  await field(page, 'E-mail').fill('repetida@zelo.test');
  await field(page, 'Contato').fill('1133334444');
  await field(page, 'Senha').fill('zebra6');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Administrador criado com sucesso')).toBeVisible();
});

test('digits bring up the numeric keyboard, a CNPJ the letters too', async ({ page }) => {
  await expect(field(page, 'CEP')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'Telefone')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'CNPJ')).toHaveAttribute('inputmode', 'text');
});

test('an RG takes its punctuation while it is typed and numeric, with an X as its last place', async ({ page }) => {
  await page.goto('/professionals/create');
  const rg = field(page, 'RG');
  for (const [typed, shown] of [
    ['1234567', '12.345.67'],
    ['123456789', '12.345.678-9'],
    ['12345678x', '12.345.678-X'],
    ['1234567890', '1234567890'],
    ['MG-12.345.678', 'MG-12.345.678'],
  ] as const) {
    await clear(rg);
    await rg.pressSequentially(typed);
    await expect(rg).toHaveValue(shown);
  }
  await rg.fill('12.345.678-X');
  await caretIsSet(page);
  for (const key of ['Home', 'ArrowRight', 'Delete']) await page.keyboard.press(key);
  await expect(rg).toHaveValue('1345678X');
  await caretIsSet(page);
  await page.keyboard.type('2');
  await expect(rg).toHaveValue('12.345.678-X');
});

test('a choice among records searches while one types, keeps the last choice and can be taken back', async ({
  page,
  api,
}) => {
  await makeCompany(api, { corporate_reason: 'Olaria Barro Forte', fantasy_name: 'Olaria Barro Forte' });
  await makeCompany(api, { corporate_reason: 'Tecelagem Fio Longo', fantasy_name: 'Tecelagem Fio Longo' });
  await page.goto('/audit');
  const company = page.getByRole('combobox', { name: 'Empresa' });
  const options = page.getByRole('listbox', { name: 'Empresa' }).getByRole('option');
  await company.pressSequentially('barro');
  await expect(options).toHaveText([/^Olaria Barro Forte · /]);
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue(/^Olaria Barro Forte · /);

  // Enter before the answer chooses nothing from the list before.
  const held = await holdCalls(page, /\/api\/companies\?.*search=tecelagem/);
  await company.fill('tecelagem');
  await held.asked;
  await page.keyboard.press('Enter');
  held.release();
  await expect(options).toHaveText([/^Tecelagem Fio Longo · /]);
  await page.keyboard.press('Escape');
  await expect(company).toHaveValue(/^Olaria Barro Forte · /);

  // Left without a choice, by Escape and by Tab, it shows the one before.
  for (const key of ['Escape', 'Tab']) {
    await company.fill('tecelagem');
    await expect(options).toHaveText([/^Tecelagem Fio Longo · /]);
    await page.keyboard.press(key);
    await expect(options).toHaveCount(0);
    await expect(company).toHaveValue(/^Olaria Barro Forte · /);
  }

  await page.getByRole('button', { name: 'Limpar Empresa' }).click();
  await expect(company).toHaveValue('');
  await company.fill('nenhuma assim');
  await expect(page.getByText('Nenhum registro encontrado')).toBeVisible();
  await company.fill('fio');
  await options.filter({ hasText: 'Tecelagem Fio Longo' }).click();
  await expect(company).toHaveValue(/^Tecelagem Fio Longo · /);
});

test('what is typed before the list of a choice has come stays, and the list opens with it', async ({ page, api }) => {
  await makeCompany(api, { corporate_reason: 'Vidraria Luz Clara', fantasy_name: 'Vidraria Luz Clara' });
  const held = await holdCalls(page, /\/assets\/ChoiceList-/);
  await page.goto('/audit');
  const company = page.getByRole('combobox', { name: 'Empresa' });
  await company.focus();
  await held.asked;
  await page.keyboard.type('vidraria');
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue('vidraria');
  await expect(company).toHaveAttribute('aria-expanded', 'false');
  held.release();
  const options = page.getByRole('listbox', { name: 'Empresa' }).getByRole('option');
  await expect(options).toHaveText([/^Vidraria Luz Clara · /]);
  await expect(company).toBeFocused();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue(/^Vidraria Luz Clara · /);
  await expect(company).toHaveAttribute('aria-expanded', 'false');
});

test('the list of a choice that could not be fetched keeps what was typed, sends the form, and comes with the next key', async ({
  page,
  api,
}) => {
  await makeCompany(api, { corporate_reason: 'Cerâmica Chão Firme', fantasy_name: 'Cerâmica Chão Firme' });
  const asked: string[] = [];
  const list = /\/assets\/ChoiceList-/;
  page.on('request', (request) => list.test(request.url()) && asked.push(request.url()));
  await page.route(list, (route) => route.abort());
  await page.goto('/audit');
  const company = page.getByRole('combobox', { name: 'Empresa' });
  const options = page.getByRole('listbox', { name: 'Empresa' }).getByRole('option');
  await company.hover();
  await company.click();
  await page.keyboard.type('chão');
  await expect(toastsOf(page).filter({ hasText: 'Sem conexão com o servidor' })).toBeVisible();
  expect(asked, 'asked for by one alone, however often somebody comes to the field').toHaveLength(4);
  await expect(company).toHaveValue('chão');
  await expect(company).not.toHaveAttribute('data-expanded');
  expect(await company.evaluate(isKeyLeftAlone, 'Enter'), 'Enter is the form’s').toBe(true);

  await page.unroute(list);
  await page.keyboard.type(' firme');
  await expect(options).toHaveText([/^Cerâmica Chão Firme · /]);
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue(/^Cerâmica Chão Firme · /);
});

test('without its list a choice that is left shows again what was chosen before', async ({ page }) => {
  const list = /\/assets\/ChoiceList-/;
  await page.route(list, (route) => route.abort());
  await page.goto('/audit');
  const company = page.getByRole('combobox', { name: 'Empresa' });
  await company.click();
  await page.keyboard.type('chão');
  await expect(toastsOf(page).filter({ hasText: 'Sem conexão com o servidor' })).toBeVisible();
  await expect(company).toHaveValue('chão');
  await page.keyboard.press('Tab');
  await expect(company).toHaveValue('');
});

test('several words are chosen with the arrows, written, parted by semicolons, and taken out with the keyboard', async ({
  page,
  api,
  loginAs,
}) => {
  const firm = await makeCompany(api);
  const { companyId } = firm;
  await makeEmployee(api, firm, { employee_function: 'Operador de prensa; Operador de guilhotina' });
  const { professional, token } = await makeProfessional(api);
  const { programmeId } = await makeDraft(api, { companyId, token }, []);
  const path = `/programmes/${companyId}/versions/${programmeId}/groups/create`;
  await loginAs(professional.user.email, password, path);
  const words = page.getByRole('combobox', { name: 'Aptidões exigidas' });
  const chosen = page.getByRole('group', { name: 'Aptidões especiais' }).locator('.mantine-Pill-label');
  const options = page.getByRole('listbox', { name: 'Aptidões exigidas' }).getByRole('option');
  await words.focus();
  await expect(options).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect(words).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Apto(a) para manipulação de alimentos']);
  await expect(options).toHaveCount(7);

  await page.keyboard.type('altura');
  await expect(options).toHaveText(['Apto(a) para trabalho em altura (NR-35)']);
  await page.keyboard.type(', com talabarte;mergulho');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mergulho');
  await page.keyboard.press('Enter');
  const written = ['Apto(a) para manipulação de alimentos', 'altura, com talabarte', 'mergulho'];
  await expect(chosen).toHaveText(written);
  await page.keyboard.press('Backspace');
  await expect(chosen).toHaveText(written.slice(0, 2));
  await page.keyboard.press('Escape');
  await expect(words).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('resgate');
  await page.keyboard.press('Tab');
  await expect(chosen).toHaveText([...written.slice(0, 2), 'resgate']);

  // A semicolon parts what is written; what is offered is chosen as it stands in the register.
  await page.getByRole('combobox', { name: 'Funções' }).focus();
  await page.getByRole('option', { name: 'Operador de prensa' }).click();
  await expect(page.getByRole('group', { name: 'Quem é do grupo' }).locator('.mantine-Pill-label')).toHaveText([
    'Operador de prensa; Operador de guilhotina',
  ]);
});

/** Whether what listens to a key lets the browser do with it what it does. */
function isKeyLeftAlone(element: Element, key: string): boolean {
  return element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
