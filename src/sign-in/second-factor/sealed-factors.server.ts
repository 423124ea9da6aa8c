import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealTexts } from '../../platform/storage/notes/reseal-texts.server.ts';
import { openText, sealText } from '../../platform/storage/sealed-text.server.ts';
import { allAppSecrets, allRecoveryCodes, replaceAppSecret, replaceCodeHash } from './second-factor.db.ts';

const placeOfApp = (userId: string) => `second factor ${userId}`;
const placeOfCode = (userId: string) => `recovery code ${userId}`;

/** The secret of a user's app as its row keeps it: whoever reads it there makes every code to come. */
export function keepAppSecret(userId: string, secret: string, keys: EncryptionKeys): string {
  return sealText(secret, placeOfApp(userId), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function appSecretOf(userId: string, kept: string, keys: EncryptionKeys): string {
  return openText(kept, placeOfApp(userId), keys);
}

/** The hash of a recovery code as its row keeps it: 59 bits are soon tried through by whoever has the hash. */
export function keepCodeHash(userId: string, codeHash: string, keys: EncryptionKeys): string {
  return sealText(codeHash, placeOfCode(userId), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function codeHashOf(userId: string, kept: string, keys: EncryptionKeys): string {
  return openText(kept, placeOfCode(userId), keys);
}

/** Brings the secrets of apps and the hashes of recovery codes under the first of the keys. */
export async function resealFactors(db: Database, keys: EncryptionKeys) {
  const apps = (await allAppSecrets(db)).map((row) => ({ ...row, place: placeOfApp(row.id) }));
  const codes = (await allRecoveryCodes(db)).map((row) => ({ ...row, place: placeOfCode(row.id) }));
  const ofApps = await resealTexts(apps, keys, (row, sealed) => replaceAppSecret(db, row, sealed));
  const ofCodes = await resealTexts(codes, keys, (row, sealed) => replaceCodeHash(db, row, sealed));
  return {
    resealed: ofApps.resealed + ofCodes.resealed,
    failed: new Map([...ofApps.failed, ...ofCodes.failed]),
  };
}
