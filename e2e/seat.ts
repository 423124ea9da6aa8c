import type { Browser, BrowserContext } from '@playwright/test';

/**
 * A browser context that the journeys of a worker have one after the other: what a context has loaded once it need not load
 * and unpack again. Everything else of a journey is taken away before the next one (decision 76).
 */
export type Seat = {
  context: BrowserContext;
  /** The settings that the context was made with. */
  made: string;
  /** What its pages have shown, and may have stored something for. */
  origins: Set<string>;
};

/** What a page may have stored, all but the cache of answers. */
const storageTypes =
  'cookies,file_systems,indexeddb,local_storage,websql,service_workers,cache_storage,interest_groups,shared_storage';

/** A context as new: the one of the journey before where it can be made so, with the same settings. */
export async function takeSeat(browser: Browser, made: string, last: Seat | undefined): Promise<Seat> {
  if (last?.made === made && (await clear(last))) return last;
  await Promise.all(browser.contexts().map((context) => context.close()));
  const context = await browser.newContext();
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding', 'route'] as const) {
    context[name] = () =>
      Promise.reject(new Error(`the next journey would have this ${name} too: do it with the page`));
  }
  const origins = new Set<string>();
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (/^https?:/.test(frame.url())) origins.add(new URL(frame.url()).origin);
    }),
  );
  return { context, made, origins };
}

/** Takes away what a journey has left but its storage, which is cleared before the next one. */
export async function leaveSeat({ context }: Seat): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  context.removeAllListeners('request'); // Of the other events Playwright has listeners itself.
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
}

/** Opens a page and clears what is stored. Answers false where something holds that can't be taken away, as a set clock. */
async function clear({ context, origins }: Seat): Promise<boolean> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  return page.evaluate(() => [Date, setTimeout].every((one) => `${one}`.includes('[native code]')));
}
