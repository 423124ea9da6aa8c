import { rotateKeys } from '../src/platform/storage/key-rotation.server.ts';
import { runCommand, settings } from './installation.ts';

/** npm run rotate-keys: every file of the data folder under the first of ENCRYPTION_KEYS, while the server runs. */

await runCommand(async () => {
  const config = settings();
  if (config.s3) throw new Error('Com S3_* os documentos estão no armazenamento, que tem a sua própria criptografia.');
  const { files, sealed, resealed, failed } = await rotateKeys({
    dataDir: config.dataDir,
    keys: config.encryptionKeys,
  });
  const already = files - sealed - resealed - failed.size;
  console.log(
    `${files} arquivos: ${sealed} cifrados agora, ${resealed} trocados de chave, ${already} já estavam em dia.`,
  );
  for (const [place, reason] of failed) console.error(`${place}: ${reason}`);
  if (failed.size > 0) throw new Error(`${failed.size} arquivos ficaram como estavam.`);
  console.log(
    `Todos estão sob a chave ${config.encryptionKeys[0]?.id}. As outras só abrem cópias de segurança antigas.`,
  );
});
