import { backup } from '../src/app/backup/backup.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { installation, runCommand } from './installation.ts';

/** npm run backup -- FILE: records and files of this installation in one archive, while it is used. */

await runCommand(async ([file]) => {
  if (!file) throw new Error('Uso: npm run backup -- ARQUIVO.tar.gz');
  const { config, db, storage } = await installation();
  await migrate(db);
  const { tables, files } = await backup(config, await storage(db), file);
  await db.destroy();
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`Cópia feita em ${file}: ${rows} registros, ${Object.keys(files).length} arquivos.`);
});
