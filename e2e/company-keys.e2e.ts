import { companyDay } from './company-day.ts';
import { test } from './fixtures.ts';
import { withoutMouse } from './tasks-in-keys.ts';

test.use({ emptyFor: 'company-keys.e2e.ts' });

test('what a company does is done by the keyboard alone', { tag: '@seldom-4' }, async ({ page, api }) => {
  await withoutMouse(page, (does) => companyDay(page, api, does));
});
