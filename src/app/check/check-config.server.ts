import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MailFailure } from '../../mail/mail-failure.server.ts';
import { tryMailServer } from '../../mail/smtp.server.ts';
import { type Database, hasTable, openDatabase, sqliteFile } from '../../platform/database/database.server.ts';
import { databaseClock, tryWriting } from '../../platform/database/trying.server.ts';
import { missingKeys } from '../../platform/storage/keys/known-keys.server.ts';
import { openStorageWithoutLinks } from '../../platform/storage/open-storage.server.ts';
import { waitFor } from '../../server/wait.server.ts';
import type { Config } from '../config.server.ts';
import { mustHoldData } from '../start/data-folder.server.ts';
import { whyNoUseWaiting } from '../start/no-use-waiting.server.ts';

/** One thing that was tried: what came of it, in a line. */
export type Tried = { what: string; isGood: boolean; line: string };

const withoutFolder = 'não foi experimentado: falta a pasta de dados.';

/** How far this clock and the database's may be apart, in seconds: links allow a minute between servers. */
const mostApart = 30;

/**
 * Tries everything that the settings lead to, each by itself: what is wrong with one says nothing of the others. Nothing stays
 * of what is written.
 */
export async function checkConfig(config: Config, tell: (tried: Tried) => void): Promise<boolean> {
  let allGood = true;
  const attempt = async (what: string, work: () => Promise<string>) => {
    const line = await work().then(
      (found) => ({ what, isGood: true, line: found }),
      (error: unknown) => ({ what, isGood: false, line: sentenceOf(error) }),
    );
    allGood &&= line.isGood;
    tell(line);
    return line.isGood;
  };

  const isFolderGood = await attempt('Pasta de dados', async () => {
    mustHoldData(config.dataDir);
    return `${config.dataDir} aceita arquivos.`;
  });
  const isThere = config.databaseUrl !== undefined || (isFolderGood && existsSync(sqliteFile(config)));
  const db = isThere ? openDatabase(config) : null;
  const isAnswering = await attempt('Banco de dados', async () => {
    if (!isFolderGood && !config.databaseUrl) throw new Error(withoutFolder);
    if (!db) return `${sqliteFile(config)} ainda não existe: a primeira partida o cria.`;
    await answers('O banco de dados', () => tryWriting(db));
    return config.databaseUrl ? 'o PostgreSQL responde e aceita gravações.' : `${sqliteFile(config)} lê e grava.`;
  });
  await attempt('Chaves', () => keys(isAnswering ? db : null, config));
  await attempt('Armazenamento', async () => {
    // Where the system takes no folder, Node's own way of making all of a path never comes to its end.
    if (!isFolderGood && !config.s3) throw new Error(withoutFolder);
    return store(config);
  });
  await attempt('E-mail', async () => {
    if (!config.mail) return 'não configurado (SMTP_URL e MAIL_FROM): nada é enviado.';
    await tryMailServer(config.mail);
    return `${config.mail.host} aceita a conta. Para ver um e-mail chegar: npm run mail -- você@exemplo.`;
  });
  await attempt('Relógio', () => clock(isAnswering ? db : null));
  await db?.destroy();
  return allGood;
}

async function keys(db: Database | null, { encryptionKeys }: Config): Promise<string> {
  const missing = db && (await hasTable(db, 'secrets')) ? await missingKeys(db, encryptionKeys) : [];
  if (missing.length > 0)
    throw new Error(`ENCRYPTION_KEYS não tem a chave ${missing.join(', ')}, com que pode haver dados cifrados.`);
  if (encryptionKeys.length === 0) return 'nenhuma: os documentos em DATA_DIR e as cópias não são cifrados.';
  return `${encryptionKeys.map(({ id }) => id).join(', ')}; a primeira cifra, todas abrem.`;
}

/** Writes a file, reads it back and removes it. */
async function store(config: Config): Promise<string> {
  const storage = await openStorageWithoutLinks(config);
  const key = `${randomUUID()}/${randomUUID()}/${randomUUID()}.pdf`;
  const bytes = Buffer.from('%PDF-1.4\n% npm run check-config\n%%EOF\n');
  await answers('O armazenamento de documentos', () => storage.check());
  try {
    await storage.write(key, Readable.from([bytes]), bytes.length);
    if (!(await buffer(await storage.read(key))).equals(bytes))
      throw new Error('O que foi gravado não é o que se leu de volta.');
  } finally {
    await storage.remove(key);
  }
  return `${config.s3 ? `o balde ${config.s3.bucket}` : config.dataDir} grava, lê e apaga.`;
}

async function clock(db: Database | null): Promise<string> {
  const now = new Date();
  const said = `esta máquina diz ${now.toISOString().slice(0, 16).replace('T', ' ')} (UTC)`;
  const apart = db ? Math.round((now.getTime() - (await databaseClock(db)).getTime()) / 1_000) : 0;
  if (Math.abs(apart) > mostApart) {
    throw new Error(
      `${said}, ${Math.abs(apart)} s ${apart > 0 ? 'à frente' : 'atrás'} do banco de dados: acerte os dois (NTP).`,
    );
  }
  return `${said}.`;
}

/** Asked once: what does not answer now is what the operator wants to know. */
function answers(what: string, check: () => Promise<void>): Promise<void> {
  return waitFor(what, check, { seconds: 0, say: () => {}, whyNoUse: whyNoUseWaiting });
}

function sentenceOf(error: unknown): string {
  const known = whyNoUseWaiting(error);
  if (known) return known.message;
  if (error instanceof MailFailure || !(error instanceof Error))
    return String(error instanceof Error ? error.message : error);
  return 'code' in error && error.code
    ? `${error.message.split('\n')[0]} (${String(error.code)})`
    : (error.message.split('\n')[0] ?? '');
}
