import { buildProgramIfStale } from '../../../scripts/build-program.ts';

/** For vitest: the tests that start whole processes start the server as it is built from the sources of this moment. */
export async function setup(): Promise<void> {
  await buildProgramIfStale();
}
