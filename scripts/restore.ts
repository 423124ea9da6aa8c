import { restore } from '../src/app/backup/restore.server.ts';
import { installation, runCommand } from './installation.ts';

/** npm run restore -- FILE: an archive of `npm run backup` into an empty installation. */

await runCommand(async ([file]) => {
  if (!file) throw new Error('Uso: npm run restore -- ARQUIVO.tar.gz');
  const { config, db, storage } = await installation();
  const { tables, files, createdAt } = await restore(file, { ...config, db, storage });
  await db.destroy();
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restaurada a cópia de ${createdAt}: ${rows} registros, ${Object.keys(files).length} arquivos conferidos.`,
  );
});
