import type { Page } from '@playwright/test';
import { companyLabels } from '../src/companies/companies.labels.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { professionalLabels } from '../src/professionals/professionals.labels.ts';
import {
  companyFields,
  makeCompany,
  makeProfessional,
  password,
  professionalFields,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import type { MailServer } from '../src/testing/mail-server.ts';
import { codeOf, setUpSecondFactor } from '../src/testing/second-factor.ts';
import { startServer } from '../src/testing/start-process.ts';
import { barriers, excessWidth } from './barriers.ts';
import { enter, expect, field, fillSignIn, signInByForm, test } from './fixtures.ts';
import { fillRecord } from './forms.ts';

test.use({ withMail: true });

const chosen = 'escolhida-por-mim-9';

/** The paths of the links that an address was mailed, once there are so many. */
async function mailedLinks(mails: MailServer, email: string, many = 1): Promise<string[]> {
  const links = () => mails.to(email).flatMap(({ path }) => (path.startsWith('/access#') ? [path] : []));
  await expect.poll(() => links().length).toBe(many);
  return links();
}

async function choose(page: Page, label: string, secret = chosen): Promise<void> {
  await field(page, 'Nova senha').fill(secret);
  await field(page, 'Repita a nova senha').fill(secret);
  await page.getByRole('button', { name: label }).click();
}

const isOver = (page: Page) => expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();

test('who has forgotten the password asks for a link, chooses another one and is in again', async ({
  page,
  api,
  mails,
}) => {
  const { company } = await makeCompany(api, { corporate_reason: 'Esquecida Ltda.' });
  const { email } = company.user;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).press('Enter');
  await expect(page).toHaveURL('/forgot');
  await expect(field(page, 'E-mail')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Campo obrigatório')).toBeVisible();
  expect(await barriers(page), 'the e-mail is asked for').toEqual([]);
  await page.keyboard.type(email);
  await page.getByRole('button', { name: 'Enviar link' }).dblclick();
  await expect(page.getByText('Se houver uma conta com este e-mail')).toBeVisible();
  const [link = ''] = await mailedLinks(mails, email);

  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await field(page, 'Nova senha').fill('123456');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('Campo obrigatório')).toBeVisible();
  await field(page, 'Repita a nova senha').fill('123457');
  await page.keyboard.press('Enter');
  await expect(page.getByText('As senhas não são iguais')).toBeVisible();
  await field(page, 'Repita a nova senha').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Esta senha é uma das mais usadas')).toBeVisible();
  await expect(field(page, 'Nova senha')).toBeFocused();
  expect(await barriers(page), 'a password is chosen').toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page)).toBe(0);
  }
  await choose(page, 'Trocar a senha');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Senha criada com sucesso! Entre com ela.')).toBeVisible();
  expect(mails.to(email).filter(({ path }) => path === link)).toHaveLength(1);

  await page.goto(link);
  await isOver(page);
  await page.getByRole('link', { name: 'Ir para a entrada' }).click();
  await fillSignIn(page, email, chosen);
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await isOver(page);
});

test('of two links the newer one is good, also in a tab that has shown the older', { tag: '@seldom-4' }, async ({
  page,
  api,
  mails,
}) => {
  const { company } = await makeCompany(api);
  const { email } = company.user;
  await page.goto('/forgot');
  await field(page, 'E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  const [older = ''] = await mailedLinks(mails, email);
  await page.goto(older);
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/forgot');
  await field(other, 'E-mail').fill(email);
  await other.getByRole('button', { name: 'Enviar link' }).click();
  await expect(other.getByText('Se houver uma conta')).toBeVisible();
  const [, newer = ''] = await mailedLinks(mails, email, 2);
  await other.close();

  await choose(page, 'Trocar a senha');
  await expect(page.getByText('Este link não vale mais: foi usado, venceu ou deu lugar a um mais novo.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir outro link' })).toBeVisible();
  // Only what follows the # changes: the page is not loaded again.
  await page.goto(newer);
  await choose(page, 'Trocar a senha');
  await expect(page).toHaveURL('/login');
  await signInByForm(page, email, chosen);
});

