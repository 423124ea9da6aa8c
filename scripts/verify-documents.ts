import { verifyDocuments } from '../src/backup/verify-documents.server.ts';
import { migrationsOf, refuseNewer } from '../src/platform/database/migrate.server.ts';
import { existingInstallation, nameUnsound, runCommand } from './installation.ts';

/** npm run verify-documents: whether every issued document is what was issued; the exit code says it too. */

await runCommand(async () => {
  const { config, db, storage } = await existingInstallation();
  await refuseNewer(await migrationsOf(db));
  const verified = verifyDocuments({ db, storage, keys: config.encryptionKeys }).finally(() => db.destroy());
  const { documents, unfinished, signed, unsound } = await verified;
  const whole = documents - unfinished - Object.keys(unsound).length;
  console.log(`${documents} documentos emitidos lidos: ${whole} estão como foram emitidos.`);
  if (signed > 0) console.log(`${signed} têm assinatura digital, conferida em cada um.`);
  if (unfinished > 0) console.log(`${unfinished} ainda esperam pelo seu arquivo, que o servidor prepara.`);
  nameUnsound(unsound, 'Estes não estão:');
});
