import { test } from './fixtures.ts';
import { practiceDay } from './practice-day.ts';
import { measured } from './tasks-in-hands.ts';

// The only place there is needs no choice.
test.use({ emptyFor: 'practice-hands.e2e.ts' });

test('what the practice does takes no more clicks and keys than it did', { tag: '@seldom-1' }, async ({
  page,
  api,
}) => {
  await practiceDay(page, api, (task, act) => measured(task, page, act));
});
