import { afterEach, beforeEach, vi } from 'vitest';

/** All files have one page (decision 92), and this of it: one failed. */
const page: { isRed?: boolean } = globalThis as never;

/** For vitest, before each file of tests, as `patience/set-patience.ts` where there are no files to tell others by. */
beforeEach(() => {
  if (page.isRed) vi.setConfig({ expect: { poll: { timeout: 60_000 } } });
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') page.isRed = true;
});
