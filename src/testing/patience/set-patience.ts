import { afterEach, beforeEach, vi } from 'vitest';
import { patienceMs, runIsRed } from './patience.ts';

/** For vitest, before each file of tests. */
beforeEach(() => vi.setConfig({ expect: { poll: { timeout: patienceMs() } } }));

afterEach(({ task }) => {
  if (task.result?.state === 'fail') runIsRed();
});
