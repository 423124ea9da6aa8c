import { companyDay } from './company-day.ts';
import { test } from './fixtures.ts';
import { measured } from './tasks-in-hands.ts';

test.use({ emptyFor: 'company-hands.e2e.ts' });

test('what a company does takes no more clicks and keys than it did', { tag: '@seldom-3' }, async ({ page, api }) => {
  await companyDay(page, api, (task, act) => measured(task, page, act));
});
