import type { Page } from '@playwright/test';
import { type Api, apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { fileAt } from '../src/testing/files/file-at.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { readPdf } from './printing.ts';

test.describe.configure({ mode: 'parallel' });

type People = { employee: Awaited<ReturnType<typeof makeEmployee>>; token: string };

let people: People;
test.beforeAll(async ({ server }) => {
  const api = apiAt(server.url, server.admin);
  const { companyId, token: company } = await makeCompany(api, { fantasy_name: 'Serralheria Zimbro' });
  const employee = await makeEmployee(api, { companyId, token: company }, { name: 'Ygor Quaresma' });
  const { token } = await makeProfessional(api, { name: 'Wanda Tupinambá' });
  people = { employee, token };
});

/** An issued ASO as whoever is given it has it: its bytes, and what is printed on it for verifying. */
async function issuePaper(api: Api, fields = {}) {
  const { documentId, name } = await issueDocument(api, people, fields);
  const { signedUrl } = (await api.call('GET', `/document/${documentId}`, { as: people.token })).body;
  const bytes = Buffer.from(await (await fetch(fileAt(api, signedUrl))).arrayBuffer());
  const { pages } = await readPdf(bytes);
  const [printed = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(pages[0] ?? '') ?? [];
  expect(printed, 'the code stands on the paper').toHaveLength(19);
  return { documentId, name, bytes, code: printed, text: pages.join(' ') };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Código de verificação').fill(code);
  await page.keyboard.press('Enter');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a code that is typed says what the document is, and what has become of it', async ({ page, api }) => {
    const first = await issuePaper(api);
    await page.goto('/v');
    await expect(heading(page)).toHaveText('Este documento é autêntico?');
    await typeCode(page, first.code.toLowerCase());
    await expect(page).toHaveURL(`/v/${first.code}`);
    await expect(heading(page)).toHaveText('Documento válido');
    await expect(page.getByRole('main')).toContainText(`Número${first.name}`);
    await expect(page.getByRole('main')).toContainText('Emitido porWanda Tupinambá, CRM');
    await expect(page.getByRole('main')).toContainText('Iniciais da pessoaY. Q.');
    for (const secret of ['Ygor', 'Quaresma', people.employee.cpf, 'Zimbro'])
      expect(await page.content()).not.toContain(secret);
    await expect(page.getByText('Solte o PDF aqui')).toBeHidden();
    await page.getByText('Como conferir sem esta página').click();
    await expect(page.getByText('sha256sum documento.pdf')).toBeVisible();

    const second = await issuePaper(api, { supersedesId: first.documentId });
    await page.goto(`/v/${first.code}`);
    await expect(heading(page)).toHaveText('Documento substituído');
    await expect(page.getByRole('main')).toContainText(`deu lugar a ${second.name}`);
    await typeCode(page, `${page.url().replace(first.code, second.code)}`);
    await expect(heading(page)).toHaveText('Documento válido');

    const body = { reason: 'Trocado de pessoa' };
    await api.call('PUT', `/issued-documents/${second.documentId}/cancel`, { as: people.token, body });
    await page.reload();
    await expect(heading(page)).toHaveText('Documento cancelado');
    await expect(page.getByRole('main')).not.toContainText('Trocado');

    await typeCode(
      page,
      second.code.replace(/.$/, (last) => (last === '0' ? '2' : '0')),
    );
    await expect(heading(page)).toHaveText('Nenhum documento com este código');
  });
});

test('a PDF that is chosen or dropped is compared without leaving the browser', async ({ page, api }) => {
  const { code, bytes } = await issuePaper(api);
  const other = await issuePaper(api);
  await page.goto(`/v/${code}`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const verdict = page.getByRole('status');
  const file = (buffer: Buffer) => ({ name: 'aso.pdf', mimeType: 'application/pdf', buffer });
  const choose = page.getByLabel('Solte o PDF aqui, ou escolha o arquivo');

  // The browser's own button, in the browser's language, is not seen.
  await expect(page.getByText('Escolher arquivo')).toBeVisible();
  expect((await choose.boundingBox())?.width).toBeLessThanOrEqual(1);
  await choose.setInputFiles(file(bytes));
  await expect(page.getByText('aso.pdf')).toBeVisible();
  await expect(verdict).toHaveText(/^É este o documento/);
  await choose.setInputFiles(file(other.bytes));
  await expect(verdict).toHaveText(/^Não é este o documento/);

  await drop(page, bytes);
  await expect(verdict).toHaveText(/^É este o documento/);
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
  await drop(page, changed);
  await expect(verdict).toHaveText(/^Não é este o documento/);
  expect(sent).toEqual([]);
});

/** Drops a file on the page, as from a folder that is open beside it. */
async function drop(page: Page, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    (content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'solto.pdf', { type: 'application/pdf' }));
      return transfer;
    },
    [...bytes],
  );
  for (const event of ['dragover', 'drop']) await page.dispatchEvent('main', event, { dataTransfer: data });
}

test('what is scanned from the paper leads to it, and whoever goes on from there tells nobody the code', {
  tag: '@seldom-5',
}, async ({ page, api }) => {
  const { code, text } = await issuePaper(api);
  expect(text).toContain(`/v/${code}`);
  await page.goto(`/v/${code}`);
  await expect(heading(page)).toHaveText('Documento válido');
  const next = page.waitForRequest((request) => new URL(request.url()).pathname === '/home');
  await page.getByRole('link', { name: /página inicial$/ }).click();
  expect(await (await next).allHeaders()).not.toHaveProperty('referer');
});

test('each answer has no barrier, light and dark, wide and narrow, and is printed without what is for the screen', {
  tag: '@seldom-1',
}, async ({ page, api }) => {
  const valid = await issuePaper(api);
  const superseded = await issuePaper(api);
  await issuePaper(api, { supersedesId: superseded.documentId });
  const cancelled = await issuePaper(api);
  const body = { reason: 'Engano' };
  await api.call('PUT', `/issued-documents/${cancelled.documentId}/cancel`, { as: people.token, body });
  for (const path of ['/v', '/v/nenhum', ...[valid, superseded, cancelled].map(({ code }) => `/v/${code}`)]) {
    await page.goto(path);
    for (const { colorScheme, width } of [
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 390 },
      { colorScheme: 'light', width: 320 },
    ] as const) {
      await page.emulateMedia({ colorScheme, media: 'screen' });
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      expect.soft(await barriers(page), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/v/${valid.code}`);
  await expect(page.getByText(valid.name)).toBeVisible();
  await expect(page.getByLabel('Código de verificação')).toBeHidden();
  await expect(page.getByText('Tem o PDF?')).toBeHidden();
});
