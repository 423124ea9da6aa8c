import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { findCatsOfPeriod } from './cat-lookups.db.ts';
import { openCat } from './sealed-cat.server.ts';

/** Whose CATs of a company of a period stand, and of which kind of accident each is (NR-7, 7.6.2 e); empty where nobody said it, or it cannot be opened. */
export async function findCatKinds(
  db: Database,
  period: { companyId: string; from: string; until: string },
  keys: EncryptionKeys,
) {
  const rows = await findCatsOfPeriod(db, period);
  return rows.map(({ id, employeeId, content }) => ({ employeeId, accident: accidentOf(id, content, keys) }));
}

function accidentOf(id: string, content: string, keys: EncryptionKeys): string {
  try {
    return openCat(id, content, keys).accidentType;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}
