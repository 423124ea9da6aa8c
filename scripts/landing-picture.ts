import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { asSeen, quickBrowser } from './browser-options.ts';

/**
 * npm run landing-picture -- http://localhost:3000 empresa@demo.example SENHA
 *
 * Takes the picture of the product that the public page shows: the first screen of a company of the demonstration, which is invented, by day and
 * by night, in two widths, as WebP. By hand, with the demonstration running (`npm run demo`, `npm start`), when the screen has changed.
 */

/** What is seen of the screen, in CSS pixels, and how wide the pictures are: as large as the page shows it, and twice that. */
const shown = { width: 1040, height: 700 };
const widths = [640, 1280];
const quality = 0.7;

const [address, email, password] = process.argv.slice(2);
if (!address || !email || !password) {
  console.error('Uso: npm run landing-picture -- http://localhost:3000 empresa@demo.example SENHA');
  process.exit(1);
}

const folder = resolve(import.meta.dirname, '../public/product');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(quickBrowser);
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ ...asSeen, colorScheme, viewport: shown, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await open(page);
    const taken = await page.screenshot();
    for (const width of widths) {
      const file = resolve(folder, `dashboard-${colorScheme}-${width}.webp`);
      const bytes = await asWebp(await context.newPage(), taken, width);
      writeFileSync(file, bytes);
      console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`);
    }
    await context.close();
  }
} finally {
  await browser.close();
}

/** Opens the dashboard, once all of it is there. */
async function open(page: Page): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail').fill(email ?? '');
  await page.getByRole('textbox', { name: 'Senha' }).fill(password ?? '');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByLabel(/^Colaboradores: \d+$/).waitFor();
  await page.getByRole('heading', { name: 'Vencimentos', level: 2 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/** The browser makes WebP itself: nothing else is needed for it. */
async function asWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ data, width, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height: Math.round((width * image.height) / image.width) });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { data: png.toString('base64'), width, quality },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
