import type { Config } from '../src/app/config.server.ts';
import { resealContents } from '../src/documents/issued/issuing/reseal.server.ts';
import { migrationsOf, refuseNewer } from '../src/platform/database/migrate.server.ts';
import { rotateKeys } from '../src/platform/storage/key-rotation.server.ts';
import { existingInstallation, runCommand } from './installation.ts';

/**
 * npm run rotate-keys: every file of the data folder, and the answers of every issued document, under the first of
 * ENCRYPTION_KEYS, while the server runs.
 */

await runCommand(async () => {
  const { config, db } = await existingInstallation();
  if (config.encryptionKeys.length === 0) {
    throw new Error('ENCRYPTION_KEYS não está definida: não há chave com que cifrar.');
  }
  await refuseNewer(await migrationsOf(db));
  const answers = await resealContents(db, config.encryptionKeys).finally(() => db.destroy());
  const already = answers.contents - answers.sealed - answers.resealed - answers.failed.size;
  console.log(
    `${answers.contents} documentos emitidos: ${answers.sealed} respostas cifradas agora, ${answers.resealed} trocadas de chave, ${already} já estavam em dia.`,
  );
  for (const [id, reason] of answers.failed) console.error(`respostas do documento ${id}: ${reason}`);
  const files = await rotateFiles(config);
  const failed = [
    ...(answers.failed.size > 0 ? [`As respostas de ${answers.failed.size} documentos emitidos`] : []),
    ...(files > 0 ? [`${files} arquivos`] : []),
  ];
  if (failed.length > 0) throw new Error(`${failed.join(' e ')} ficaram como estavam.`);
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
