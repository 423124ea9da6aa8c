import type { Locator, Page } from '@playwright/test';

/** What a journey costs the hands: presses of the mouse, and of keys. */
export type Hands = { clicks: number; keys: number };

/** Counts from now on, within this page's document. A button that is pressed by a key is a key. */
export async function countHands(page: Page): Promise<() => Promise<Hands>> {
  const counted = await page.evaluateHandle(() => {
    const hands = { clicks: 0, keys: 0 };
    window.addEventListener('pointerdown', () => hands.clicks++, true);
    window.addEventListener('keydown', () => hands.keys++, true);
    return hands;
  });
  return () => counted.jsonValue();
}

/** Presses Tab until this is focused, as whoever has no mouse does. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by ${most} times Tab`);
}
