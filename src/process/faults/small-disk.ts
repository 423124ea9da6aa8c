import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Mounts a file system of its own on a folder.
 * @returns whether it may be mounted here
 */
export function mountSmall(folder: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
}

/** A folder on a small disk of its own; null where none may be mounted. */
export function smallDisk(megabytes: number): { folder: string; remove: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-small-'));
  const remove = () => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (mountSmall(folder, megabytes)) return { folder, remove };
  rmSync(folder, { recursive: true });
  console.log('SEM PERMISSÃO PARA MONTAR UM DISCO PEQUENO: O TESTE DE DISCO CHEIO FOI PULADO.');
  if (process.env.CI === 'true') throw new Error('Com CI=true isso é uma falha.');
  return null;
}

/** Takes all the room that is left. */
export function fill(path: string): void {
  for (let size = 1 << 20; size >= 4096; size >>= 1) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // No room for a piece of this size any more.
    }
  }
}
