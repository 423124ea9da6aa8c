import { buildServer } from '../../../scripts/building/build.ts';

/**
 * For vitest: the tests that start whole processes start the server as it is built from the sources of this moment. Whoever runs only
 * others says so (`TEST_WITHOUT_PROGRAM`).
 */
export async function setup(): Promise<void> {
  if (process.env.TEST_WITHOUT_PROGRAM) return;
  await buildServer();
}
