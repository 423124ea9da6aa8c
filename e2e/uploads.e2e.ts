import type { Locator, Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import { companyFields, makeCompany, makeDocument, makeEmployee, pdfBytes } from '../src/testing/factories.ts';
import { excessWidth } from './barriers.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeEmployeeAndProfessional } from './records.ts';

const pdf = (name: string, buffer = pdfBytes(name)) => ({ name, mimeType: 'application/pdf', buffer });

/** Opens the screen with everything but the file filled in. */
async function begin(page: Page, api: Api) {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api, { name: 'Iara Envios' });
  const { companyId } = (await api.call('GET', `/employee/${employeeId}`, { as: professional.token })).body.employee;
  await makeCompany(api);
  await signIn(page, professional.email, professional.password, '/documents/upload');
  await expect(page.getByRole('combobox', { name: 'Colaborador' }), 'before a company is chosen').toBeDisabled();
  const company = (await api.call('GET', `/company/${companyId}`, { as: professional.token })).body.company;
  await choose(page, 'Empresa', company.cnpj);
  await choose(page, 'Colaborador', 'Iara Envios');
  await field(page, 'Nome do documento').fill('Laudo');
  const listed = async () =>
    (await api.call('GET', `/documents/${employeeId}`, { as: professional.token })).body.documents;
  return { listed, send: page.getByRole('button', { name: 'Enviar', exact: true }), place: fileField(page) };
}

async function choose(page: Page, label: string, search: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(search);
  await page.getByRole('option').filter({ hasText: search }).click();
}

function fileField(page: Page): Locator {
  return page.locator('input[type=file]');
}

const stored = (page: Page) => expect(page.getByText('Documento cadastrado com sucesso')).toBeVisible();

/** The sending whose file has arrived, of which the browser does not come to know. */
async function loseTheLastAnswer(page: Page, send: Locator): Promise<void> {
  await page.route('**/arrived', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fileField(page).setInputFiles(pdf('laudo.pdf'));
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão com o servidor' })).toBeVisible();
  await page.unrouteAll();
}

test('a sending whose last answer was lost makes one document when it is tried again', async ({ page, api }) => {
  const { listed, send } = await begin(page, api);
  await loseTheLastAnswer(page, send);
  expect(await listed()).toHaveLength(1);
  await send.click();
  await stored(page);
  expect(await listed()).toHaveLength(1);
});

test('a file that has arrived without an answer is not sent again under another name', { tag: '@seldom-4' }, async ({
  page,
  api,
}) => {
  const { listed, send } = await begin(page, api);
  await loseTheLastAnswer(page, send);
  await field(page, 'Nome do documento').fill('Laudo com outro nome');
  await send.click();
  await expect(page.getByText('Este arquivo já foi guardado no envio anterior, como “Laudo”.')).toBeVisible();
  expect(await listed()).toMatchObject([{ name: 'Laudo' }]);
});

test('a sending that broke off is gone on with, and makes one document', async ({ page, api }) => {
  const { listed, send, place } = await begin(page, api);
  const begun: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/uploads')) begun.push((await response.json()).documentId);
  });
  await page.route('**/api/files/**', (route) => route.abort('connectionreset'));
  await place.setInputFiles(pdf('laudo.pdf'));
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão com o servidor' })).toBeVisible();
  expect(await listed()).toEqual([]);
  await page.unrouteAll();
  await send.click();
  await stored(page);
  expect(await listed()).toMatchObject([{ id: begun[0] }]);
  expect(new Set(begun).size).toBe(1);
});

