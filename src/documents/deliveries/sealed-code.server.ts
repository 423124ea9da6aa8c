import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { sealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import { hashOfDeliveryCode, isHashOfCode } from './delivery-code.server.ts';

/** The hashes of links' codes. */
export const sealedCodes = sealedColumn({ table: 'deliveries', column: 'code_hash', place: (id) => `delivery ${id}` });

/** What a link's row keeps of its code: eight digits are tried through in a moment by whoever has their hash. */
export function keepCode(id: string, code: string, keys: EncryptionKeys): string {
  return sealedCodes.keep(id, hashOfDeliveryCode(id, code), keys);
}

/**
 * Whether a code is the link's own; a link without a code takes any.
 * @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept
 */
export function isCodeOf({ id, codeHash }: Link, code: string, keys: EncryptionKeys): boolean {
  return codeHash === null || isHashOfCode(sealedCodes.open(id, codeHash, keys), { id, code });
}

/** A link by its row: `codeHash` as it is kept. */
type Link = { id: string; codeHash: string | null };
