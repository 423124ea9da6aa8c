import type { Page, Request } from '@playwright/test';
import {
  companyFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  password,
  professionalFields,
  signInFirstAdmin,
  unitFields,
} from '../src/testing/factories.ts';
import { webhookFields } from '../src/testing/hooks/receiver.ts';
import { expect, field, signIn, test } from './fixtures.ts';

/** What somebody else changes is seen without asking for it, and moves nothing under the hands. */

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/live';

/** Opens a screen and waits until its stream is open. */
async function openLive(page: Page, path: string): Promise<void> {
  const streaming = page.waitForResponse((response) => isStream(response.request()) && response.ok());
  await page.goto(path);
  await streaming;
}

async function signInLive(page: Page, email: string, secret: string): Promise<void> {
  const streaming = page.waitForResponse((response) => isStream(response.request()) && response.ok());
  await signIn(page, email, secret);
  await streaming;
}

/** What is asked of the API from now on, other than the stream. */
function countCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !isStream(request)) calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls;
}

async function makeFirm(api: Parameters<typeof makeCompany>[0], fields: object) {
  const all = companyFields(fields);
  const { companyId, token, company } = await makeCompany(api, all);
  return { ...all, companyId, token, userId: company.userId as string };
}

test('a list follows what others do, and the row under the mouse stays where it is', async ({ page, api }) => {
  const firm = await makeFirm(api, { corporate_reason: 'Viva Lista Ltda.' });
  const [first, second] = [
    await makeUnit(api, firm, { identification: 'Balcão' }),
    await makeUnit(api, firm, { identification: 'Cozinha' }),
  ];
  await signInLive(page, firm.email, firm.password);
  await openLive(page, '/units');
  const row = page.getByRole('row').filter({ hasText: 'Cozinha' });
  await expect(row).toBeVisible();
  await expect(page.getByText('2 registros encontrados')).toBeVisible();
  await row.hover();
  const before = await row.boundingBox();
  const body = { ...unitFields({ identification: 'Balcão novo' }), companyId: firm.companyId };
  await makeUnit(api, firm, { identification: 'Adega' });
  expect((await api.call('PUT', `/unit/update/${first.id}`, { as: firm.token, body })).status).toBe(200);
  await expect(page.getByRole('cell', { name: 'Balcão novo', exact: true })).toBeVisible();
  await expect(page.getByText('Há mudanças nesta lista')).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await expect(page.getByRole('cell', { name: 'Adega', exact: true })).toHaveCount(0);

  await test.step('what has come is there once the mouse has left, and no toast said so', async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.getByRole('cell', { name: 'Adega', exact: true })).toBeVisible();
    await expect(page.getByText('3 registros encontrados')).toHaveCount(0);
  });

  await test.step('the focus, an open window and what is typed stay', async () => {
    const edit = page.getByRole('button', { name: 'Editar Cozinha' });
    await edit.focus();
    await makeUnit(api, firm, { identification: 'Almoxarifado' });
    await expect(page.getByRole('cell', { name: 'Almoxarifado', exact: true })).toBeVisible();
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Editar Unidade' });
    await field(modal, 'Atividade').fill('Refeições');
    await makeUnit(api, firm, { identification: 'Área externa' });
    await expect(page.getByRole('cell', { name: 'Área externa', exact: true, includeHidden: true })).toBeVisible();
    await expect(field(modal, 'Atividade')).toBeFocused();
    await expect(field(modal, 'Atividade')).toHaveValue('Refeições');
    await expect(modal.getByText('Outra pessoa alterou')).toHaveCount(0);
  });
  expect(second.id).toBeTruthy();
});

