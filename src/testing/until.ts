import { vi } from 'vitest';

/** Waits until something holds, however slow the machine is: what never does is ended. */
export function until<Result>(check: () => Result | Promise<Result>, interval = 20) {
  return vi.waitUntil(check, { timeout: 300_000, interval });
}
