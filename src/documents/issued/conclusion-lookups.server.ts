import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { fitnessOptions } from '../forms/aso/aso.labels.ts';
import { findKeptAsos } from './conclusion-lookups.db.ts';
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

function concluded(kept: Parameters<typeof contentOf>[0], keys: EncryptionKeys): Conclusion {
  try {
    const { fitness } = contentOf(kept, keys).answers;
    return fitness === fitnessOptions[0] ? 'fit' : fitness === fitnessOptions[1] ? 'unfit' : null;
  } catch {
    return 'closed';
  }
}