test('who edits what another person saves is told before saving, and sees what has changed', async ({ page, api }) => {
  const firm = await makeFirm(api, { corporate_reason: 'Duas Mãos Ltda.' });
  const unit = await makeUnit(api, firm, {
    identification: 'Oficina',
    activity: 'Mecânica',
    reference_contact: 'Maria',
  });
  await signInLive(page, firm.email, firm.password);
  await openLive(page, '/units');
  await page.getByRole('button', { name: 'Editar Oficina' }).click();
  const modal = page.getByRole('dialog', { name: 'Editar Unidade' });
  await field(modal, 'Atividade').fill('Mecânica pesada');
  const place = await field(modal, 'Atividade').boundingBox();
  const { unit: stored } = (await api.call('GET', `/unit/${unit.id}`, { as: firm.token })).body;
  const body = { ...stored, activity: 'Pintura', reference_contact: 'Joana' };
  expect((await api.call('PUT', `/unit/update/${unit.id}`, { as: firm.token, body })).status).toBe(200);

  await expect(modal.getByText('Este cadastro foi alterado agora com o seu acesso, em outra janela')).toBeVisible();
  await expect(modal.getByText(/^Mudou: Atividade, Contato de referência\. /)).toBeVisible();
  await expect(field(modal, 'Atividade')).toHaveValue('Mecânica pesada');
  await expect(field(modal, 'Atividade')).toBeFocused();
  expect(await field(modal, 'Atividade').boundingBox()).toEqual(place);

  await modal.getByRole('button', { name: 'Ver o que mudou' }).click();
  await expect(modal.getByText('Este registro foi alterado com o seu acesso, em outra janela')).toBeVisible();
  await expect(modal.getByText('Este cadastro foi alterado agora')).toHaveCount(0);
  await expect(modal.getByLabel('Valor salvo: Pintura')).toBeVisible();
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Unidade editada com sucesso!')).toBeVisible();
  const saved = (await api.call('GET', `/unit/${unit.id}`, { as: firm.token })).body.unit;
  expect(saved).toMatchObject({ activity: 'Mecânica pesada', reference_contact: 'Joana' });

  await test.step('the own save is nobody else’s', async () => {
    await page.getByRole('button', { name: 'Editar Oficina' }).click();
    await expect(field(modal, 'Atividade')).toHaveValue('Mecânica pesada');
    await expect(modal.getByText('Outra pessoa alterou')).toHaveCount(0);
    await expect(modal.getByText('Este cadastro foi alterado agora')).toHaveCount(0);
  });

  await test.step('of other fields than those typed into both are kept by one save', async () => {
    await field(modal, 'Atividade').fill('Funilaria');
    const now = (await api.call('GET', `/unit/${unit.id}`, { as: firm.token })).body.unit;
    await api.call('PUT', `/unit/update/${unit.id}`, { as: firm.token, body: { ...now, reference_contact: 'Rita' } });
    await expect(modal.getByText(/^Mudou: Contato de referência\. /)).toBeVisible();
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal).toHaveCount(0);
    const both = (await api.call('GET', `/unit/${unit.id}`, { as: firm.token })).body.unit;
    expect(both).toMatchObject({ activity: 'Funilaria', reference_contact: 'Rita' });
  });
});

