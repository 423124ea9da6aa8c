import { availableParallelism } from 'node:os';

/*
 * How much goes on at once. With each thing more that waits for a processor each takes more of it, for none finds its own in the
 * caches: on two processors three workers of journeys beside three of tests end no sooner than one beside one, and take a
 * quarter more of both (docs/performance.md). Journeys wait for answers and drawings; the tests of the API hardly wait.
 */
const processors = availableParallelism();

export const journeyWorkers = processors;

export const testWorkers = Math.max(1, Math.floor(processors / 2));
