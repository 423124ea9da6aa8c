import type { z } from 'zod';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { resealNotes, sealedNotes } from '../platform/storage/notes/sealed-note.server.ts';
import { opinionFields, seenFields } from './audiograms.contract.ts';
import { opinionsAfter, replaceOpinion } from './audiograms.db.ts';
import { longestReason } from './audiograms.labels.ts';

/** What stands beside the reason takes less than this. */
const besideReason = 500;

const sealedOpinions = sealedNotes('audiogram opinion', longestReason + besideReason);

/** An opinion with what it was given upon: another reference, or other criteria, and it holds no more. */
const keptFields = opinionFields.extend({ seen: seenFields });

export type KeptOpinion = z.output<typeof keptFields>;

/** An opinion as its row keeps it: sealed where there are keys, for this audiogram alone. */
export function keepOpinion(id: string, opinion: KeptOpinion, keys: EncryptionKeys): string {
  return sealedOpinions.keep(id, JSON.stringify(opinion), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function openOpinion(id: string, kept: string, keys: EncryptionKeys): KeptOpinion {
  return keptFields.parse(JSON.parse(sealedOpinions.open(id, kept, keys)));
}

/** Brings every opinion under the first of the keys; see `resealNotes`. */
export function resealOpinions(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof opinionsAfter>[1], most: number) => opinionsAfter(db, last, most);
  return resealNotes(sealedOpinions, { after, replace: (row, kept) => replaceOpinion(db, row, kept) }, keys);
}
