import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../../platform/config-error.server.ts';

/** What the system's words mean for whoever has set `DATA_DIR`. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'não pode ser escrita por este usuário: dê-lhe a pasta (chown), ou escolha outra',
  EPERM: 'não pode ser escrita por este usuário: dê-lhe a pasta (chown), ou escolha outra',
  EROFS: 'está em um disco que só se lê: escolha outra, ou monte-o para gravar',
  ENOSPC: 'está em um disco sem espaço: libere espaço, ou escolha outra',
  EDQUOT: 'está em um disco sem espaço para este usuário: libere espaço, ou escolha outra',
  ENOTDIR: 'é um arquivo, ou está dentro de um: escolha uma pasta',
  EEXIST: 'é um arquivo: escolha uma pasta',
  ELOOP: 'é um atalho que leva a si mesmo: escolha outra',
  ENOENT: 'está onde não se criam pastas: escolha outra',
  ENAMETOOLONG: 'tem um nome longo demais: escolha outra',
};

/**
 * Tries what the data folder must be able to do: be there, and take a file.
 * @throws {ConfigError} in one line with the remedy
 */
export function mustHoldData(dataDir: string): void {
  const probe = join(dataDir, `.zelo-${randomUUID()}`);
  try {
    makeFolder(dataDir);
    closeToOthers(dataDir);
    writeFileSync(probe, 'zelo', { flag: 'wx', flush: true });
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'erro';
    const remedy = remedies[code] ?? `não pode ser usada (${code}): escolha outra pasta`;
    throw new ConfigError(`Configuração inválida: DATA_DIR ${remedy} (recebido: ${dataDir.replace(/\s+/g, ' ')})`);
  }
}

/** For its owner alone: what lies in it is read by nobody else of the machine. */
const onlyOurs = 0o700;

/** What Zelo itself puts into its folder; with anything else in it the folder is somebody's, as `/srv` is, and stays as it is. */
const ours = /^(zelo\.sqlite.*|files|arriving|reserve|copying\.lock.*|(restoring|backing-up)-.*)$/;

/** A new folder, and that of an older installation. Where the disk knows no such thing, it is whoever has made it who closes it. */
function closeToOthers(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o077) === 0 || uid !== process.getuid?.()) return;
  if (!readdirSync(dataDir).every((name) => ours.test(name))) return;
  try {
    chmodSync(dataDir, onlyOurs);
  } catch {}
}

/** Step by step: where the system takes no folder (`/proc`), Node's own way of making all of a path never comes to its end. */
function makeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process that starts at the same moment was faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
