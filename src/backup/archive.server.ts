import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { type OpenFile, openFile } from '../platform/storage/opening.server.ts';
import { archivePlace, type Manifest, RestoreError, readManifest } from './manifest.server.ts';
import type { Row } from './records.server.ts';

/** What an archive holds at a place is not what was written there; whoever keeps others takes another one. */
export function damagedIn(place: string): RestoreError {
  return new RestoreError(`Esta cópia está danificada em ${place}; use outra.`);
}

/**
 * Unpacks an archive into a folder, all of it, and reads what it says of itself.
 * @param unsealed takes an archive that is not sealed though there are keys
 * @throws {RestoreError} in one line: it is not there, can't be read, needs a key, or is damaged, and where
 */
export async function unpack(
  file: string,
  folder: string,
  { keys, unsealed = false }: { keys: EncryptionKeys; unsealed?: boolean },
): Promise<Manifest> {
  const opened = await open(file, keys);
  if (opened.keyId === null && keys.length > 0 && !unsealed) {
    opened.bytes.destroy();
    throw new RestoreError(
      'O arquivo não está cifrado, e ENCRYPTION_KEYS está definida. Se é de antes de haver chave, repita com --unsealed.',
    );
  }
  const archive = join(folder, 'archive');
  let read = 0;
  opened.bytes.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  await pipeline(opened.bytes, createWriteStream(archive, { mode: 0o600 })).catch((error: unknown) => {
    throw codeOf(error) === 'FILE_ALTERED' ? damagedIn(`${percent(read, opened.size)} do arquivo`) : error;
  });
  let last = 'seu começo';
  const onReadEntry = (entry: { path: string }) => {
    last = entry.path;
  };
  await extract({ file: archive, cwd: folder, strict: true, umask: 0o077, onReadEntry }).catch((error: unknown) => {
    throw ofTheSystem.has(codeOf(error)) ? error : damagedIn(last);
  });
  await rm(archive);
  await readFile(join(folder, 'manifest.json')).catch(() => {
    throw damagedIn('manifest.json');
  });
  return readManifest(join(folder, 'manifest.json')).catch((error: unknown) => {
    throw error instanceof RestoreError ? error : damagedIn('manifest.json');
  });
}

/** Of the machine, not of what is read. */
const ofTheSystem = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'EROFS']);

const whyClosed: Readonly<Record<string, string>> = {
  ENOENT: 'não existe: confira o caminho',
  ENOTDIR: 'não existe: confira o caminho',
  EISDIR: 'é uma pasta: diga o arquivo da cópia',
  EACCES: 'não pode ser lida por este usuário: dê-lhe o direito de ler',
  EPERM: 'não pode ser lida por este usuário: dê-lhe o direito de ler',
};

async function open(file: string, keys: EncryptionKeys): Promise<OpenFile> {
  try {
    return await openFile(file, archivePlace, keys, isGzip);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FILE_ALTERED') throw damagedIn('seu começo, ou não é uma cópia do Zelo');
    if (code === 'ENCRYPTION_KEY_MISSING') {
      const [, id] = /chave (\w+)/.exec(String(error)) ?? [];
      throw new RestoreError(
        `A cópia está cifrada com a chave ${id}, que não está em ENCRYPTION_KEYS. Ponha-a ali; sem ela a cópia não abre.`,
      );
    }
    throw whyClosed[code] ? new RestoreError(`A cópia ${file} ${whyClosed[code]}.`) : error;
  }
}

/** The first two bytes of every gzip file (RFC 1952, 2.3.1). */
function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

function percent(read: number, all: number): string {
  return `${Math.floor((100 * read) / Math.max(1, all))} %`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The rows of a table of an unpacked archive, some at a time. @throws {RestoreError} for what is no row */
export async function readRows(folder: string, table: string, take: (rows: Row[]) => Promise<void>): Promise<void> {
  const rows: Row[] = [];
  const input = createReadStream(join(folder, 'records', `${table}.jsonl`));
  // An error of the stream would pass the lines by.
  const failed = new Promise<never>((_resolve, reject) => input.once('error', reject));
  const lines = (async () => {
    for await (const line of createInterface({ input })) {
      rows.push(rowOf(line, table));
      if (rows.length === 1_000) await take(rows.splice(0));
    }
    if (rows.length > 0) await take(rows.splice(0));
  })();
  await Promise.race([lines, failed]);
}

function rowOf(line: string, table: string): Row {
  try {
    return JSON.parse(line);
  } catch {
    throw damagedIn(`records/${table}.jsonl`);
  }
}