test('a file that can’t be taken is refused before a byte of it is sent, and another one clears the error', async ({
  page,
  api,
}) => {
  const { listed, send, place } = await begin(page, api);
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await place.setInputFiles(pdf('vazio.pdf', Buffer.alloc(0)));
  await expect(page.getByText('O arquivo está vazio')).toBeVisible();
  await place.setInputFiles(pdf('foto.pdf', Buffer.from('não é um PDF')));
  await expect(page.getByText('O arquivo não é um PDF válido')).toBeVisible();
  await expect(page.getByText('O arquivo está vazio')).toHaveCount(0);
  await send.click();
  // While it is looked at no other one can be chosen, by hand: the test waits for that, too.
  await expect(place).toBeEnabled();
  await expect(page.getByText('O arquivo não é um PDF válido')).toBeVisible();

  await place.setInputFiles(pdf('enorme.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(25 * 1024 * 1024), pdfBytes()])));
  await expect(page.getByText('O arquivo não é um PDF válido')).toHaveCount(0);
  await send.click();
  await expect(place).toBeEnabled();
  await expect(page.getByText('O arquivo deve ter no máximo 25 MB')).toBeVisible();
  expect(puts).toEqual([]);

  await place.setInputFiles(pdf('laudo.pdf'));
  await expect(page.getByText('O arquivo deve ter no máximo 25 MB')).toHaveCount(0);
  await send.click();
  await stored(page);
  expect(puts).toHaveLength(1);
  expect(await listed()).toHaveLength(1);
});

test('a sending shows how far it is, can be given up, and begins again', { tag: '@chromium' }, async ({
  page,
  api,
}) => {
  const { listed, send, place } = await begin(page, api);
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput,
    });
  await network.send('Network.enable');
  await limit(64 * 1024);
  await place.setInputFiles(pdf('grande.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(20 * 1024 * 1024), pdfBytes()])));
  await send.click();
  await expect(page.getByText(/^Enviando: [1-9]\d?%$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Envio do arquivo' })).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Cancelar envio' }).click();
  await expect(page.getByText('Envio cancelado. O documento não foi guardado.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await limit(-1);
  expect(await listed()).toEqual([]);

  await send.click();
  await stored(page);
  expect(await listed()).toHaveLength(1);
});

test('a file is taken where it is dropped, one at a time', { tag: '@seldom-2' }, async ({ page, api }) => {
  const { listed, send } = await begin(page, api);
  const drop = async (names: string[]) => {
    const dataTransfer = await page.evaluateHandle((files) => {
      const transfer = new DataTransfer();
      for (const name of files) transfer.items.add(new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' }));
      return transfer;
    }, names);
    await page
      .getByText('Você também pode arrastar', { exact: false })
      .or(page.getByText('Solte um arquivo'))
      .dispatchEvent('drop', {
        dataTransfer,
      });
  };
  await drop(['um.pdf', 'dois.pdf']);
  await expect(page.getByText('Solte um arquivo de cada vez')).toBeVisible();
  await drop(['laudo.pdf']);
  await expect(page.getByText('Solte um arquivo de cada vez')).toHaveCount(0);
  await expect(page.getByText('laudo.pdf')).toBeVisible();
  await send.click();
  await stored(page);
  expect(await listed()).toHaveLength(1);
});

test('a document sent by mistake is withdrawn with a reason: the company no longer sees it, professionals see why', async ({
  page,
  api,
  browser,
  server,
}) => {
  const { professional } = await makeEmployeeAndProfessional(api);
  const fields = companyFields();
  const company = await makeCompany(api, fields);
  const employee = await makeEmployee(api, company, { name: 'Ivo Retirada' });
  const of = { companyId: company.companyId, employeeId: employee.id, token: professional.token };
  await makeDocument(api, of, { name: 'Laudo de outro', medicalConfidentiality: false });
  await makeDocument(api, of, { name: 'Prontuário' });

  const theirs = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  await signIn(theirs, fields.email, fields.password);
  await theirs.goto(`/employee/documents/${employee.id}`);
  const row = theirs.getByRole('row', { name: /Laudo de outro/ });
  await expect(row).toContainText(/\d\d-\d\d-\d{4}, às \d\d:\d\d/);
  await expect(row).toContainText('Não');
  await expect(theirs.getByRole('button', { name: /^Retirar/ })).toHaveCount(0);
  expect(await excessWidth(theirs)).toBe(0);

  await signIn(page, professional.email, professional.password, `/documents/view/${employee.id}`);
  await expect(page.getByRole('row', { name: /Prontuário/ })).toContainText('Sim');
  await page.bringToFront(); // In Firefox only the page in front has the focus.
  await page.getByRole('button', { name: 'Retirar Laudo de outro' }).click();
  const modal = dialog(page, 'Retirar documento');
  await expect(field(modal, 'Motivo')).toBeFocused();
  await modal.getByRole('button', { name: 'Retirar' }).click();
  await expect(modal.getByText('Campo obrigatório')).toBeVisible();
  await field(modal, 'Motivo').fill('Era de outro colaborador');
  await modal.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Documento retirado com sucesso!')).toBeVisible();
  await expect(page.getByText(/Retirado por Helena Prado em .+ às .+: Era de outro colaborador/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirar Laudo de outro' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(page)).toBe(0);

  await theirs.reload();
  await expect(theirs.getByText('Nenhum documento encontrado para esse colaborador')).toBeVisible();
  await theirs.close();
});