test('a document is on the page of its company, and a count on its dashboard, without being asked for', {
  tag: '@seldom-4',
}, async ({ page, api }) => {
  const firm = await makeFirm(api, { corporate_reason: 'Documentos na Hora Ltda.' });
  const employee = await makeEmployee(api, firm, { name: 'Íris Campos' });
  const doctor = await makeProfessional(api);
  await signInLive(page, firm.email, firm.password);
  await expect(page.getByLabel('Colaboradores: 1')).toBeVisible();
  await makeEmployee(api, firm, { name: 'Noé Campos' });
  await expect(page.getByLabel('Colaboradores: 2')).toBeVisible();

  await openLive(page, `/employee/documents/${employee.id}`);
  await expect(page.getByText('Nenhum documento encontrado para esse colaborador')).toBeVisible();
  const calls = countCalls(page);
  const at = { companyId: firm.companyId, employeeId: employee.id, token: doctor.token };
  await makeDocument(api, at, { name: 'Segredo', medicalConfidentiality: true });
  await makeDocument(api, at, { name: 'Audiometria nova', medicalConfidentiality: false });
  await expect(page.getByRole('cell', { name: 'Audiometria nova', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Segredo', exact: true })).toHaveCount(0);
  expect(calls().filter((call) => call.includes('/documents/'))).toEqual([`GET /api/documents/${employee.id}`]);
});

test('however many tabs a browser has, it has one stream, which the next tab takes on when one is closed', async ({
  page,
  context,
  api,
}) => {
  const firm = await makeFirm(api, { corporate_reason: 'Muitas Abas Ltda.' });
  const streams: Request[] = [];
  context.on('request', (request) => isStream(request) && streams.push(request));
  await signInLive(page, firm.email, firm.password);
  const second = await context.newPage();
  await second.goto('/units');
  await expect(second.getByText(/^Nenhuma unidade ainda/)).toBeVisible();
  const third = await context.newPage();
  await third.goto('/units');
  await expect(third.getByText(/^Nenhuma unidade ainda/)).toBeVisible();
  await makeUnit(api, firm, { identification: 'Para todas as abas' });
  for (const tab of [second, third]) {
    await expect(tab.getByRole('cell', { name: 'Para todas as abas', exact: true })).toBeVisible();
  }
  expect(streams).toHaveLength(1);

  const taken = context.waitForEvent('response', (response) => isStream(response.request()) && response.ok());
  await page.close();
  await taken;
  await makeUnit(api, firm, { identification: 'Depois da primeira' });
  for (const tab of [second, third]) {
    await expect(tab.getByRole('cell', { name: 'Depois da primeira', exact: true })).toBeVisible();
  }
  expect(streams).toHaveLength(2);
});

test('a tab that was put to sleep with the stream is relieved by one that somebody looks at', {
  tag: '@seldom-5',
}, async ({ page, context, api }) => {
  const firm = await makeFirm(api, { corporate_reason: 'Aba Dormente Ltda.' });
  await context.clock.install();
  await page.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await page.route('**/api/live*', () => {});
  const asked = page.waitForRequest(isStream);
  await signIn(page, firm.email, firm.password);
  await asked;

  const second = await context.newPage();
  await second.goto('/units');
  await expect(second.getByText(/^Nenhuma unidade ainda/)).toBeVisible();
  const taken = second.waitForResponse((response) => isStream(response.request()) && response.ok());
  await context.clock.runFor(60_000);
  await taken;
  await makeUnit(api, firm, { identification: 'Vista pela segunda' });
  await expect(second.getByRole('cell', { name: 'Vista pela segunda', exact: true })).toBeVisible();
});

test('a session that is ended elsewhere leads to the sign-in by itself', async ({ page, api }) => {
  const firm = await makeFirm(api, { corporate_reason: 'Sessão Alheia Ltda.' });
  await signInLive(page, firm.email, firm.password);
  const admin = await signInFirstAdmin(api);
  expect((await api.call('PUT', `/accounts/end-sessions/${firm.userId}`, { as: admin })).status).toBe(204);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Você não está autenticado!')).toBeVisible();
});

test('after a time without a line everything on the screen is as it is now', { tag: '@seldom-1' }, async ({
  page,
  context,
  api,
}) => {
  const doctor = professionalFields();
  await makeProfessional(api, doctor);
  const firm = await makeFirm(api, { corporate_reason: 'Linha Caída Ltda.' });
  const unit = await makeUnit(api, firm, { identification: 'Antes da queda' });
  await signInLive(page, firm.email, password);
  await openLive(page, '/units');
  await expect(page.getByRole('cell', { name: 'Antes da queda', exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Sem conexão. Tentando de novo…')).toBeVisible();
  const body = { ...unitFields({ identification: 'Durante a queda' }), companyId: firm.companyId };
  expect((await api.call('PUT', `/unit/update/${unit.id}`, { as: firm.token, body })).status).toBe(200);
  await expect(page.getByRole('cell', { name: 'Antes da queda', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('cell', { name: 'Durante a queda', exact: true })).toBeVisible();
  await expect(page.getByText('Sem conexão. Tentando de novo…')).toHaveCount(0);
});

test('what a modal has taken away it does not ask for again, though that is heard of before the answer', {
  tag: '@seldom-3',
}, async ({ page, api }) => {
  const firm = await makeFirm(api, { corporate_reason: 'Sem Volta Ltda.' });
  const unit = await makeUnit(api, firm, { identification: 'Depósito' });
  const hook = await api.call('POST', '/webhooks', { as: firm.token, body: webhookFields({ name: 'Ponto' }) });
  expect(hook.status).toBe(201);
  await signInLive(page, firm.email, firm.password);
  for (const { list, row, record } of [
    { list: '/units', row: 'Depósito', record: `/api/unit/${unit.id}` },
    { list: '/webhooks', row: 'Ponto', record: `/api/webhooks/${hook.body.webhook.id}` },
  ]) {
    await openLive(page, list);
    await page.getByRole('button', { name: `Excluir ${row}` }).click();
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText(`“${row}”`);
    const calls = countCalls(page);
    // The record is gone; the screen hears of it, and asks for its list, before the modal has its answer.
    await page.route('**', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      const heard = page.waitForResponse(
        (response) => response.request().method() === 'GET' && response.url().includes('page='),
      );
      const answer = await route.fetch();
      await heard;
      await route.fulfill({ response: answer });
    });
    await modal.getByRole('button', { name: 'Excluir' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: row })).toHaveCount(0);
    expect(calls()).not.toContain(`GET ${record}`);
    await page.unroute('**');
  }
});
