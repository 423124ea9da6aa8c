import { sealedNotes } from '../../platform/storage/notes/sealed-note.server.ts';
import { longestCause, longestCid } from '../absences.labels.ts';

/** The cause of an absence as its row keeps it: sealed where there are keys, for this absence alone. */
export const sealedCauses = sealedNotes('absence', longestCause);

/** The same of its CID. */
export const sealedCids = sealedNotes('absence-cid', longestCid);
