import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileKey } from '../platform/storage/storage.ts';

/** What stands in an archive; a restore checks every number of it. */
export type Manifest = {
  format: 2;
  createdAt: string;
  /** The program that made it; null in archives from before it was written down. */
  program: { version: string; commit: string | null } | null;
  /** Those that had run on the records: they are restored as they were then, and migrated afterwards. */
  migrations: string[];
  tables: Record<string, { rows: number; checksum: string }>;
  /** As they are kept: those that are sealed stay so. */
  files: Record<FileKey, { size: number; sha256: string }>;
  /** Documents whose file was missing, or not what had been stored, when the archive was made; with the reason. */
  unsound: Record<FileKey, string>;
};

/** An archive that can't be restored here. Its message is for whoever asked for it. */
export class RestoreError extends Error {}

/** The place for which an archive is sealed, whatever its name. */
export const archivePlace = 'backup';

/** A manifest for what is yet to be copied. */
export function newManifest(): Manifest {
  const createdAt = new Date().toISOString();
  return { format: 2, createdAt, program: program(), migrations: [], tables: {}, files: {}, unsound: {} };
}

/** Reads the manifest of this or an earlier form. @throws {RestoreError} for one of a later form */
export async function readManifest(path: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  if (manifest.format !== 1 && manifest.format !== 2) {
    throw new RestoreError(
      'O arquivo foi feito por uma versão mais nova do Zelo. Atualize o programa e tente de novo.',
    );
  }
  return { ...manifest, format: 2, program: manifest.program ?? null, unsound: manifest.unsound ?? {} };
}

const root = resolve(import.meta.dirname, '../..');

/** This program: its version and its commit, which a ready-made one has written down and a clone knows. */
function program() {
  const { version, commit }: { version: string; commit?: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  if (commit) return { version, commit };
  const asked = spawnSync('git', [`--git-dir=${join(root, '.git')}`, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  return { version, commit: asked.status === 0 ? asked.stdout.trim() : null };
}
