import { test } from './fixtures.ts';
import { practiceDay } from './practice-day.ts';
import { withoutMouse } from './tasks-in-keys.ts';

test.use({ emptyFor: 'practice-keys.e2e.ts' });

test('what the practice does is done by the keyboard alone', { tag: '@seldom-2' }, async ({ page, api }) => {
  await withoutMouse(page, async (does) => {
    await practiceDay(page, api, does);
  });
});
