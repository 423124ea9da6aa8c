import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { fitnessOptions } from '../forms/aso/aso.labels.ts';
import { findAsoCorrections, findKeptAsos } from './conclusion-lookups.db.ts';
import { contentOf } from './issuing/content.server.ts';

/** What an ASO concludes; null where it says neither, as those of before it had to, and 'closed' where it cannot be opened. */
export type Conclusion = 'fit' | 'unfit' | 'closed' | null;

/** So many are opened before others have their turn. */
const together = 50;

/** What those of these documents of a company conclude that are ASOs, by their ids. */
export async function findConclusions(
  db: Database,
  companyId: string,
  ids: readonly string[],
  keys: EncryptionKeys,
): Promise<Map<string, Conclusion>> {
  const found = new Map<string, Conclusion>();
  for (let at = 0; at < ids.length; at += together) {
    for (const kept of await findKeptAsos(db, companyId, ids.slice(at, at + together))) {
      found.set(kept.id, concluded(kept, keys));
    }
    await setImmediate();
  }
  return found;
}

/**
 * Which ASO of a company stood at a moment in the place of one that stands now: of what was corrected since, what it was before (decision 142).
 * @param since the first of the moments that are asked about
 * @returns of an ASO's id and a moment the id of the one that stood then
 */
export async function asosThen(db: Database, companyId: string, since: string) {
  const corrections = new Map((await findAsoCorrections(db, companyId, since)).map((row) => [row.id, row]));
  return function stoodAt(id: string, moment: string): string {
    const correction = corrections.get(id);
    return correction && correction.issuedAt >= moment ? stoodAt(correction.supersedesId, moment) : id;
  };
}

function concluded(kept: Parameters<typeof contentOf>[0], keys: EncryptionKeys): Conclusion {
  try {
    const { fitness } = contentOf(kept, keys).answers;
    return fitness === fitnessOptions[0] ? 'fit' : fitness === fitnessOptions[1] ? 'unfit' : null;
  } catch {
    return 'closed';
  }
}
