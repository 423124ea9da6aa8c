import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { openedOr } from '../../platform/storage/notes/opened.server.ts';
import { findCatsOfPeriod } from './cat-lookups.db.ts';
import { sealedCats } from './sealed-cat.server.ts';

/**
 * The CATs of a company of a period that stand, each with whose it is, of which kind of accident, and of a disease its category of the CID-10 (NR-7, 7.6.2 e);
 * empty where nobody said it, or it cannot be opened.
 */
export async function findCatKinds(
  db: Database,
  period: { companyId: string; from: string; until: string },
  keys: EncryptionKeys,
) {
  const rows = await findCatsOfPeriod(db, period);
  return rows.map(({ id, employeeId, content }) => ({ employeeId, ...kindOf(id, content, keys) }));
}

function kindOf(id: string, kept: string, keys: EncryptionKeys): { accident: string; disease: string } {
  return openedOr({ accident: '', disease: '' }, () => {
    const { accidentType, cid } = sealedCats.open(id, kept, keys);
    return { accident: accidentType, disease: accidentType === 'Doença' ? cid.toUpperCase().slice(0, 3) : '' };
  });
}
