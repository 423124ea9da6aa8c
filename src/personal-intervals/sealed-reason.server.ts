import { sealedNotes } from '../platform/storage/notes/sealed-note.server.ts';
import { longestReason } from './personal-intervals.labels.ts';

/** The reason of an interval as its row keeps it: sealed where there are keys, for this interval alone. */
export const sealedReasons = sealedNotes('personal interval', longestReason);
