import type { Browser } from '@playwright/test';
import { buildAll } from '../scripts/building/build.ts';
import { pagesFolder } from '../src/app/main.server.ts';
import { startServer } from '../src/testing/start-process.ts';
import { isScript, phone, slowDown, startBrowser, sum, watchBytes } from './browser.ts';
import { kb, ms, times } from './figures.ts';
import { printRows } from './print.ts';
import { median, type Row } from './row.ts';
import { serveFiles } from './static-files.ts';

const runs = 5;

/** The landing page at a first visit with a phone, beside the same built files from a server that does nothing else. */
export async function measureLanding(): Promise<Row[]> {
  await buildAll();
  const [server, files, browser] = [await startServer(), await serveFiles(pagesFolder), await startBrowser()];
  const [floor, product] = [[] as Visit[], [] as Visit[]];
  for (let run = 0; run < runs; run++) {
    floor.push(await visit(browser, files.url));
    product.push(await visit(browser, server.url));
  }
  const headings = [await headingsOf(browser, server.url, true), await headingsOf(browser, server.url, false)] as const;
  await browser.close();
  files.stop();
  await server.stop();

  const paint = { floor: median(floor.map(({ paint }) => paint)), product: median(product.map(({ paint }) => paint)) };
  const scripts = median(product.map(({ scripts }) => scripts));
  const all = median(product.map(({ all }) => all));
  const what = 'página pública, primeira visita num celular';
  return [
    {
      what: `${what}: maior pintura`,
      floor: ms(paint.floor),
      product: ms(paint.product),
      result: times(paint.product / paint.floor),
      goal: 'até 1,3×',
      met: paint.product <= 1.3 * paint.floor,
    },
    {
      what: `${what}: títulos visíveis sem scripts`,
      floor: `${headings[0]} com scripts`,
      product: `${headings[1]} sem`,
      result: headings[0] === headings[1] ? 'todos' : 'faltam',
      goal: 'todos',
      met: headings[1] > 0 && headings[0] === headings[1],
    },
    bytesRow(`${what}: scripts comprimidos`, scripts, 120_000),
    bytesRow(`${what}: tudo o que é baixado`, all, 250_000),
  ];
}

function bytesRow(what: string, bytes: number, limit: number): Row {
  return { what, floor: '–', product: kb(bytes), result: kb(bytes), goal: `até ${kb(limit)}`, met: bytes <= limit };
}

type Visit = { paint: number; scripts: number; all: number };

/** A visit with nothing in the cache. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const { bytes } = watchBytes(page);
  await slowDown(page, { processor: 4, line: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const loaded = [...bytes];
  await context.close();
  return {
    paint,
    scripts: sum(loaded.filter(([address]) => isScript(address)).map(([, size]) => size)),
    all: sum(loaded.map(([, size]) => size)),
  };
}

async function headingsOf(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(url);
  const count = await page.getByRole('heading').filter({ visible: true }).count();
  await context.close();
  return count;
}

if (import.meta.main) printRows(await measureLanding());
