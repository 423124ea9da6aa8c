import { apiAt } from '../src/testing/api.ts';
import { expect, test } from './fixtures.ts';
import { failOnDialog } from './hostile.ts';
import { makePractice, type Practice } from './records.ts';
import { lookAt, screens } from './screens.ts';
import { toastsOf } from './toasts.ts';
import { expectPrintedOnWhite, expectSound, keepToasts } from './walk.ts';

/**
 * Every screen of everybody, once, in a practice where every name is a script: each is opened by its address and looked at in every way
 * in which all screens must be right (decision 92).
 */
test.describe.configure({ mode: 'parallel' });

// The first of a list, which is opened, is one of these.
test.use({ emptyFor: 'all screens' });

let practice: Practice;
test.beforeAll(async ({ server }) => {
  practice = await makePractice(apiAt(server.url, server.admin));
});

/** Where each kind of user is told how many there are. */
const counted = ['/companies', '/employees?inactive=true'];

for (const who of ['company', 'professional', 'reception', 'admin', 'visitor'] as const) {
  test(`every screen of a ${who} shows scripts as text, has no barrier, keeps toasts apart and prints on white`, async ({
    page,
  }) => {
    failOnDialog(page);
    const isSignedIn = who !== 'visitor';
    if (isSignedIn) {
      await page.addInitScript((token) => {
        if (window === window.top) localStorage.setItem('sstAuth.token', token);
      }, practice[who]);
    }
    await keepToasts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens[who](practice)) {
      const [path] = screen;
      await lookAt(page, screen, async (where) => {
        if (counted.includes(where)) await expect(toastsOf(page).first()).toBeVisible();
        await expectSound(page, where, isSignedIn);
        if (isSignedIn && where === path) await expectPrintedOnWhite(page, where);
      });
    }
  });
}
