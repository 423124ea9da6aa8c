import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What was just said at the top right: each with a button that closes it. */
export function toastsOf(page: Page): Locator {
  return page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ has: page.getByLabel('Fechar') });
}

/** There are toasts, and none stands on any of these, once all has come to rest. */
export async function expectApart(toasts: Locator, others: readonly Locator[]): Promise<void> {
  await toasts.first().getByLabel('Fechar').focus(); // What has the focus is kept.
  const covered = async () => {
    const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
    if (boxes.length === 0) return 'no toast is there any more';
    const wanted = await Promise.all(others.map((other) => other.boundingBox()));
    return wanted.filter(
      (b) =>
        !b ||
        boxes.some(
          (a) => a && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
        ),
    ).length;
  };
  await expect.poll(covered).toBe(0);
}
