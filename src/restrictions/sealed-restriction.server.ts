import { sealedContents } from '../platform/storage/notes/sealed-column.server.ts';
import { restrictionContent } from './restrictions.contract.ts';
import { longestRestriction } from './restrictions.labels.ts';

/** What may not be done, and why. */
export const sealedRestrictions = sealedContents(
  { table: 'work_restrictions', column: 'content', place: (id) => `restriction ${id}`, longest: longestRestriction },
  restrictionContent,
);
