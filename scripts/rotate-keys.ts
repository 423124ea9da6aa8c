import type { Config } from '../src/app/config.server.ts';
import { sealedKinds } from '../src/backup/resealing/sealed-kinds.server.ts';
import { migrationsOf, refuseNewer } from '../src/platform/database/migrate.server.ts';
import { rotateKeys } from '../src/platform/storage/key-rotation.server.ts';
import { keepOnlyKey } from '../src/platform/storage/keys/known-keys.server.ts';
import { overwritten } from '../src/platform/storage/keys/overwritten.server.ts';
import { existingInstallation, runCommand } from './installation.ts';

/**
 * npm run rotate-keys: every file of the data folder, and whatever is sealed in the database (src/backup/resealing/sealed-kinds.server.ts), under the
 * first of ENCRYPTION_KEYS, while the server runs.
 */

await runCommand(async () => {
  const { config, db } = await existingInstallation();
  if (config.encryptionKeys.length === 0) {
    throw new Error('ENCRYPTION_KEYS não está definida: não há chave com que cifrar.');
  }
  await refuseNewer(await migrationsOf(db));
  const failed: string[] = [];
  // What was in clear is not to be found in the file afterwards.
  await overwritten(db, async () => {
    for (const { reseal, one, several } of sealedKinds) {
      const done = await reseal(db, config.encryptionKeys);
      console.log(done.told);
      for (const [id, { message }] of done.failed) console.error(`${one} ${id}: ${message}`);
      if (done.failed.size > 0) failed.push(several(done.failed.size));
    }
  });
  const files = await rotateFiles(config);
  if (files > 0) failed.push(`${files} arquivos`);
  if (failed.length === 0) await keepOnlyKey(db, config.encryptionKeys);
  await db.destroy();
  if (failed.length > 0) throw new Error(`${sentence(failed)} ficaram como estavam.`);
  console.log(
    `Todos estão sob a chave ${config.encryptionKeys[0]?.id}. As outras só abrem cópias de segurança antigas.`,
  );
});

/** @returns how many files could not be opened */
async function rotateFiles(config: Config): Promise<number> {
  if (config.s3) {
    console.log('Com S3_* os arquivos estão no armazenamento, que tem a sua própria criptografia.');
    return 0;
  }
  const { files, sealed, resealed, failed } = await rotateKeys({
    dataDir: config.dataDir,
    keys: config.encryptionKeys,
  });
  const already = files - sealed - resealed - failed.size;
  console.log(
    `${files} arquivos: ${sealed} cifrados agora, ${resealed} trocados de chave, ${already} já estavam em dia.`,
  );
  for (const [place, reason] of failed) console.error(`${place}: ${reason}`);
  return failed.size;
}

function sentence(parts: readonly string[]): string {
  const text = parts.join(' e ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
