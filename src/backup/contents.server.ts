import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { documentKey } from '../documents/documents.rules.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { measure } from '../platform/storage/opening.server.ts';
import { altered } from '../platform/storage/sealed-format.server.ts';
import type { FileKey, KnownFile, Storage } from '../platform/storage/storage.ts';
import { holds } from '../platform/storage/verifying.server.ts';
import { measured } from './measured.server.ts';
import type { Row } from './records.server.ts';

/** A document's file: its place, and what was written down of it. */
export type DocumentFile = KnownFile & { key: FileKey };

/** The tables whose rows have files: a document, and what was signed of it. */
export const withFiles = ['documents', 'document_signatures'] as const;

/** Whether a table's rows have files. */
export function hasFiles(table: string): boolean {
  return withFiles.some((one) => one === table);
}

/** The file of such a row; null while none has arrived. */
export function fileOf(row: Row): DocumentFile | null {
  if (!row.arrived_at) return null;
  const key = documentKey({
    companyId: String(row.company_id),
    employeeId: textOf(row.employee_id),
    id: String(row.id),
  });
  const size = row.size === null ? null : Number(row.size);
  return { key, size, sha256: textOf(row.sha256), etag: textOf(row.etag) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Why a file of a store is not what was written down of it, read to its last byte; null when it is. */
export async function whyUnsound(storage: Storage, file: DocumentFile): Promise<string | null> {
  try {
    const found = measured();
    await pipeline(await storage.read(file.key, file.etag), found.stream.resume());
    return holds(found.result(), file) ? null : altered().message;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * Copies a file as the store keeps it, and opens the copy to compare what it holds.
 * @returns size and hash of the copy, which is there unless the file could not be read; and what is wrong with it
 */
export async function copyKept(storage: Storage, file: DocumentFile, path: string, keys: EncryptionKeys) {
  await mkdir(dirname(path), { recursive: true });
  let source: Readable;
  const copied = measured();
  try {
    source = await storage.readKept(file.key, file.etag);
    await pipeline(source, copied.stream, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    return { copy: null, wrong: reasonOf(error) };
  }
  return { copy: copied.result(), wrong: await whyNot(path, file, keys) };
}

/** Why a copy of a file does not hold what was written down; null when it does. */
export async function whyNot(path: string, file: DocumentFile, keys: EncryptionKeys): Promise<string | null> {
  try {
    return holds(await measure(path, file.key, keys), file) ? null : altered().message;
  } catch (error) {
    return reasonOf(error);
  }
}

/** How a reader of the file system says that it can't give one file. */
const unreadable = new Set(['EIO', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'EUCLEAN']);

/** What is wrong with one file. @throws the error itself when it is about more than that */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FILE_ALTERED' || code === 'ENCRYPTION_KEY_MISSING') return error.message;
  if (code === 'ENOENT' || ('name' in error && error.name === 'NoSuchKey')) return 'O arquivo não existe.';
  if (unreadable.has(code)) return `O arquivo não pode ser lido (${code}).`;
  throw error;
}

/** What is wrong with the frozen answers of an issued document, beside what may be wrong with its file. */
export function ofAnswers(reason: string): string {
  return `As respostas guardadas: ${reason}`;
}

/** One line for each, by its identifiers: a document's name tells of somebody's health. */
export function linesOf(unsound: Readonly<Record<FileKey, string>>): string[] {
  return Object.entries(unsound).map(([key, reason]) => {
    const [company, employee, document] = key.replace(/\.pdf$/, '').split('/');
    return `documento ${document} (empresa ${company}, empregado ${employee}): ${reason}`;
  });
}
