import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealTexts } from '../../platform/storage/notes/reseal-texts.server.ts';
import { openText, sealText } from '../../platform/storage/sealed-text.server.ts';
import { hashOfDeliveryCode, isHashOfCode } from './delivery-code.server.ts';
import { allCodeHashes, replaceCodeHash } from './delivery-codes.db.ts';

const placeOf = (id: string) => `delivery ${id}`;

/** What a link's row keeps of its code: eight digits are tried through in a moment by whoever has their hash. */
export function keepCode(id: string, code: string, keys: EncryptionKeys): string {
  return sealText(hashOfDeliveryCode(id, code), placeOf(id), keys);
}

/**
 * Whether a code is the link's own; a link without a code takes any.
 * @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept
 */
export function isCodeOf({ id, codeHash }: Link, code: string, keys: EncryptionKeys): boolean {
  return codeHash === null || isHashOfCode(openText(codeHash, placeOf(id), keys), { id, code });
}

/** A link by its row: `codeHash` as it is kept. */
type Link = { id: string; codeHash: string | null };

/** Brings the hash of every link's code under the first of the keys. */
export async function resealDeliveryCodes(db: Database, keys: EncryptionKeys) {
  const rows = (await allCodeHashes(db)).map((row) => ({ ...row, place: placeOf(row.id) }));
  return resealTexts(rows, keys, (row, sealed) => replaceCodeHash(db, row, sealed));
}
