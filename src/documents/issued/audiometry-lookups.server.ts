import type { Ear, Side } from '../../audiograms/annex-2/ear.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { earsOf } from '../forms/tonal-audiometry/ears-of-answers.rules.ts';
import { audiometryFacts } from '../forms/tonal-audiometry/tonal-audiometry.form-facts.ts';
import { findForEvent } from './issued-reads.db.ts';
import { contentOf } from './issuing/content.server.ts';

/** What other subjects ask of the audiometries that were issued. */

/** An issued audiometry as its person's course is made of it. */
export type IssuedAudiometry = {
  name: string;
  issuerName: string;
  /** What was measured; null where the key that it was sealed with is not there, or it is not what was kept. */
  ears: Readonly<Record<Side, Ear>> | null;
};

/** An issued audiometry of a company; null for none. */
export async function findIssuedAudiometry(
  db: Database,
  keys: EncryptionKeys,
  { companyId, documentId }: { companyId: string; documentId: string },
): Promise<IssuedAudiometry | null> {
  const kept = await findForEvent(db, { companyId, id: documentId });
  if (kept?.kind !== audiometryFacts.kind) return null;
  const { name, issuerName } = kept;
  return { name, issuerName, ears: opened(kept, keys) };
}

function opened(kept: Parameters<typeof contentOf>[0], keys: EncryptionKeys): IssuedAudiometry['ears'] {
  try {
    return earsOf(contentOf(kept, keys).answers as Parameters<typeof earsOf>[0]);
  } catch {
    return null;
  }
}
