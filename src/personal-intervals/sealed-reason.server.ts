import { sealedColumn } from '../platform/storage/notes/sealed-column.server.ts';
import { longestReason } from './personal-intervals.labels.ts';

/** The reason of an interval. */
export const sealedReasons = sealedColumn({
  table: 'personal_intervals',
  column: 'reason',
  place: (id) => `personal interval ${id}`,
  longest: longestReason,
});
