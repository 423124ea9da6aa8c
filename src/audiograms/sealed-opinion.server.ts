import type { z } from 'zod';
import { sealedContents } from '../platform/storage/notes/sealed-column.server.ts';
import { opinionFields, seenFields } from './audiograms.contract.ts';
import { longestReason } from './audiograms.labels.ts';

/** What stands beside the reason takes less than this. */
const besideReason = 500;

/** An opinion with what it was given upon: another reference, or other criteria, and it holds no more. */
const keptFields = opinionFields.extend({ seen: seenFields });

export type KeptOpinion = z.output<typeof keptFields>;

/** What physicians say of audiograms. */
export const sealedOpinions = sealedContents(
  {
    table: 'audiograms',
    column: 'opinion',
    place: (id) => `audiogram opinion ${id}`,
    longest: longestReason + besideReason,
  },
  keptFields,
);
