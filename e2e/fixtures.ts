import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Api, apiAt } from '../src/testing/api.ts';
import { signingSettings } from '../src/testing/certificates/brazilian-authority.ts';
import { freePort } from '../src/testing/free-port.ts';
import { type MailServer, startMailServer } from '../src/testing/mail-server.ts';
import { runIsRed } from '../src/testing/patience/patience.ts';
import { withExamplePractice } from '../src/testing/practice/practice.ts';
import { startCluster } from '../src/testing/start-cluster.ts';
import { type RunningServer, startServer } from '../src/testing/start-process.ts';
import { leaveSeat, type Seat, takeSeat } from './seat.ts';

type Fixtures = {
  /** Whether a journey is about what a browser fetches the first time, and finds nothing in its cache. */
  firstVisit: boolean;
  /** Closes the browsers that a journey has opened beside its own: nothing of it goes on beside the next one. */
  othersClosed: undefined;
  /** `signIn` on the journey's page. */
  loginAs: (email: string, password: string, path?: string) => Promise<void>;
  /** The server's API, to prepare records that the journey is not about. */
  api: Api;
};

/** What the journeys of one worker share. */
export type Shared = {
  server: RunningServer;
  /** How many processes serve the journey: one on its own data, or several on one database and store behind a proxy. */
  nodes: number;
  /** The name of a file that needs a server without the records of others: `test.use({ emptyFor: … })`. */
  emptyFor: string;
  /** Whether the server begins with the example practice, as a first start does. */
  ofExample: boolean;
  /** Whether it can be signed there: who is trusted, the policy, and a key to seal certificates with. */
  withAuthorities: boolean;
  /** What the server is told of whom signing asks beside. */
  signing: Record<string, string>;
  /** Whether the server sends mail: to `mails`, which keeps what it is given. */
  withMail: boolean;
  mails: MailServer;
  /** The context of the worker's journeys. */
  kept: { seat?: Seat | undefined };
};

/** A journey's tools: a server of its own for each worker, and a page whose console errors fail the journey. */
export const test = base.extend<Fixtures, Shared>({
  firstVisit: [false, { option: true }],
  emptyFor: ['', { option: true, scope: 'worker' }],
  nodes: [1, { option: true, scope: 'worker' }],
  ofExample: [false, { option: true, scope: 'worker' }],
  withAuthorities: [false, { option: true, scope: 'worker' }],
  signing: [{}, { option: true, scope: 'worker' }],
  withMail: [false, { option: true, scope: 'worker' }],
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const mails = await startMailServer();
      await use(mails);
      await mails.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ nodes, ofExample, withAuthorities, signing, withMail, mails }, use) => {
      const settings = {
        ...(withMail ? await mailingTo(mails) : {}),
        ...(ofExample ? withExamplePractice : {}),
        ...(withAuthorities ? signingSettings() : {}),
        ...signing,
      };
      const server = nodes > 1 ? await startCluster(nodes) : await startServer(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  othersClosed: [
    async ({ browser, kept }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) runIsRed();
      // Of a journey that has failed, closing takes the pictures.
      if (info.status === info.expectedStatus && kept.seat) await leaveSeat(kept.seat);
      else kept.seat = undefined;
      const others = browser.contexts().filter((context) => context !== kept.seat?.context);
      await Promise.all(others.map((context) => context.close()));
    },
    { auto: true },
  ],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => use({}),
    { scope: 'worker' },
  ],
  // What a context is made with is named here, for a journey that has it made in another way gets one of its own.
  context: async (
    { browser, kept, firstVisit, baseURL, javaScriptEnabled, locale, timezoneId, viewport, contextOptions },
    use,
  ) => {
    const made = JSON.stringify({ baseURL, javaScriptEnabled, locale, timezoneId, viewport, contextOptions });
    kept.seat = await takeSeat(browser, made, firstVisit ? undefined : kept.seat);
    await use(kept.seat.context);
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const errors = collectErrors(page);
    await use(page);
    expect(errors, 'the browser console must show no error').toEqual([]);
  },
  api: async ({ server }, use) => use(apiAt(server.url, server.admin)),
  loginAs: async ({ page }, use) => {
    await use((email, password, path) => signIn(page, email, password, path));
  },
});

/** The settings of a server that sends mail, whose links lead back to it. */
async function mailingTo({ settings }: MailServer): Promise<Record<string, string>> {
  const port = String(await freePort());
  return { ...settings, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
}

export { expect };

/**
 * Opens a page as a user whose session the browser has kept. How it begins is the matter of the journeys about signing in;
 * to each of the others the form would cost two pages more (decision 76).
 */
export async function signIn(page: Page, email: string, password: string, path = '/dashboard'): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  const { token } = await answer.json();
  const expires = Date.now() / 1000 + 2_592_000;
  await page
    .context()
    .addCookies([{ name: 'sstAuth.token', value: token, url: answer.url(), expires, sameSite: 'Lax' }]);
  const keep = (kept: string) => {
    localStorage.removeItem('sstAuth.left');
    localStorage.setItem('sstAuth.token', kept);
  };
  if (isChromium(page)) {
    const once = await page.addInitScript(keep, token);
    await page.goto(path);
    await once.dispose();
    return;
  }
  // Firefox runs a script like that now on the empty page before, now on this one: it is told on a page of its own.
  await page.goto('/robots.txt');
  await page.evaluate(keep, token);
  await page.goto(path);
}

/** What follows is Playwright's way with Chromium, which it does not have with the Firefox of the machine. */
export function isChromium(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'chromium';
}

/** Signs a user in through the form and waits for the dashboard. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await enter(page, email, password);
  await expect(page).toHaveURL('/dashboard');
}

/** Signs a user in through the form, wherever that leads. */
export async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email, password);
}

/** Signs a user in through the form that is on screen. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The field with exactly this label, required or not. */
export function field(within: Page | Locator, label: string): Locator {
  return labelled(within, label).and(within.locator('input, textarea'));
}

/** What has exactly this label, required or not. */
export function labelled(within: Page | Locator, label: string): Locator {
  return within.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`));
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
}

/** What Firefox says of its own viewer of PDFs, which it holds to the policy of the page that shows one; it works all the same. */
const ofPolicyOnViewer = /^The page’s settings blocked (assigning to an injection sink|an inline style)/;

/** The same viewer that was taken away while it was still beginning: of its own script, which no page fetches. */
const ofLeftViewer = /Setting up fake worker failed: .*resource:\/\/pdf\.js\/build\/pdf\.worker\.mjs/;

/** Console errors and uncaught exceptions; what the browser itself reports of an answer with an error status is expected. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const watch = (watched: Page) => {
    watched.on('pageerror', ({ message }) => {
      const showsFile = watched.frames().some((frame) => frame.url().startsWith('blob:'));
      if (showsFile && ofPolicyOnViewer.test(message)) return;
      if (!isOfLeftViewer(watched, message)) errors.push(message);
    });
    watched.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
      if (!isOfLeftViewer(watched, text)) errors.push(text);
    });
  };
  watch(page);
  page.on('popup', watch);
  return errors;
}

function isOfLeftViewer(page: Page, message: string): boolean {
  return !isChromium(page) && ofLeftViewer.test(message);
}
