import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { expect, signIn, test } from './fixtures.ts';

/** The issued file within the page, in a browser that shows PDFs; the quicker shell of the other journeys shows none. */

test.use({
  launchOptions: [
    async ({ browserName, launchOptions }, use) => {
      const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      const chromium = { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args };
      await use(browserName === 'chromium' ? chromium : launchOptions);
    },
    { scope: 'worker' },
  ],
});

test('the file itself stands in the page, and again after a reload', async ({ page, server }) => {
  await keepFiles(page);
  const { documentId, sha256 } = await open(page, server, 'Gumercindo Paes');
  for (const again of [false, true]) {
    if (again) await page.reload();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', /^PDF: ASO \d{4}\/\d{6}$/);
    expect(await hashOf(page)).toBe(sha256);
    // The viewer itself: without it the frame would be empty.
    await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  }
  await page.getByRole('link', { name: /^Documentos de/ }).click();
  await expect(page.getByRole('heading', { name: 'Documentos', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/documents/issued/${documentId}`);
  await expect(page.locator('iframe')).toBeVisible();
});

test('it is printed as it was issued, and the trail says so', { tag: '@chromium' }, async ({ page, server }) => {
  const { documentId } = await open(page, server, 'Hermenegilda Rios');
  const frame = page.locator('iframe');
  await expect(frame).toBeVisible();
  await frame.evaluate((element: HTMLIFrameElement) => {
    const view = element.contentWindow as Window & { print: () => void };
    view.print = () => Object.assign(window, { printedAddress: element.src });
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const printed = await page.waitForFunction(() => (window as { printedAddress?: string }).printedAddress);
  expect(await printed.jsonValue()).toMatch(/^blob:/);
  const api = apiAt(server.url, server.admin);
  const admin = await signInFirstAdmin(api);
  await expect
    .poll(async () => {
      const { entries } = (await api.call('GET', '/audit?action=printed&subject=document', { as: admin })).body;
      return (entries as { subjectId: string }[]).map(({ subjectId }) => subjectId);
    })
    .toContain(documentId);
});

test('a document whose file is gone says so, and shows it when it is back', { tag: '@seldom-3' }, async ({
  page,
  server,
}) => {
  const made = await issueFor(server, 'Idalina Serpa');
  const path = join(server.place.dataDir, 'files', made.companyId, made.employeeId, `${made.documentId}.pdf`);
  renameSync(path, `${path}.away`);
  await signIn(page, made.doctor.email, made.doctor.password, `/documents/issued/${made.documentId}`);
  await expect(page.getByRole('alert')).toContainText('O arquivo deste documento não está mais lá');
  await expect(page.getByText('Válido')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  renameSync(`${path}.away`, path);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('while the file is being made the screen says so, and it comes by itself', { tag: '@seldom-1' }, async ({
  page,
  server,
}) => {
  const made = await issueFor(server, 'Jacinto Vilar');
  await signIn(page, made.doctor.email, made.doctor.password);
  let isReady = false;
  await page.route(`**/api/issued-documents/${made.documentId}`, async (route) => {
    const response = await route.fetch();
    const { document } = await response.json();
    await route.fulfill({ response, json: { document: { ...document, isReady, sha256: null } } });
  });
  await page.goto(`/documents/issued/${made.documentId}`);
  await expect(page.getByText('Preparando o PDF…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  isReady = true;
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
});

test('on a telephone a document begins with how it stands, with its file to be opened, and with its first page as a picture', {
  tag: '@seldom-2',
}, async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, server, 'Leocádia Brum');
  const picture = page.getByRole('figure', { name: /^ASO / });
  await expect(picture).toContainText('Página única');
  await expect(page.locator('iframe')).toHaveCount(0);
  const opening = page.getByRole('button', { name: 'Abrir o PDF' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(page.getByText('Válido').first())).toBeLessThan(300);
  expect(await top(opening)).toBeLessThan(await top(page.getByRole('button', { name: 'Imprimir' })));
  // Letters on white: neither an empty page nor a black box.
  const ink = await picture.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return data.filter((value, at) => at % 4 === 1 && value < 128).length / (canvas.width * canvas.height);
  });
  expect(ink).toBeGreaterThan(0.01);
  expect(ink).toBeLessThan(0.2);
  for (const way of [opening, picture.locator('canvas')]) {
    const opened = page.waitForEvent('popup');
    await way.click();
    await (await opened).waitForURL(/\/api\/files\//);
    await page.bringToFront();
  }
});

test('a print whose file could not be opened is not noted', { tag: '@seldom-3' }, async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }));
  const { documentId } = await open(page, server, 'Melânia Couto');
  const address = `**/api/document/${documentId}`;
  await page.route(address, (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND', status: 404, message: 'O arquivo não está lá.' } }),
  );
  const print = page.getByRole('button', { name: 'Imprimir' });
  await print.click();
  await expect(page.getByText('O arquivo não está lá.')).toBeVisible();
  await page.unroute(address);
  const noted = page.waitForResponse(/\/prints$/);
  await print.click();
  expect((await noted).status()).toBe(204);
  const api = apiAt(server.url, server.admin);
  const admin = await signInFirstAdmin(api);
  const { entries } = (await api.call('GET', '/audit?action=printed&subject=document', { as: admin })).body;
  expect((entries as { subjectId: string }[]).filter(({ subjectId }) => subjectId === documentId)).toHaveLength(1);
});

async function issueFor(server: RunningServer, name: string) {
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId: company.id, token }, { name });
  const doctor = professionalFields();
  const { token: as } = await makeProfessional(api, doctor);
  const { documentId } = await issueDocument(api, { employee, token: as });
  const { document } = (await api.call('GET', `/issued-documents/${documentId}`, { as })).body;
  return {
    documentId,
    doctor,
    companyId: company.id as string,
    employeeId: employee.id as string,
    sha256: document.sha256 as string,
  };
}

async function open(page: Page, server: RunningServer, name: string) {
  const made = await issueFor(server, name);
  await signIn(page, made.doctor.email, made.doctor.password, `/documents/issued/${made.documentId}`);
  return made;
}

/** From now on the files that the page makes addresses of are kept, for `hashOf`. */
async function keepFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      const address = make.call(URL, file);
      Object.assign(window, { files: { ...(window as Kept).files, [address]: file } });
      return address;
    };
  });
}

type Kept = { files?: Record<string, Blob> };

/** Of the bytes that the frame shows. */
async function hashOf(page: Page): Promise<string> {
  await expect(page.locator('iframe')).toBeVisible();
  return page.locator('iframe').evaluate(async (frame: HTMLIFrameElement) => {
    const file = (window as Kept).files?.[frame.src.split('#')[0] ?? ''];
    if (!file) throw new Error('the frame shows no file of this page');
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}
