import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from '@playwright/test';
import { browsers } from '../scripts/chromium.ts';
import { tokenKey } from '../src/platform/browser/session-store.ts';

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];

/** Starts the whole browser that the journeys know, without what it would do by itself. */
export async function startBrowser(): Promise<Browser> {
  const { whole } = await browsers();
  return chromium.launch({
    executablePath: whole,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet],
  });
}

/** A middle-class phone: its screen, and with `slowDown` its processor and a slow 4G line (Lighthouse's mobile profile). */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slows the processor down by this factor, and the line to slow 4G when `line` says so. */
export async function slowDown(page: Page, { processor, line = false }: { processor: number; line?: boolean }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638_400 * 0.9) / 8,
    uploadThroughput: (750_000 * 0.9) / 8,
  });
}

/** A browser without a cache, signed in with this token. */
export async function signedInContext(
  browser: Browser,
  url: string,
  token: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const origins = [{ origin: url, localStorage: [{ name: tokenKey, value: token }] }];
  return browser.newContext({ ...options, locale: 'pt-BR', storageState: { cookies: [], origins } });
}

/** Opens another screen of the application that the page already shows, as a link would. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * The compressed bytes that a page loads, by address, from now on; `quiet` waits until it has asked for nothing for a while.
 * The stream of live updates stays open as long as the page: nobody waits for its end.
 */
export function watchBytes(page: Page) {
  const bytes = new Map<string, number>();
  let [open, last] = [0, Date.now()];
  const ends = (request: Request) => new URL(request.url()).pathname !== '/api/live';
  page.on('request', (request) => {
    if (ends(request)) open++;
    last = Date.now();
  });
  page.on('requestfailed', (request) => {
    if (ends(request)) open--;
  });
  page.on('requestfinished', async (request) => {
    if (!ends(request)) return;
    const sizes = await request.sizes().catch(() => null); // the page may be gone
    if (sizes) bytes.set(request.url(), sizes.responseBodySize);
    open--;
    last = Date.now();
  });
  return {
    bytes: bytes as ReadonlyMap<string, number>,
    async quiet(pauseMs = 700): Promise<void> {
      last = Date.now();
      while (open > 0 || Date.now() - last < pauseMs) await page.waitForTimeout(50);
    },
  };
}

/** Whether it is a script of the product: to show a PDF the browser loads some of its own. */
export function isScript(address: string): boolean {
  const { protocol, pathname } = new URL(address);
  return protocol.startsWith('http') && pathname.endsWith('.js');
}

export function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
