import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { openText, sealText } from '../platform/storage/sealed-text.server.ts';

/** What of a request may speak of health: what was asked, and what was answered. */
export type Words = 'asked' | 'answer';

/** Words as the row keeps them: sealed where there are keys, for this place of this request alone. */
export function keepWords(id: string, which: Words, text: string, keys: EncryptionKeys): string {
  return sealText(text, placeOf(id, which), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function wordsOf(id: string, which: Words, kept: string, keys: EncryptionKeys): string {
  return openText(kept, placeOf(id, which), keys);
}

function placeOf(id: string, which: Words): string {
  return `privacy request ${id} ${which}`;
}
