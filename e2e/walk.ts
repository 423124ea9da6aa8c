import type { Page } from '@playwright/test';
import { faintestEdge } from '../src/testing/browser/faintest-edge.tsx';
import { isDeep, isOfToday } from '../src/testing/chance/chance.ts';
import { barriers, excessWidth } from './barriers.ts';
import { expect } from './fixtures.ts';
import { intruders } from './hostile.ts';

/**
 * What is looked for on every screen and after whatever is opened on it: stored scripts, barriers and faint edges of controls in light and dark, wide, narrow and
 * at 200 % zoom, and controls in the lane of the toasts. In `npm test` each screen is looked at in light and wide, or in all other ways, and the other half of
 * it the next day (decision 161).
 */
export async function expectSound(page: Page, where: string, isSignedIn: boolean): Promise<void> {
  expect(await intruders(page), where).toEqual([]);
  for (const { scheme, width } of looks.filter((look) => isLooked(where, look.scheme === 'light'))) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    if (isSignedIn) await expectUncovered(page, `${where}, ${width} px`);
    if (scheme === null) continue;
    await coloursAreWhole(page);
    expect.soft(await barriers(page), `${where}, ${scheme}, ${width} px`).toEqual([]);
    const { ratio, control } = await page.evaluate(faintestEdge, 'main');
    expect.soft(ratio, `${where}, ${scheme}: the edge of ${control}`).toBeGreaterThanOrEqual(3);
  }
  if (isLooked(where, false)) {
    await page.setViewportSize({ width: zoomedWidth, height: 450 });
    expect.soft(await excessWidth(page), `${where} at 200 %`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Whether a screen is looked at today as it is in light and wide, or as it is otherwise. */
function isLooked(where: string, isLightAndWide: boolean): boolean {
  // Ids are others in each run.
  const name = where.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id');
  return isDeep || isOfToday(name, 2) === isLightAndWide;
}

/** A screen in dark colours prints on white, without menus and toasts. */
export async function expectPrintedOnWhite(page: Page, where: string): Promise<void> {
  if (!isLooked(where, true)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground, { message: `${where} is dark` }).not.toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(() => page.evaluate(printed), { message: where }).toEqual({ dark: [], shown: [] });
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
}

/** Where axe looks, too, a scheme is said. */
const looks = [
  { scheme: 'light', width: 1440 },
  { scheme: null, width: 768 },
  { scheme: 'dark', width: 390 },
] as const;

/** The width in CSS pixels of a 1440 px window at 200 % zoom (WCAG 2.2, 1.4.4). */
const zoomedWidth = 720;

/** Waits until colours that change in steps are whole. */
function coloursAreWhole(page: Page): Promise<unknown> {
  return page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** Toasts stay: the page's clock has no five seconds. Call before the page is opened. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms?: number, ...given: unknown[]) =>
      ms === 5_000 || ms === 5_001 ? 0 : later(act, ms, ...given)) as typeof window.setTimeout;
  });
}

/** In the lane of the toasts is no control, also where there are none yet (decision 108). */
async function expectUncovered(page: Page, where: string): Promise<void> {
  const hadToasts = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const had = dataset.toasts !== undefined;
    dataset.toasts = '';
    return had;
  });
  for (const scrolled of [0, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await expect.poll(() => page.evaluate(coveredByToasts), { message: `${where}, ${scrolled}` }).toEqual([]);
  }
  await page.evaluate((had) => {
    scrollTo(0, 0);
    if (!had) delete document.documentElement.dataset.toasts;
  }, hadToasts);
}

/** The controls in the lane, which is as high as the header, and toasts that leave it: an element of the lane itself has no height. */
export function coveredByToasts(): string[] {
  const lane = document.querySelector('[data-toast-lane]');
  const header = lane?.closest('header');
  if (!lane || !header) return ['no lane'];
  const { left, right } = lane.getBoundingClientRect();
  const { top, bottom } = header.getBoundingClientRect();
  const toasts = [...document.querySelectorAll('.mantine-Notification-root')];
  const leaving = toasts.filter((toast) => {
    const box = toast.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
  });
  const found = new Set(leaving.map((toast) => `beside the lane: ${toast.outerHTML.slice(0, 120)}`));
  const controls =
    'a[href], button, input, select, textarea, summary, label, [role=tab], [role=option], [tabindex="0"]';
  for (let x = left + 1; x < right; x += 8) {
    for (let y = top + 1; y < bottom; y += 8) {
      const under = document.elementsFromPoint(x, y).find((element) => !toasts.some((one) => one.contains(element)));
      const control = under?.closest(controls);
      if (control && !control.matches(':disabled')) found.add(control.outerHTML.slice(0, 120));
    }
  }
  return [...found];
}

/** The grounds of what is printed that are not light, and what is no part of the screen's matter. */
function printed() {
  const grounds = [...document.querySelectorAll<HTMLElement>('body, main, main *')].filter((element) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const isDark = 0.3 * red + 0.6 * green + 0.1 * blue < 60;
    const { width, height } = element.getBoundingClientRect();
    return isDark && alpha > 0.5 && width > 200 && height > 60 && element.checkVisibility();
  });
  const menus = document.querySelectorAll<HTMLElement>(
    'header:has([data-toast-lane]), #navigation, .mantine-Notification-root',
  );
  const describe = (element: Element) => element.outerHTML.slice(0, 120);
  return {
    dark: grounds.map(describe),
    shown: [...menus].filter((element) => !element.closest('main') && element.checkVisibility()).map(describe),
  };
}
