import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { diseasesOfPeriod } from './diseases.db.ts';
import { openDisease } from './sealed-disease.server.ts';

/** What other subjects ask of diseases: nothing of it says which disease it is. */

/**
 * Who of a company had a disease in a period whose nexus is confirmed (NR-7, 7.6.2 d), one entry for each disease: whether it was found in the period, and where
 * the person worked when it was. One that cannot be opened is no case.
 */
export async function findDiseased(
  db: Database,
  period: { companyId: string; from: string; until: string },
  keys: EncryptionKeys,
) {
  const rows = await diseasesOfPeriod(db, period);
  return rows.flatMap(({ id, diagnosedOn, content, employeeId, ...place }) =>
    isConfirmed(id, content, keys) ? [{ ...place, id: employeeId, isNew: diagnosedOn >= period.from }] : [],
  );
}

function isConfirmed(id: string, content: string, keys: EncryptionKeys): boolean {
  try {
    return openDisease(id, content, keys).nexus === 'confirmed';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
