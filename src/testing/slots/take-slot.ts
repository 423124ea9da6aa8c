import { connect } from 'node:net';

/**
 * Waits for one of the suite's slots (`scripts/suite/slots.ts`), which are as many as the machine has work for: vitest and the
 * journeys take them from one heap. Where tests are run without the suite there is nothing to wait for.
 * @returns gives it back; a process that ends has given back what it had
 */
export async function takeSlot(path = process.env.TEST_SLOTS): Promise<() => void> {
  if (!path) return () => {};
  const line = connect(path);
  line.on('error', () => {}); // The suite has ended: whoever is left goes on.
  await new Promise<void>((given) => {
    line.once('data', () => given());
    line.once('close', () => given());
  });
  return () => void line.destroy();
}
