import { mustHoldData } from '../src/app/start/data-folder.server.ts';
import { verifyBackup } from '../src/backup/verify-backup.server.ts';
import { nameUnsound, runCommand, settings } from './installation.ts';

/** npm run verify-backup -- FILE: reads a copy whole without restoring it; the exit code says whether it is. */

await runCommand(async ([file, ...others]) => {
  if (!file || others.length > 0) throw new Error('Uso: npm run verify-backup -- ARQUIVO.tar.gz');
  const { dataDir, encryptionKeys: keys } = settings();
  mustHoldData(dataDir);
  const { createdAt, rows, files, unsound } = await verifyBackup(file, { dataDir, keys });
  console.log(`A cópia de ${createdAt} está inteira: ${rows} registros, ${files} arquivos lidos.`);
  nameUnsound(unsound, 'Os arquivos destes documentos já não estavam inteiros quando ela foi feita:');
});
