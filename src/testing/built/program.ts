import { buildProgramIfStale } from '../../../scripts/build-program.ts';

/**
 * For vitest: the tests that start whole processes start the server as it is built from the sources of this moment. Where none
 * of them is run, as by `npm run check`, TEST_WITHOUT_PROGRAM spares the building.
 */
export async function setup(): Promise<void> {
  if (process.env.TEST_WITHOUT_PROGRAM) return;
  await buildProgramIfStale();
}
