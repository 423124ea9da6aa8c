import { randomBytes } from 'node:crypto';
import { buildApp } from '../src/app/app.server.ts';
import { readConfig } from '../src/app/config.server.ts';
import { pagesFolder } from '../src/app/main.server.ts';
import { loadDotEnv } from '../src/app/start/dot-env.server.ts';
import { ensureFirstRecords } from '../src/app/start/first-records.server.ts';
import { refuseLostDatabase } from '../src/app/start/lost-data.server.ts';
import { openDatabase, sqliteFile } from '../src/platform/database/database.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { refuseUnsound } from '../src/platform/database/sound-file.server.ts';
import { openStorage, openStorageWithoutLinks } from '../src/platform/storage/open-storage.server.ts';
import { client } from './demo/client.ts';
import { adminEmail, companies, documents, employees, professional, receptionist, units } from './demo/records.ts';
import { samplePdf } from './demo/sample-pdf.ts';
import { runCommand } from './installation.ts';

/** Fills an empty installation with a named practice, through the API, as its own users would. */

await runCommand(async () => {
  loadDotEnv();
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
  const isThere = config.databaseUrl !== undefined || (await refuseUnsound(sqliteFile(config)));
  const store = await openStorageWithoutLinks(config);
  if (!isThere) await refuseLostDatabase(config, store);
  const db = openDatabase(config);
  await refuseLostDatabase(config, store, db);
  await migrate(db);
  const password = randomBytes(6).toString('base64url');
  const first = await ensureFirstRecords(db, {
    adminEmail,
    adminPassword: password,
    practiceFile: config.practiceFile,
  });
  if (!first) {
    throw new Error(
      `Já existem dados em ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}.\nA demonstração só é criada em uma instalação vazia. Use outra pasta: DATA_DIR=./demo npm run demo`,
    );
  }
  const app = await buildApp({ config, db, storage: await openStorage(config, db), pagesFolder });
  await fillIn(await app.listen({ port: 0, host: '127.0.0.1' }), password, config.practiceFile === undefined);
  await app.close();
  await db.destroy();
  console.log(`
Demonstração criada: ${companies.length} empresas, ${units.flat().length} unidades, ${employees.flat().length} empregados.
Entre com (a senha é a mesma para todos):
  Administração  ${adminEmail}
  Empresa        ${companies[0]?.email}
  Profissional   ${professional.email}
  Recepção       ${receptionist.email}
  Senha          ${password}
Para abrir: npm start${process.env.DATA_DIR ? ' (com o mesmo DATA_DIR)' : ''}
`);
});

async function fillIn(address: string, password: string, isExample: boolean): Promise<void> {
  const { call, signIn, sendFile } = client(address);
  const adminToken = await signIn(adminEmail, password);
  const { professional: physician } = await call('/professionals', adminToken, { ...professional, password });
  // Who issues and who answers for the practice are one person, unless the practice has named its own.
  if (isExample) await call('/practice/physician', adminToken, { professionalId: physician?.id }, 'PUT');
  await call('/professionals', adminToken, { ...receptionist, password });
  const doctor = await signIn(professional.email, password);

  for (const [at, record] of companies.entries()) {
    const { company } = await call('/companies', adminToken, { ...record, password });
    const companyId = company?.id;
    const token = await signIn(record.email, password);
    const unitIds: (string | undefined)[] = [];
    for (const unit of units[at] ?? []) {
      unitIds.push((await call('/units', token, { ...unit, companyId })).unit?.id);
    }
    const employeeIds: (string | undefined)[] = [];
    for (const [index, employee] of (employees[at] ?? []).entries()) {
      const unitId = unitIds[index % unitIds.length];
      employeeIds.push((await call('/employees', token, { ...employee, companyId, unitId })).employee?.id);
    }
    for (const document of documents) {
      const file = samplePdf(['Documento de demonstracao', document.name]);
      const to = { companyId, employeeId: employeeIds[0], size: file.length };
      const body = { ...document, ...to, contentType: 'application/pdf' };
      const upload = await call<{ signedUrl: string; documentId: string }>('/uploads', doctor, body);
      await sendFile(upload.signedUrl, file);
      await call(`/uploads/${upload.documentId}/arrived`, doctor, {});
    }
  }
}
