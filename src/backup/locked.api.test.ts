import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.server.ts';
import { migrate } from '../platform/database/migrate.server.ts';
import { runCommand } from '../testing/run-command.ts';

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'a backup that can not read ends with one line that says why, and leaves no archive',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zelo-locked-'));
    const db = openDatabase({ dataDir });
    await migrate(db);
    await db.destroy();
    const holder = new DatabaseSync(join(dataDir, 'zelo.sqlite'));
    holder.exec('pragma locking_mode = exclusive; begin exclusive;');
    const archive = join(dataDir, 'copy.tar.gz');
    expect(await runCommand('backup.ts', [archive], { DATA_DIR: dataDir })).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Outro processo segura o banco de dados há mais de 30 s. Nada foi feito; tente de novo.\n',
    });
    holder.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
