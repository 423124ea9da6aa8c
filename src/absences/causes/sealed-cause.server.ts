import { sealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import { longestCause, longestCid } from '../absences.labels.ts';

/** The cause of an absence. */
export const sealedCauses = sealedColumn({
  table: 'absences',
  column: 'cause',
  place: (id) => `absence ${id}`,
  longest: longestCause,
});

/** The same of its CID. */
export const sealedCids = sealedColumn({
  table: 'absences',
  column: 'cid',
  place: (id) => `absence-cid ${id}`,
  longest: longestCid,
});
