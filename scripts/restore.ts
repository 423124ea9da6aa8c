import { restore } from '../src/backup/restore.server.ts';
import { sqliteFile } from '../src/platform/database/database.server.ts';
import { refuseUnsound } from '../src/platform/database/sound-file.server.ts';
import { installation, nameUnsound, runCommand, settings } from './installation.ts';

/** npm run restore -- FILE [--unsealed]: an archive of `npm run backup` into an empty installation. */

await runCommand(async (args) => {
  const [file, ...others] = args.filter((arg) => arg !== '--unsealed');
  if (!file || others.length > 0) throw new Error('Uso: npm run restore -- ARQUIVO.tar.gz [--unsealed]');
  const config = settings();
  // An empty installation has no database file, or a sound one; another has to be put aside by whoever knows why.
  if (!config.databaseUrl) await refuseUnsound(sqliteFile(config));
  const { db, storage } = await installation(config);
  const unsealed = args.includes('--unsealed');
  const { tables, files, unsound, closed, createdAt } = await restore(file, { ...config, db, storage }, { unsealed });
  await db.destroy();
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const whole = Object.keys(files).filter((key) => !(key in unsound)).length;
  console.log(`Restaurada a cópia de ${createdAt}: ${rows} registros, ${whole} arquivos conferidos.`);
  nameUnsound(unsound, 'Tudo o mais voltou, menos os arquivos destes documentos:');
  nameUnsound(closed, 'As respostas destes documentos emitidos já estavam alteradas na cópia, e voltaram assim:');
});
