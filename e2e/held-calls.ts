import type { Page } from '@playwright/test';

/**
 * Holds the calls to these addresses until it is told otherwise, so that what is seen before an answer can be looked at
 * however fast the machine is. `asked` resolves with the first of them; `release` lets them go, and all that follow.
 */
export async function holdCalls(
  page: Page,
  address: RegExp,
): Promise<{ asked: Promise<unknown>; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { asked: page.waitForRequest(address), release };
}
