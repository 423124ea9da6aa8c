import { refuseWithoutKeys } from '../src/app/start/sealing-keys.server.ts';
import { backup } from '../src/backup/backup.server.ts';
import { migrationsOf, refuseNewer } from '../src/platform/database/migrate.server.ts';
import { noteBackup } from '../src/platform/installation/last-backup.server.ts';
import { existingInstallation, nameUnsound, runCommand } from './installation.ts';

/** npm run backup -- FILE: records and files of this installation in one archive, while it is used. */

await runCommand(async ([file]) => {
  if (!file) throw new Error('Uso: npm run backup -- ARQUIVO.tar.gz');
  const { config, db, storage } = await existingInstallation();
  await refuseNewer(await migrationsOf(db));
  await refuseWithoutKeys(db, config);
  const { tables, files, unsound, createdAt } = await backup(config, storage, file);
  await noteBackup(db, createdAt);
  await db.destroy();
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const whole = Object.keys(files).filter((key) => !(key in unsound)).length;
  console.log(`Cópia feita em ${file}: ${rows} registros, ${whole} arquivos conferidos.`);
  nameUnsound(unsound, 'Estes documentos não estão como foram guardados, e a cópia também não os tem inteiros:');
});
