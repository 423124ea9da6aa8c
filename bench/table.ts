import type { Browser, Page } from '@playwright/test';
import { phone, signedInContext, slowDown, startBrowser } from './browser.ts';
import { ms, times } from './figures.ts';
import { startPractice } from './practice.ts';
import { printRows } from './print.ts';
import { median, type Row } from './row.ts';

const runs = 5;
const [few, many] = [50, 10_000];

/** The table of a company's employees, with few and with many: from the list's answer to its rows, and its scrolling. */
export async function measureTable(): Promise<Row[]> {
  const [practice, browser] = [await startPractice(), await startBrowser()];
  const [small, large] = [await practice.companyWith(few), await practice.companyWith(many)];
  const [floor, product] = [[] as number[], [] as number[]];
  for (let run = 0; run < runs; run++) {
    floor.push(await answerToRows(browser, practice.url, small));
    product.push(await answerToRows(browser, practice.url, large));
  }
  const frames: number[] = [];
  for (let run = 0; run < runs; run++) frames.push(await longestFrame(browser, practice.url, large));
  await browser.close();
  await practice.stop();

  const [before, after] = [median(floor), median(product)];
  return [
    {
      what: 'tabela de 10.000 empregados: da resposta às primeiras linhas',
      floor: `${ms(before)} (50 empregados)`,
      product: ms(after),
      result: times(after / before),
      goal: 'até 3×',
      met: after <= 3 * before,
    },
    {
      what: 'tabela de 10.000 empregados: quadro mais longo ao rolar, num celular',
      floor: '–',
      product: ms(median(frames)),
      result: ms(median(frames)),
      goal: 'até 50 ms',
      met: median(frames) <= 50,
    },
  ];
}

/** Opens the list and answers the time from the end of the server's answer to the paint with its rows. */
async function answerToRows(browser: Browser, url: string, token: string): Promise<number> {
  const context = await signedInContext(browser, url, token, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('tbody td')?.textContent?.startsWith('Maria')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('rows')));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openList(page, url);
  const time = await page.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/employees\//.test(name)) as PerformanceResourceTiming[];
    return (performance.getEntriesByName('rows')[0]?.startTime ?? Number.NaN) - (answer?.responseEnd ?? Number.NaN);
  });
  await context.close();
  return time;
}

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/employees`);
  await page.getByText('Maria Silva', { exact: false }).first().waitFor();
  await page.waitForTimeout(300);
}

/** Scrolls the list from end to end as a finger does and answers the longest time between two frames. */
async function longestFrame(browser: Browser, url: string, token: string): Promise<number> {
  const context = await signedInContext(browser, url, token, phone);
  const page = await context.newPage();
  await openList(page, url);
  await slowDown(page, { processor: 4 });
  const frames = await page.evaluateHandle(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const frame = (now: number) => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return gaps;
  });
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, step < 20 ? 200 : -200);
    await page.waitForTimeout(30);
  }
  const gaps = await frames.jsonValue();
  await context.close();
  return Math.max(...gaps.slice(2));
}

if (import.meta.main) printRows(await measureTable());
