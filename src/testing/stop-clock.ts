import { vi } from 'vitest';

/**
 * Stops the clock of an app that runs in the test's process: a step of the second factor that has begun does not end while the
 * app works, however slow the machine is. For `beforeEach`, which runs what it answers once the test is over.
 */
export function stopClock(): () => void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => {
    vi.useRealTimers();
  };
}
