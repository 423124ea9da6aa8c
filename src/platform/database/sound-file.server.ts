import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './locked.server.ts';

/** An embedded database that can't be worked on as it is. Its message is one line that says what to do. */
export class UnsoundDatabaseError extends Error {}

/** A database of up to this size is looked through at every start: a few seconds at most (docs/decisions/0037). */
const alwaysChecked = 4 * 1024 ** 3;

/** How long a file may be empty that another process has just made, in milliseconds. */
const newbornPatience = 5_000;

const restoreIt = 'restaure a última cópia (npm run restore -- ARQUIVO)';

/** @returns whether there is a database file. @throws {UnsoundDatabaseError} when it has been lost, emptied or damaged */
export async function refuseUnsound(path: string): Promise<boolean> {
  if (sizeOf(path) === null && sizeOf(`${path}-wal`)) {
    throw new UnsoundDatabaseError(
      `O banco de dados ${path} não existe, mas as suas últimas gravações sim (${path}-wal). Traga-o de volta, ou ponha esse arquivo de lado e ${restoreIt}.`,
    );
  }
  for (const end = performance.now() + newbornPatience; sizeOf(path) === 0; await pause(100)) {
    if (performance.now() < end) continue;
    throw new UnsoundDatabaseError(
      `O banco de dados ${path} está vazio (0 bytes). Apague-o e ${restoreIt}; se a instalação é nova, apague-o e inicie de novo.`,
    );
  }
  const size = sizeOf(path);
  if (size === null) return false;
  // What the last process has not brought into the file: it did not end in order.
  const endedInOrder = !sizeOf(`${path}-wal`);
  if (size <= alwaysChecked || !endedInOrder) refuseDamaged(path);
  return true;
}

/** @throws {UnsoundDatabaseError} when SQLite can't read the file, or finds pages in it that do not fit together */
export function refuseDamaged(path: string): void {
  const found = damageIn(path);
  if (!found) return;
  throw new UnsoundDatabaseError(
    `O banco de dados ${path} está danificado (${found}). Ponha-o de lado, com os arquivos -wal e -shm, e ${restoreIt}.`,
  );
}

function damageIn(path: string): string | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: newbornPatience });
    const found = String(database.prepare('pragma quick_check(1)').get()?.quick_check);
    return found === 'ok' ? null : found.replace(/\s+/g, ' ');
  } catch (error) {
    if (isDamage(error)) return error.message;
    // Another process holds it for itself alone: it can be read there, and will be waited for.
    if (isLocked(error)) return null;
    throw error;
  } finally {
    database?.close();
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamage(error: unknown): error is Error {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 11 || code === 26;
}

function sizeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.size ?? null;
}
