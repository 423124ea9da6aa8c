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

/** Hands that do what a task takes and count it: over as many pages as it leads to. */
export function handsOn(page: Page) {
  const hands: Hands = { clicks: 0, keys: 0 };
  const click = async (target: Locator) => {
    await target.click();
    hands.clicks += 1;
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  return {
    hands,
    click,
    /** Where the focus is not there already, the field is clicked first. */
    async type(field: Locator, text: string) {
      await field.waitFor();
      if (!(await isFocused(field))) await click(field);
      await page.keyboard.type(text);
      hands.keys += text.length;
    },
    /** A file: the button, and the file in the window of the system. */
    async give(input: Locator, file: string) {
      await input.setInputFiles(file);
      hands.clicks += 2;
    },
    async press(key: string) {
      await page.keyboard.press(key);
      hands.keys += 1;
    },
  };
}
