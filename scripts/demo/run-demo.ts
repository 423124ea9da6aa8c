import { randomBytes } from 'node:crypto';
import { readConfig } from '../../src/app/config.server.ts';
import { loadDotEnv } from '../../src/app/start/dot-env.server.ts';
import { refuseLostDatabase } from '../../src/app/start/lost-data.server.ts';
import { openDatabase, sqliteFile } from '../../src/platform/database/database.server.ts';
import { refuseUnsound } from '../../src/platform/database/sound-file.server.ts';
import { openStorageWithoutLinks } from '../../src/platform/storage/open-storage.server.ts';
import { runCommand } from '../installation.ts';
import { companies } from './companies.ts';
import { installDemo, quietSettings } from './install-demo.ts';
import { adminEmail, nurse, physician, receptionist } from './users.ts';

/** npm run demo: fills an empty installation with a practice that has lived for two years, through the API, as its own users would. */

await runCommand(async () => {
  loadDotEnv();
  const config = readConfig({ ...process.env, ...quietSettings });
  if (config.s3) {
    // What a store signs has to be of this minute; the demonstration's days are those of two years.
    throw new Error('A demonstração guarda os seus arquivos em DATA_DIR: tire as variáveis S3_* e tente de novo.');
  }
  const isThere = config.databaseUrl !== undefined || (await refuseUnsound(sqliteFile(config)));
  const store = await openStorageWithoutLinks(config);
  if (!isThere) await refuseLostDatabase(config, store);
  const db = openDatabase(config);
  await refuseLostDatabase(config, store, db);
  const password = randomBytes(6).toString('base64url');
  const made = await installDemo(config, { db, password, now: new Date() }).finally(() => db.destroy());
  if (!made) {
    throw new Error(
      `Já existem dados em ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}.\nA demonstração só é criada em uma instalação vazia. Use outra pasta: DATA_DIR=./demo npm run demo`,
    );
  }
  const clients = companies.map(({ record }) => `  Empresa        ${record.email} (${record.fantasy_name})`);
  console.log(`
Demonstração criada: ${made.companies} empresas, ${made.people} empregados, dois anos de documentos e a agenda de hoje.
Entre com (a senha é a mesma para todos):
  Administração  ${adminEmail}
  Médica         ${physician.email}
  Enfermagem     ${nurse.email}
  Recepção       ${receptionist.email}
${clients.join('\n')}
  Senha          ${password}
Para abrir: npm start${process.env.DATA_DIR ? ' (com o mesmo DATA_DIR)' : ''}
`);
});
