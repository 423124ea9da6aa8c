import { verifyFiles } from '../src/backup/verify-files.server.ts';
import { migrationsOf, refuseNewer } from '../src/platform/database/migrate.server.ts';
import { existingInstallation, nameUnsound, runCommand } from './installation.ts';

/** npm run verify-files: whether every document's file is what was stored; the exit code says it too. */

await runCommand(async () => {
  const { db, storage } = await existingInstallation();
  await refuseNewer(await migrationsOf(db));
  const { files, unsound } = await verifyFiles(db, storage);
  await db.destroy();
  console.log(`${files} arquivos lidos: ${files - Object.keys(unsound).length} estão como foram guardados.`);
  nameUnsound(unsound, 'Estes não estão:');
});
