import type { Database } from '../database/database.server.ts';
import type { EncryptionKeys } from './encryption-keys.server.ts';
import { linkSecret, newSecret } from './link-secret.server.ts';
import { localStorage } from './local-storage.server.ts';
import type { S3Settings } from './s3-client.server.ts';
import type { Storage } from './storage.ts';

/** Where files are kept: in an S3-compatible store, else in the data folder. */
type Place = {
  s3: S3Settings | undefined;
  dataDir: string;
  maxUploadBytes: number;
  encryptionKeys: EncryptionKeys;
};

/** The store that the settings name: an S3-compatible one where S3_* is set, else the data folder. */
export function openStorage(config: Place, db: Database): Promise<Storage> {
  return storeAt(config, () => linkSecret(db, config.encryptionKeys));
}

/** The same for a command, which gives no links: it needs no database, or one of another version. */
export function openStorageWithoutLinks(config: Place): Promise<Storage> {
  return storeAt(config, async () => newSecret());
}

async function storeAt(config: Place, secret: () => Promise<Buffer>): Promise<Storage> {
  if (config.s3) {
    // Only where it is needed: the store's library would take a fifth of the memory of an installation that keeps files itself.
    const { s3Storage } = await import('./s3-storage.server.ts');
    return s3Storage(config.s3, config.maxUploadBytes);
  }
  return localStorage({ ...config, secret: await secret() });
}
