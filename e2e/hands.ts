import type { Locator, Page } from '@playwright/test';

/** What a journey costs the hands: presses of the mouse, and of keys. */
export type Counted = { clicks: number; keys: number };

/** Counts from now on, within this page's document. A button that is pressed by a key is a key. */
export async function countHands(page: Page): Promise<() => Promise<Counted>> {
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

/** What a task takes of whoever does it: with the mouse where there is one, or by the keyboard alone (`keys.ts`). */
export type Hands = {
  click: (target: Locator) => Promise<void>;
  /** Where the focus is not there already, it is brought there first. */
  type: (field: Locator, text: string) => Promise<void>;
  /** A file: the button, and the file in the window of the system. */
  give: (opener: Locator, file: string) => Promise<void>;
  press: (key: string) => Promise<void>;
};

/** Hands with a mouse, which count what they do: over as many pages as it leads to. */
export function handsOn(page: Page): Hands & { hands: Counted } {
  const hands: Counted = { clicks: 0, keys: 0 };
  const click = async (target: Locator) => {
    await target.click();
    hands.clicks += 1;
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  return {
    hands,
    click,
    async type(field, text) {
      await field.waitFor();
      if (!(await isFocused(field))) await click(field);
      await page.keyboard.type(text);
      hands.keys += text.length;
    },
    async give(opener, file) {
      const asked = page.waitForEvent('filechooser');
      await click(opener);
      await (await asked).setFiles(file);
      hands.clicks += 1;
    },
    async press(key) {
      await page.keyboard.press(key);
      hands.keys += 1;
    },
  };
}
