import { availableParallelism } from 'node:os';

/**
 * How many journeys, and how many files of the API's tests, are under way at once; whichever ends first leaves the processors to the other.
 * With each thing more that waits for a processor each takes more of it, for none finds its own in the caches any more (decision 161).
 */
export const workers = availableParallelism();
