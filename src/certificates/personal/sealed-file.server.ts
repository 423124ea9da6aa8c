import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { sealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import { mustHaveKeys } from '../sealed-pair.server.ts';

/** Files of professionals' certificates, in base64. */
export const sealedFiles = sealedColumn({
  table: 'personal_certificates',
  column: 'file',
  key: ['id'],
  place: (id) => `personal certificate ${id}`,
});

/** A file as its row keeps it. @throws 409 without keys */
export function sealFile(id: string, file: string, keys: EncryptionKeys): string {
  mustHaveKeys(keys);
  return sealedFiles.keep(id, file, keys);
}
