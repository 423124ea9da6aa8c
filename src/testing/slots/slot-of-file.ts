import { afterAll } from 'vitest';
import { takeSlot } from './take-slot.ts';

/** For vitest, before each file of tests: it is neither loaded nor run before there is a slot for it. */
afterAll(await takeSlot());
