import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keysOn, watchMouse } from './keys.ts';
import type { Does } from './tasks-in-hands.ts';

/** Has a day's tasks done by keys, and sees that no mouse was pressed in any of them. */
export async function withoutMouse(page: Page, day: (does: Does) => Promise<void>): Promise<void> {
  const mouse = await watchMouse(page);
  await day(async (task, act) => {
    const keys = keysOn(page);
    await test.step(task, () => act(keys));
    test.info().annotations.push({ type: 'keys', description: `${task}: ${keys.pressed()}` });
    expect(mouse(), task).toBe(0);
  });
  // Where one is pressed it is counted.
  await page.mouse.click(1, 1);
  await expect.poll(mouse).toBe(1);
}
