import { setClock } from './clock.ts';

/** For vitest, before each file of tests. */
setClock();
