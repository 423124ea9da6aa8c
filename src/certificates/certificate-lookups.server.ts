import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { findSigner } from './certificates.db.ts';
import type { OpenedPair } from './pkcs12/opened-pkcs12.server.ts';
import { openPair } from './sealed-pair.server.ts';

/** What signs for an employer, and connects in their name. */
export type Signer = {
  id: string;
  /** The bare CNPJ or CPF of the holder, who transmits. */
  holder: string;
  holderName: string;
  pair: OpenedPair;
};

/**
 * What signs for a company today: its own certificate, or else the practice's, by a power of attorney; null where none is valid.
 * @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED
 */
export async function findSignerOf(db: Database, keys: EncryptionKeys, companyId: string): Promise<Signer | null> {
  const found = await findSigner(db, companyId, new Date().toISOString());
  if (!found) return null;
  const { id, holder, holderName, pair } = found;
  return { id, holder, holderName, pair: openPair(id, pair, keys) };
}
