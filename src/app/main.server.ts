import { resolve } from 'node:path';
import { endTypesetting } from '../documents/typeset/typeset.server.ts';
import { ConfigError } from '../platform/config-error.server.ts';
import { startWorker } from '../platform/jobs/worker.server.ts';
import { buildApp } from './app.server.ts';
import { readConfig } from './config.server.ts';
import { keepDiskTidy } from './housekeeping/housekeeping.server.ts';
import { loadDotEnv } from './start/dot-env.server.ts';
import { isOneLine, prepare } from './start/prepare.server.ts';
import { workshopOf } from './workshop/workshop.server.ts';

/** The folder that `npm run build` writes the pages to. */
export const pagesFolder = resolve(import.meta.dirname, '../../build/client');

/** Connections that may wait to be accepted while the server is busy; beyond Node's 511 a burst would knock again for seconds. */
const mostWaiting = 4_096;

/**
 * Starts the server with the settings of the environment and ends it in order on SIGTERM and SIGINT.
 * @param migrations the folder of the migrations; without one that of the sources
 */
export async function main(migrations?: string): Promise<void> {
  const config = settings();
  const { db, admin, storage } = await prepare(config, { migrations, say }).catch((error) => {
    if (!isOneLine(error)) throw error;
    return endWith(error.message);
  });
  const app = await buildApp({ config, db, storage, pagesFolder });
  const address = await app.listen({ port: config.port, host: config.host, backlog: mostWaiting }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return endWith(`A porta ${config.port} já está em uso, talvez por outro Zelo. Encerre-o, ou escolha outra PORT.`);
  });
  const endTidying = keepDiskTidy(config.dataDir, app.log);
  const endWorker = startWorker(workshopOf({ config, db, storage, log: app.log }));

  // Before anybody reads that it is up, and may end it.
  endOnSignal(async () => {
    endTidying();
    // Takes no new requests and no new jobs, finishes those under way; a job that takes too long is given back.
    await Promise.all([app.close(), endWorker()]);
    await endTypesetting();
    await db.destroy();
  });

  say(`\nZelo está no ar: ${config.publicUrl ?? address}`);
  if (admin) {
    say(`Primeiro administrador: ${admin.email}`);
    say(`Senha: ${admin.password ?? '(a que está em ADMIN_PASSWORD)'}`);
    if (admin.password) say('Guarde-a agora: ela não será mostrada de novo.');
  }
  if (!config.s3 && config.encryptionKeys.length === 0) {
    say('Os documentos ficam no disco sem criptografia (ENCRYPTION_KEYS, em docs/operations.md).');
  }
  say('Para encerrar: Ctrl+C\n');
}

function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal sends the signal to every process of the group and the launcher passes it on: it can come twice.
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      await end();
    });
  }
}

function settings() {
  try {
    loadDotEnv();
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return endWith(error.message);
  }
}

function endWith(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
