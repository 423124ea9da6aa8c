import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { openedOr } from '../platform/storage/notes/opened.server.ts';
import { diseasesOfPeriod } from './diseases.db.ts';
import { sealedDiseases } from './sealed-disease.server.ts';

/** What other subjects ask of diseases: nothing of it says which disease it is. */

/**
 * Who of a company had a disease in a period whose nexus is confirmed (NR-7, 7.6.2 d), one entry for each disease, by the day of its diagnosis: whether it was found in
 * the period, and where the person worked when it was.
 * @returns how many could not be opened, too: of those nobody knows whether they are a case
 */
export async function findDiseased(
  db: Database,
  period: { companyId: string; from: string; until: string },
  keys: EncryptionKeys,
) {
  const rows = await diseasesOfPeriod(db, period);
  const looked = rows.map((row) => ({ ...row, isConfirmed: isConfirmed(row.id, row.content, keys) }));
  const diseased = looked
    .filter((row) => row.isConfirmed === true)
    .map(({ employeeId, diagnosedOn, unitId, sector, function: name }) => {
      return { id: employeeId, unitId, sector, function: name, isNew: diagnosedOn >= period.from };
    });
  return { diseased, unreadable: looked.filter((row) => row.isConfirmed === null).length };
}

/** Null where it cannot be opened. */
function isConfirmed(id: string, content: string, keys: EncryptionKeys): boolean | null {
  return openedOr(null, () => sealedDiseases.open(id, content, keys).nexus === 'confirmed');
}
