import type { Browser, Locator, Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { password } from '../src/testing/factories.ts';
import { makeDeliverable } from '../src/testing/issued/deliveries.ts';
import { testPractice } from '../src/testing/practice/practice.ts';
import { barriers, excessWidth } from './barriers.ts';
import { expect, field, isChromium, signIn, test } from './fixtures.ts';

test.use({ withMail: true });

const phone = { width: 390, height: 844 };

/** A document that was issued, with its professional at the viewer. */
async function atViewer(page: Page, api: Api) {
  const document = await makeDeliverable(api);
  await signIn(page, document.doctor.professional.user.email, password, `/documents/issued/${document.id}`);
  await expect(page.getByRole('heading', { level: 1, name: document.name })).toBeVisible();
  return document;
}

/** The person's own telephone: another browser, without a session. */
async function phoneOf(browser: Browser, baseURL: string | undefined): Promise<{ person: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  });
  const person = await context.newPage();
  const errors: string[] = [];
  person.on('pageerror', (error) => errors.push(error.message));
  person.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return { person, errors };
}

/** With a finger, where Playwright has one. */
function touch(button: Locator): Promise<void> {
  return isChromium(button.page()) ? button.tap() : button.click();
}

async function answer(person: Page, birthDate: string, cpfEnd: string): Promise<void> {
  await field(person, 'Data de nascimento').fill('');
  await field(person, 'Data de nascimento').pressSequentially(birthDate);
  await field(person, 'Quatro últimos números do CPF').fill(cpfEnd);
  await touch(person.getByRole('button', { name: 'Ver o documento' }));
}

/** Looks at a screen at both widths, and with axe at the one it has. */
async function looksRight(page: Page, what: string): Promise<void> {
  expect(await barriers(page), what).toEqual([]);
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page), `${what} at ${width}`).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}

const deliveries = (page: Page) => page.getByRole('region', { name: 'Entregas' });