test('with a second factor the link asks for a code before the password is changed', { tag: '@seldom-3' }, async ({
  page,
  api,
  mails,
}) => {
  const { company, token } = await makeCompany(api);
  const { email } = company.user;
  const { secret, recoveryCodes } = await setUpSecondFactor(api, token);
  await page.goto('/forgot');
  await field(page, 'E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  const [link = ''] = await mailedLinks(mails, email);
  await page.goto(link);
  await choose(page, 'Trocar a senha');
  await field(page, 'Código do aplicativo').fill(codeOf(secret, 40));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código inválido')).toBeVisible();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await field(page, 'Código de recuperação').fill(recoveryCodes[0] ?? '');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page).toHaveURL('/login');
  await enter(page, email, chosen);
  await expect(field(page, 'Código do aplicativo')).toBeVisible();
});

test('a professional who is invited chooses the password and signs in for the first time', async ({
  page,
  browser,
  server,
  mails,
  loginAs,
}) => {
  const fields = professionalFields({ name: 'Iara Convidada' });
  await loginAs(server.admin.email, server.admin.password);
  await page.goto('/professionals/create');
  const { password: _, ...typed } = fields;
  await fillRecord(page, professionalLabels, typed);
  await expect(field(page, 'Senha')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Convidar por e-mail' }).check();
  await expect(field(page, 'Senha')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Profissional criado com sucesso')).toBeVisible();
  await expect(page).toHaveURL('/professionals');

  const [link = ''] = await mailedLinks(mails, fields.email);
  const context = await browser.newContext();
  const own = await context.newPage();
  await own.goto(`${server.url}${link}`);
  await expect(own.getByRole('heading', { name: 'Crie a sua senha' })).toBeVisible();
  await choose(own, 'Criar senha');
  await expect(own).toHaveURL(`${server.url}/login`);
  await fillSignIn(own, fields.email, chosen);
  await expect(own).toHaveURL(`${server.url}/dashboard`);
  await context.close();
});

test('an administrator invites many by the keyboard, and is told who was left out and why', async ({
  page,
  api,
  server,
  mails,
  loginAs,
}) => {
  const as = await signInFirstAdmin(api);
  const invited = async (name: string) => {
    const { password: _, ...fields } = professionalFields({ name });
    await api.call('POST', '/professionals', { as, body: { ...fields, invite: true } });
    return fields.email;
  };
  const early = await invited('Quirina Convidada Cedo');
  await mailedLinks(mails, early);
  // As a quarter of an hour later.
  const db = openDatabase(server.place);
  await db.deleteFrom('sign_in_attempts').execute();
  await db.destroy();
  const late = await invited('Quirina Convidada Agora');
  await makeProfessional(api, { name: 'Quirina Com Senha' });

  const all = page.getByRole('checkbox', { name: 'Escolher todos desta página' });
  const bar = page.getByRole('region', { name: 'Com os escolhidos' });
  const modal = page.getByRole('dialog', { name: 'Convidar por e-mail' });
  await loginAs(server.admin.email, server.admin.password, '/professionals?search=quirina');
  await all.focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText('3 escolhidos');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `the list at ${width} px`).toEqual([]);
  }
  await bar.getByRole('button', { name: 'Convidar' }).press('Enter');
  await expect(page).toHaveURL('/professionals/invite?search=quirina');
  await expect(modal.getByText(/^As 3 pessoas escolhidas recebem por e-mail um link/)).toBeVisible();
  await modal.getByRole('button', { name: 'Convidar' }).press('Enter');
  await expect(modal.getByRole('status')).toContainText('1 convite enviado.');
  await expect(modal.getByRole('listitem')).toHaveText([
    'Quirina Com Senha já criou a senha',
    'Quirina Convidada Agora recebeu um convite há menos de 15 minutos',
  ]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `the window at ${width} px`).toEqual([]);
  }
  await expect(modal.getByRole('button', { name: 'Fechar' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(all).toBeFocused();
  await expect(all).not.toBeChecked();
  await expect(bar.getByRole('button')).toHaveCount(0);
  await mailedLinks(mails, early, 2);
  await mailedLinks(mails, late);

  // By then the first one has just been invited, too.
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Convidar' }).press('Enter');
  await modal.getByRole('button', { name: 'Convidar' }).press('Enter');
  await expect(modal.getByRole('status')).toContainText('Ninguém foi convidado.');
  await expect(modal.getByRole('listitem')).toHaveCount(3);
});

test('an administrator makes a link, copies it and hands it over; it is shown once', { tag: '@seldom-3' }, async ({
  page,
  api,
  server,
  loginAs,
}) => {
  const { company } = await makeCompany(api, { corporate_reason: 'Entregue Ltda.', fantasy_name: 'Entregue' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await loginAs(server.admin.email, server.admin.password);
  await page.goto(`/companies/access/${company.id}`);
  const modal = page.getByRole('dialog', { name: 'Acesso de Entregue Ltda.' });
  await modal.getByRole('button', { name: 'Criar link de acesso' }).click();
  const shown = field(modal, 'Link de acesso');
  await expect(shown).toHaveValue(new RegExp(`^${server.url}/access#`));
  const older = await shown.inputValue();
  await modal.getByRole('button', { name: 'Criar outro link' }).click();
  await expect(shown).not.toHaveValue(older);
  await modal.getByRole('button', { name: 'Copiar' }).click();
  await expect(modal.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await shown.inputValue());
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/companies');
  await page.goto(`/companies/access/${company.id}`);
  await expect(modal.getByRole('button', { name: 'Criar link de acesso' })).toBeVisible();
  await expect(shown).toHaveCount(0);

  await page.goto(older);
  await isOver(page);
  await page.goto(link);
  await choose(page, 'Trocar a senha');
  // The administrator, who is signed in here, still is: the link was somebody else's.
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Senha criada com sucesso!')).toBeVisible();
  const login = await api.call('POST', '/login', { body: { email: company.user.email, password: chosen } });
  expect(login.status).toBe(200);
});

test('where no mail is sent the screens say so and lead to the link', { tag: '@seldom-3' }, async ({ page }) => {
  const server = await startServer();
  const fields = companyFields({ corporate_reason: 'Sem Correio Ltda.', fantasy_name: 'Sem Correio' });
  await page.goto(`${server.url}/forgot`);
  await expect(page.getByText('Esta instalação não envia e-mails. Peça um link de acesso')).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar para a entrada' }).click();
  await fillSignIn(page, server.admin.email, server.admin.password);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await page.goto(`${server.url}/companies/create`);
  await fillRecord(page, companyLabels, { ...fields, complement: '' });
  const invite = page.getByRole('checkbox', { name: 'Convidar por link' });
  await expect(page.getByText('Esta instalação não envia e-mails: depois do cadastro')).toBeVisible();
  await invite.check();
  await invite.uncheck();
  await expect(field(page, 'Senha'), 'what was typed is still there').toHaveValue(password);
  await invite.check();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/access\//);
  const modal = page.getByRole('dialog', { name: 'Acesso de Sem Correio Ltda.' });
  await expect(modal).toContainText('Esta pessoa ainda não criou a senha.');
  await modal.getByRole('button', { name: 'Criar link de acesso' }).click();
  const link = await field(modal, 'Link de acesso').inputValue();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Crie a sua senha' })).toBeVisible();
  await server.stop();
});
