import { ConfigError } from '../../platform/config-error.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { keysOfFiles } from '../../platform/storage/keys/keys-of-files.server.ts';
import { addKnownKeys, areKeysKnown, missingKeys } from '../../platform/storage/keys/known-keys.server.ts';
import { renewLinkSecret, resealLinkSecret } from '../../platform/storage/link-secret.server.ts';
import type { Config } from '../config.server.ts';
import { keysOfTexts } from './sealed-before.db.ts';

type Settings = Pick<Config, 'encryptionKeys' | 'confirmLostKeys' | 'dataDir' | 's3'>;

/**
 * Before anything is written: without the keys with which something here is sealed it would stay closed, and what comes would
 * be written in clear or under a key that the other servers don't have. From then on the first key is known to be in use:
 * something may be sealed with it at any moment. A start that is refused writes nothing down, so that the next one, which may
 * have the key, tells what is damaged from what needs it.
 * @throws {ConfigError} in one line that says how to go on
 */
export async function mustHaveKeys(db: Database, settings: Settings): Promise<void> {
  const found = (await areKeysKnown(db)) ? [] : await keysBefore(db, settings);
  await refuseWithoutKeys(db, settings, found);
  const [first] = settings.encryptionKeys;
  await addKnownKeys(db, first ? [...found, first.id] : found);
  const { failed } = await resealLinkSecret(db, settings.encryptionKeys);
  // Its key is lost for ever, as the operator has said: what was signed lives for minutes only.
  if (failed.size > 0) await renewLinkSecret(db, settings.encryptionKeys);
}

/** What an earlier version has sealed with. What lies in the data folder is nobody's where files are in a store: `move` leaves it. */
async function keysBefore(db: Database, { dataDir, s3, encryptionKeys }: Settings): Promise<string[]> {
  const files = s3 ? [] : await keysOfFiles(dataDir, encryptionKeys);
  return [...(await keysOfTexts(db)), ...files];
}

/**
 * The same for a command, which leaves what is known as it is.
 * @param found keys that are needed besides those that are known
 * @throws {ConfigError} as `mustHaveKeys` does
 */
export async function refuseWithoutKeys(
  db: Database,
  { encryptionKeys, confirmLostKeys }: Pick<Settings, 'encryptionKeys' | 'confirmLostKeys'>,
  found: readonly string[] = [],
): Promise<void> {
  const missing = (await missingKeys(db, encryptionKeys, found)).filter((id) => !confirmLostKeys.includes(id));
  if (missing.length === 0) return;
  const has = encryptionKeys.length > 0 ? `não tem a chave ${missing.join(', ')}` : 'não está definida';
  const under =
    encryptionKeys.length > 0
      ? 'com que pode haver dados cifrados aqui'
      : `e pode haver dados cifrados com ${missing.join(', ')}`;
  throw new ConfigError(
    `ENCRYPTION_KEYS ${has}, ${under}. Traga a chave de volta (uma antiga vai depois da nova: nova,antiga); se ela se perdeu para sempre, inicie com CONFIRM_LOST_KEYS=${missing.join()}, e o que estiver sob ela não abrirá.`,
  );
}