test('a link is made, opened by the person on a telephone, and the professional’s screen says so by itself', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const document = await atViewer(page, api);
  await expect(deliveries(page)).toContainText('Nenhuma entrega registrada.');
  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  await expect(page).toHaveURL(`/documents/issued/${document.id}/deliver`);
  const dialog = page.getByRole('dialog', { name: 'Registrar entrega' });
  await dialog.getByRole('tab', { name: 'Por link' }).click();
  await dialog.getByRole('button', { name: 'Criar link de entrega' }).click();
  const link = await field(dialog, 'Link de entrega').inputValue();
  expect(link).toMatch(/\/e#[\w-]{43}$/);
  const message = await field(dialog, 'Mensagem pronta').inputValue();
  expect(message).toContain(link);
  expect(message).not.toMatch(/Raimunda|ASO|exame/);
  await looksRight(page, 'the link that was made');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(deliveries(page)).toContainText('Link ainda não aberto');

  const { person, errors } = await phoneOf(browser, baseURL);
  const asked: string[] = [];
  person.on('request', (request) => asked.push(request.url()));
  await person.goto(link);
  await expect(person.getByRole('heading', { name: 'Um documento para você' })).toBeVisible();
  // The practice leads; the product is named once, at the foot.
  await expect(person).toHaveTitle(`Um documento para você · ${testPractice.name}`);
  await expect(person.getByRole('main').getByText(testPractice.name, { exact: true })).toBeVisible();
  await expect(person.getByRole('main').getByText(/Zelo/)).toHaveText('Entrega pelo sistema Zelo');
  await touch(person.getByRole('button', { name: 'Ver o documento' }));
  await expect(person.getByText('Campo obrigatório')).toHaveCount(2);
  await expect(field(person, 'Data de nascimento')).toBeFocused();
  await looksRight(person, 'the questions');
  await answer(person, '10031984', '4725');
  await expect(person.getByRole('alert')).toContainText('Restam 4 tentativas');
  await expect(deliveries(page)).toContainText('restam 4 tentativas');
  await answer(person, '09031984', '4726');
  await expect(person.getByRole('alert')).toContainText('Restam 3 tentativas');
  await answer(person, '09031984', '4725');
  await expect(person.getByRole('heading', { name: document.name })).toBeVisible();
  await expect(person.getByText(document.doctor.professional.name)).toBeVisible();
  await looksRight(person, 'the document');
  await expect(deliveries(page), 'to see what it is is not to open it').toContainText('Link ainda não aberto');
  const [opening] = await Promise.all([
    person.context().waitForEvent('request', (request) => /\/files\//.test(request.url())),
    person.waitForEvent('popup'),
    touch(person.getByRole('button', { name: 'Abrir documento' })),
  ]);
  const file = await person.request.get(opening.url());
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(person.getByText('O documento foi aberto em outra aba')).toBeVisible();
  await expect(deliveries(page)).toContainText(/Aberto em \d\d-\d\d-\d{4}, às \d\d:\d\d/);
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByText(`O link de entrega de ${document.name} foi aberto.`)).toBeVisible();
  await page.keyboard.press('Escape');
  const token = link.split('#')[1] ?? '';
  expect(
    asked.filter((url) => url.includes(token)),
    'no address holds the token',
  ).toEqual([]);
  expect(errors).toEqual([]);

  await deliveries(page).getByRole('button', { name: 'Encerrar link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(deliveries(page)).toContainText('Encerrado pela clínica');
  await person.reload();
  await expect(person.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await looksRight(person, 'a link that is over');
  await person.context().close();
});

test('five wrong answers end a link, and one of a cancelled document says so', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const document = await atViewer(page, api);
  const token = await document.newToken();
  const { person } = await phoneOf(browser, baseURL);
  await person.goto(`/e#${token}`);
  for (let times = 1; times <= 4; times++) {
    await answer(person, '01011990', '0000');
    const rest = times === 4 ? 'Resta 1 tentativa' : `Restam ${5 - times} tentativas`;
    await expect(person.getByRole('alert')).toContainText(rest);
  }
  await answer(person, '01011990', '0000');
  await expect(person.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await expect(deliveries(page)).toContainText('Encerrado depois de cinco respostas erradas');
  const other = await document.newToken();
  await document.become('cancelled');
  await person.goto('/login');
  await person.goto(`/e#${other}`);
  await expect(person.getByRole('heading', { name: 'Este documento foi cancelado' })).toBeVisible();
  await looksRight(person, 'a cancelled document');
  await expect(page.getByRole('button', { name: 'Registrar entrega' })).toBeHidden();
  await person.context().close();
});

test('what was handed over is recorded with its day and whoever received it', async ({ page, api }) => {
  await page.setViewportSize(phone);
  await atViewer(page, api);
  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar entrega' });
  await expect(field(dialog, 'Recebido por')).toHaveValue('Raimunda Quixabeira');
  await looksRight(page, 'in hand');
  await field(dialog, 'Recebido por').fill('Onofre Quixabeira');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(dialog.getByText('Diga em que condição outra pessoa recebeu')).toBeVisible();
  await field(dialog, 'Observação').fill('Marido, com autorização escrita');
  await field(dialog, 'Entregue em').fill('01-01-2020');
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(dialog.getByText('A data da entrega não pode ser anterior à emissão')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hoje' }).click();
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).dblclick();
  await expect(page.getByText('Entrega registrada com sucesso!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(deliveries(page)).toContainText(/Entregue em \d\d-\d\d-\d{4} a Onofre Quixabeira/);
  await expect(deliveries(page)).toContainText('Marido, com autorização escrita');
  await expect(deliveries(page).getByRole('listitem')).toHaveCount(1);
});

test('what was recorded by mistake is struck with its reason, and the company sees it struck without one', {
  tag: '@seldom-1',
}, async ({ page, api }) => {
  const document = await atViewer(page, api);
  const body = { delivered_on: today(), received_by: 'Raimunda Quixabeira', note: '' };
  expect((await document.record(body)).status).toBe(201);
  const said = deliveries(page).getByText(/^Entregue em .* a Raimunda Quixabeira$/);
  await expect(said).toBeVisible();
  await deliveries(page)
    .getByRole('button', { name: /^Retirar: Entregue em/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Retirar entrega' });
  await expect(dialog).toContainText('Nada é apagado');
  await looksRight(page, 'striking a delivery');
  await dialog.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
  await field(dialog, 'Motivo').fill('Entregue a outra pessoa do mesmo nome');
  await dialog.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Entrega retirada com sucesso!')).toBeVisible();
  await expect(deliveries(page).locator('s')).toHaveText(/^Entregue em/);
  await expect(deliveries(page)).toContainText('Entregue a outra pessoa do mesmo nome');
  await expect(deliveries(page).getByRole('button', { name: /^Retirar/ })).toBeHidden();
  await looksRight(page, 'a struck delivery');
  const seen = await document.deliveries(document.company.token);
  expect(seen).toMatchObject([{ withdrawnAt: expect.any(String), withdrawalReason: null }]);
});

test('a link goes by e-mail to the address that is typed', { tag: '@seldom-2' }, async ({
  page,
  api,
  mails,
  browser,
  baseURL,
}) => {
  const document = await atViewer(page, api);
  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar entrega' });
  await dialog.getByRole('tab', { name: 'Por link' }).click();
  await dialog.getByRole('button', { name: 'Enviar link por e-mail' }).click();
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
  await field(dialog, 'E-mail do colaborador').fill('raimunda@correio.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('O link será enviado em instantes a raimunda@correio.test.')).toBeVisible();
  await expect.poll(() => mails.to('raimunda@correio.test').length).toBe(1);
  const { person } = await phoneOf(browser, baseURL);
  await person.goto(mails.to('raimunda@correio.test')[0]?.path ?? '');
  await answer(person, '9/3/1984', '4725');
  await expect(person.getByRole('heading', { name: document.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deliveries(page)).toContainText('Por link a raimunda@correio.test');
  await person.context().close();
});

test('what is recorded stands in the list at once, also while nothing is told of by itself', {
  tag: '@seldom-5',
}, async ({ page, api }) => {
  await page.route('**/api/live*', () => {});
  await atViewer(page, api);
  await expect(deliveries(page)).toContainText('Nenhuma entrega registrada.');
  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar entrega' });
  await dialog.getByRole('tab', { name: 'Por link' }).click();
  await dialog.getByRole('button', { name: 'Criar link de entrega' }).click();
  await expect(deliveries(page).getByRole('listitem')).toHaveCount(1);
  await field(dialog, 'E-mail do colaborador').fill('raimunda.q@correio.test');
  await dialog.getByRole('button', { name: 'Enviar link por e-mail' }).click();
  await expect(deliveries(page)).toContainText('Por link a raimunda.q@correio.test');
  await dialog.getByRole('tab', { name: 'Em mãos' }).click();
  await dialog.getByRole('button', { name: 'Hoje' }).click();
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(deliveries(page)).toContainText('a Raimunda Quixabeira');
});

test('what is being typed stays when the document can’t be read again', { tag: '@seldom-5' }, async ({ page, api }) => {
  const document = await atViewer(page, api);
  for (const [button, label] of [
    ['Registrar entrega', 'Observação'],
    ['Cancelar documento', 'Motivo'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const typed = field(page.getByRole('dialog', { name: button }), label);
    await typed.fill('Ainda por mandar');
    const address = `**/api/issued-documents/${document.id}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'Erro' } }));
    const failed = page.waitForResponse(
      (response) => response.url().endsWith(document.id) && response.status() === 500,
    );
    await document.newToken(); // Of which every open screen is told.
    await (await failed).finished();
    await expect(typed).toHaveValue('Ainda por mandar');
    await page.unroute(address);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(typed).toBeHidden();
  }
});

test('the link of a confidential document shows a code once, and opens only with it', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const document = await makeDeliverable(api, { kind: 'anamnesis' });
  await signIn(page, document.doctor.professional.user.email, password, `/documents/issued/${document.id}/deliver`);
  const dialog = page.getByRole('dialog', { name: 'Registrar entrega' });
  await dialog.getByRole('tab', { name: 'Por link' }).click();
  await expect(dialog).toContainText('o código de retirada, que a empresa não tem');
  await dialog.getByRole('button', { name: 'Criar link de entrega' }).click();
  const link = await field(dialog, 'Link de entrega').inputValue();
  const shown = dialog.getByText(/^\d{4} \d{4}$/);
  const code = (await shown.textContent()) ?? '';
  const message = await field(dialog, 'Mensagem pronta').inputValue();
  expect(message, 'the code goes apart').not.toContain(code);
  await looksRight(page, 'the code that was made');
  const employer = document.company.company.user.email;
  await field(dialog, 'E-mail do colaborador').fill(employer);
  await dialog.getByRole('button', { name: 'Enviar link por e-mail' }).click();
  await expect(dialog.getByText('Este endereço é da empresa')).toBeVisible();

  const { person, errors } = await phoneOf(browser, baseURL);
  await person.goto(link);
  await answer(person, '09031984', '4725');
  await expect(person.getByText('Campo obrigatório')).toHaveCount(1);
  await looksRight(person, 'the question for the code');
  await field(person, 'Código de retirada').fill(code === '0000 0000' ? '0000 0001' : '0000 0000');
  await touch(person.getByRole('button', { name: 'Ver o documento' }));
  await expect(person.getByRole('alert')).toContainText('Restam 4 tentativas');
  await field(person, 'Código de retirada').fill(code);
  await touch(person.getByRole('button', { name: 'Ver o documento' }));
  await expect(person.getByRole('heading', { name: document.name })).toBeVisible();
  expect(errors).toEqual([]);
});
