import { refuseWithoutKeys } from '../src/app/start/sealing-keys.server.ts';
import { move } from '../src/backup/move.server.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { openStorage } from '../src/platform/storage/open-storage.server.ts';
import { mustHaveDatabase, nameUnsound, runCommand, settings } from './installation.ts';

/** npm run move -- --to postgres://…: the embedded installation in DATA_DIR to PostgreSQL and, with S3_*, to the store. */

await runCommand(async (args) => {
  const databaseUrl = args[0] === '--to' ? args[1] : undefined;
  if (!databaseUrl?.startsWith('postgres')) throw new Error('Uso: npm run move -- --to postgres://…');
  const config = settings();
  await mustHaveDatabase(config);
  const embedded = openDatabase({ dataDir: config.dataDir });
  await migrate(embedded);
  await refuseWithoutKeys(embedded, config);
  const from = await openStorage({ ...config, s3: undefined }, embedded);
  const db = openDatabase({ ...config, databaseUrl });
  await migrate(db);
  const storage = config.s3 ? await openStorage(config, db) : from;
  const { tables, files, unsound } = await move({ dataDir: config.dataDir, from, to: { db, storage } });
  await embedded.destroy();
  await db.destroy();
  for (const [table, { rows, checksum }] of Object.entries(tables)) console.log(`${table}: ${rows} (${checksum})`);
  console.log(`Movido e conferido: ${files} arquivos. Agora inicie com DATABASE_URL${config.s3 ? ' e S3_*' : ''}.`);
  nameUnsound(unsound, 'Os arquivos destes documentos não foram, porque não estão como foram guardados:');
});
