import { isDeep, seed } from '../src/testing/chance/chance.ts';

const shares = 5;
const ofToday = ((shares - (seed % shares)) % shares) + 1;

/**
 * A journey of what seldom happens, whose rule other tests have too, has one of the tags `@seldom-1` to `@seldom-5`: in `npm run test:deep`
 * all of them are gone, and in `npm test` those of one tag, of another one each day (decision 161). These are the others.
 */
export const seldomOtherwise: { grepInvert?: RegExp } = isDeep
  ? {}
  : { grepInvert: new RegExp(`@seldom-(?!${ofToday})\\d`) };

/** At both widths in `npm run test:deep`; else at the one that leaves less room, for the walk of all screens sees both. */
export const widths: readonly number[] = isDeep ? [1440, 390] : [390];
